/** Finds names that stand for two different things. Where two `export *` bring them, the name is exported for none. */

import ts from 'typescript';
import type { Project } from './program.js';
import { followed } from './public-exports.js';

export interface DuplicateExport {
  readonly name: string;
  /** Where each of the things is declared. */
  readonly nodes: readonly ts.Node[];
  /** What each is called in the reference; absent where the name is lost. */
  readonly called?: readonly string[];
}

interface Named {
  readonly name: string;
  readonly declaration: ts.Node;
  readonly called: string;
}

/** The names that several entry points give to different things. */
export function duplicateNames(named: readonly Named[]): readonly DuplicateExport[] {
  const groups = new Map<string, Named[]>();
  for (const one of named) groups.set(one.name, [...(groups.get(one.name) ?? []), one]);
  return [...groups].flatMap(([name, group]) => {
    if (group.length === 1) return [];
    const nodes = group.map(({ declaration }) => declaration);
    const called = group.map((one) => one.called);
    return [{ name, nodes, ...(new Set(called).size === called.length ? { called } : {}) }];
  });
}

/** The ambiguous names of values in the package's entry points and in what they export again. */
export function duplicateExports(project: Project): readonly DuplicateExport[] {
  const seen = new Set<ts.Symbol>();
  return project.entries.flatMap(({ file }) => {
    const source = project.sourceFile(file);
    const module = source && project.checker.getSymbolAtLocation(source);
    return module ? ambiguousIn(module, project.checker, seen) : [];
  });
}

function ambiguousIn(
  module: ts.Symbol,
  checker: ts.TypeChecker,
  seen: Set<ts.Symbol>,
): readonly DuplicateExport[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const modules = modulesExportedBy(module, checker);
  const named = new Set(module.exports?.keys());
  const brought = new Map<string, Set<ts.Symbol>>();
  for (const one of modules) {
    for (const stated of checker.getExportsOfModule(one)) {
      const symbol = followed(checker, stated);
      if (stated.name === 'default' || named.has(stated.escapedName) || !isValue(symbol)) continue;
      brought.set(stated.name, (brought.get(stated.name) ?? new Set()).add(symbol));
    }
  }
  const here = [...brought]
    .filter(([, symbols]) => symbols.size > 1)
    .map(([name, symbols]) => {
      const nodes = [...symbols].flatMap(({ declarations }) => declarations?.slice(0, 1) ?? []);
      return { name, nodes };
    });
  return [...here, ...modules.flatMap((one) => ambiguousIn(one, checker, seen))];
}

function isValue({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Value) !== 0;
}

/** The modules behind `export * from`. */
function modulesExportedBy(module: ts.Symbol, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const stars = module.exports?.get(ts.InternalSymbolName.ExportStar)?.declarations ?? [];
  return stars.flatMap((star) => {
    const specifier = ts.isExportDeclaration(star) ? star.moduleSpecifier : undefined;
    const target = specifier && checker.getSymbolAtLocation(specifier);
    return target ? [target] : [];
  });
}
