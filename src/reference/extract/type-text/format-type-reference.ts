/** Writes a reference to a type: its name where a reader can import it, else what the name stands for. */

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

/** Unions with more members are reported. */
export const HUGE_UNION_MEMBERS = 500;

/** Unions of React with more members are not written out. */
const MAX_REACT_UNION_MEMBERS = 12;

/** Private interfaces with more members are not written out. */
const MAX_OBJECT_MEMBERS = 8;

/** Utility types of TypeScript that compute something. Their results are shown. */
const COMPUTED_TYPES: ReadonlySet<string> = new Set([
  'ReturnType',
  'Parameters',
  'Awaited',
  'InstanceType',
  'Extract',
  'Exclude',
]);

/** The text of a reference to a type; `undefined` where the source text is to be copied. */
export function formatTypeReference(node: TypeReference, scope: TypeScope): string | undefined {
  const nameNode = ts.isTypeReferenceNode(node) ? node.typeName : node.isTypeOf ? undefined : node.qualifier;
  const name = nameNode?.getText();
  if (!nameNode || name === undefined || name === 'const') return undefined;
  const symbol = resolveNamedSymbol(scope.checker, nameNode);
  if (!symbol) {
    // The global JSX of an older React, which every reader knows.
    if (name.startsWith('JSX.')) return name;
    scope.reportIssue({ kind: 'unresolved', node, name });
    return undefined;
  }
  if (symbol.flags & ts.SymbolFlags.TypeParameter) {
    const typeArgument = scope.typeArguments.get(symbol);
    if (typeArgument === undefined) scope.onFreeParameter(symbol);
    return typeArgument ?? symbol.name;
  }
  const args = (node.typeArguments ?? []).map((argument) => scope.formatNode(argument, scope));
  if (isGlobalSymbol(symbol)) return formatGlobalReference({ node, symbol, args }, scope);
  return expandReference({ node, symbol, args }, scope) ?? formatNamedType(symbol, args);
}

interface ResolvedReference {
  readonly node: TypeReference;
  readonly symbol: ts.Symbol;
  readonly args: readonly string[];
}

function formatGlobalReference({ node, symbol, args }: ResolvedReference, scope: TypeScope): string {
  if (symbol.name === 'NonNullable') return removeMembers(args.join(), 'null', 'undefined');
  const isComputed = COMPUTED_TYPES.has(symbol.name);
  if (!isComputed && !mayBePrimitive(node, scope.checker)) return formatNamedType(symbol, args);
  const type = scope.checker.getTypeFromTypeNode(node);
  if (isPrimitiveType(type)) return formatPrimitiveReference(type, { node, symbol, args }, scope);
  const isConcrete = !(type.flags & ts.TypeFlags.Instantiable);
  return isComputed && isConcrete ? scope.formatType(type, scope) : formatNamedType(symbol, args);
}

/** What a name stands for; `undefined` where the name says more. */
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

/** Whether a name is the whole type of a member, or one member of its union. */
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

/** The members of a private interface; `undefined` where they are many, or are being written already. */
function expandInterface(symbol: ts.Symbol, scope: TypeScope): string | undefined {
  const [declaration, secondDeclaration] = symbol.declarations ?? [];
  if (!declaration || secondDeclaration || !ts.isInterfaceDeclaration(declaration)) return undefined;
  const { members, typeParameters, heritageClauses } = declaration;
  if (typeParameters || heritageClauses) return undefined;
  if (members.length === 0 || members.length > MAX_OBJECT_MEMBERS) return undefined;
  const innerScope = enterSymbol(scope, symbol);
  return innerScope && scope.formatNode(declaration, innerScope);
}

/** The type of the member in `Props['size']`; `undefined` where it is not known here. */
export function formatIndexedAccess(node: ts.IndexedAccessTypeNode, scope: TypeScope): string | undefined {
  const { checker } = scope;
  const type = checker.getTypeFromTypeNode(node);
  const keyType = checker.getTypeFromTypeNode(node.indexType);
  if (!keyType.isStringLiteral() || type.flags & ts.TypeFlags.Instantiable)
    return isPrimitiveType(type) ? joinUnion(listPrimitiveMembers(type, node, scope)) : undefined;
  const member = checker.getPropertyOfType(checker.getTypeFromTypeNode(node.objectType), keyType.value);
  const innerScope = member && enterSymbol(scope, member);
  return (
    innerScope && scope.formatSymbols([member], innerScope, (member.flags & ts.SymbolFlags.Optional) !== 0)
  );
}
