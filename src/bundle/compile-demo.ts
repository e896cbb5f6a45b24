/** Compiles a demo with its relative modules to CommonJS code; packages stay imports. Knows nothing of rendering. */

import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { compile, type CompiledModule, type OnFailure } from './compile.js';

export interface CompileDemoInput {
  /** The site folder, absolute: messages name files relative to it. */
  readonly root: string;
  /** The demo's module, relative to `root`. */
  readonly entry: string;
  readonly onFailure?: OnFailure | undefined;
}

/** The code carries its source map. An imported stylesheet is handed over by a call of `docsgen:styles`. */
export async function compileDemo({ root, entry, onFailure }: CompileDemoInput): Promise<CompiledModule> {
  const file = join(root, entry);
  return compile({
    root,
    diagnosticCode: 'demo/compile',
    onFailure,
    build: {
      entryPoints: [file],
      outfile: `${file}.js`,
      format: 'cjs',
      platform: 'node',
      packages: 'external',
      jsx: 'automatic',
      loader: { '.js': 'jsx' },
      // Modules are strict, and so are they in the browser; CommonJS is not by itself.
      banner: { js: '"use strict";' },
      sourcemap: 'inline',
      tsconfigRaw: {},
      plugins: [interopPlugin, stylesPlugin],
    },
  });
}

/** A path that a plugin has resolved is not taken for a module of Node, whatever the next package.json says: so the
 *  default import of a compiled module is its default export, as in every bundler for browsers. */
const interopPlugin: Plugin = {
  name: 'docsgen-compiled-interop',
  setup(build) {
    build.onResolve({ filter: /^\.{0,2}\// }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === 'resolved') return undefined;
      const folder = kind === 'entry-point' ? dirname(resolve(path)) : resolveDir;
      const resolved = await build.resolve(path, {
        kind,
        importer,
        resolveDir: folder,
        pluginData: 'resolved',
      });
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
