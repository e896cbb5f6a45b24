/** Finds names that stand for two different things. Where two `export *` bring them, the name is exported for none. */

import ts from 'typescript';
import type { PackageProgram } from './package-program.js';
import { resolveAlias } from './public-exports.js';

export interface DuplicateExport {
  readonly name: string;
  /** Where each of the things is declared. */
  readonly nodes: readonly ts.Node[];
  /** What each is called in the reference; absent where the name is lost. */
  readonly documentedNames?: readonly string[];
}

interface DocumentedExport {
  readonly name: string;
  readonly declaration: ts.Node;
  readonly documentedName: string;
}

/** The names that several entry points give to different things. */
export function findDuplicateNames(
  documentedExports: readonly DocumentedExport[],
): readonly DuplicateExport[] {
  const groups = new Map<string, DocumentedExport[]>();
  for (const one of documentedExports) groups.set(one.name, [...(groups.get(one.name) ?? []), one]);
  return [...groups].flatMap(([name, group]) => {
    if (group.length === 1) return [];
    const nodes = group.map(({ declaration }) => declaration);
    const documentedNames = group.map((one) => one.documentedName);
    return [
      {
        name,
        nodes,
        ...(new Set(documentedNames).size === documentedNames.length ? { documentedNames } : {}),
      },
    ];
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
  for (const one of modules) {
    for (const exportSymbol of checker.getExportsOfModule(one)) {
      const symbol = resolveAlias(checker, exportSymbol);
      if (
        exportSymbol.name === 'default' ||
        namedExports.has(exportSymbol.escapedName) ||
        !isValueSymbol(symbol)
      )
        continue;
      symbolsByName.set(exportSymbol.name, (symbolsByName.get(exportSymbol.name) ?? new Set()).add(symbol));
    }
  }
  const duplicates = [...symbolsByName]
    .filter(([, symbols]) => symbols.size > 1)
    .map(([name, symbols]) => {
      const nodes = [...symbols].flatMap(({ declarations }) => declarations?.slice(0, 1) ?? []);
      return { name, nodes };
    });
  return [...duplicates, ...modules.flatMap((one) => findAmbiguousExports(one, checker, visited))];
}

function isValueSymbol({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Value) !== 0;
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
