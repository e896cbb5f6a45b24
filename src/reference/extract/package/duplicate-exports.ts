/** Finds names that a package exports for different things. Where entry points differ, names are qualified by their
 *  paths: `persian/DayPicker`. Where two `export *` bring a name, it is exported for none of them. */

import ts from 'typescript';
import { findShortestSpecifier } from './import-lines.js';
import type { PackageProgram } from './package-program.js';
import { isValueSymbol, resolveAlias, type ImportPath } from './public-exports.js';

export interface DuplicateExport {
  readonly name: string;
  /** The declarations of the different things. */
  readonly nodes: readonly ts.Node[];
  /** The name of each in the reference; absent where the name is lost. */
  readonly documentedNames?: readonly string[];
}

interface NamedExport {
  readonly name: string;
  readonly imports: readonly ImportPath[];
}

/** The names in the reference, in the order of the exports. */
export function createQualifiedNames(
  namedExports: readonly NamedExport[],
  packageName: string,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const { name } of namedExports) counts.set(name, (counts.get(name) ?? 0) + 1);
  return namedExports.map((one) => (counts.get(one.name) === 1 ? one.name : qualifyByPath(one, packageName)));
}

function qualifyByPath({ name, imports }: NamedExport, packageName: string): string {
  const shortest = findShortestSpecifier(imports);
  return shortest === packageName ? name : `${shortest.slice(packageName.length + 1)}/${name}`;
}

interface DocumentedExport {
  readonly name: string;
  readonly declaration: ts.Node;
  readonly documentedName: string;
}

/** The names that several entry points export for different things. */
export function findDuplicateNames(
  documentedExports: readonly DocumentedExport[],
): readonly DuplicateExport[] {
  const groups = new Map<string, DocumentedExport[]>();
  for (const one of documentedExports) groups.set(one.name, [...(groups.get(one.name) ?? []), one]);
  return [...groups]
    .filter(([, group]) => group.length > 1)
    .map(([name, group]) => {
      const nodes = group.map(({ declaration }) => declaration);
      const documentedNames = group.map(({ documentedName }) => documentedName);
      const areUnique = new Set(documentedNames).size === documentedNames.length;
      return { name, nodes, documentedNames: areUnique ? documentedNames : undefined };
    });
}

/** The ambiguous names of values in the package's entry points and in what they export again. */
export function findDuplicateExports(program: PackageProgram): readonly DuplicateExport[] {
  const visited = new Set<ts.Symbol>();
  return program.entryPoints.flatMap(({ file }) => {
    const source = program.getSourceFile(file);
    const module = source && program.checker.getSymbolAtLocation(source);
    return module ? findAmbiguousExports(module, program.checker, visited) : [];
  });
}

function findAmbiguousExports(
  module: ts.Symbol,
  checker: ts.TypeChecker,
  visited: Set<ts.Symbol>,
): readonly DuplicateExport[] {
  if (visited.has(module)) return [];
  visited.add(module);
  const modules = listStarExports(module, checker);
  const namedExports = new Set(module.exports?.keys());
  const symbolsByName = new Map<string, Set<ts.Symbol>>();
  for (const exportSymbol of modules.flatMap((one) => checker.getExportsOfModule(one))) {
    const { name, escapedName } = exportSymbol;
    const symbol = resolveAlias(checker, exportSymbol);
    if (name !== 'default' && !namedExports.has(escapedName) && isValueSymbol(symbol))
      symbolsByName.set(name, (symbolsByName.get(name) ?? new Set()).add(symbol));
  }
  const duplicates = [...symbolsByName]
    .filter(([, symbols]) => symbols.size > 1)
    .map(([name, symbols]) => ({
      name,
      nodes: [...symbols].flatMap(({ declarations }) => declarations?.slice(0, 1) ?? []),
    }));
  return [...duplicates, ...modules.flatMap((one) => findAmbiguousExports(one, checker, visited))];
}

/** The modules behind `export * from`. */
function listStarExports(module: ts.Symbol, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const stars = module.exports?.get(ts.InternalSymbolName.ExportStar)?.declarations ?? [];
  return stars.flatMap((star) => {
    const specifier = ts.isExportDeclaration(star) ? star.moduleSpecifier : undefined;
    const target = specifier && checker.getSymbolAtLocation(specifier);
    return target ? [target] : [];
  });
}
