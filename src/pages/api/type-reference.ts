/** A name in a type: kept where a reader can use it, written out where it says less than what it stands for. */

import ts from 'typescript';
import { isPlain, plainMembers } from './type-members.js';
import { typeText } from './type-shape.js';
import { nameOf, namedBy, within, type TypeScope } from './type-scope.js';
import { copied, splitUnion, textOf, unionOf } from './type-text.js';

export type Reference = ts.TypeReferenceNode | ts.ImportTypeNode | ts.ExpressionWithTypeArguments;

/** Unions with more members are not written out. */
export const LARGEST_UNION = 100;

/** Private objects with more members are only named. */
const LARGEST_OBJECT = 8;

/** The text of a reference to a type. */
export function referenceText(node: Reference, scope: TypeScope): string {
  const name = nameNode(node);
  if (!name) return copied(node, scope);
  const symbol = namedBy(scope, name);
  if (!symbol) {
    if (name.getText() !== 'const') scope.fault({ kind: 'unresolved', node, name: name.getText() });
    return copied(node, scope);
  }
  if (symbol.flags & ts.SymbolFlags.TypeParameter) return parameterText(symbol, scope);
  const args = (node.typeArguments ?? []).map((argument) => textOf(argument, scope));
  if (symbol.name === 'NonNullable' && isGlobal(symbol)) return withoutNull(args[0]!);
  return expanded({ node, symbol, args }, scope) ?? named(symbol, args);
}

interface Referred {
  readonly node: Reference;
  readonly symbol: ts.Symbol;
  readonly args: readonly string[];
}

function nameNode(node: Reference): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  return ts.isImportTypeNode(node) ? (node.isTypeOf ? undefined : node.qualifier) : node.expression;
}

function parameterText(symbol: ts.Symbol, scope: TypeScope): string {
  const given = scope.given.get(symbol);
  if (given === undefined) scope.free(symbol);
  return given ?? symbol.name;
}

/** `Name<A, B>` */
export function named(symbol: ts.Symbol, args: readonly string[]): string {
  return args.length === 0 ? nameOf(symbol) : `${nameOf(symbol)}<${args.join(', ')}>`;
}

/** What a name stands for; nothing where the name is the better text. */
function expanded({ node, symbol, args }: Referred, scope: TypeScope): string | undefined {
  const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  if (isGlobal(symbol) && !isPlainResult(node, scope)) return undefined;
  if (!alias) return scope.isPublic(symbol) || !isOwn(symbol, scope) ? undefined : objectOf(symbol, scope);
  if (isPlainResult(node, scope)) return plainText(node, symbol, scope);
  if (nameOf(symbol).startsWith('React.')) return undefined;
  const keeps = scope.isPublic(symbol) || !isOwn(symbol, scope);
  if (keeps && !isFunction(alias.type)) return undefined;
  if (keeps && args.length > 0) return undefined;
  return writtenOut(alias, { node, symbol, args }, scope);
}

/** Type parameters make a type anything; only a closed one is looked at. */
function isPlainResult(node: Reference, scope: TypeScope): boolean {
  const type = scope.checker.getTypeFromTypeNode(node);
  return isPlain(type);
}

function plainText(node: Reference, symbol: ts.Symbol, scope: TypeScope): string {
  const type = scope.checker.getTypeFromTypeNode(node);
  const size = type.isUnion() ? type.types.length : 1;
  if (size <= LARGEST_UNION) return unionOf(plainMembers(type, node, scope));
  scope.fault({ kind: 'large', node, name: nameOf(symbol), size });
  return nameOf(symbol);
}

function writtenOut(alias: ts.TypeAliasDeclaration, { symbol, args }: Referred, scope: TypeScope): string | undefined {
  const given = new Map(scope.given);
  alias.typeParameters?.forEach(({ name, default: fallback }, index) => {
    const parameter = scope.checker.getSymbolAtLocation(name);
    const text = args[index] ?? (fallback ? textOf(fallback, scope) : undefined);
    if (parameter && text !== undefined) given.set(parameter, text);
  });
  const inner = within(scope, symbol, given);
  return inner && textOf(alias.type, inner);
}

/** A private interface as its members; nothing where they are many or it is open already. */
function objectOf(symbol: ts.Symbol, scope: TypeScope): string | undefined {
  const declarations = symbol.declarations ?? [];
  const [only] = declarations.filter(ts.isInterfaceDeclaration);
  if (!only || declarations.length > 1 || only.typeParameters || only.heritageClauses) return undefined;
  if (only.members.length > LARGEST_OBJECT) return undefined;
  const inner = within(scope, symbol, scope.given);
  if (!inner) return undefined;
  const members = only.members.map((member) => copied(member, inner).replace(/[;,]\s*$/, ''));
  return members.length === 0 ? undefined : `{ ${members.join('; ')} }`;
}

/** `Props['size']`: what the member is; nothing where that is not known here. */
export function accessText(node: ts.IndexedAccessTypeNode, scope: TypeScope): string | undefined {
  const { checker } = scope;
  const key = checker.getTypeFromTypeNode(node.indexType);
  const type = checker.getTypeFromTypeNode(node);
  if (isPlain(type)) return unionOf(plainMembers(type, undefined, scope));
  if (!key.isStringLiteral()) return undefined;
  const owner = checker.getTypeFromTypeNode(node.objectType);
  const member = checker.getPropertyOfType(owner, key.value);
  const declared = member?.declarations?.find(ts.isPropertySignature)?.type;
  if (!declared || member.flags & ts.SymbolFlags.Transient) return typeText(type, scope);
  const inner = within(scope, member, scope.given);
  return inner && textOf(declared, inner);
}

function withoutNull(text: string): string {
  return unionOf(splitUnion(text).filter((part) => part !== 'null' && part !== 'undefined'));
}

function isFunction(node: ts.TypeNode): boolean {
  return ts.isFunctionTypeNode(node);
}

function isOwn(symbol: ts.Symbol, scope: TypeScope): boolean {
  return (symbol.declarations ?? []).some((one) => scope.isOwn(one.getSourceFile().fileName));
}

/** Of TypeScript's own library: `Partial`, `Array`, `HTMLElement`. */
function isGlobal(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some((one) => /\/lib\.[\w.]+\.d\.ts$/.test(one.getSourceFile().fileName));
}
