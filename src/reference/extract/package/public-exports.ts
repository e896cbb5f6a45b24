/** Collects what a package exports, by name, from all its entry points together. */

import ts from 'typescript';
import type { EntryPoint } from './entry-points.js';
import type { PackageProgram } from './package-program.js';

/** How an export is imported: `import Button from '@mui/material/Button'`. */
export interface ImportPath {
  readonly specifier: string;
  /** `default` for the default export. */
  readonly exportName: string;
}

export interface PublicExport {
  readonly name: string;
  /** The exported thing, aliases resolved. */
  readonly symbol: ts.Symbol;
  /** The symbol of the export itself, such as an `export { … }`. */
  readonly exportSymbol: ts.Symbol;
  readonly imports: readonly ImportPath[];
}

export interface PublicExports {
  readonly values: readonly PublicExport[];
  /** What is a type only. */
  readonly types: readonly PublicExport[];
  /** All that a reader can import, types too. */
  readonly symbols: ReadonlySet<ts.Symbol>;
  readonly symbolsByName: ReadonlyMap<string, ts.Symbol>;
}

/** All exports of the package. A thing that several entry points export is listed once, with its name in the root. */
export function collectPublicExports(program: PackageProgram): PublicExports {
  const exportsBySymbol = new Map<ts.Symbol, PublicExport & { name: string; imports: ImportPath[] }>();
  const symbolsByName = new Map<string, ts.Symbol>();
  for (const entryPoint of program.entryPoints) {
    for (const [exportSymbol, name] of listEntryExports(program, entryPoint)) {
      const symbol = resolveAlias(program.checker, exportSymbol);
      if (!symbolsByName.has(name)) symbolsByName.set(name, symbol);
      const existing = exportsBySymbol.get(symbol);
      const [namespace = name, member] = name.split('.');
      const exportName = member === undefined ? exportSymbol.name : namespace;
      const importPath = { specifier: entryPoint.specifier, exportName };
      if (existing) {
        existing.imports.push(importPath);
        // Of several names, that of the declaration is the best.
        if (name === symbol.name) existing.name = name;
      } else exportsBySymbol.set(symbol, { name, symbol, exportSymbol, imports: [importPath] });
    }
  }
  const all = [...exportsBySymbol.values()];
  const values = all.filter(({ symbol }) => isValueSymbol(symbol));
  const types = all.filter(({ symbol }) => !isValueSymbol(symbol));
  return { values, types, symbols: new Set(exportsBySymbol.keys()), symbolsByName };
}

/** The symbol that an alias resolves to. */
export function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Whether a symbol is a value, not only a type. */
export function isValueSymbol({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Value) !== 0;
}

/** The name in the declaration, which may differ from the name of the export; else the symbol's own. */
export function getDeclaredName(symbol: ts.Symbol): string {
  const name = symbol.declarations
    ?.map((one) => ts.getNameOfDeclaration(one))
    .find((one) => one !== undefined);
  return name && ts.isIdentifier(name) ? name.text : symbol.name;
}

type NamedSymbol = readonly [symbol: ts.Symbol, name: string];

/** Named exports first, so that a default export takes the name of the export beside it; members of namespaces last. */
function listEntryExports(program: PackageProgram, entryPoint: EntryPoint): readonly NamedSymbol[] {
  const { checker } = program;
  const source = program.getSourceFile(entryPoint.file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  const moduleExports = checker.getExportsOfModule(module);
  const isDefault = ({ name }: ts.Symbol) => name === 'default' || name === 'export=';
  const namedExports = moduleExports.filter((one) => !isDefault(one));
  return [
    ...namedExports.map((one): NamedSymbol => [one, one.name]),
    ...moduleExports
      .filter(isDefault)
      .map((one): NamedSymbol => [one, getDefaultExportName(resolveAlias(checker, one), entryPoint)]),
    ...namedExports.flatMap((one) => listNamespaceMembers(checker, one)),
  ];
}

/** A default export is named after its path, else after its declaration, else after the package. */
function getDefaultExportName(symbol: ts.Symbol, { specifier }: EntryPoint): string {
  const lastPart = specifier.slice(specifier.lastIndexOf('/') + 1);
  const isRoot = specifier.split('/').length === (specifier.startsWith('@') ? 2 : 1);
  if (!isRoot && /^\p{Lu}|^use\p{Lu}/u.test(lastPart)) return lastPart;
  const ownName = getDeclaredName(symbol);
  if (/^\p{L}/u.test(ownName) && ownName !== 'default') return ownName;
  return lastPart
    .replace(/^react-(?=.)/, '')
    .replace(/(?:^|[-.])(\p{L})/gu, (_, letter: string) => letter.toUpperCase());
}

/** `export * as Accordion from …` gives `Accordion.Root` and so on. */
function listNamespaceMembers(checker: ts.TypeChecker, exportSymbol: ts.Symbol): readonly NamedSymbol[] {
  const symbol = resolveAlias(checker, exportSymbol);
  if (!(symbol.flags & ts.SymbolFlags.ValueModule) || !/^\p{Lu}/u.test(exportSymbol.name)) return [];
  return checker
    .getExportsOfModule(symbol)
    .filter(({ name }) => /^\p{Lu}/u.test(name))
    .map((member) => [member, `${exportSymbol.name}.${member.name}`]);
}
