/** Compiles a module for browsers. Some packages are external: their modules are imported by path, and are found
 *  later, in the library files. */

import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { compile, type CompiledModule } from './compile.js';
import { createExternalsPlugin, EXTERNAL_PREFIX, type ExternalsInput } from './externals-plugin.js';
import { parseImportStatements } from './import-statements.js';

interface BrowserModuleInput extends ExternalsInput {
  readonly diagnosticCode: string;
  /** The code of the entry module. */
  readonly contents: string;
  /** Plain data, by the name that stands for it in the source. */
  readonly constants?: Readonly<Record<string, unknown>>;
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
  readonly inputs: readonly string[];
  readonly packageFiles: readonly string[];
  readonly lookups: readonly string[];
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

export async function compileBrowserModule(input: BrowserModuleInput): Promise<BrowserModule> {
  const { root, diagnosticCode, contents, constants } = input;
  const compiled = await compile({
    root,
    diagnosticCode,
    build: {
      ...BROWSER_BUILD_OPTIONS,
      define: formatDefinitions(constants),
      stdin: { contents, resolveDir: root, loader: 'js' },
      plugins: [createExternalsPlugin(input)],
    },
  });
  return createBrowserModule(compiled, root);
}

/** What esbuild inserts for names in the source. */
export function formatDefinitions(constants: BrowserModuleInput['constants'] = {}): Record<string, string> {
  const definitions = Object.entries(constants).map(
    ([name, value]) => [name, JSON.stringify(value)] as const,
  );
  return { 'process.env.NODE_ENV': '"production"', ...Object.fromEntries(definitions) };
}

/** Finds the external imports of a compiled module, and what it consists of. */
export async function createBrowserModule(
  { code, inputs, packageFiles, lookups, outputs }: CompiledModule,
  root: string,
): Promise<BrowserModule> {
  const externalImports = (await parseImportStatements(code)).map(({ specifier, names }) => ({
    path: specifier.slice(EXTERNAL_PREFIX.length),
    names: names.map(({ name }) => name),
  }));
  const parts = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return {
    code: code.trimEnd(),
    externalImports: mergeExternalImports(externalImports),
    inputs,
    packageFiles,
    lookups,
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
