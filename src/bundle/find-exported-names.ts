/** The names that a module exports, as far as its own files tell. Knows nothing of what is behind the names. */

import { basename, dirname } from 'node:path';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { compile } from './compile.js';

/** The names that the module in a file (absolute) exports, in alphabetical order; none where it cannot be compiled. */
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
