/** A type as a person would write it, from what the checker made of it: for types that stand nowhere as they are. */

import ts from 'typescript';
import { isPlain, plainMembers } from './type-members.js';
import { LARGEST_UNION, named } from './type-reference.js';
import { bracketed, nameOf, type TypeScope } from './type-scope.js';
import { unionOf } from './type-text.js';

/** The deepest nest of objects that is written out. */
const DEEPEST = 4;

/** Objects with more members are written as TypeScript does. */
const LARGEST_OBJECT = 12;

/** The text of a type. */
export function typeText(type: ts.Type, scope: TypeScope, depth = 0): string {
  const inner = (one: ts.Type) => typeText(one, scope, depth + 1);
  if (isPlain(type)) return plainText(type, scope);
  const alias = type.aliasSymbol;
  if (alias && (scope.isPublic(alias) || !isOwn(alias, scope))) {
    return named(alias, (type.aliasTypeArguments ?? []).map(inner));
  }
  if (type.isUnion()) return unionOf(membersOf(type, scope).map(inner));
  if (type.isIntersection()) return type.types.map((one) => bracketed(inner(one))).join(' & ');
  if (type.flags & ts.TypeFlags.Object) return objectText(type as ts.ObjectType, scope, depth);
  return asChecked(type, scope);
}

function plainText(type: ts.Type, scope: TypeScope): string {
  const node = type.aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration)?.type;
  const members = plainMembers(type, node, scope);
  if (members.length <= LARGEST_UNION) return unionOf(members);
  const at = type.aliasSymbol?.declarations?.[0];
  const name = type.aliasSymbol?.name ?? members[0]!;
  if (at) scope.fault({ kind: 'large', node: at, name, size: members.length });
  return type.aliasSymbol ? name : `${members.slice(0, LARGEST_UNION).join(' | ')} | …`;
}

/** Literals first, then what is declared, as in the source where that is known; `null` and `undefined` last. */
function membersOf(type: ts.UnionType, { checker }: TypeScope): readonly ts.Type[] {
  const origin = (type as { origin?: ts.Type }).origin;
  const members = origin?.isUnion() ? origin.types : type.types;
  const last = ts.TypeFlags.Null | ts.TypeFlags.Undefined;
  return [...members.filter(({ flags }) => !(flags & last)), ...members.filter(({ flags }) => flags & last)].map(
    (member) => checker.getRegularTypeOfLiteralType?.(member) ?? member,
  );
}

function objectText(type: ts.ObjectType, scope: TypeScope, depth: number): string {
  const { checker } = scope;
  const inner = (one: ts.Type) => typeText(one, scope, depth + 1);
  if (checker.isTupleType(type)) return asChecked(type, scope);
  const args = type.objectFlags & ts.ObjectFlags.Reference ? checker.getTypeArguments(type as ts.TypeReference) : [];
  if (checker.isArrayType(type)) return arrayText(type, inner(args[0]!));
  const { symbol } = type;
  const isNamed = symbol && symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface | ts.SymbolFlags.Enum);
  if (isNamed) return named(symbol, ownArguments(type, args).map(inner));
  const calls = type.getCallSignatures();
  const members = type.getProperties();
  if (calls.length === 1 && members.length === 0 && !calls[0]!.typeParameters) {
    return signatureText(calls[0]!, scope, depth);
  }
  const isSmall = members.length <= LARGEST_OBJECT && depth < DEEPEST;
  if (calls.length > 0 || !isSmall || checker.getIndexInfosOfType(type).length > 0) return asChecked(type, scope);
  const texts = members.map((member) => memberText(member, scope, depth));
  return texts.length === 0 ? '{}' : `{ ${texts.join('; ')} }`;
}

function arrayText(type: ts.ObjectType, element: string): string {
  const readonly = type.symbol?.name === 'ReadonlyArray' ? 'readonly ' : '';
  return `${readonly}${bracketed(element)}[]`;
}

/** The arguments of a generic name, without the hidden one for `this`. */
function ownArguments(type: ts.ObjectType, args: readonly ts.Type[]): readonly ts.Type[] {
  const { typeParameters } = (type as ts.TypeReference).target as ts.InterfaceType | undefined ?? {};
  return args.slice(0, typeParameters?.length ?? 0);
}

function memberText(member: ts.Symbol, scope: TypeScope, depth: number): string {
  const optional = member.flags & ts.SymbolFlags.Optional;
  const type = scope.checker.getTypeOfSymbol(member);
  const text = typeText(optional ? withoutUndefined(type, scope) : type, scope, depth + 1);
  const name = /^[\w$]+$/.test(member.name) ? member.name : `'${member.name}'`;
  return `${name}${optional ? '?' : ''}: ${text}`;
}

/** A type without `undefined`, which an optional place allows anyway; `null` stays. */
export function withoutUndefined(type: ts.Type, { checker }: TypeScope): ts.Type {
  if (!type.isUnion() || !type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined)) return type;
  const hasNull = type.types.some(({ flags }) => flags & ts.TypeFlags.Null);
  return hasNull ? type : checker.getNonNullableType(type);
}

/** `(event: Event, value: number) => void` */
export function signatureText(signature: ts.Signature, scope: TypeScope, depth = 0): string {
  const parameters = signature.getParameters().map((parameter) => parameterText(parameter, scope, depth));
  return `(${parameters.join(', ')}) => ${typeText(signature.getReturnType(), scope, depth + 1)}`;
}

function parameterText(parameter: ts.Symbol, scope: TypeScope, depth: number): string {
  const declaration = parameter.valueDeclaration;
  const isParameter = declaration !== undefined && ts.isParameter(declaration);
  const rest = isParameter && declaration.dotDotDotToken ? '...' : '';
  const optional = isParameter && (declaration.questionToken || declaration.initializer) ? '?' : '';
  const type = scope.checker.getTypeOfSymbol(parameter);
  const text = typeText(optional ? withoutUndefined(type, scope) : type, scope, depth + 1);
  return `${rest}${parameter.name.replace(/^__\d+$/, 'props')}${optional}: ${text}`;
}

/** The words of TypeScript itself, in our quotes. */
function asChecked(type: ts.Type, { checker }: TypeScope): string {
  const flags =
    ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
    ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
    ts.TypeFormatFlags.WriteArrayAsGenericType * 0;
  return checker
    .typeToString(type, undefined, flags)
    .replaceAll(/import\([^)]*\)\./g, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/;\s*\}/g, ' }');
}

function isOwn(symbol: ts.Symbol, scope: TypeScope): boolean {
  return (symbol.declarations ?? []).some((one) => scope.isOwn(one.getSourceFile().fileName));
}
