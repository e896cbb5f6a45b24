/** What a package exports, by name, from all its entry points together. Knows nothing of components. */

import ts from 'typescript';
import { getDeclaredName } from './declared-name.js';
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
  /** What the name stands for, aliases followed. */
  readonly symbol: ts.Symbol;
  /** Where the package says that it exports this, such as an `export { … }`. */
  readonly exportSymbol: ts.Symbol;
  readonly imports: readonly ImportPath[];
}

export interface PublicExports {
  readonly values: readonly PublicExport[];
  /** Types too: what a reader can import. */
  readonly symbols: ReadonlySet<ts.Symbol>;
  readonly symbolsByName: ReadonlyMap<string, ts.Symbol>;
}

/** All exports of the package; a thing that several entries export is one, under the name that the root gives it. */
export function collectPublicExports(program: PackageProgram): PublicExports {
  const exportsBySymbol = new Map<
    ts.Symbol,
    { name: string; exportSymbol: ts.Symbol; imports: ImportPath[] }
  >();
  const symbolsByName = new Map<string, ts.Symbol>();
  for (const entryPoint of program.entryPoints) {
    for (const [exportSymbol, name] of listEntryExports(program, entryPoint)) {
      const symbol = resolveAlias(program.checker, exportSymbol);
      if (!symbolsByName.has(name)) symbolsByName.set(name, symbol);
      const existing = exportsBySymbol.get(symbol);
      const importPath = {
        specifier: entryPoint.specifier,
        exportName: name.includes('.') ? name.split('.')[0]! : exportSymbol.name,
      };
      if (existing) {
        existing.imports.push(importPath);
        // Of several names, the one of the declaration says best what it is.
        if (name === symbol.name) existing.name = name;
      } else exportsBySymbol.set(symbol, { name, exportSymbol, imports: [importPath] });
    }
  }
  const values = [...exportsBySymbol].flatMap(([symbol, details]) =>
    isValueSymbol(symbol) ? [{ symbol, ...details }] : [],
  );
  return { values, symbols: new Set(exportsBySymbol.keys()), symbolsByName };
}

/** The symbol that an alias stands for in the end. */
export function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function isValueSymbol(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Value) !== 0;
}

/** Named ones first, so that a default export takes the name that stands beside it; members of namespaces behind. */
function listEntryExports(
  program: PackageProgram,
  entryPoint: EntryPoint,
): readonly (readonly [ts.Symbol, string])[] {
  const { checker } = program;
  const source = program.getSourceFile(entryPoint.file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  const moduleExports = checker.getExportsOfModule(module);
  const namedExports = moduleExports.filter(({ name }) => name !== 'default' && name !== 'export=');
  const defaultExports = moduleExports.filter(({ name }) => name === 'default' || name === 'export=');
  return [
    ...namedExports.map((one) => [one, one.name] as const),
    ...defaultExports.map(
      (one) => [one, getDefaultExportName(resolveAlias(checker, one), entryPoint)] as const,
    ),
    ...namedExports.flatMap((one) => listNamespaceMembers(checker, one)),
  ];
}

/** A default export is called by its path, else by its own name, else by the package. */
function getDefaultExportName(symbol: ts.Symbol, { specifier }: EntryPoint): string {
  const path = specifier
    .split('/')
    .slice(specifier.startsWith('@') ? 2 : 1)
    .at(-1);
  if (path !== undefined && /^\p{Lu}|^use\p{Lu}/u.test(path)) return path;
  const ownName = getDeclaredName(symbol);
  if (/^\p{L}/u.test(ownName) && ownName !== 'default') return ownName;
  return (path ?? specifier.split('/').at(-1)!)
    .replace(/^react-(?=.)/, '')
    .replace(/(?:^|[-.])(\p{L})/gu, (_, letter: string) => letter.toUpperCase());
}

/** `export * as Accordion from …` gives `Accordion.Root` and so on. */
function listNamespaceMembers(
  checker: ts.TypeChecker,
  exportSymbol: ts.Symbol,
): readonly (readonly [ts.Symbol, string])[] {
  const symbol = resolveAlias(checker, exportSymbol);
  if (!(symbol.flags & ts.SymbolFlags.ValueModule) || !/^\p{Lu}/u.test(exportSymbol.name)) return [];
  return checker
    .getExportsOfModule(symbol)
    .filter(({ name }) => /^\p{Lu}/u.test(name))
    .map((member) => [member, `${exportSymbol.name}.${member.name}`] as const);
}
