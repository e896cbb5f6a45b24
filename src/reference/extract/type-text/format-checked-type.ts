/** Writes a type as a person would, from what the checker resolved: for types that no declaration spells out. */

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
import {
  formatArray,
  parenthesize,
  quoteString,
  joinIntersection,
  joinUnion,
  removeMembers,
} from './union-text.js';

/** The maximum depth of nested objects that are written out. */
const MAX_OBJECT_DEPTH = 6;

/** Objects with more members are written by TypeScript. */
const MAX_OBJECT_MEMBERS = 12;

/** The text of a type. */
export function formatCheckedType(type: ts.Type, scope: TypeScope): string {
  const formatInner = createInnerFormatter(scope);
  if (isPrimitiveType(type)) return formatPrimitiveType(type, scope);
  const alias = type.aliasSymbol;
  if (alias && (isImportable(alias, scope) || isLarge(type)) && !hasPrivateArguments(type, scope))
    return formatAliasReference(alias, type, scope);
  if (type.isUnion()) return joinUnion(listUnionMembers(type).map(formatInner));
  if (type.isIntersection()) {
    const nonEmptyTypes = type.types.filter((one) => !isEmptyObject(one, scope.checker));
    return joinIntersection(
      (nonEmptyTypes.length > 0 ? nonEmptyTypes : type.types.slice(0, 1)).map(formatInner),
    );
  }
  if (isObjectType(type)) return formatObject(type, scope);
  const constraint = scope.depth === 0 && type.isTypeParameter() ? getConstraint(type) : undefined;
  if (constraint) return scope.formatNode(constraint, scope);
  return formatWithChecker(type, scope);
}

/** The bound of a type parameter, which says more than its name. */
function getConstraint({ symbol }: ts.TypeParameter): ts.TypeNode | undefined {
  return symbol.declarations?.find(ts.isTypeParameterDeclaration)?.constraint;
}

function isObjectType(type: ts.Type): type is ts.ObjectType {
  return (type.flags & ts.TypeFlags.Object) !== 0;
}

function isTypeReference(type: ts.ObjectType): type is ts.TypeReference {
  return (type.objectFlags & ts.ObjectFlags.Reference) !== 0;
}

/** Whether a type has too many members to write them out. Then even a private name says more. */
function isLarge(type: ts.Type): boolean {
  return !type.isUnion() && type.getProperties().length > MAX_OBJECT_MEMBERS;
}

function isImportable(symbol: ts.Symbol, scope: TypeScope): boolean {
  return scope.isPublic(symbol) || !isPackageSymbol(symbol, scope);
}

/** Whether a type is one such as `Partial<Slots>`, where `Slots` cannot be imported: its few members say more. */
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

function formatAliasReference(alias: ts.Symbol, type: ts.Type, scope: TypeScope): string {
  const typeArguments = dropDefaultArguments(alias, type.aliasTypeArguments ?? [], scope.checker);
  const args = typeArguments.map(createInnerFormatter(scope));
  return alias.name === 'NonNullable'
    ? removeMembers(args.join(), 'null', 'undefined')
    : formatNamedType(alias, args);
}

function formatPrimitiveType(type: ts.Type, scope: TypeScope): string {
  const declaration = type.aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration);
  const members = listPrimitiveMembers(type, declaration?.type, scope);
  if (members.length <= MAX_UNION_MEMBERS) return joinUnion(members);
  if (type.aliasSymbol) return formatNamedType(type.aliasSymbol, []);
  return `${members.slice(0, MAX_UNION_MEMBERS).join(' | ')} | …`;
}

/** The members with `null` and `undefined` last. `origin` is not a public part of TypeScript. */
function listUnionMembers(type: ts.UnionType & { readonly origin?: ts.Type }): readonly ts.Type[] {
  const members = type.origin?.isUnion() ? type.origin.types : type.types;
  const isNullish = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;
  return [...members.filter((one) => !isNullish(one)), ...members.filter((one) => isNullish(one))];
}

function formatObject(type: ts.ObjectType, scope: TypeScope): string {
  const { checker, depth } = scope;
  const formatInner = createInnerFormatter(scope);
  if (checker.isTupleType(type)) return formatWithChecker(type, scope);
  const args = isTypeReference(type) ? checker.getTypeArguments(type) : [];
  const [elementType] = args;
  const { symbol } = type;
  if (elementType && checker.isArrayType(type)) {
    const element = formatInner(elementType);
    return symbol?.name === 'ReadonlyArray' ? `readonly ${parenthesize(element)}[]` : formatArray(element);
  }
  if (symbol && symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) {
    return formatNamedType(symbol, dropDefaultArguments(symbol, args, checker).map(formatInner));
  }
  const [callSignature, ...otherSignatures] = type.getCallSignatures();
  const members = type.getProperties();
  const isFunction = otherSignatures.length + members.length === 0;
  if (callSignature && isFunction && !callSignature.typeParameters)
    return formatSignature(callSignature, scope);
  const isSmall = members.length <= MAX_OBJECT_MEMBERS && depth < MAX_OBJECT_DEPTH;
  if (callSignature || !isSmall || checker.getIndexInfosOfType(type).length > 0)
    return formatWithChecker(type, scope);
  const texts = members.map((member) => formatMember(member, scope));
  return texts.length === 0 ? '{}' : `{ ${texts.join('; ')} }`;
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

/** The text that TypeScript itself writes. */
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
