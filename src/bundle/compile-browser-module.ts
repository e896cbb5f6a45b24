/** Compiles modules for browsers with some of their packages left out: those are asked for by the module that is needed.
 *  Knows nothing of where they will come from. */

import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { compile, type OnFailure } from './compile.js';
import { parseImportStatements } from './import-statements.js';
import { createExternalsPlugin, EXTERNAL_PREFIX, type ExternalsInput } from './externals-plugin.js';

export interface BrowserModuleInput extends ExternalsInput {
  /** The code of problems. */
  readonly diagnosticCode: string;
  /** The text of the module that everything begins with. */
  readonly contents: string;
  readonly onFailure?: OnFailure | undefined;
}

/** A module that is needed, relative to the root, and what of it: names, and `*` for all of it. */
export interface ExternalImport {
  readonly path: string;
  readonly names: readonly string[];
}

export interface BrowserModule {
  /** Imports what it needs by `NEED` and its path. */
  readonly code: string;
  readonly externalImports: readonly ExternalImport[];
  /** The paths of the modules that the site's own sources need, by what these call them. */
  readonly specifiers: Readonly<Record<string, string>>;
  readonly inputs: readonly string[];
  /** The files of which something is left in the code, absolute. */
  readonly includedFiles: readonly string[];
}

/** How packages and demos are compiled for browsers. */
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
  const specifiers = new Map<string, string>();
  const { code, inputs, outputs } = await compile({
    root: input.root,
    diagnosticCode: input.diagnosticCode,
    onFailure: input.onFailure,
    build: {
      ...BROWSER_BUILD_OPTIONS,
      stdin: { contents: input.contents, resolveDir: input.root, loader: 'js' },
      plugins: [createExternalsPlugin(input, specifiers)],
    },
  });
  const parts = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return {
    code: code.trimEnd(),
    externalImports: toExternalImports(await parseImportStatements(code)),
    // Files are resolved in no certain order.
    specifiers: Object.fromEntries([...specifiers].sort(([a], [b]) => (a < b ? -1 : 1))),
    inputs,
    includedFiles: parts
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => join(input.root, file)),
  };
}

/** Joins needs: each module once, sorted, with all that is wanted of it. */
export function mergeExternalImports(externalImports: Iterable<ExternalImport>): readonly ExternalImport[] {
  const byPath = new Map<string, Set<string>>();
  for (const { path, names } of externalImports) {
    const merged = byPath.get(path) ?? new Set();
    for (const name of names) merged.add(name);
    byPath.set(path, merged);
  }
  return [...byPath]
    .map(([path, names]) => ({ path, names: [...names].sort() }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function toExternalImports(
  statements: Awaited<ReturnType<typeof parseImportStatements>>,
): readonly ExternalImport[] {
  return mergeExternalImports(
    statements.map(({ specifier, names }) => ({
      path: specifier.slice(EXTERNAL_PREFIX.length),
      names: names.map(({ name }) => name),
    })),
  );
}

/** The absolute path of a module that is needed. */
export function resolveExternalFile({ path }: ExternalImport, root: string): string {
  return join(root, path);
}
