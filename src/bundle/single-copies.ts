/** Makes docsgen and the templates share one copy of some modules, because React contexts are found by identity. */

import type { BuildOptions, Plugin } from 'esbuild';

/** The packages of which docsgen, the templates and the demos share one copy: another version makes other HTML. */
export const SHARED_PACKAGES = ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@emotion/cache'];

const SINGLE_COPIES = ['docsgen/kit', ...SHARED_PACKAGES];

/** Options that make these modules external, by the addresses of docsgen's copies. */
export function createSingleCopyOptions(): Required<Pick<BuildOptions, 'alias' | 'external' | 'plugins'>> {
  // esbuild replaces an alias by itself: each call of a plugin takes a tenth of a millisecond, and there are a hundred imports.
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
