/** Binds a compiled piece to the library files that hold what it needs. Knows nothing of how they were made. */

import { parseImportStatements, replaceImports } from '../import-statements.js';
import { formatExportName } from './export-names.js';
import { EXTERNAL_PREFIX } from '../externals-plugin.js';

/** Where a module that is needed is found, by its path. */
export type ModuleLocations = Readonly<Record<string, { readonly file: string; readonly prefix: string }>>;

export interface LinkedCode {
  readonly code: string;
  /** The files that it imports. */
  readonly files: readonly string[];
}

/** The code with what it needs imported from where it is found: files that lie beside it. */
export async function linkImports(moduleLocations: ModuleLocations, code: string): Promise<LinkedCode> {
  const statements = await parseImportStatements(code);
  const files = new Set<string>();
  const linkedCode = replaceImports(code, statements, ({ specifier, names }) => {
    const location = moduleLocations[specifier.slice(EXTERNAL_PREFIX.length)];
    if (!location)
      throw new Error(`A demo needs ${specifier.slice(EXTERNAL_PREFIX.length)}, which no library file holds`);
    files.add(location.file);
    const parts = names.map(({ name, local }) => `${formatExportName(location.prefix, name)} as ${local}`);
    return `import${parts.length > 0 ? `{${parts.join(',')}}from` : ''}${JSON.stringify(`./${location.file}`)};`;
  });
  return { code: linkedCode, files: [...files].sort() };
}

/** These files and all that they import, sorted. */
export function collectImportedFiles(
  files: readonly string[],
  imports: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  return [...new Set(files.flatMap((file) => [file, ...(imports[file] ?? [])]))].sort();
}
