/** How a thing is imported, as lines of code. */

import type { ImportPath, PublicExport } from './public-exports.js';

/** The ways to import an export: the path that is named like it first, then the root of the package. */
export function formatImportLines({
  name,
  imports,
}: Pick<PublicExport, 'name' | 'imports'>): readonly string[] {
  const rootSpecifier = findShortestSpecifier(imports);
  const deepImports = imports.filter(({ specifier }) => specifier !== rootSpecifier);
  const exactMatches = deepImports.filter(({ specifier }) => specifier.endsWith(`/${name}`));
  const namedPaths = deepImports.filter(({ specifier }) => isNamedPath(specifier));
  const preferredImport = sortDefaultsFirst(
    [exactMatches, namedPaths, deepImports].find((matches) => matches.length > 0) ?? [],
  ).slice(0, 1);
  const rootImports = imports.filter(({ specifier }) => specifier === rootSpecifier);
  const plainImport = rootImports.find(({ exportName }) => exportName === name) ?? rootImports[0]!;
  return [...preferredImport, plainImport].map((one) => formatImportLine(one, name));
}

function findShortestSpecifier(imports: readonly ImportPath[]): string {
  return imports.map(({ specifier }) => specifier).reduce((a, b) => (b.length < a.length ? b : a));
}

/** A path that ends in a component's name says better where the thing lives than one such as `/hooks`. */
function isNamedPath(specifier: string): boolean {
  return /\/(?:unstable_|Unstable_)?(?:\p{Lu}|use\p{Lu})[^/]*$/u.test(specifier);
}

function sortDefaultsFirst(imports: readonly ImportPath[]): readonly ImportPath[] {
  return [...imports].sort((a, b) => Number(b.exportName === 'default') - Number(a.exportName === 'default'));
}

function formatImportLine({ specifier, exportName }: ImportPath, name: string): string {
  if (exportName === 'default') return `import ${name.split('.')[0]} from '${specifier}';`;
  return `import { ${exportName} } from '${specifier}';`;
}
