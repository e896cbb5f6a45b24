/** Finds the names that a module exports, without those that it re-exports from other packages. */

import { basename, dirname } from 'node:path';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { compile } from './compile.js';

/** The names that a file (absolute) exports, in alphabetical order; none if it cannot be compiled. */
export async function findExportedNames(file: string): Promise<readonly string[]> {
  const root = dirname(file);
  const contents = `export * from ${JSON.stringify(`./${basename(file)}`)};`;
  try {
    const { exports } = await compile({
      root,
      diagnosticCode: 'init/unknown-package',
      build: {
        stdin: { contents, resolveDir: root, loader: 'ts' },
        packages: 'external',
        jsx: 'automatic',
        loader: { '.css': 'empty', '.svg': 'empty', '.png': 'empty', '.jpg': 'empty', '.woff2': 'empty' },
      },
    });
    return exports.filter((name) => name !== 'default').toSorted();
  } catch (error) {
    if (error instanceof DiagnosticError) return [];
    throw error;
  }
}
