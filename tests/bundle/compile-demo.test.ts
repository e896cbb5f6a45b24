import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileDemo } from '../../src/bundle/compile-demo.js';
import { DiagnosticError } from '../../src/diagnostics/diagnostic.js';

const roots: string[] = [];

beforeAll(() => {
  roots.push(realpathSync(mkdtempSync(join(tmpdir(), 'compile-demo-'))));
});
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true })));

async function compileFiles(files: Readonly<Record<string, string>>) {
  const root = roots[0]!;
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const entry = Object.keys(files)[0]!;
  const { code, inputs } = await compileDemo({ root, entry });
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
  expect(code).toContain('require("docsgen:styles")(".a { color: red }")');
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
