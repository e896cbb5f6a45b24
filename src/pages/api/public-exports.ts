/** What a package exports, by name, from all its entry points together. Knows nothing of components. */

import ts from 'typescript';
import { declaredName } from './declared-name.js';
import type { EntryPoint } from './entry-points.js';
import type { Project } from './program.js';

/** How an export is imported: `import Button from '@mui/material/Button'`. */
export interface Import {
  readonly specifier: string;
  /** `default` for the default export. */
  readonly exported: string;
}

export interface PublicExport {
  readonly name: string;
  /** What the name stands for, aliases followed. */
  readonly symbol: ts.Symbol;
  /** Where the package says that it exports this, such as an `export { … }`. */
  readonly stated: ts.Symbol;
  readonly imports: readonly Import[];
}

export interface PublicExports {
  readonly values: readonly PublicExport[];
  /** Types too: what a reader can import. */
  readonly symbols: ReadonlySet<ts.Symbol>;
  readonly byName: ReadonlyMap<string, ts.Symbol>;
}

/** All exports of the package; a thing that several entries export is one, under the name that the root gives it. */
export function publicExportsOf(project: Project): PublicExports {
  const found = new Map<ts.Symbol, { name: string; stated: ts.Symbol; imports: Import[] }>();
  const byName = new Map<string, ts.Symbol>();
  for (const entry of project.entries) {
    for (const [stated, name] of exportsOf(project, entry)) {
      const symbol = followed(project.checker, stated);
      if (!byName.has(name)) byName.set(name, symbol);
      const known = found.get(symbol);
      const place = {
        specifier: entry.specifier,
        exported: name.includes('.') ? name.split('.')[0]! : stated.name,
      };
      if (known) {
        known.imports.push(place);
        // Of several names, the one of the declaration says best what it is.
        if (name === symbol.name) known.name = name;
      } else found.set(symbol, { name, stated, imports: [place] });
    }
  }
  const values = [...found].flatMap(([symbol, rest]) => (isValue(symbol) ? [{ symbol, ...rest }] : []));
  return { values, symbols: new Set(found.keys()), byName };
}

/** The symbol that an alias stands for in the end. */
export function followed(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function isValue(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Value) !== 0;
}

/** Named ones first, so that a default export takes the name that stands beside it; members of namespaces behind. */
function exportsOf(project: Project, entry: EntryPoint): readonly (readonly [ts.Symbol, string])[] {
  const { checker } = project;
  const source = project.sourceFile(entry.file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  const all = checker.getExportsOfModule(module);
  const named = all.filter(({ name }) => name !== 'default' && name !== 'export=');
  const main = all.filter(({ name }) => name === 'default' || name === 'export=');
  return [
    ...named.map((one) => [one, one.name] as const),
    ...main.map((one) => [one, defaultName(followed(checker, one), entry)] as const),
    ...named.flatMap((one) => membersOf(checker, one)),
  ];
}

/** A default export is called by its path, else by its own name, else by the package. */
function defaultName(symbol: ts.Symbol, { specifier }: EntryPoint): string {
  const path = specifier
    .split('/')
    .slice(specifier.startsWith('@') ? 2 : 1)
    .at(-1);
  if (path !== undefined && /^\p{Lu}|^use\p{Lu}/u.test(path)) return path;
  const own = declaredName(symbol);
  if (/^\p{L}/u.test(own) && own !== 'default') return own;
  return (path ?? specifier.split('/').at(-1)!)
    .replace(/^react-(?=.)/, '')
    .replace(/(?:^|[-.])(\p{L})/gu, (_, letter: string) => letter.toUpperCase());
}

/** `export * as Accordion from …` gives `Accordion.Root` and so on. */
function membersOf(checker: ts.TypeChecker, stated: ts.Symbol): readonly (readonly [ts.Symbol, string])[] {
  const symbol = followed(checker, stated);
  if (!(symbol.flags & ts.SymbolFlags.ValueModule) || !/^\p{Lu}/u.test(stated.name)) return [];
  return checker
    .getExportsOfModule(symbol)
    .filter(({ name }) => /^\p{Lu}/u.test(name))
    .map((member) => [member, `${stated.name}.${member.name}`] as const);
}
