/** Writes the import statements for an export. */

import type { ImportPath, PublicExport } from './public-exports.js';

/** The ways to import an export: the path with its name first, then the root of the package. */
export function formatImportLines({
  name,
  imports,
}: Pick<PublicExport, 'name' | 'imports'>): readonly string[] {
  const rootSpecifier = findShortestSpecifier(imports);
  const deepImports = imports.filter(({ specifier }) => specifier !== rootSpecifier);
  const exactMatches = deepImports.filter(({ specifier }) => specifier.endsWith(`/${name}`));
  const namedPaths = deepImports.filter(({ specifier }) => isNamedPath(specifier));
  const candidates = [exactMatches, namedPaths, deepImports].find((matches) => matches.length > 0) ?? [];
  const preferredImport = candidates.find(({ exportName }) => exportName === 'default') ?? candidates[0];
  const rootImports = imports.filter(({ specifier }) => specifier === rootSpecifier);
  const rootImport = rootImports.find(({ exportName }) => exportName === name) ?? rootImports[0];
  return [preferredImport, rootImport].flatMap((one) => (one ? [formatImportLine(one, name)] : []));
}

/** The shortest path by which an export can be imported. */
export function findShortestSpecifier(imports: readonly ImportPath[]): string {
  return imports.map(({ specifier }) => specifier).reduce((a, b) => (b.length < a.length ? b : a));
}

/** Whether a path ends in the name of a component or hook. It says more than a path such as `/hooks`. */
function isNamedPath(specifier: string): boolean {
  return /\/(?:unstable_|Unstable_)?(?:\p{Lu}|use\p{Lu})[^/]*$/u.test(specifier);
}

function formatImportLine({ specifier, exportName }: ImportPath, name: string): string {
  return exportName === 'default'
    ? `import ${name.split('.')[0]} from '${specifier}';`
    : `import { ${exportName} } from '${specifier}';`;
}
