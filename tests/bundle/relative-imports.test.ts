import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type OnResolveResult } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BROWSER_BUILD_OPTIONS } from '../../src/bundle/compile-browser-module.js';
import { createPackageModuleFinder, findSiteModule } from '../../src/bundle/relative-imports.js';

const FILES = {
  'pages/Demo.tsx': '',
  'pages/both.ts': '',
  'pages/both.tsx': '',
  'pages/rows.js': '',
  'pages/data.json': '{}',
  'pages/folder/index.ts': '',
  'pages/named.js/index.js': '',
  'pages/only.ts': '',
  'node_modules/plain/package.json': '{ "sideEffects": false }',
  'node_modules/plain/a.js': '',
  'node_modules/plain/esm/package.json': '{ "type": "module" }',
  'node_modules/plain/esm/b.js': '',
  'node_modules/plain/esm/deep/c.js': '',
  'node_modules/listed/package.json': '{ "sideEffects": ["./a.js"] }',
  'node_modules/listed/a.js': '',
  'node_modules/replaced/package.json': '{ "browser": { "./a.js": "./b.js" } }',
  'node_modules/replaced/a.js': '',
  'node_modules/replaced/b.js': '',
  'node_modules/replaced/esm/package.json': '{ "type": "module" }',
  'node_modules/replaced/esm/a.js': '',
  'node_modules/main/package.json': '{ "browser": "./a.js" }',
  'node_modules/main/a.js': '',
  'node_modules/broken/package.json': '{',
  'node_modules/broken/a.js': '',
  'elsewhere/linked/package.json': '{}',
  'elsewhere/linked/a.js': '',
};

let root = '';

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'relative-imports-')));
  for (const [path, text] of Object.entries(FILES)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  symlinkSync('Demo.tsx', join(root, 'pages/Linked.tsx'));
  symlinkSync('../elsewhere/linked', join(root, 'node_modules/linked'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** What esbuild resolves the import to. */
async function askEsbuild(specifier: string, folder: string): Promise<OnResolveResult> {
  let answer: OnResolveResult = {};
  await build({
    ...BROWSER_BUILD_OPTIONS,
    stdin: { contents: '' },
    bundle: true,
    write: false,
    plugins: [
      {
        name: 'ask',
        setup(esbuild) {
          esbuild.onStart(async () => {
            const options = { kind: 'import-statement', resolveDir: join(root, folder) } as const;
            answer = await esbuild.resolve(specifier, options);
          });
        },
      },
    ],
  });
  return answer;
}

describe('a module of the site', () => {
  test.each([
    ['./Demo.tsx', 'pages/Demo.tsx'],
    ['./Demo', 'pages/Demo.tsx'],
    ['../pages/Demo', 'pages/Demo.tsx'],
    ['./both', 'pages/both.tsx'],
    ['./rows', 'pages/rows.js'],
    ['./data.json', 'pages/data.json'],
    ['./Linked', 'pages/Demo.tsx'],
  ])('%s is the file that esbuild finds', async (specifier, file) => {
    expect(findSiteModule(specifier, join(root, 'pages'))).toBe(join(root, file));
    expect((await askEsbuild(specifier, 'pages')).path).toBe(join(root, file));
  });

  test.each([
    './folder',
    './folder/',
    './named.js',
    './only.js',
    './missing',
    './Demo.tsx?raw',
    `./${'a'.repeat(300)}`,
  ])('esbuild is asked for %s', (specifier) => {
    expect(findSiteModule(specifier, join(root, 'pages'))).toBeUndefined();
  });

  test('esbuild is asked for what is in a package', () => {
    expect(findSiteModule('../node_modules/plain/a.js', join(root, 'pages'))).toBeUndefined();
  });
});

describe('a module of a package', () => {
  test.each([
    ['./a.js', 'node_modules/plain', 'plain/a.js', false],
    ['../a.js', 'node_modules/plain/esm', 'plain/a.js', false],
    ['./deep/c.js', 'node_modules/plain/esm', 'plain/esm/deep/c.js', true],
    ['../b.js', 'node_modules/plain/esm/deep', 'plain/esm/b.js', true],
    ['./a.js', 'node_modules/main', 'main/a.js', true],
  ])('%s in %s is what esbuild says of it', async (specifier, folder, file, sideEffects) => {
    const expected = { path: join(root, 'node_modules', file), sideEffects };
    expect(createPackageModuleFinder()(specifier, join(root, folder))).toEqual(expected);
    expect(await askEsbuild(specifier, folder)).toMatchObject(expected);
  });

  test.each([
    ['./a', 'node_modules/plain', 'has no extension'],
    ['./a.js', 'node_modules/listed', 'has side effects by name'],
    ['./a.js', 'node_modules/replaced', 'is replaced in browsers'],
    ['./a.js', 'node_modules/replaced/esm', 'may be replaced by the package around it'],
    ['./a.js', 'node_modules/broken', 'has a manifest that cannot be read'],
    ['./a.js', 'node_modules/linked', 'is linked from elsewhere'],
    ['./Demo.tsx', 'pages', 'is none of a package'],
  ])('esbuild is asked for %s in %s, which %s', (specifier, folder) => {
    expect(createPackageModuleFinder()(specifier, join(root, folder))).toBeUndefined();
  });
});
