/** Compares a TypeScript source with a JavaScript source, without types, names of variables and layout. */

import type { TransformOptions } from 'esbuild';
import { loadEsbuild } from './load-esbuild.js';

/** Whether both are the same program; `undefined` if the TypeScript cannot be compiled. */
export async function isSameProgram(
  typescript: string,
  javascript: string,
  loader: 'ts' | 'tsx' = 'tsx',
): Promise<boolean | undefined> {
  // Compiling JavaScript as TypeScript removes its unused imports too.
  const options = {
    loader,
    jsx: 'automatic',
    tsconfigRaw: {},
    logLevel: 'silent',
    minifyWhitespace: true,
  } as const;
  const [firstCode, secondCode] = await transformBoth([typescript, javascript], options);
  // Mostly so: equal code stays equal in the second pass, which takes as long as the first.
  if (firstCode !== undefined && firstCode === secondCode) return true;
  // In a second pass, because the choice of short names depends on the letters of the source, types included.
  const [firstMinified, secondMinified] = await transformBoth([firstCode, secondCode], { minify: true });
  return firstMinified === undefined ? undefined : firstMinified === secondMinified;
}

/** The code of each; nothing where it cannot be compiled. */
async function transformBoth(
  codes: readonly (string | undefined)[],
  options: TransformOptions,
): Promise<readonly (string | undefined)[]> {
  const { transform } = loadEsbuild();
  return Promise.all(
    codes.map(async (code) => {
      if (code === undefined) return undefined;
      const result = await transform(code, options).catch(() => undefined);
      return result?.code;
    }),
  );
}
