import { resolve } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { createSingleCopyOptions } from '../../src/bundle/single-copies.js';

/** What a template of this folder is compiled to. */
async function compile(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, loader: 'tsx', resolveDir: resolve('templates') },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    logLevel: 'silent',
    ...createSingleCopyOptions(),
  });
  return outputFiles[0]!.text;
}

const specifiersOf = (code: string): readonly string[] =>
  Array.from(code.matchAll(/from "(.*?)"/g), ([, specifier]) => specifier!);

test.each(['docsgen/kit', 'react', 'react-dom', '@emotion/react', '@emotion/styled', '@emotion/cache'])(
  '%s stays outside, by the address of docsgen’s copy',
  async (name) => {
    const code = await compile(`import * as copy from '${name}';\nconsole.log(copy);`);
    expect(specifiersOf(code)).toEqual([import.meta.resolve(name)]);
  },
);

test('other modules of these packages stay outside too, also those that JSX imports', async () => {
  const code = await compile(
    "import { renderToString } from 'react-dom/server';\nconsole.log(renderToString(<p>Text</p>));",
  );
  const names = ['react-dom/server', 'react/jsx-runtime'];
  expect(specifiersOf(code).toSorted()).toEqual(names.map((name) => import.meta.resolve(name)).toSorted());
});

test('a module that such a package does not have is an error', async () => {
  await expect(compile("import 'react/nothing';")).rejects.toThrow(/nothing/);
});

test('packages whose names begin alike are bundled', async () => {
  const code = await compile("import memoize from '@emotion/memoize';\nconsole.log(memoize);");
  expect(specifiersOf(code)).toEqual([]);
  expect(code).toContain('function memoize');
});
