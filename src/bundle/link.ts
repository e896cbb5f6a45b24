/** Binds a compiled piece to the library files that hold what it needs. Knows nothing of how they were made. */

import { importStatements, withImports } from './imports.js';
import { exportName } from './libraries/exports.js';
import { NEED } from './leaving-out.js';

/** Where a module that is needed is found, by its path. */
export type Places = Readonly<Record<string, { readonly file: string; readonly prefix: string }>>;

export interface Linked {
  readonly code: string;
  /** The files that it imports. */
  readonly files: readonly string[];
}

/** The code with what it needs imported from where it is found: files that lie beside it. */
export async function linkTo(places: Places, code: string): Promise<Linked> {
  const statements = await importStatements(code);
  const files = new Set<string>();
  const linked = withImports(code, statements, ({ specifier, names }) => {
    const place = places[specifier.slice(NEED.length)];
    if (!place) throw new Error(`A demo needs ${specifier.slice(NEED.length)}, which no library file holds`);
    files.add(place.file);
    const parts = names.map(({ name, local }) => `${exportName(place.prefix, name)} as ${local}`);
    return `import${parts.length > 0 ? `{${parts.join(',')}}from` : ''}${JSON.stringify(`./${place.file}`)};`;
  });
  return { code: linked, files: [...files].sort() };
}

/** These files and all that they import, sorted. */
export function closureOf(
  files: readonly string[],
  imports: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  return [...new Set(files.flatMap((file) => [file, ...(imports[file] ?? [])]))].sort();
}
