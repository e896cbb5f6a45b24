/** Remembers what a compilation looked at, for when it fails and esbuild says nothing of what it read. */

import { dirname, resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** What a relative import may stand for. */
const PATH_SUFFIXES = [
  '',
  '.ts',
  '.tsx',
  '.mts',
  '.js',
  '.jsx',
  '.mjs',
  '.json',
  '/index.ts',
  '/index.tsx',
  '/index.js',
];

export class LookupRecorder {
  readonly #paths = new Set<string>();

  /** Looks on and decides nothing. */
  readonly plugin: Plugin = {
    name: 'docsgen-trail',
    setup: (build) => {
      build.onResolve({ filter: /^\.{0,2}\// }, ({ path, importer, resolveDir }) => {
        const target = resolve(importer ? dirname(importer) : resolveDir, path);
        const stems = [...new Set([target, target.replace(/\.[cm]?jsx?$/, '')])];
        for (const stem of stems) for (const suffix of PATH_SUFFIXES) this.#paths.add(`${stem}${suffix}`);
        return undefined;
      });
      build.onLoad({ filter: /./ }, ({ path }) => {
        this.#paths.add(path);
        return undefined;
      });
    },
  };

  /** Absolute, sorted: files that were read, and places where one was looked for. */
  get paths(): readonly string[] {
    return [...this.#paths].filter((path) => !path.includes('/node_modules/')).sort();
  }
}
