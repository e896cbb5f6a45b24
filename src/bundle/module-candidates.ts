/** Where the module of a relative import may be. */

import { extname } from 'node:path';

/** In the order in which esbuild tries them, outside of packages. */
export const MODULE_EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js', '.css', '.json'];

/** The extensions of sources by those under which they are imported. */
const SOURCE_EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  '.js': ['.ts', '.tsx'],
  '.jsx': ['.ts', '.tsx'],
  '.mjs': ['.mts'],
  '.cjs': ['.cts'],
};

/** The files that an import of this path may mean, in the order in which esbuild tries them. `./a.js` may be written for `a.ts`; the
 *  `package.json` of a folder may name a file in it. */
export function listModuleCandidates(path: string): readonly string[] {
  const extension = extname(path);
  const stem = path.slice(0, path.length - extension.length);
  return [
    path,
    ...MODULE_EXTENSIONS.map((added) => path + added),
    ...(SOURCE_EXTENSIONS[extension] ?? []).map((source) => stem + source),
    `${path}/package.json`,
    ...MODULE_EXTENSIONS.map((added) => `${path}/index${added}`),
  ];
}
