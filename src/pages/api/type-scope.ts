/** What the writers of types share while one type is written: names, guards, what went wrong. */

import ts from 'typescript';
import { followed } from './public-exports.js';

/** Something in a declaration that keeps a reader from the whole truth. */
export interface TypeFault {
  readonly kind: 'unresolved' | 'circular' | 'large';
  readonly node: ts.Node;
  /** The name that was not found, or the type that is too large. */
  readonly name: string;
  /** Of a large type: how many members it has. */
  readonly size?: number;
}

export interface TypeScope {
  readonly checker: ts.TypeChecker;
  /** What a reader can import from the package. */
  readonly isPublic: (symbol: ts.Symbol) => boolean;
  /** Whether a declaration belongs to the package. */
  readonly isOwn: (file: string) => boolean;
  /** What stands for a type parameter here, as text. */
  readonly given: ReadonlyMap<ts.Symbol, string>;
  /** The names that are being written out already. */
  readonly open: readonly ts.Symbol[];
  readonly fault: (fault: TypeFault) => void;
  /** Told of a type parameter that nothing is given for. */
  readonly free: (symbol: ts.Symbol) => void;
}

/** The deepest nest of private names that is written out. */
const DEEPEST = 6;

/** The scope inside a name that is written out; nothing where it is open already. */
export function within(
  scope: TypeScope,
  symbol: ts.Symbol,
  given: ReadonlyMap<ts.Symbol, string>,
): TypeScope | undefined {
  if (scope.open.includes(symbol) || scope.open.length >= DEEPEST) return undefined;
  return { ...scope, open: [...scope.open, symbol], given };
}

/** The symbol that a name in a type stands for; nothing where it stands for nothing. */
export function namedBy(scope: TypeScope, name: ts.Node): ts.Symbol | undefined {
  const symbol = scope.checker.getSymbolAtLocation(name);
  const target = symbol && followed(scope.checker, symbol);
  return target?.declarations?.length ? target : undefined;
}

/** The name by which a reader knows a symbol: that of a type of React begins with `React.`. */
export function nameOf(symbol: ts.Symbol): string {
  const names = [symbol.name === 'default' ? declaredName(symbol) : symbol.name];
  const declaration = symbol.declarations?.[0];
  if (!declaration || !/\/@types\/react\//.test(declaration.getSourceFile().fileName)) return names[0]!;
  for (let node = declaration.parent; node !== undefined; node = node.parent) {
    if (ts.isModuleDeclaration(node) && ts.isIdentifier(node.name)) names.unshift(node.name.text);
  }
  return names.filter((name) => name !== 'global').join('.');
}

function declaredName(symbol: ts.Symbol): string {
  const name = symbol.declarations?.map((one) => ts.getNameOfDeclaration(one)).find((one) => one !== undefined);
  return name && ts.isIdentifier(name) ? name.text : symbol.name;
}

/** The text in brackets where it would otherwise be read with what stands beside it. */
export function bracketed(text: string): string {
  return isCompound(text) ? `(${text})` : text;
}

/** Whether a text has `|`, `&`, `=>` or a keyword operator outside of all brackets and quotes. */
export function isCompound(text: string): boolean {
  const flat = text.replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g, '_').replaceAll('=>', '⇒');
  let depth = 0;
  for (const letter of flat) {
    if ('([{<'.includes(letter)) depth += 1;
    else if (')]}>'.includes(letter)) depth -= 1;
    else if (depth === 0 && '|&⇒?'.includes(letter)) return true;
  }
  return /^(?:keyof|readonly|unique|infer|typeof import) /.test(flat);
}
