/** Where the module of a relative import may be. */

/** What a relative import may stand for: the path with one of these endings. */
const PATH_SUFFIXES = ['', '.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs', '.json'].concat([
  '/index.ts',
  '/index.tsx',
  '/index.js',
]);

/** The files that an import of this path may mean. `./a.js` may be written for `a.ts`. */
export function listModuleCandidates(path: string): readonly string[] {
  const stems = new Set([path, path.replace(/\.[cm]?jsx?$/, '')]);
  return [...stems].flatMap((stem) => PATH_SUFFIXES.map((suffix) => `${stem}${suffix}`));
}
