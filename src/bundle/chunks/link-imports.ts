/** Replaces the imports of external modules in compiled code by imports of the library files that hold them. */

import { parseImportStatements, replaceImports } from '../import-statements.js';
import { formatExportName } from './export-names.js';
import { EXTERNAL_PREFIX } from '../externals-plugin.js';

/** The library file of each external module, by the module's path. */
export type ModuleLocations = Readonly<Record<string, { readonly file: string; readonly prefix: string }>>;

interface LinkedCode {
  readonly code: string;
  /** The library files that it imports, sorted. They are in the same folder. */
  readonly files: readonly string[];
}

/** `publishedNames`: the names of files that the code imports as they were compiled, by specifier. */
export async function linkImports(
  moduleLocations: ModuleLocations,
  code: string,
  publishedNames: Readonly<Record<string, string>> = {},
): Promise<LinkedCode> {
  const files = new Set<string>();
  const linkedCode = replaceImports(code, await parseImportStatements(code), ({ specifier, names }) => {
    const published = publishedNames[specifier];
    if (published !== undefined) {
      files.add(published);
      return formatImport(published, names);
    }
    const path = specifier.slice(EXTERNAL_PREFIX.length);
    const location = moduleLocations[path];
    if (!location) throw new Error(`A demo imports ${path}, but no library file holds it`);
    files.add(location.file);
    const exported = names.map(({ name, local }) => ({
      name: formatExportName(location.prefix, name),
      local,
    }));
    return formatImport(location.file, exported);
  });
  return { code: linkedCode, files: [...files].sort() };
}

function formatImport(
  file: string,
  names: readonly { readonly name: string; readonly local: string }[],
): string {
  const parts = names.map(({ name, local }) => `${name} as ${local}`);
  return `import${parts.length > 0 ? `{${parts.join(',')}}from` : ''}${JSON.stringify(`./${file}`)};`;
}

/** These files and all that they import, sorted. */
export function collectImportedFiles(
  files: readonly string[],
  imports: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  return [...new Set(files.flatMap((file) => [file, ...(imports[file] ?? [])]))].sort();
}
