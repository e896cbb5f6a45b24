/** The type of a member or parameter as text: as it is written, where it still means the same; else as it came out. */

import ts from 'typescript';
import { typeText, withoutUndefined } from './type-shape.js';
import type { TypeScope } from './type-scope.js';
import { copied, splitUnion, textOf, unionOf } from './type-text.js';

/** The text of a symbol's type; an optional one is written without `undefined`. */
export function typeOfSymbol(symbols: readonly ts.Symbol[], scope: TypeScope, optional: boolean): string {
  const texts = distinct(symbols).map((symbol) => typeOfOne(symbol, scope, optional));
  const union = unionOf(texts.filter((text) => text !== 'never' || texts.length === 1));
  return optional ? withoutWord(union, 'undefined') : union;
}

/** Symbols that are declared at the same places mean the same. */
function distinct(symbols: readonly ts.Symbol[]): readonly ts.Symbol[] {
  const seen = new Set<ts.Node | undefined>();
  return symbols.filter(({ declarations }) => {
    const first = declarations?.[0];
    if (seen.has(first)) return false;
    seen.add(first);
    return true;
  });
}

function typeOfOne(symbol: ts.Symbol, scope: TypeScope, optional: boolean): string {
  const written = writtenType(symbol, scope, optional);
  if (written !== undefined) return written;
  const type = scope.checker.getTypeOfSymbol(symbol);
  return typeText(optional ? withoutUndefined(type, scope) : type, scope);
}

/** The type as it is written; nothing where it stands nowhere, or means something else here. */
function writtenType(symbol: ts.Symbol, scope: TypeScope, optional: boolean): string | undefined {
  const declarations = symbol.declarations ?? [];
  const [first] = declarations;
  if (!first || declarations.length > 1) return undefined;
  if (ts.isMethodSignature(first) || ts.isMethodDeclaration(first)) return methodText(first, scope);
  const node = hasType(first) ? first.type : undefined;
  if (!node || !stillMeans(node, symbol, { scope, optional })) return undefined;
  const free = new Set<ts.Symbol>();
  return textOf(node, { ...scope, free: (parameter) => free.add(parameter) });
}

type Typed = ts.PropertySignature | ts.PropertyDeclaration | ts.ParameterDeclaration | ts.VariableDeclaration;

function hasType(node: ts.Declaration): node is Typed {
  return (
    ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isParameter(node) || ts.isVariableDeclaration(node)
  );
}

function methodText(node: ts.MethodSignature | ts.MethodDeclaration, scope: TypeScope): string {
  const parameters = node.parameters.map((parameter) => copied(parameter, scope)).join(', ');
  return `(${parameters}) => ${node.type ? textOf(node.type, scope) : 'any'}`;
}

/** A symbol that came through a generic type may mean something else than what is written at its declaration. */
function stillMeans(
  node: ts.TypeNode,
  symbol: ts.Symbol,
  { scope, optional }: { readonly scope: TypeScope; readonly optional: boolean },
): boolean {
  if (!(symbol.flags & ts.SymbolFlags.Transient)) return true;
  const { checker } = scope;
  const bare = (type: ts.Type) => (optional ? withoutUndefined(type, scope) : type);
  const written = checker.getTypeFromTypeNode(node);
  const here = checker.getTypeOfSymbol(symbol);
  return bare(written) === bare(here) || checker.getNonNullableType(written) === checker.getNonNullableType(here);
}

function withoutWord(text: string, word: string): string {
  const parts = splitUnion(text);
  const rest = parts.filter((part) => part !== word);
  return rest.length === 0 || rest.length === parts.length ? text : unionOf(rest);
}
