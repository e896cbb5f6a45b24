/** A name in a type: kept where a reader can use it, written out where it says less than what it stands for. */

import ts from 'typescript';
import { isPrimitiveType, mayBePrimitive, listPrimitiveMembers } from './primitive-members.js';
import {
  isGlobalSymbol,
  isPackageSymbol,
  formatNamedType,
  resolveNamedSymbol,
  enterSymbol,
  getDisplayName,
  type TypeScope,
} from './type-scope.js';
import { joinUnion, removeMembers } from './union-text.js';

type TypeReference = ts.TypeReferenceNode | ts.ImportTypeNode;

/** Unions with more members are not written out. */
export const MAX_UNION_MEMBERS = 100;

/** From here on a reader is told that a type was only named. */
export const HUGE_UNION_MEMBERS = 500;

/** Unions of React's own with more members are known by their names. */
const MAX_REACT_UNION_MEMBERS = 12;

/** Private objects with more members are only named. */
const MAX_OBJECT_MEMBERS = 8;

/** Of TypeScript's own, these are computations: their result is what a reader wants. */
const COMPUTED_TYPES: ReadonlySet<string> = new Set([
  'ReturnType',
  'Parameters',
  'Awaited',
  'InstanceType',
  'Extract',
  'Exclude',
]);

/** The text of a reference to a type; nothing where it is best left as it stands. */
export function formatTypeReference(node: TypeReference, scope: TypeScope): string | undefined {
  const name = ts.isTypeReferenceNode(node) ? node.typeName : node.isTypeOf ? undefined : node.qualifier;
  if (!name || name.getText() === 'const') return undefined;
  const symbol = resolveNamedSymbol(scope.checker, name);
  if (!symbol) {
    // The global JSX of an older React: every reader knows it.
    if (name.getText().startsWith('JSX.')) return name.getText();
    scope.reportIssue({ kind: 'unresolved', node, name: name.getText() });
    return undefined;
  }
  if (symbol.flags & ts.SymbolFlags.TypeParameter) return formatTypeParameter(symbol, scope);
  const args = (node.typeArguments ?? []).map((argument) => scope.formatNode(argument, scope));
  if (isGlobalSymbol(symbol)) return formatGlobalReference({ node, symbol, args }, scope);
  return expandReference({ node, symbol, args }, scope) ?? formatNamedType(symbol, args);
}

interface ResolvedReference {
  readonly node: TypeReference;
  readonly symbol: ts.Symbol;
  readonly args: readonly string[];
}

function formatTypeParameter(symbol: ts.Symbol, scope: TypeScope): string {
  const typeArgument = scope.typeArguments.get(symbol);
  if (typeArgument === undefined) scope.onFreeParameter(symbol);
  return typeArgument ?? symbol.name;
}

function formatGlobalReference({ node, symbol, args }: ResolvedReference, scope: TypeScope): string {
  if (symbol.name === 'NonNullable') return removeMembers(args[0]!, 'null', 'undefined');
  const isComputed = COMPUTED_TYPES.has(symbol.name);
  if (!isComputed && !mayBePrimitive(node, scope.checker)) return formatNamedType(symbol, args);
  const type = scope.checker.getTypeFromTypeNode(node);
  if (isPrimitiveType(type)) return formatPrimitiveReference(type, { node, symbol, args }, scope);
  const isConcrete = !(type.flags & ts.TypeFlags.Instantiable);
  return isComputed && isConcrete ? scope.formatType(type, scope) : formatNamedType(symbol, args);
}

/** What a name stands for; nothing where the name is the better text. */
function expandReference(reference: ResolvedReference, scope: TypeScope): string | undefined {
  const { node, symbol, args } = reference;
  const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  const isPrivate = isPackageSymbol(symbol, scope) && !scope.isPublic(symbol);
  if (!alias) return isPrivate ? expandInterface(symbol, scope) : undefined;
  const type = mayBePrimitive(alias.type, scope.checker)
    ? scope.checker.getTypeFromTypeNode(node)
    : undefined;
  if (type && isPrimitiveType(type)) return formatPrimitiveReference(type, reference, scope);
  if (getDisplayName(symbol).startsWith('React.')) return undefined;
  const isHandler = ts.isFunctionTypeNode(alias.type) && args.length === 0 && isEntireType(node);
  return isPrivate || isHandler ? expandAlias(alias, reference, scope) : undefined;
}

/** Whether a name is all that a member is declared as, or one of the things that it may be. */
function isEntireType({ parent }: ts.Node): boolean {
  const container = ts.isUnionTypeNode(parent) ? parent.parent : parent;
  return ts.isPropertySignature(container) || ts.isPropertyDeclaration(container);
}

function formatPrimitiveReference(
  type: ts.Type,
  { node, symbol }: ResolvedReference,
  scope: TypeScope,
): string {
  const members = listPrimitiveMembers(type, node, scope);
  const name = getDisplayName(symbol);
  if (members.length > HUGE_UNION_MEMBERS)
    scope.reportIssue({ kind: 'large', node, name, size: members.length });
  const maxMembers = name.startsWith('React.') ? MAX_REACT_UNION_MEMBERS : MAX_UNION_MEMBERS;
  return members.length > maxMembers ? name : joinUnion(members);
}

function expandAlias(
  alias: ts.TypeAliasDeclaration,
  { symbol, args }: ResolvedReference,
  scope: TypeScope,
): string | undefined {
  const typeArguments = new Map(scope.typeArguments);
  alias.typeParameters?.forEach(({ name, default: fallback }, index) => {
    const parameter = scope.checker.getSymbolAtLocation(name);
    const text = args[index] ?? (fallback ? scope.formatNode(fallback, scope) : undefined);
    if (parameter && text !== undefined) typeArguments.set(parameter, text);
  });
  const innerScope = enterSymbol(scope, symbol, typeArguments);
  return innerScope && scope.formatNode(alias.type, innerScope);
}

/** A private interface as its members; nothing where they are many or it is open already. */
function expandInterface(symbol: ts.Symbol, scope: TypeScope): string | undefined {
  const [declaration, secondDeclaration] = symbol.declarations ?? [];
  if (
    !declaration ||
    secondDeclaration ||
    !ts.isInterfaceDeclaration(declaration) ||
    declaration.typeParameters ||
    declaration.heritageClauses
  )
    return undefined;
  if (declaration.members.length === 0 || declaration.members.length > MAX_OBJECT_MEMBERS) return undefined;
  const innerScope = enterSymbol(scope, symbol);
  return innerScope && scope.formatNode(declaration, innerScope);
}

/** `Props['size']`: what the member is; nothing where that is not known here. */
export function formatIndexedAccess(node: ts.IndexedAccessTypeNode, scope: TypeScope): string | undefined {
  const { checker } = scope;
  const type = checker.getTypeFromTypeNode(node);
  const keyType = checker.getTypeFromTypeNode(node.indexType);
  const ownerType = checker.getTypeFromTypeNode(node.objectType);
  if (!keyType.isStringLiteral() || type.flags & ts.TypeFlags.Instantiable) {
    return isPrimitiveType(type) ? joinUnion(listPrimitiveMembers(type, node, scope)) : undefined;
  }
  const member = checker.getPropertyOfType(ownerType, keyType.value);
  const innerScope = member && enterSymbol(scope, member);
  return (
    innerScope && scope.formatSymbols([member], innerScope, (member.flags & ts.SymbolFlags.Optional) !== 0)
  );
}
