/** Writes the type of a member or parameter: as it is declared, where that is still its type; else as it is resolved. */

import ts from 'typescript';
import type { TypeScope } from './type-scope.js';
import { formatParameters } from './format-type-node.js';
import { joinIntersection, joinUnion, removeMembers } from './union-text.js';

/** The type of a symbol in all its forms. That of an optional one is written without `undefined`. */
export function formatSymbolType(
  symbols: readonly ts.Symbol[],
  scope: TypeScope,
  isOptional: boolean,
): string {
  const texts = groupByDeclaration(symbols).map((group) => formatSymbolGroup(group, scope));
  const meaningfulTexts = texts.filter((text) => text !== 'never' && text !== 'undefined');
  const union = joinUnion(meaningfulTexts.length > 0 ? meaningfulTexts : texts.slice(0, 1));
  return isOptional ? removeMembers(union, 'undefined') : union;
}

type SymbolGroup = readonly [ts.Symbol, ...ts.Symbol[]];

/** The symbols, grouped by their first declarations. */
function groupByDeclaration(symbols: readonly ts.Symbol[]): readonly SymbolGroup[] {
  const groups = new Map<ts.Node | undefined, SymbolGroup>();
  for (const symbol of symbols) {
    const firstDeclaration = symbol.declarations?.[0];
    const group = groups.get(firstDeclaration);
    groups.set(firstDeclaration, group ? [...group, symbol] : [symbol]);
  }
  return [...groups.values()];
}

function formatSymbolGroup(group: SymbolGroup, scope: TypeScope): string {
  const { checker } = scope;
  const [first] = group;
  const declarations = (first.declarations ?? []).filter(hasTypeAnnotation);
  const hasSeveral = declarations.length > 1;
  const declaration = hasSeveral ? findStrictestDeclaration(declarations, first, checker) : declarations[0];
  if (!declaration)
    return hasSeveral ? formatDeclaredIntersection(declarations, scope) : formatResolvedType(first, scope);
  const { text, freeParameters } = formatTrackingParameters(declaration, scope);
  const isKept = () => isDeclaredTypeKept(declaration, first, checker);
  if (freeParameters.size === 0)
    return !hasSeveral && isTransformed(first) && !isKept() ? formatResolvedType(first, scope) : text;
  const isBare = isBareReference(declaration);
  if (
    group.length === 1 &&
    !isBare &&
    [...freeParameters].every(({ name }) => scope.typeParameters.has(name))
  )
    return text;
  const types = new Set(group.map((symbol) => checker.getTypeOfSymbol(symbol)));
  if (types.size === 1 && !isKept()) return formatResolvedType(first, scope);
  return types.size > 1 || isBare ? formatWithConstraints(declaration, freeParameters, scope) : text;
}

/** The declared type, and the type parameters in it for which there is no argument. */
function formatTrackingParameters(declaration: TypedDeclaration, scope: TypeScope) {
  const freeParameters = new Set<ts.Symbol>();
  const text = formatDeclaredType(declaration, {
    ...scope,
    onFreeParameter: (parameter) => freeParameters.add(parameter),
  });
  return { text, freeParameters };
}

function formatResolvedType(symbol: ts.Symbol, scope: TypeScope): string {
  return scope.formatType(scope.checker.getTypeOfSymbol(symbol), scope);
}

/** A member that several types declare must fit all of them. */
function formatDeclaredIntersection(declarations: readonly TypedDeclaration[], scope: TypeScope): string {
  const texts = declarations.map((declaration) => {
    const { freeParameters } = formatTrackingParameters(declaration, scope);
    return removeMembers(formatWithConstraints(declaration, freeParameters, scope), 'undefined');
  });
  return joinIntersection(texts);
}

type TypedDeclaration =
  | ts.PropertySignature
  | ts.PropertyDeclaration
  | ts.ParameterDeclaration
  | ts.VariableDeclaration
  | ts.MethodSignature
  | ts.MethodDeclaration;

function hasTypeAnnotation(node: ts.Declaration): node is TypedDeclaration {
  if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node)) return true;
  const mayHaveType =
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isVariableDeclaration(node);
  return mayHaveType && node.type !== undefined;
}

function formatDeclaredType(node: TypedDeclaration, scope: TypeScope): string {
  const type = node.type ? scope.formatNode(node.type, scope) : 'any';
  const isMethod = ts.isMethodSignature(node) || ts.isMethodDeclaration(node);
  return isMethod ? `${formatParameters(node, scope)} => ${type}` : type;
}

/** Of several declarations of a member: the one whose type is the resolved type. */
function findStrictestDeclaration(
  declarations: readonly TypedDeclaration[],
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): TypedDeclaration | undefined {
  const resolvedType = checker.getTypeOfSymbol(symbol);
  return declarations.find(
    (one) => one.type && checker.isTypeAssignableTo(checker.getTypeFromTypeNode(one.type), resolvedType),
  );
}

/** A symbol that the checker created, with what it knows of it. Not a public part of TypeScript. */
interface TransientSymbol extends ts.Symbol {
  readonly links?: {
    readonly mappedType?: { readonly declaration: ts.MappedTypeNode };
    readonly syntheticOrigin?: ts.Symbol;
  };
}

/** Whether a mapped type may have changed the type of a member. `Pick` and `Partial` do not. */
function isTransformed(symbol: TransientSymbol): boolean {
  if (!(symbol.flags & ts.SymbolFlags.Transient)) return false;
  const { links } = symbol;
  if (!links) return true;
  if (!links.mappedType) return false;
  if (!isHomomorphic(links.mappedType.declaration)) return true;
  return links.syntheticOrigin !== undefined && isTransformed(links.syntheticOrigin);
}

/** `{ [P in keyof T]: T[P] }` */
function isHomomorphic({ type, typeParameter }: ts.MappedTypeNode): boolean {
  return (
    type !== undefined &&
    ts.isIndexedAccessTypeNode(type) &&
    type.indexType.getText() === typeParameter.name.text &&
    ts.isTypeReferenceNode(type.objectType)
  );
}

function isDeclaredTypeKept({ type }: TypedDeclaration, symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (!type) return true;
  const declaredMembers = getMemberKeys(checker.getTypeFromTypeNode(type));
  const resolvedMembers = getMemberKeys(checker.getTypeOfSymbol(symbol));
  return (
    declaredMembers.size === resolvedMembers.size &&
    [...declaredMembers].every((member) => resolvedMembers.has(member))
  );
}

/** The members of a union, type parameters by their symbols: each use of a generic interface has its own types. */
function getMemberKeys(type: ts.Type): ReadonlySet<ts.Type | ts.Symbol> {
  const members = type.isUnion() ? type.types : [type];
  const definedMembers = members.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  return new Set(definedMembers.map((one) => (one.flags & ts.TypeFlags.TypeParameter ? one.symbol : one)));
}

/** Whether a declared type is a name without arguments. */
function isBareReference({ type }: TypedDeclaration): boolean {
  return type !== undefined && ts.isTypeReferenceNode(type) && type.typeArguments === undefined;
}

/** The declared type with the bounds of type parameters in place of their names. */
function formatWithConstraints(
  declaration: TypedDeclaration,
  freeParameters: ReadonlySet<ts.Symbol>,
  scope: TypeScope,
): string {
  const typeArguments = new Map(scope.typeArguments);
  for (const parameter of freeParameters) {
    const constraint = parameter.declarations?.find(ts.isTypeParameterDeclaration)?.constraint;
    if (constraint) typeArguments.set(parameter, scope.formatNode(constraint, scope));
  }
  return formatDeclaredType(declaration, { ...scope, typeArguments });
}
