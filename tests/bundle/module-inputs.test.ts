import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileData } from '../../src/bundle/compile-data.js';
import { fixture, type SiteFiles } from '../sites/fixture.js';

/** What is looked for, and what is read, when the config imports the module. */
async function compileImport(
  specifier: string,
  files: SiteFiles,
  links: Readonly<Record<string, string>> = {},
) {
  const { folder } = fixture({
    'config.ts': `import * as a from '${specifier}';\nexport default a;`,
    ...files,
  });
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(folder, path));
  const { inputs, lookups } = await compileData({
    root: folder,
    files: { config: 'config.ts' },
    diagnosticCode: 'config/syntax',
  });
  const shorten = (paths: readonly string[]) => paths.map((path) => path.slice(folder.length + 1));
  return { inputs: shorten(inputs).filter((path) => path !== '<stdin>'), lookups: shorten(lookups) };
}

test('nothing is looked for before a module that is imported by its full name', async () => {
  const { lookups } = await compileImport('./a.ts', { 'a.ts': '' });
  expect(lookups).toEqual([]);
});

test.each([
  ['./a', 'a.tsx', ['a']],
  ['./a', 'a.js', ['a', 'a.jsx', 'a.ts', 'a.tsx']],
  ['./a.js', 'a.ts', ['a.js', 'a.js.css', 'a.js.js', 'a.js.json', 'a.js.jsx', 'a.js.ts', 'a.js.tsx']],
  [
    './a',
    'a/index.ts',
    ['a.css', 'a.js', 'a.json', 'a.jsx', 'a.ts', 'a.tsx', 'a/index.tsx', 'a/package.json'],
  ],
])(
  '%s leads to %s only where none of the files is that are looked for before',
  async (specifier, file, expected) => {
    const { inputs, lookups } = await compileImport(specifier, { [file]: 'export const b = 1;' });
    expect(inputs).toEqual([file, 'config.ts'].toSorted());
    expect(lookups).toEqual(expected);
  },
);

test('a module that is a link is found where the link is', async () => {
  const { inputs, lookups } = await compileImport('./a', { 'parts/b.js': '' }, { 'a.ts': 'parts/b.js' });
  expect(inputs).toEqual(['a.ts', 'config.ts', 'parts/b.js']);
  expect(lookups).toEqual(['a', 'a.tsx']);
});

test('what is imported in a package is not looked for: it changes with its package.json', async () => {
  const { inputs, lookups } = await compileImport('acme-words', {
    'node_modules/acme-words/package.json': '{ "name": "acme-words", "version": "1.0.0" }',
    'node_modules/acme-words/index.js': "export * from './words';",
    'node_modules/acme-words/words.js': 'export const word = 1;',
  });
  expect(inputs).toEqual(['config.ts', 'node_modules/acme-words/package.json']);
  expect(lookups).toEqual([]);
});
