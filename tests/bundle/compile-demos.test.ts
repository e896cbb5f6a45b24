import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileBrowserDemos } from '../../src/bundle/compile-browser-demos.js';
import { compileDemos } from '../../src/bundle/compile-demos.js';
import { DemoCompiler } from '../../src/bundle/demo-compiler.js';
import { DiagnosticError } from '../../src/diagnostics/diagnostic.js';

const roots: string[] = [];

beforeAll(() => {
  roots.push(realpathSync(mkdtempSync(join(tmpdir(), 'compile-demos-'))));
});
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true })));

async function compileFiles(files: Readonly<Record<string, string>>) {
  const root = roots[0]!;
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const entry = Object.keys(files)[0]!;
  const [{ code, inputs } = { code: '', inputs: [] }] = await compileDemos({ root, entries: [entry] });
  const [, encoded] = /sourceMappingURL=data:application\/json;base64,(\S+)/.exec(code)!;
  const map = JSON.parse(Buffer.from(encoded!, 'base64').toString()) as { sources: string[] };
  return { code, inputs: inputs.map((file) => file.slice(root.length + 1)), sources: map.sources };
}

test('a demo and its relative modules become one strict CommonJS module; packages stay imports', async () => {
  const { code, inputs, sources } = await compileFiles({
    'One.tsx':
      "import Button from '@mui/material/Button';\nimport { label } from './label';\nexport default () => <Button>{label}</Button>;",
    'label.ts': "import type { ReactNode } from 'react';\nexport const label: ReactNode = 'Go';",
  });
  expect(code).toMatch(/^"use strict";\n/);
  expect([...code.matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name)).toEqual([
    '@mui/material/Button',
    'react/jsx-runtime',
  ]);
  expect(code).toContain('"Go"');
  expect(inputs).toEqual(['One.tsx', 'label.ts']);
  expect(sources).toEqual(['One.tsx', 'label.ts']);
});

test('a default import of a compiled package is its default export, whatever the next package.json says', async () => {
  const { code } = await compileFiles({
    'Two.tsx': "import Button from '@mui/material/Button';\nexport default Button;",
  });
  expect(code).toContain('__toESM(require("@mui/material/Button"))');
});

test('data comes in as it is, a stylesheet by a call', async () => {
  const { code, inputs } = await compileFiles({
    'Three.tsx': "import data from './data.json';\nimport './three.css';\nexport default () => data.a;",
    'data.json': '{ "a": "data" }',
    'three.css': '.a { color: red }',
  });
  expect(code).toContain('a: "data"');
  expect(code).toContain('require("docsgen:styles")(".a{color:red}")');
  expect(inputs).toEqual(['Three.tsx', 'data.json', 'three.css']);
});

test.each([
  ['a syntax error (B091)', 'export const a = 1;\nexport default = a;\n', { line: 2, column: 16 }],
  ['a missing file', "import './not-there';\n", { line: 1, column: 8 }],
])('%s is a diagnostic at its line', async (_, code, place) => {
  const failure = await compileFiles({ 'Broken.tsx': code }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DiagnosticError);
  expect((failure as DiagnosticError).diagnostics[0]).toMatchObject({
    code: 'demo/compile',
    severity: 'error',
    file: 'Broken.tsx',
    ...place,
  });
});

test('the other position of an error is a related one, without an empty hint', async () => {
  const failure = await compileFiles({
    'Five.tsx': 'export default () => (\n  <p>\n    <b>Text</p>\n);\n',
  }).catch((error: unknown) => error);
  const [diagnostic] = (failure as DiagnosticError).diagnostics;
  expect(diagnostic).toMatchObject({
    message: 'Unexpected closing "p" tag does not match opening "b" tag',
    line: 3,
    related: [{ file: 'Five.tsx', line: 3, column: 6, message: 'The opening "b" tag is here' }],
  });
  expect(diagnostic?.hint).toBeUndefined();
});

test('a demo or a module that is a link is an input beside what it leads to', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'compile-demos-')));
  roots.push(root);
  for (const folder of ['pages', 'parts']) mkdirSync(join(root, folder));
  writeFileSync(
    join(root, 'parts/Demo.tsx'),
    "import { a } from '../pages/data.js';\nexport default () => a;",
  );
  writeFileSync(join(root, 'parts/data.ts'), 'export const a = 1;');
  symlinkSync('../parts/Demo.tsx', join(root, 'pages/Demo.tsx'));
  symlinkSync('../parts/data.ts', join(root, 'pages/data.ts'));
  const files = ['pages/Demo.tsx', 'pages/data.ts', 'parts/Demo.tsx', 'parts/data.ts'];
  const input = { root, entries: ['pages/Demo.tsx'] };
  const browser = { ...input, builtInFolder: root, exportName: 'Demo' };
  const compilations = [compileDemos(input), compileBrowserDemos(browser)];
  for (const [compiled] of await Promise.all(compilations))
    expect(compiled?.inputs.toSorted()).toEqual(files.map((file) => join(root, file)));
});

test('a demo becomes the same module alone and together with others, with inputs of its own', async () => {
  const root = roots[0]!;
  await compileFiles({
    'Six.tsx':
      "import { a } from './data';\nimport Seven from './Seven';\nexport default () => Seven({ b: a });",
    'data.ts': 'export const a = 1;',
    'Seven.tsx': "import { a } from './data';\nexport default ({ b = a }) => b;",
  });
  const entries = ['Six.tsx', 'Seven.tsx'];
  const compileForBrowser = async (names: readonly string[]) =>
    compileBrowserDemos({ root, entries: names, builtInFolder: resolve('src') });
  for (const compileTogether of [
    async (names: readonly string[]) => compileDemos({ root, entries: names }),
    compileForBrowser,
  ]) {
    const together = await compileTogether(entries);
    const alone = await Promise.all(entries.map(async (entry) => (await compileTogether([entry]))[0]!));
    const pick = ({ code, inputs }: (typeof together)[number]) => ({ code, inputs });
    expect(together.map(pick)).toEqual(alone.map(pick));
    expect(together[1]!.inputs).toEqual([join(root, 'Seven.tsx'), join(root, 'data.ts')]);
  }
});

test('a demo that cannot be compiled is reported alone, with the files that could repair it', async () => {
  const root = roots[0]!;
  writeFileSync(join(root, 'Good.tsx'), 'export default () => null;');
  writeFileSync(join(root, 'Bad.tsx'), "import './not-there';\nexport default 1;");
  const compiler = new DemoCompiler({ root, builtInFolder: resolve('src') });
  const lookups: string[] = [];
  const [good, bad, browserGood, browserBad] = await Promise.allSettled([
    compiler.compileForServer('Good.tsx', () => expect.unreachable()),
    compiler.compileForServer('Bad.tsx', (paths) => lookups.push(...paths)),
    compiler.compileForBrowser('Good.tsx', () => expect.unreachable()),
    compiler.compileForBrowser('Bad.tsx', () => undefined),
  ]);
  expect([good, bad, browserGood, browserBad].map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
  expect(lookups).toEqual(expect.arrayContaining([join(root, 'Bad.tsx'), join(root, 'not-there.tsx')]));
});
