/** A name in a type: kept where a reader can use it, written out where it says less than what it stands for. */

import ts from 'typescript';
import { isPlain, mayBePlain, plainMembers } from './type-members.js';
import {
  isGlobalSymbol,
  isOwnSymbol,
  named,
  namedBy,
  opened,
  readerName,
  type TypeScope,
} from './type-scope.js';
import { unionOf, withoutMember } from './type-words.js';

type Reference = ts.TypeReferenceNode | ts.ImportTypeNode;

/** Unions with more members are not written out. */
export const LARGEST_UNION = 100;

/** From here on a reader is told that a type was only named. */
export const REMARKABLE_UNION = 500;

/** Unions of React's own with more members are known by their names. */
const LARGEST_REACT_UNION = 12;

/** Private objects with more members are only named. */
const LARGEST_OBJECT = 8;

/** Of TypeScript's own, these are computations: their result is what a reader wants. */
const COMPUTED: ReadonlySet<string> = new Set([
  'ReturnType',
  'Parameters',
  'Awaited',
  'InstanceType',
  'Extract',
  'Exclude',
]);

/** The text of a reference to a type; nothing where it is best left as it stands. */
export function referenceText(node: Reference, scope: TypeScope): string | undefined {
  const name = ts.isTypeReferenceNode(node) ? node.typeName : node.isTypeOf ? undefined : node.qualifier;
  if (!name || name.getText() === 'const') return undefined;
  const symbol = namedBy(scope.checker, name);
  if (!symbol) {
    // The global JSX of an older React: every reader knows it.
    if (name.getText().startsWith('JSX.')) return name.getText();
    scope.fault({ kind: 'unresolved', node, name: name.getText() });
    return undefined;
  }
  if (symbol.flags & ts.SymbolFlags.TypeParameter) return parameterText(symbol, scope);
  const args = (node.typeArguments ?? []).map((argument) => scope.ofNode(argument, scope));
  if (isGlobalSymbol(symbol)) return globalText({ node, symbol, args }, scope);
  return expanded({ node, symbol, args }, scope) ?? named(symbol, args);
}

interface Referred {
  readonly node: Reference;
  readonly symbol: ts.Symbol;
  readonly args: readonly string[];
}

function parameterText(symbol: ts.Symbol, scope: TypeScope): string {
  const given = scope.given.get(symbol);
  if (given === undefined) scope.free(symbol);
  return given ?? symbol.name;
}

function globalText({ node, symbol, args }: Referred, scope: TypeScope): string {
  if (symbol.name === 'NonNullable') return withoutMember(args[0]!, 'null', 'undefined');
  const isComputed = COMPUTED.has(symbol.name);
  if (!isComputed && !mayBePlain(node, scope.checker)) return named(symbol, args);
  const type = scope.checker.getTypeFromTypeNode(node);
  if (isPlain(type)) return plainText(type, { node, symbol, args }, scope);
  const isClosed = !(type.flags & ts.TypeFlags.Instantiable);
  return isComputed && isClosed ? scope.ofType(type, scope) : named(symbol, args);
}

/** What a name stands for; nothing where the name is the better text. */
function expanded(referred: Referred, scope: TypeScope): string | undefined {
  const { node, symbol, args } = referred;
  const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  const isHidden = isOwnSymbol(symbol, scope) && !scope.isPublic(symbol);
  if (!alias) return isHidden ? objectOf(symbol, scope) : undefined;
  const type = mayBePlain(alias.type, scope.checker) ? scope.checker.getTypeFromTypeNode(node) : undefined;
  if (type && isPlain(type)) return plainText(type, referred, scope);
  if (readerName(symbol).startsWith('React.')) return undefined;
  const isHandler = ts.isFunctionTypeNode(alias.type) && args.length === 0 && isWhole(node);
  return isHidden || isHandler ? writtenOut(alias, referred, scope) : undefined;
}

/** Whether a name is all that a member is declared as, or one of the things that it may be. */
function isWhole({ parent }: ts.Node): boolean {
  const holder = ts.isUnionTypeNode(parent) ? parent.parent : parent;
  return ts.isPropertySignature(holder) || ts.isPropertyDeclaration(holder);
}

function plainText(type: ts.Type, { node, symbol }: Referred, scope: TypeScope): string {
  const members = plainMembers(type, node, scope);
  const name = readerName(symbol);
  if (members.length > REMARKABLE_UNION) scope.fault({ kind: 'large', node, name, size: members.length });
  const largest = name.startsWith('React.') ? LARGEST_REACT_UNION : LARGEST_UNION;
  return members.length > largest ? name : unionOf(members);
}

function writtenOut(
  alias: ts.TypeAliasDeclaration,
  { symbol, args }: Referred,
  scope: TypeScope,
): string | undefined {
  const given = new Map(scope.given);
  alias.typeParameters?.forEach(({ name, default: fallback }, index) => {
    const parameter = scope.checker.getSymbolAtLocation(name);
    const text = args[index] ?? (fallback ? scope.ofNode(fallback, scope) : undefined);
    if (parameter && text !== undefined) given.set(parameter, text);
  });
  const inner = opened(scope, symbol, given);
  return inner && scope.ofNode(alias.type, inner);
}

/** A private interface as its members; nothing where they are many or it is open already. */
function objectOf(symbol: ts.Symbol, scope: TypeScope): string | undefined {
  const [only, more] = symbol.declarations ?? [];
  if (!only || more || !ts.isInterfaceDeclaration(only) || only.typeParameters || only.heritageClauses)
    return undefined;
  if (only.members.length === 0 || only.members.length > LARGEST_OBJECT) return undefined;
  const inner = opened(scope, symbol);
  return inner && scope.ofNode(only, inner);
}

/** `Props['size']`: what the member is; nothing where that is not known here. */
export function accessText(node: ts.IndexedAccessTypeNode, scope: TypeScope): string | undefined {
  const { checker } = scope;
  const type = checker.getTypeFromTypeNode(node);
  const key = checker.getTypeFromTypeNode(node.indexType);
  const owner = checker.getTypeFromTypeNode(node.objectType);
  if (!key.isStringLiteral() || type.flags & ts.TypeFlags.Instantiable) {
    return isPlain(type) ? unionOf(plainMembers(type, node, scope)) : undefined;
  }
  const member = checker.getPropertyOfType(owner, key.value);
  const inner = member && opened(scope, member);
  return inner && scope.ofSymbols([member], inner, (member.flags & ts.SymbolFlags.Optional) !== 0);
}
