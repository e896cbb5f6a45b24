/** Compiles demos and packages for browsers. Some packages are external: their modules are imported by path, and are found
 *  later, in the library files. */

import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import type { CompileDemoInput } from './compile-demo.js';
import { compile, type OnFailure } from './compile.js';
import { createExternalsPlugin, EXTERNAL_PREFIX, type ExternalsInput } from './externals-plugin.js';
import { parseImportStatements } from './import-statements.js';

interface BrowserModuleInput extends ExternalsInput {
  readonly diagnosticCode: string;
  /** The code of the entry module. */
  readonly contents: string;
  readonly onFailure?: OnFailure;
}

/** The path of an external module, relative to the root, and the imported names: `*` is the whole module. */
export interface ExternalImport {
  readonly path: string;
  readonly names: readonly string[];
}

export interface BrowserModule {
  /** Imports external modules by `EXTERNAL_PREFIX` and their paths. */
  readonly code: string;
  readonly externalImports: readonly ExternalImport[];
  /** The paths of the external modules that the site's own sources import, by specifier. */
  readonly specifiers: Readonly<Record<string, string>>;
  readonly inputs: readonly string[];
  /** The files of which some code is included, absolute. */
  readonly includedFiles: readonly string[];
}

export const BROWSER_BUILD_OPTIONS: BuildOptions = {
  platform: 'browser',
  mainFields: ['browser', 'module', 'main'],
  jsx: 'automatic',
  loader: { '.js': 'jsx', '.css': 'empty' },
  minify: true,
  legalComments: 'none',
  tsconfigRaw: {},
};

/** Compiles a demo with its relative modules. All packages are external, and the default export is its component. */
export async function compileBrowserDemo({
  entry,
  ...input
}: CompileDemoInput & { readonly builtInFolder: string }): Promise<BrowserModule> {
  return compileBrowserModule({
    ...input,
    diagnosticCode: 'demo/compile',
    contents: `export { default } from ${JSON.stringify(`./${entry}`)};`,
    isExternal: () => true,
  });
}

export async function compileBrowserModule(input: BrowserModuleInput): Promise<BrowserModule> {
  const { root, diagnosticCode, contents, onFailure } = input;
  const specifiers = new Map<string, string>();
  const { code, inputs, outputs } = await compile({
    root,
    diagnosticCode,
    onFailure,
    build: {
      ...BROWSER_BUILD_OPTIONS,
      stdin: { contents, resolveDir: root, loader: 'js' },
      plugins: [createExternalsPlugin(input, specifiers)],
    },
  });
  const externalImports = (await parseImportStatements(code)).map(({ specifier, names }) => ({
    path: specifier.slice(EXTERNAL_PREFIX.length),
    names: names.map(({ name }) => name),
  }));
  const parts = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return {
    code: code.trimEnd(),
    externalImports: mergeExternalImports(externalImports),
    // The order in which files are resolved varies.
    specifiers: Object.fromEntries([...specifiers].sort(([a], [b]) => (a < b ? -1 : 1))),
    inputs,
    includedFiles: parts
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => join(root, file)),
  };
}

/** Merges imports: each module once, sorted, with all imported names. */
export function mergeExternalImports(externalImports: readonly ExternalImport[]): readonly ExternalImport[] {
  const namesByPath = new Map<string, Set<string>>();
  for (const { path, names } of externalImports)
    namesByPath.set(path, new Set([...(namesByPath.get(path) ?? []), ...names]));
  return [...namesByPath]
    .map(([path, names]) => ({ path, names: [...names].sort() }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
