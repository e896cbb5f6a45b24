/** Compiles demos with their relative modules to CommonJS, for rendering. Packages stay imports. */

import { dirname, join, resolve } from 'node:path';
import type { ImportKind, Plugin } from 'esbuild';
import { compileEntries, type CompiledEntry } from './compile-entries.js';
import type { OnFailure } from './compile.js';
import { createImportsPlugin } from './demo-files/create-imports-plugin.js';
import { ImportedFiles } from './demo-files/imported-files.js';
import { findSiteModule } from './relative-imports.js';
import { loadEsbuild } from './load-esbuild.js';

export interface CompileDemosInput {
  /** The site folder, absolute: diagnostics name files relative to it. */
  readonly root: string;
  /** The modules of the demos, relative to `root`. */
  readonly entries: readonly string[];
  readonly onFailure?: OnFailure;
}

/** The code has an inline source map. It calls the module `docsgen:styles` with the text of the imported stylesheets. */
export async function compileDemos({
  root,
  entries,
  onFailure,
}: CompileDemosInput): Promise<readonly CompiledEntry[]> {
  const demoEntries = entries.map((entry) => ({ in: join(root, entry), out: entry }));
  const files = new ImportedFiles(root);
  const compiled = await compileEntries(demoEntries, {
    root,
    files,
    diagnosticCode: 'demo/compile',
    onFailure,
    build: {
      format: 'cjs',
      platform: 'node',
      packages: 'external',
      jsx: 'automatic',
      loader: { '.js': 'jsx' },
      // Modules are strict, CommonJS is not by itself.
      banner: { js: BANNER },
      sourcemap: 'inline',
      tsconfigRaw: {},
      plugins: [createImportsPlugin({ files, includesStyles: true }), interopPlugin],
    },
  });
  return Promise.all(compiled.map(addStyles));
}

const BANNER = '"use strict";';

/** Lines stay lines. */
async function addStyles(compiled: CompiledEntry): Promise<CompiledEntry> {
  if (compiled.css === '') return compiled;
  const { transform } = loadEsbuild();
  const options = { loader: 'css', minify: true, charset: 'utf8', legalComments: 'none' } as const;
  const css = (await transform(compiled.css, { ...options, logLevel: 'silent' })).code.trim();
  const call = `require("docsgen:styles")(${JSON.stringify(css)});`;
  return { ...compiled, css, code: BANNER + call + compiled.code.slice(BANNER.length) };
}

const MODULE_IMPORTS: readonly ImportKind[] = [
  'entry-point',
  'import-statement',
  'dynamic-import',
  'require-call',
];

/** Resolves relative paths in a plugin, so that esbuild ignores `"type": "module"` in the nearest package.json: the default
 *  import of a compiled package is its default export then, as in bundlers for browsers. */
const interopPlugin: Plugin = {
  name: 'docsgen-interop',
  setup(build) {
    build.onResolve({ filter: /^\.{0,2}\// }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === 'resolved') return undefined;
      const folder = kind === 'entry-point' ? dirname(resolve(path)) : resolveDir;
      const module = MODULE_IMPORTS.includes(kind) ? findSiteModule(path, folder) : undefined;
      if (module !== undefined) return { path: module };
      const options = { kind, importer, resolveDir: folder, pluginData: 'resolved' };
      const resolved = await build.resolve(path, options);
      return resolved.errors.length > 0 ? { errors: resolved.errors } : { path: resolved.path };
    });
  },
};
