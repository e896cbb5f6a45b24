/** A type as a person would write it, from what the checker made of it: for types that stand nowhere as they are. */

import ts from 'typescript';
import { isPrimitiveType, listPrimitiveMembers } from './primitive-members.js';
import { MAX_UNION_MEMBERS } from './format-type-reference.js';
import {
  isEmptyObject,
  isGlobalSymbol,
  isPackageSymbol,
  formatNamedType,
  dropDefaultArguments,
  type TypeScope,
} from './type-scope.js';
import { formatArray, parenthesize, quoteString, joinUnion, removeMembers } from './union-text.js';

/** The deepest nest of objects that is written out. */
const MAX_OBJECT_DEPTH = 6;

/** Objects with more members are written as TypeScript does. */
const MAX_OBJECT_MEMBERS = 12;

/** The text of a type. */
export function formatCheckedType(type: ts.Type, scope: TypeScope): string {
  const formatInner = createInnerFormatter(scope);
  if (isPrimitiveType(type)) return formatPrimitiveType(type, scope);
  const alias = type.aliasSymbol;
  if (alias && (isImportable(alias, scope) || isLarge(type)) && !hasPrivateArguments(type, scope))
    return formatAliasReference(alias, { type, formatInner, scope });
  if (type.isUnion()) return joinUnion(listUnionMembers(type).map(formatInner));
  if (type.isIntersection()) return formatIntersection(type, formatInner, scope);
  if (type.flags & ts.TypeFlags.Object) return formatObject(type as ts.ObjectType, scope);
  const constraint = scope.depth === 0 && type.isTypeParameter() ? getConstraint(type) : undefined;
  if (constraint) return scope.formatNode(constraint, scope);
  return formatWithChecker(type, scope);
}

/** A type parameter alone says nothing: what it may be does. */
function getConstraint({ symbol }: ts.TypeParameter): ts.TypeNode | undefined {
  return symbol.declarations?.find(ts.isTypeParameterDeclaration)?.constraint;
}

/** A name that cannot be imported still says more than a part of what it stands for. */
function isLarge(type: ts.Type): boolean {
  return !type.isUnion() && type.getProperties().length > MAX_OBJECT_MEMBERS;
}

function isImportable(symbol: ts.Symbol, scope: TypeScope): boolean {
  return scope.isPublic(symbol) || !isPackageSymbol(symbol, scope);
}

/** `Partial<Slots>` says nothing to who cannot import `Slots`: its few members do. */
function hasPrivateArguments(type: ts.Type, scope: TypeScope): boolean {
  if (!type.aliasSymbol || !isGlobalSymbol(type.aliasSymbol) || isLarge(type)) return false;
  return (type.aliasTypeArguments ?? []).some(
    ({ symbol }) =>
      symbol &&
      (symbol.flags & ts.SymbolFlags.Interface) !== 0 &&
      isPackageSymbol(symbol, scope) &&
      !scope.isPublic(symbol),
  );
}

type FormatType = (type: ts.Type) => string;

function createInnerFormatter(scope: TypeScope): FormatType {
  const innerScope = { ...scope, depth: scope.depth + 1 };
  return (type) => formatCheckedType(type, innerScope);
}

interface AliasContext {
  readonly type: ts.Type;
  readonly formatInner: FormatType;
  readonly scope: TypeScope;
}

function formatAliasReference(alias: ts.Symbol, { type, formatInner, scope }: AliasContext): string {
  const args = dropDefaultArguments(alias, type.aliasTypeArguments ?? [], scope.checker).map(formatInner);
  return alias.name === 'NonNullable'
    ? removeMembers(args[0]!, 'null', 'undefined')
    : formatNamedType(alias, args);
}

function formatPrimitiveType(type: ts.Type, scope: TypeScope): string {
  const declaration = type.aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration);
  const members = listPrimitiveMembers(type, declaration?.type, scope);
  if (members.length <= MAX_UNION_MEMBERS) return joinUnion(members);
  if (type.aliasSymbol) return formatNamedType(type.aliasSymbol, []);
  return `${members.slice(0, MAX_UNION_MEMBERS).join(' | ')} | …`;
}

