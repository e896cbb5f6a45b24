import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { hashContent } from '../../../src/graph/fingerprint.js';
import { deserialize } from '../../../src/graph/serialize.js';
import type { TaskRunner } from '../../../src/pipeline/threads/tasks.js';
import { TaskThread } from '../../../src/pipeline/threads/task-thread.js';
import { ThreadPool } from '../../../src/pipeline/threads/thread-pool.js';
import { files, formulas, needs, settings, source } from './sample-page.js';

const threadFile = resolve('lib/task-thread.js');
const folder = mkdtempSync(join(tmpdir(), 'docsgen-threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

const unread = { ...source, files: new Map(), formulas: new Map() };
const complete = { ...source, files, formulas };

const copy = {
  text: source.text,
  title: 'Sample',
  context: { pathname: '/sample/', source: source.source, base: '/docs/', language: 'en', languages: ['en'] },
  demos: [],
  api: [],
  apiHeading: 'API',
};

const pages = [
  {
    ...{ href: '/docs/sample/', title: 'Sample', description: 'A sample “ä”.', product: 'Acme' },
    ...{ headings: [{ id: 'a', text: 'A' }], components: ['Button'], hooks: [], demos: [] },
  },
];

const otherPage = {
  ...{ href: '/docs/other/', title: 'Other', description: '', product: 'Acme' },
  ...{ headings: [], components: [], hooks: [], demos: [] },
};

const parseTask = [complete, { settings }] as const;

const here = new ThreadPool({ threadFile, threads: 0 });

describe('a task', () => {
  test('that parses a page gives the same on a thread as on the main one', async () => {
    const expected = await here.run('parseSource', ...parseTask);
    expect(
      deserialize(new TextDecoder().decode('bytes' in expected ? expected.bytes : undefined)),
    ).toMatchObject({
      title: 'Sample',
      links: [{ target: '/material-ui/button/' }, { kind: 'image' }],
    });
    expect(expected).toMatchObject({
      diagnostics: [
        { code: 'image/blocked', line: 8 },
        { code: 'include/missing', line: 18 },
      ],
    });
    const thread = new TaskThread(threadFile);
    expect(await thread.run('parseSource', ...parseTask)).toEqual(expected);
    await thread.close();
  });

  test('that makes a file gives its content, from a thread with its hash', async () => {
    const expected = hashContent(await here.run('renderMarkdownCopy', copy));
    expect(expected.bytes.byteLength).toBeGreaterThan(100);
    const thread = new TaskThread(threadFile);
    const content = await thread.run('renderMarkdownCopy', copy);
    expect(content).toEqual({ bytes: new Uint8Array(expected.bytes), hash: expected.hash });
    await thread.close();
  });

  test('that adds to a search index is done where the ones before were, for each index by itself', async () => {
    const renderIndexes = async (runner: TaskRunner) => {
      const [first, second] = [{ key: {} }, { key: {} }];
      await runner.run('addToSearchIndex', pages, first);
      await runner.run('addToSearchIndex', [otherPage], second);
      await runner.run('addToSearchIndex', [otherPage], first);
      const contents = [first, second, first].map(async (index) =>
        runner.run('renderSearchIndex', {}, index),
      );
      return (await Promise.all(contents)).map((content) => {
        const { bytes, hash } = hashContent(content);
        const { documentIds } = JSON.parse(new TextDecoder().decode(bytes));
        return { hash, addresses: Object.values(documentIds) };
      });
    };
    const expected = await renderIndexes(here);
    expect(expected.map(({ addresses }) => addresses)).toEqual([
      ['/docs/sample/', '/docs/sample/#a', '/docs/sample/#api:Button', '/docs/other/'],
      ['/docs/other/'],
      [],
    ]);
    const pool = new ThreadPool({ threadFile, threads: 2, tasksBeforeThreads: 0 });
    pool.startThreads(1);
    expect(await renderIndexes(pool.choose('addToSearchIndex'))).toEqual(expected);
    await pool.close();
  });

  test('that is light is done by the main thread while the others are behind', async () => {
    const pool = new ThreadPool({ threadFile, threads: 1, tasksBeforeThreads: 0 });
    const isDoneHere = async () => !('hash' in Object(await pool.run('renderMarkdownCopy', copy)));
    const results = Array.from({ length: 10 }, async () => pool.run('parseSource', ...parseTask));
    expect(await isDoneHere()).toBe(true);
    const expected = await here.run('parseSource', ...parseTask);
    for (const result of await Promise.all(results)) expect(result).toEqual(expected);
    expect(await isDoneHere()).toBe(false);
    await pool.close();
  });

  test('says what it needs besides the text of a page', async () => {
    expect(await here.run('parseSource', unread, { settings })).toEqual(needs);
  });

  test('is done by threads in the same way again and again, also after they were closed', async () => {
    const pool = new ThreadPool({ threadFile, threads: 2, tasksBeforeThreads: 0 });
    const expected = await here.run('parseSource', ...parseTask);
    for (const count of [20, 20]) {
      const results = Array.from({ length: count }, async () => pool.run('parseSource', ...parseTask));
      for (const result of await Promise.all(results)) expect(result).toEqual(expected);
      await pool.close();
    }
  });
});

describe('threads', () => {
  test('are started once, before the first task, where so many are expected that they pay', async () => {
    const createCountingFile = (name: string): string => {
      const file = join(folder, `${name}.mjs`);
      const code = `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(`${file}.txt`)}, 'started ');`;
      writeFileSync(file, `${code} setInterval(() => {}, 1000);`);
      return file;
    };
    const [fewFile, manyFile] = [createCountingFile('few'), createCountingFile('many')];
    const few = new ThreadPool({ threadFile: fewFile, threads: 2, tasksBeforeThreads: 3 });
    few.startThreads(3);
    const many = new ThreadPool({ threadFile: manyFile, threads: 2, tasksBeforeThreads: 3 });
    many.startThreads(4);
    many.startThreads(5);
    await expect
      .poll(() => existsSync(`${manyFile}.txt`) && readFileSync(`${manyFile}.txt`, 'utf8'))
      .toBe('started started ');
    expect(existsSync(`${fewFile}.txt`)).toBe(false);
    await Promise.all([few.close(), many.close()]);
  });

  test('are started once a core is free for them, and no more than there are free cores', async () => {
    let freeCores = -1;
    const pool = new ThreadPool({
      ...{ threadFile, threads: 2, tasksBeforeThreads: 3 },
      countFreeCores: () => freeCores,
    });
    const withoutThreads = pool.concurrency;
    pool.startThreads(4);
    freeCores = 1;
    pool.startThreads(4);
    await expect.poll(() => pool.concurrency, { timeout: 30_000 }).toBeGreaterThan(withoutThreads);
    const withOneThread = pool.concurrency;
    freeCores = 2;
    pool.startThreads(4);
    await expect.poll(() => pool.concurrency, { timeout: 30_000 }).toBeGreaterThan(withOneThread);
    expect(pool.concurrency - withOneThread).toBe(withOneThread - withoutThreads);
    await pool.close();
  });

  test('take tasks when they are ready, and have a load until they are done', async () => {
    const thread = new TaskThread(threadFile);
    await expect.poll(() => thread.isReady, { timeout: 30_000 }).toBe(true);
    const result = thread.run('parseSource', unread, { settings });
    expect(thread.load).toBe(1);
    expect(await result).toEqual(needs);
    expect(thread.load).toBe(0);
    await thread.close();
  });

  test('make more pages at once worthwhile while they are ready, and no sooner', async () => {
    const pool = new ThreadPool({ threadFile, threads: 1, tasksBeforeThreads: 3 });
    const atFirst = pool.concurrency;
    pool.startThreads(4);
    expect(pool.concurrency).toBe(atFirst);
    await expect.poll(() => pool.concurrency, { timeout: 30_000 }).toBeGreaterThan(10 * atFirst);
    await pool.close();
    expect(pool.concurrency).toBe(atFirst);
  });

  test('take tasks before they are ready, unless the code for them is loaded here already', async () => {
    const file = join(folder, 'never-ready.mjs');
    const started = join(folder, 'asked.txt');
    writeFileSync(
      file,
      `import { appendFileSync } from 'node:fs'; import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ task }) => task && appendFileSync(${JSON.stringify(started)}, task + ' '));`,
    );
    const pool = new ThreadPool({ threadFile: file, threads: 1, tasksBeforeThreads: 1 });
    expect(await pool.run('parseSource', unread, { settings })).toEqual(needs);
    pool.startThreads(2);
    expect(await pool.run('parseSource', unread, { settings })).toEqual(needs);
    const unanswered = expect(pool.run('renderMarkdownCopy', copy)).rejects.toThrow(/has ended/);
    await expect.poll(() => existsSync(started) && readFileSync(started, 'utf8')).toBe('renderMarkdownCopy ');
    await pool.close();
    await unanswered;
  });

  test('go on after a bug in a task, which is thrown where the task was asked for', async () => {
    const thread = new TaskThread(threadFile);
    const broken = { ...unread, text: undefined as unknown as string };
    await expect(thread.run('parseSource', broken, { settings })).rejects.toThrow(/parse-?[pP]age|includes/);
    expect(await thread.run('parseSource', unread, { settings })).toEqual(needs);
    await thread.close();
  });

  test.each([
    ['throws', 'throw new Error("no thread here");', /no thread here/],
    ['exits', 'process.exit(0);', /A thread that builds pages has ended/],
  ])('reject what they were asked for, and all that comes later, when one %s', async (_, code, message) => {
    const file = join(folder, `${code.length}.mjs`);
    writeFileSync(file, code);
    const thread = new TaskThread(file);
    await expect(thread.run('renderMarkdownCopy', copy)).rejects.toThrow(message);
    await expect(thread.run('renderMarkdownCopy', copy)).rejects.toThrow(message);
  });
});
