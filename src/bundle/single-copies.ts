/** Makes docsgen and the templates share one copy of some packages, because React contexts are found by identity. */

import type { BuildOptions, Plugin } from 'esbuild';

const SINGLE_COPIES = [
  'docsgen/kit',
  'react',
  'react-dom',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
];

/** Options that make these packages external, by the addresses of docsgen's copies. */
export function createSingleCopyOptions(): Required<Pick<BuildOptions, 'alias' | 'external' | 'plugins'>> {
  // esbuild replaces them by itself: hundreds of modules import them, and each call of a plugin takes a tenth of a millisecond.
  const alias = Object.fromEntries(
    SINGLE_COPIES.flatMap((name) => {
      const address = findAddress(name);
      return address === undefined ? [] : [[name, address]];
    }),
  );
  return { alias, external: ['file:*'], plugins: [createSubpathPlugin(alias)] };
}

function findAddress(name: string): string | undefined {
  try {
    return import.meta.resolve(name);
  } catch {
    return undefined;
  }
}

/** Resolves what has no alias: other modules of these packages, and packages that are not installed, which is an error. */
function createSubpathPlugin(alias: Readonly<Record<string, string>>): Plugin {
  const subpaths = SINGLE_COPIES.map((name) => `${name}/`);
  const missingNames = SINGLE_COPIES.filter((name) => !(name in alias)).map((name) => `${name}$`);
  const filter = new RegExp(`^(?:${[...subpaths, ...missingNames].join('|')})`);
  return {
    name: 'docsgen-single-copies',
    setup(build) {
      build.onResolve({ filter }, ({ path }) => ({ path: import.meta.resolve(path), external: true }));
    },
  };
}
