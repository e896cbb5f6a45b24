import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DemoCompiler } from '../../src/bundle/demo-compiler.js';

const roots: string[] = [];

beforeAll(() => {
  roots.push(realpathSync(mkdtempSync(join(tmpdir(), 'resolution-cache-'))));
});
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true })));

function write(path: string, text: string): void {
  const file = join(roots[0]!, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test('what a package resolves to follows its manifest, and a package that is installed nearer', async () => {
  const root = join(roots[0]!, 'site');
  const compiler = new DemoCompiler({ root, builtInFolder: resolve('src') });
  const listPaths = async (): Promise<readonly string[]> => {
    const { externalImports } = await compiler.compileForBrowser('pages/Demo.ts', () => undefined);
    return externalImports.map(({ path }) => path);
  };
  write('site/pages/Demo.ts', "import { one } from 'one';\nexport default () => one;");
  write('node_modules/one/package.json', '{ "name": "one", "module": "a.js" }');
  for (const name of ['a', 'other']) write(`node_modules/one/${name}.js`, 'export const one = 1;');
  expect(await listPaths()).toEqual(['../node_modules/one/a.js']);
  expect(await listPaths()).toEqual(['../node_modules/one/a.js']);

  write('node_modules/one/package.json', '{ "name": "one", "module": "other.js" }');
  expect(await listPaths()).toEqual(['../node_modules/one/other.js']);

  write('site/node_modules/one/package.json', '{ "name": "one", "module": "near.js" }');
  write('site/node_modules/one/near.js', 'export const one = 2;');
  expect(await listPaths()).toEqual(['node_modules/one/near.js']);
});

test('a package that could not be found is looked for again', async () => {
  const root = join(roots[0]!, 'late');
  const compiler = new DemoCompiler({ root, builtInFolder: resolve('src') });
  write('late/pages/Demo.ts', "import { late } from 'late';\nexport default () => late;");
  const compileDemo = async () => compiler.compileForBrowser('pages/Demo.ts', () => undefined);
  await expect(compileDemo()).rejects.toThrow('late');
  write('late/node_modules/late/package.json', '{ "name": "late", "module": "a.js" }');
  write('late/node_modules/late/a.js', 'export const late = 1;');
  expect((await compileDemo()).specifiers).toEqual({ late: 'node_modules/late/a.js' });
});