/** `null` and `undefined` last. */
function listUnionMembers(type: ts.UnionType): readonly ts.Type[] {
  const origin = (type as { readonly origin?: ts.Type }).origin;
  const members = origin?.isUnion() ? origin.types : type.types;
  const isNullish = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;
  return [...members.filter((one) => !isNullish(one)), ...members.filter((one) => isNullish(one))];
}

function formatIntersection(
  type: ts.IntersectionType,
  formatInner: FormatType,
  { checker }: TypeScope,
): string {
  const nonEmptyTypes = type.types.filter((one) => !isEmptyObject(one, checker));
  const visibleTypes = nonEmptyTypes.length > 0 ? nonEmptyTypes : type.types.slice(0, 1);
  return visibleTypes.length === 1
    ? formatInner(visibleTypes[0]!)
    : visibleTypes.map((one) => parenthesize(formatInner(one))).join(' & ');
}

function formatObject(type: ts.ObjectType, scope: TypeScope): string {
  const { checker, depth } = scope;
  const formatInner = createInnerFormatter(scope);
  if (checker.isTupleType(type)) return formatWithChecker(type, scope);
  const args =
    type.objectFlags & ts.ObjectFlags.Reference ? checker.getTypeArguments(type as ts.TypeReference) : [];
  if (checker.isArrayType(type)) return formatArrayType(type, formatInner(args[0]!));
  const { symbol } = type;
  if (symbol && symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) {
    return formatNamedType(symbol, dropDefaultArguments(symbol, args, checker).map(formatInner));
  }
  const callSignatures = type.getCallSignatures();
  const members = type.getProperties();
  const [callSignature] = callSignatures;
  if (callSignature && callSignatures.length === 1 && members.length === 0 && !callSignature.typeParameters) {
    return formatSignature(callSignature, scope);
  }
  const isSmall = members.length <= MAX_OBJECT_MEMBERS && depth < MAX_OBJECT_DEPTH;
  if (callSignature || !isSmall || checker.getIndexInfosOfType(type).length > 0)
    return formatWithChecker(type, scope);
  const texts = members.map((member) => formatMember(member, scope));
  return texts.length === 0 ? '{}' : `{ ${texts.join('; ')} }`;
}

function formatArrayType(type: ts.ObjectType, element: string): string {
  return type.symbol?.name === 'ReadonlyArray' ? `readonly ${parenthesize(element)}[]` : formatArray(element);
}

function formatMember(member: ts.Symbol, scope: TypeScope): string {
  const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
  const text = scope.formatSymbols([member], { ...scope, depth: scope.depth + 1 }, isOptional);
  const name = /^[\w$]+$/.test(member.name) ? member.name : quoteString(member.name);
  return `${name}${isOptional ? '?' : ''}: ${text}`;
}

/** `(event: Event, value: number) => void` */
function formatSignature(signature: ts.Signature, scope: TypeScope): string {
  const parameters = signature.getParameters().map((parameter) => formatSignatureParameter(parameter, scope));
  return `(${parameters.join(', ')}) => ${createInnerFormatter(scope)(signature.getReturnType())}`;
}

function formatSignatureParameter(parameter: ts.Symbol, scope: TypeScope): string {
  const declaration = parameter.valueDeclaration;
  const isParameter = declaration !== undefined && ts.isParameter(declaration);
  const restPrefix = isParameter && declaration.dotDotDotToken ? '...' : '';
  const isOptional = isParameter && Boolean(declaration.questionToken ?? declaration.initializer);
  const text = scope.formatSymbols([parameter], { ...scope, depth: scope.depth + 1 }, isOptional);
  return `${restPrefix}${parameter.name.replace(/^__\d+$/, 'props')}${isOptional ? '?' : ''}: ${text}`;
}

/** The words of TypeScript itself. */
function formatWithChecker(type: ts.Type, { checker }: TypeScope): string {
  const flags =
    ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
    ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
  return checker
    .typeToString(type, undefined, flags)
    .replaceAll(/import\([^)]*\)\./g, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/;\s*\}/g, ' }');
}
