/** Compiles demos with their relative modules to CommonJS, for rendering. Packages stay imports. */

import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { compileEntries } from './compile-entries.js';
import type { CompiledModule, OnFailure } from './compile.js';

export interface CompileDemosInput {
  /** The site folder, absolute: diagnostics name files relative to it. */
  readonly root: string;
  /** The modules of the demos, relative to `root`. */
  readonly entries: readonly string[];
  readonly onFailure?: OnFailure;
}

/** The code has an inline source map. It calls the module `docsgen:styles` with the text of each imported stylesheet. */
export async function compileDemos({
  root,
  entries,
  onFailure,
}: CompileDemosInput): Promise<readonly CompiledModule[]> {
  const demoEntries = entries.map((entry) => ({ in: join(root, entry), out: entry }));
  return compileEntries(demoEntries, {
    root,
    diagnosticCode: 'demo/compile',
    onFailure,
    build: {
      format: 'cjs',
      platform: 'node',
      packages: 'external',
      jsx: 'automatic',
      loader: { '.js': 'jsx' },
      // Modules are strict, CommonJS is not by itself.
      banner: { js: '"use strict";' },
      sourcemap: 'inline',
      tsconfigRaw: {},
      plugins: [interopPlugin, stylesPlugin],
    },
  });
}

/** Resolves relative paths in a plugin, so that esbuild ignores `"type": "module"` in the nearest package.json: the default
 *  import of a compiled package is its default export then, as in bundlers for browsers. */
const interopPlugin: Plugin = {
  name: 'docsgen-interop',
  setup(build) {
    build.onResolve({ filter: /^\.{0,2}\// }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === 'resolved') return undefined;
      const folder = kind === 'entry-point' ? dirname(resolve(path)) : resolveDir;
      const options = { kind, importer, resolveDir: folder, pluginData: 'resolved' };
      const resolved = await build.resolve(path, options);
      return resolved.errors.length > 0 ? { errors: resolved.errors } : { path: resolved.path };
    });
  },
};

const stylesPlugin: Plugin = {
  name: 'docsgen-demo-styles',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: `require('docsgen:styles')(${JSON.stringify(await readFile(path, 'utf8'))});`,
      loader: 'js',
    }));
  },
};
