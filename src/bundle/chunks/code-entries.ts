/** Entries of esbuild that are code, not files. */

import type { Plugin } from 'esbuild';

const PREFIX = 'docsgen-code:';

/** What esbuild takes for the entry with this index. */
export function formatEntryName(index: number): string {
  return PREFIX + index;
}

/** The index of an entry, by the path of a module; nothing if the module is not an entry. */
export function parseEntryName(path: string): number | undefined {
  return path.startsWith(PREFIX) ? Number(path.slice(PREFIX.length)) : undefined;
}

/** Gives esbuild the entries, which are as modules in the folder `root`. */
export function createEntriesPlugin(codes: readonly string[], root: string): Plugin {
  return {
    name: 'docsgen-code-entries',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${PREFIX}`) }, ({ path }) => ({ path, namespace: 'docsgen' }));
      build.onLoad({ filter: /./, namespace: 'docsgen' }, ({ path }) => ({
        contents: codes[parseEntryName(path) ?? -1],
        resolveDir: root,
      }));
    },
  };
}
