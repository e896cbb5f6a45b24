import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { FormulaResult } from '../../../src/markdown/math/formula.js';
import type { SourceReadResult } from '../../../src/markdown/page-context.js';
import { PageParser } from '../../../src/pipeline/page-parser/page-parser.js';
import { ParserThread } from '../../../src/pipeline/page-parser/parser-thread.js';
import type { ParseSettings } from '../../../src/pipeline/page-parser/parse-request.js';
import { ENGLISH } from '../../../src/site/messages/messages.js';

const threadFile = resolve('lib/page-thread.js');
const folder = mkdtempSync(join(tmpdir(), 'docsgen-page-parser-'));
afterAll(() => rmSync(folder, { recursive: true }));

const settings: ParseSettings = {
  base: '/docs/',
  languagePrefix: '/pt',
  host: 'https://example.com',
  repository: undefined,
  nofollow: [],
  embedHosts: [],
  mediaSources: { image: ['https://images.example'], video: [] },
  isolated: { charts: true },
  products: [],
  hasMath: true,
  messages: ENGLISH,
} as unknown as ParseSettings;

/** Links, an image of a host that is not allowed, a demo, code of two files, and a file that is missing. */
const text = `---
title: Sample
description: A sample.
---

# Sample

[Another](/material-ui/button/) ![A photo](https://elsewhere.example/a.png)

The area is $a b$.

\`\`\`tsx file=./a.ts
\`\`\`

\`\`\`tsx file=./b.ts
\`\`\`

\`\`\`tsx file=./missing.ts
\`\`\`

{{"demo": "Hero.js"}}
`;
const request = { text, source: 'pages/sample/index.md', settings };
const FORMULA: FormulaResult = { html: '<math><mi>a</mi></math>' };
const files: Readonly<Record<string, SourceReadResult>> = {
  'pages/sample/a.ts': { text: 'const a = 1;\n' },
  'pages/sample/b.ts': { text: 'const b = 2;\n' },
};

const nothingKnown = { files: new Map(), formulas: new Map() };

function createReader() {
  const paths: string[] = [];
  const readFile = (path: string): SourceReadResult => {
    paths.push(path);
    return files[path] ?? { missing: true };
  };
  const renderFormula = async (key: string): Promise<FormulaResult> => {
    paths.push(key);
    return FORMULA;
  };
  return { paths, readFile, renderFormula };
}

describe('parsing pages', () => {
  test('a thread gives the same page and diagnostics as the main thread, and asks for each file and formula once', async () => {
    const onMainThread = new PageParser({ threadFile, threads: 0 });
    const reader = createReader();
    const expected = await onMainThread.parse(request, reader);
    expect(expected.diagnostics.map(({ code, line }) => [code, line])).toEqual([
      ['image/blocked', 8],
      ['include/missing', 18],
    ]);
    expect(JSON.stringify(expected.page.blocks)).toContain('/docs/pt/material-ui/button/');

    const thread = new ParserThread(threadFile);
    const allFiles = new Map(reader.paths.slice(0, -1).map((path) => [path, createReader().readFile(path)]));
    expect(
      await thread.parse({ ...request, files: allFiles, formulas: new Map([['$ a b', FORMULA]]) }),
    ).toEqual(expected);
    await thread.close();

    const withThreads = new PageParser({ threadFile, threads: 2, pagesBeforeThreads: 0 });
    for (const batch of [20, 20]) {
      const pages = Array.from({ length: batch }, async () => {
        const ownReader = createReader();
        const parsed = await withThreads.parse(request, ownReader);
        expect(ownReader.paths).toEqual(reader.paths);
        return parsed;
      });
      for (const parsed of await Promise.all(pages)) expect(parsed).toEqual(expected);
      // The next ones need new threads.
      await withThreads.close();
    }
  });

  test('threads are started once, before the first page, where so many pages are expected that they pay', async () => {
    const createCountingFile = (name: string): string => {
      const file = join(folder, `${name}.mjs`);
      const code = `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(`${file}.txt`)}, 'started ');`;
      writeFileSync(file, `${code} setInterval(() => {}, 1000);`);
      return file;
    };
    const [fewFile, manyFile] = [createCountingFile('few'), createCountingFile('many')];
    const few = new PageParser({ threadFile: fewFile, threads: 2, pagesBeforeThreads: 3 });
    few.startThreads(3);
    const many = new PageParser({ threadFile: manyFile, threads: 2, pagesBeforeThreads: 3 });
    many.startThreads(4);
    many.startThreads(5);
    await expect
      .poll(() => existsSync(`${manyFile}.txt`) && readFileSync(`${manyFile}.txt`, 'utf8'))
      .toBe('started started ');
    expect(existsSync(`${fewFile}.txt`)).toBe(false);
    await Promise.all([few.close(), many.close()]);
  });

  test('a thread that is ready takes requests', async () => {
    const thread = new ParserThread(threadFile);
    await expect.poll(() => thread.isReady, { timeout: 30_000 }).toBe(true);
    const needed = thread.parse({ ...request, ...nothingKnown });
    expect(thread.load).toBe(1);
    expect(await needed).toEqual({
      neededFiles: ['pages/sample/a.ts', 'pages/sample/b.ts', 'pages/sample/missing.ts'],
      neededFormulas: ['$ a b'],
    });
    expect(thread.load).toBe(0);
    await thread.close();
  });

  test('a bug in the parser is thrown where the page was asked for, and the thread goes on', async () => {
    const thread = new ParserThread(threadFile);
    const broken = { ...request, text: undefined as unknown as string, ...nothingKnown };
    await expect(thread.parse(broken)).rejects.toThrow(/parse-?[pP]age|includes/);
    expect(await thread.parse({ ...request, ...nothingKnown })).toHaveProperty('neededFiles');
    await thread.close();
  });

  test.each([
    ['throws', 'throw new Error("no thread here");', /no thread here/],
    ['exits', 'process.exit(0);', /The thread that parses pages has ended/],
  ])('a thread that %s rejects what it was asked for, and all that comes later', async (_, code, message) => {
    const file = join(folder, `${code.length}.mjs`);
    writeFileSync(file, code);
    const thread = new ParserThread(file);
    await expect(thread.parse({ ...request, ...nothingKnown })).rejects.toThrow(message);
    await expect(thread.parse({ ...request, ...nothingKnown })).rejects.toThrow(message);
  });
});
