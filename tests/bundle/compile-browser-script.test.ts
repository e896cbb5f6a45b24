import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileBrowserScript } from '../../src/bundle/compile-browser-script.js';
import { DiagnosticError } from '../../src/diagnostics/diagnostic.js';
import { fixture } from '../sites/fixture.js';

const files = {
  'entry.ts':
    "import { greet } from './greet.js';\ndeclare const LATER: string;\ngreet('you');\nvoid import(LATER);\n",
  'greet.ts':
    '/** Never read. */\nexport function greet(name: string): void {\n  console.log(`Hello ${name}`);\n}\n',
  'wrong.ts': 'export const one: = 1;\n',
};

test('a script is small, contains all but its deferred scripts, and lists its inputs', async () => {
  const { folder } = fixture(files);
  const later = { LATER: './later.0a1b.js' };
  const { code, inputs } = await compileBrowserScript({
    root: folder,
    entry: join(folder, 'entry.ts'),
    format: 'esm',
    deferredScripts: later,
  });
  expect(code).not.toMatch(/Never read|\n|^"use strict"/);
  expect(code).toContain('import("./later.0a1b.js")');
  expect(inputs).toEqual([join(folder, 'entry.ts'), join(folder, 'greet.ts')]);
});

test('a classic script has no global names', async () => {
  const { folder } = fixture(files);
  const { code } = await compileBrowserScript({
    root: folder,
    entry: join(folder, 'greet.ts'),
    format: 'iife',
  });
  expect(code).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
});

test('an error in it is reported at its position', async () => {
  const { folder } = fixture(files);
  const compiled = compileBrowserScript({ root: folder, entry: join(folder, 'wrong.ts'), format: 'esm' });
  await expect(compiled).rejects.toThrow(DiagnosticError);
  await expect(compiled).rejects.toMatchObject({
    diagnostics: [{ code: 'script/compile', file: 'wrong.ts', line: 1, column: 19 }],
  });
});
