/** The type of a member or parameter as text: as it is written, where it still means the same; else as it came out. */

import ts from 'typescript';
import type { TypeScope } from './type-scope.js';
import { parametersText } from './type-text.js';
import { bracketed, unionOf, withoutMember } from './type-words.js';

/** The type of a thing that may be declared in several forms; an optional one is written without `undefined`. */
export function typeOfSymbols(symbols: readonly ts.Symbol[], scope: TypeScope, optional: boolean): string {
  const texts = grouped(symbols).map((group) => textOfGroup(group, scope));
  const telling = texts.filter((text) => text !== 'never' && text !== 'undefined');
  const union = unionOf(telling.length > 0 ? telling : texts.slice(0, 1));
  return optional ? withoutMember(union, 'undefined') : union;
}

/** Symbols by the place where each is declared first. */
function grouped(symbols: readonly ts.Symbol[]): readonly (readonly ts.Symbol[])[] {
  const groups = new Map<ts.Node | undefined, ts.Symbol[]>();
  for (const symbol of symbols) {
    const place = symbol.declarations?.[0];
    const group = groups.get(place);
    if (group) group.push(symbol);
    else groups.set(place, [symbol]);
  }
  return [...groups.values()];
}

function textOfGroup(group: readonly ts.Symbol[], scope: TypeScope): string {
  const { checker } = scope;
  const first = group[0]!;
  const declarations = (first.declarations ?? []).filter(isTyped);
  const declaration = declarations.length > 1 ? strictest(declarations, first, checker) : declarations[0];
  if (!declaration) return declarations.length > 1 ? together(declarations, scope) : typeHere(first, scope);
  const free = new Set<ts.Symbol>();
  const text = writtenText(declaration, { ...scope, free: (parameter) => free.add(parameter) });
  if (declarations.length > 1 && free.size === 0) return text;
  if (free.size === 0) {
    return isRemade(first) && !stillMeans(declaration, first, checker) ? typeHere(first, scope) : text;
  }
  if (group.length === 1 && !isBare(declaration) && [...free].every(({ name }) => scope.parameters.has(name)))
    return text;
  const types = new Set(group.map((symbol) => checker.getTypeOfSymbol(symbol)));
  if (types.size === 1 && !stillMeans(declaration, first, checker)) return typeHere(first, scope);
  return types.size > 1 || isBare(declaration) ? bounded(declaration, free, scope) : text;
}

function typeHere(symbol: ts.Symbol, scope: TypeScope): string {
  return scope.ofType(scope.checker.getTypeOfSymbol(symbol), scope);
}

/** A member of several types must fit what each of them says. */
function together(declarations: readonly Typed[], scope: TypeScope): string {
  const texts = declarations.map((declaration) => {
    const free = new Set<ts.Symbol>();
    writtenText(declaration, { ...scope, free: (parameter) => free.add(parameter) });
    return withoutMember(bounded(declaration, free, scope), 'undefined');
  });
  const once = new Set(texts);
  return once.size === 1 ? texts[0]! : [...once].map((text) => bracketed(text)).join(' & ');
}

type Typed =
  | ts.PropertySignature
  | ts.PropertyDeclaration
  | ts.ParameterDeclaration
  | ts.VariableDeclaration
  | ts.MethodSignature
  | ts.MethodDeclaration;

function isTyped(node: ts.Declaration): node is Typed {
  if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node)) return true;
  const mayHaveType =
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isVariableDeclaration(node);
  return mayHaveType && node.type !== undefined;
}

function writtenText(node: Typed, scope: TypeScope): string {
  if (!ts.isMethodSignature(node) && !ts.isMethodDeclaration(node)) return scope.ofNode(node.type!, scope);
  return `${parametersText(node, scope)} => ${node.type ? scope.ofNode(node.type, scope) : 'any'}`;
}

/** Of a member that several types declare: the declaration that says no more and no less than all together. */
function strictest(
  declarations: readonly Typed[],
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): Typed | undefined {
  const here = checker.getTypeOfSymbol(symbol);
  return declarations.find(
    (one) => one.type && checker.isTypeAssignableTo(checker.getTypeFromTypeNode(one.type), here),
  );
}

/** What the checker knows of a symbol that it made itself; not a public part of TypeScript. */
interface Links {
  readonly mappedType?: { readonly declaration: ts.MappedTypeNode };
  readonly syntheticOrigin?: ts.Symbol;
}

/** Whether a mapped type may have given a member another type than the one that is written. `Pick` and `Partial` do not. */
function isRemade(symbol: ts.Symbol): boolean {
  if (!(symbol.flags & ts.SymbolFlags.Transient)) return false;
  const { links } = symbol as { readonly links?: Links };
  if (!links) return true;
  if (!links.mappedType) return false;
  if (!isFaithful(links.mappedType.declaration)) return true;
  return links.syntheticOrigin !== undefined && isRemade(links.syntheticOrigin);
}

/** `{ [P in keyof T]: T[P] }` */
function isFaithful({ type, typeParameter }: ts.MappedTypeNode): boolean {
  return (
    type !== undefined &&
    ts.isIndexedAccessTypeNode(type) &&
    type.indexType.getText() === typeParameter.name.text &&
    ts.isTypeReferenceNode(type.objectType)
  );
}

function stillMeans({ type }: Typed, symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (!type) return true;
  const written = membersOf(checker.getTypeFromTypeNode(type));
  const here = membersOf(checker.getTypeOfSymbol(symbol));
  return written.size === here.size && [...written].every((member) => here.has(member));
}

/** A type parameter is known by its symbol: each use of a generic interface has one of its own. */
function membersOf(type: ts.Type): ReadonlySet<ts.Type | ts.Symbol> {
  const members = type.isUnion() ? type.types : [type];
  const telling = members.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  return new Set(telling.map((one) => (one.flags & ts.TypeFlags.TypeParameter ? one.symbol : one)));
}

/** Whether a name is all that is written. */
function isBare({ type }: Typed): boolean {
  return type !== undefined && ts.isTypeReferenceNode(type) && type.typeArguments === undefined;
}

/** The text with the bounds of type parameters in their places: what any way to use the component may give. */
function bounded(declaration: Typed, free: ReadonlySet<ts.Symbol>, scope: TypeScope): string {
  const given = new Map(scope.given);
  for (const parameter of free) {
    const bound = parameter.declarations?.find(ts.isTypeParameterDeclaration)?.constraint;
    if (bound) given.set(parameter, scope.ofNode(bound, scope));
  }
  return writtenText(declaration, { ...scope, given });
}
