/** The type of a member or parameter as text: as it is written, where it still means the same; else as it came out. */

import ts from 'typescript';
import type { TypeScope } from './type-scope.js';
import { formatParameters } from './format-type-node.js';
import { parenthesize, joinUnion, removeMembers } from './union-text.js';

/** The type of a thing that may be declared in several forms; an optional one is written without `undefined`. */
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

/** Symbols by the place where each is declared first. */
function groupByDeclaration(symbols: readonly ts.Symbol[]): readonly (readonly ts.Symbol[])[] {
  const groups = new Map<ts.Node | undefined, ts.Symbol[]>();
  for (const symbol of symbols) {
    const firstDeclaration = symbol.declarations?.[0];
    const group = groups.get(firstDeclaration);
    if (group) group.push(symbol);
    else groups.set(firstDeclaration, [symbol]);
  }
  return [...groups.values()];
}

function formatSymbolGroup(group: readonly ts.Symbol[], scope: TypeScope): string {
  const { checker } = scope;
  const first = group[0]!;
  const declarations = (first.declarations ?? []).filter(hasTypeAnnotation);
  const declaration =
    declarations.length > 1 ? findStrictestDeclaration(declarations, first, checker) : declarations[0];
  if (!declaration)
    return declarations.length > 1
      ? formatDeclaredIntersection(declarations, scope)
      : formatResolvedType(first, scope);
  const freeParameters = new Set<ts.Symbol>();
  const text = formatDeclaredType(declaration, {
    ...scope,
    onFreeParameter: (parameter) => freeParameters.add(parameter),
  });
  if (declarations.length > 1 && freeParameters.size === 0) return text;
  if (freeParameters.size === 0) {
    return isTransformed(first) && !isDeclaredTypeKept(declaration, first, checker)
      ? formatResolvedType(first, scope)
      : text;
  }
  if (
    group.length === 1 &&
    !isBareReference(declaration) &&
    [...freeParameters].every(({ name }) => scope.typeParameters.has(name))
  )
    return text;
  const types = new Set(group.map((symbol) => checker.getTypeOfSymbol(symbol)));
  if (types.size === 1 && !isDeclaredTypeKept(declaration, first, checker))
    return formatResolvedType(first, scope);
  return types.size > 1 || isBareReference(declaration)
    ? formatWithConstraints(declaration, freeParameters, scope)
    : text;
}

function formatResolvedType(symbol: ts.Symbol, scope: TypeScope): string {
  return scope.formatType(scope.checker.getTypeOfSymbol(symbol), scope);
}

/** A member of several types must fit what each of them says. */
function formatDeclaredIntersection(declarations: readonly TypedDeclaration[], scope: TypeScope): string {
  const texts = declarations.map((declaration) => {
    const freeParameters = new Set<ts.Symbol>();
    formatDeclaredType(declaration, {
      ...scope,
      onFreeParameter: (parameter) => freeParameters.add(parameter),
    });
    return removeMembers(formatWithConstraints(declaration, freeParameters, scope), 'undefined');
  });
  const uniqueTexts = new Set(texts);
  return uniqueTexts.size === 1 ? texts[0]! : [...uniqueTexts].map((text) => parenthesize(text)).join(' & ');
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
  if (!ts.isMethodSignature(node) && !ts.isMethodDeclaration(node))
    return scope.formatNode(node.type!, scope);
  return `${formatParameters(node, scope)} => ${node.type ? scope.formatNode(node.type, scope) : 'any'}`;
}

/** Of a member that several types declare: the declaration that says no more and no less than all together. */
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

/** What the checker knows of a symbol that it made itself; not a public part of TypeScript. */
interface SymbolLinks {
  readonly mappedType?: { readonly declaration: ts.MappedTypeNode };
  readonly syntheticOrigin?: ts.Symbol;
}

/** Whether a mapped type may have given a member another type than the one that is written. `Pick` and `Partial` do not. */
function isTransformed(symbol: ts.Symbol): boolean {
  if (!(symbol.flags & ts.SymbolFlags.Transient)) return false;
  const { links } = symbol as { readonly links?: SymbolLinks };
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

/** A type parameter is known by its symbol: each use of a generic interface has one of its own. */
function getMemberKeys(type: ts.Type): ReadonlySet<ts.Type | ts.Symbol> {
  const members = type.isUnion() ? type.types : [type];
  const definedMembers = members.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  return new Set(definedMembers.map((one) => (one.flags & ts.TypeFlags.TypeParameter ? one.symbol : one)));
}

/** Whether a name is all that is written. */
function isBareReference({ type }: TypedDeclaration): boolean {
  return type !== undefined && ts.isTypeReferenceNode(type) && type.typeArguments === undefined;
}

/** The text with the bounds of type parameters in their places: what any way to use the component may give. */
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
