/** A type as a person would write it, from what the checker made of it: for types that stand nowhere as they are. */

import ts from 'typescript';
import { isPlain, plainMembers } from './type-members.js';
import { LARGEST_UNION } from './type-reference.js';
import {
  isEmptyObject,
  isGlobalSymbol,
  isOwnSymbol,
  named,
  tellingArguments,
  type TypeScope,
} from './type-scope.js';
import { arrayOf, bracketed, quoted, unionOf, withoutMember } from './type-words.js';

/** The deepest nest of objects that is written out. */
const DEEPEST = 6;

/** Objects with more members are written as TypeScript does. */
const LARGEST_OBJECT = 12;

/** The text of a type. */
export function textOfType(type: ts.Type, scope: TypeScope): string {
  const inner = writerInside(scope);
  if (isPlain(type)) return plainText(type, scope);
  const alias = type.aliasSymbol;
  if (alias && (isUsable(alias, scope) || isLarge(type)) && !isMadeOfHidden(type, scope))
    return aliasText(alias, { type, inner, scope });
  if (type.isUnion()) return unionOf(membersOf(type).map(inner));
  if (type.isIntersection()) return intersectionText(type, inner, scope);
  if (type.flags & ts.TypeFlags.Object) return objectText(type as ts.ObjectType, scope);
  const bound = scope.depth === 0 && type.isTypeParameter() ? boundOf(type) : undefined;
  if (bound) return scope.ofNode(bound, scope);
  return asChecked(type, scope);
}

/** A type parameter alone says nothing: what it may be does. */
function boundOf({ symbol }: ts.TypeParameter): ts.TypeNode | undefined {
  return symbol.declarations?.find(ts.isTypeParameterDeclaration)?.constraint;
}

/** A name that cannot be imported still says more than a part of what it stands for. */
function isLarge(type: ts.Type): boolean {
  return !type.isUnion() && type.getProperties().length > LARGEST_OBJECT;
}

function isUsable(symbol: ts.Symbol, scope: TypeScope): boolean {
  return scope.isPublic(symbol) || !isOwnSymbol(symbol, scope);
}

/** `Partial<Slots>` says nothing to who cannot import `Slots`: its few members do. */
function isMadeOfHidden(type: ts.Type, scope: TypeScope): boolean {
  if (!type.aliasSymbol || !isGlobalSymbol(type.aliasSymbol) || isLarge(type)) return false;
  return (type.aliasTypeArguments ?? []).some(
    ({ symbol }) =>
      symbol &&
      (symbol.flags & ts.SymbolFlags.Interface) !== 0 &&
      isOwnSymbol(symbol, scope) &&
      !scope.isPublic(symbol),
  );
}

type Write = (type: ts.Type) => string;

function writerInside(scope: TypeScope): Write {
  const inner = { ...scope, depth: scope.depth + 1 };
  return (type) => textOfType(type, inner);
}

interface Aliased {
  readonly type: ts.Type;
  readonly inner: Write;
  readonly scope: TypeScope;
}

function aliasText(alias: ts.Symbol, { type, inner, scope }: Aliased): string {
  const args = tellingArguments(alias, type.aliasTypeArguments ?? [], scope.checker).map(inner);
  return alias.name === 'NonNullable' ? withoutMember(args[0]!, 'null', 'undefined') : named(alias, args);
}

function plainText(type: ts.Type, scope: TypeScope): string {
  const declaration = type.aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration);
  const members = plainMembers(type, declaration?.type, scope);
  if (members.length <= LARGEST_UNION) return unionOf(members);
  if (type.aliasSymbol) return named(type.aliasSymbol, []);
  return `${members.slice(0, LARGEST_UNION).join(' | ')} | …`;
}

/** `null` and `undefined` last. */
function membersOf(type: ts.UnionType): readonly ts.Type[] {
  const origin = (type as { readonly origin?: ts.Type }).origin;
  const members = origin?.isUnion() ? origin.types : type.types;
  const isLast = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;
  return [...members.filter((one) => !isLast(one)), ...members.filter((one) => isLast(one))];
}

function intersectionText(type: ts.IntersectionType, inner: Write, { checker }: TypeScope): string {
  const telling = type.types.filter((one) => !isEmptyObject(one, checker));
  const shown = telling.length > 0 ? telling : type.types.slice(0, 1);
  return shown.length === 1 ? inner(shown[0]!) : shown.map((one) => bracketed(inner(one))).join(' & ');
}

function objectText(type: ts.ObjectType, scope: TypeScope): string {
  const { checker, depth } = scope;
  const inner = writerInside(scope);
  if (checker.isTupleType(type)) return asChecked(type, scope);
  const args =
    type.objectFlags & ts.ObjectFlags.Reference ? checker.getTypeArguments(type as ts.TypeReference) : [];
  if (checker.isArrayType(type)) return arrayText(type, inner(args[0]!));
  const { symbol } = type;
  if (symbol && symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) {
    return named(symbol, tellingArguments(symbol, args, checker).map(inner));
  }
  const calls = type.getCallSignatures();
  const members = type.getProperties();
  const [call] = calls;
  if (call && calls.length === 1 && members.length === 0 && !call.typeParameters) {
    return signatureText(call, scope);
  }
  const isSmall = members.length <= LARGEST_OBJECT && depth < DEEPEST;
  if (call || !isSmall || checker.getIndexInfosOfType(type).length > 0) return asChecked(type, scope);
  const texts = members.map((member) => memberText(member, scope));
  return texts.length === 0 ? '{}' : `{ ${texts.join('; ')} }`;
}

function arrayText(type: ts.ObjectType, element: string): string {
  return type.symbol?.name === 'ReadonlyArray' ? `readonly ${bracketed(element)}[]` : arrayOf(element);
}

function memberText(member: ts.Symbol, scope: TypeScope): string {
  const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
  const text = scope.ofSymbols([member], { ...scope, depth: scope.depth + 1 }, isOptional);
  const name = /^[\w$]+$/.test(member.name) ? member.name : quoted(member.name);
  return `${name}${isOptional ? '?' : ''}: ${text}`;
}

/** `(event: Event, value: number) => void` */
function signatureText(signature: ts.Signature, scope: TypeScope): string {
  const parameters = signature.getParameters().map((parameter) => parameterText(parameter, scope));
  return `(${parameters.join(', ')}) => ${writerInside(scope)(signature.getReturnType())}`;
}

function parameterText(parameter: ts.Symbol, scope: TypeScope): string {
  const declaration = parameter.valueDeclaration;
  const isParameter = declaration !== undefined && ts.isParameter(declaration);
  const rest = isParameter && declaration.dotDotDotToken ? '...' : '';
  const isOptional = isParameter && Boolean(declaration.questionToken ?? declaration.initializer);
  const text = scope.ofSymbols([parameter], { ...scope, depth: scope.depth + 1 }, isOptional);
  return `${rest}${parameter.name.replace(/^__\d+$/, 'props')}${isOptional ? '?' : ''}: ${text}`;
}

/** The words of TypeScript itself. */
function asChecked(type: ts.Type, { checker }: TypeScope): string {
  const flags =
    ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
    ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
  return checker
    .typeToString(type, undefined, flags)
    .replaceAll(/import\([^)]*\)\./g, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/;\s*\}/g, ' }');
}
