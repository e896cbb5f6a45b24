/** What the files of a folder import, read from their text: dynamic imports and imports of types too. */

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Every TypeScript and JavaScript file, relative to the folder, sorted. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]sx?$/.test(file))
    .sort();
}

/** The specifiers as they are written. */
export function importsOf(folder: string, file: string): readonly string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(folder, file), 'utf8'));
  return importedFiles.map(({ fileName }) => fileName);
}

/** The paths that relative imports lead to, relative to the folder; `..` begins those that lead out of it. */
export function localImports(folder: string, file: string): readonly string[] {
  return importsOf(folder, file)
    .filter((name) => name.startsWith('.'))
    .map((name) => join(dirname(file), name));
}
