/** Lists the members of unions of literals and primitives in the order in which they are declared. */

import ts from 'typescript';
import { listComputedTexts } from './computed-texts.js';
import { resolveNamedSymbol, type TypeScope } from './type-scope.js';
import { quoteString } from './union-text.js';

const PRIMITIVE_FLAGS =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined;

/** Whether a type consists of literals and primitives only, so that it says more than its name. */
export function isPrimitiveType(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.every((member) => isPrimitiveType(member));
  if (type.flags & (ts.TypeFlags.EnumLike | ts.TypeFlags.TemplateLiteral)) return false;
  return (type.flags & PRIMITIVE_FLAGS) !== 0 || isOpenString(type);
}

/** Whether a type may be primitive, by its declaration: resolving it would take long. */
export function mayBePrimitive(
  node: ts.TypeNode,
  checker: ts.TypeChecker,
  expandedAliases: readonly ts.Node[] = [],
): boolean {
  const check = (part: ts.TypeNode) => mayBePrimitive(part, checker, expandedAliases);
  if (ts.isUnionTypeNode(node)) return node.types.every(check);
  if (ts.isParenthesizedTypeNode(node)) return check(node.type);
  if (ts.isConditionalTypeNode(node)) {
    const branches = [node.trueType, node.falseType];
    return branches.some((branch) => branch.kind !== ts.SyntaxKind.NeverKeyword && check(branch));
  }
  if (ts.isIntersectionTypeNode(node)) return node.types.some((member) => KEYWORD_KINDS.has(member.kind));
  if (!ts.isTypeReferenceNode(node)) return !STRUCTURED_KINDS.has(node.kind);
  const symbol = resolveNamedSymbol(checker, node.typeName);
  const alias = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
  if (!alias) return symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
  return !expandedAliases.includes(alias) && mayBePrimitive(alias.type, checker, [...expandedAliases, alias]);
}

const KEYWORD_KINDS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.StringKeyword,
  ts.SyntaxKind.NumberKeyword,
]);

/** Types that never consist of literals only. */
const STRUCTURED_KINDS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.TypeLiteral,
  ts.SyntaxKind.MappedType,
  ts.SyntaxKind.FunctionType,
  ts.SyntaxKind.ConstructorType,
  ts.SyntaxKind.ArrayType,
  ts.SyntaxKind.TupleType,
]);

/** `string & {}`: any string, beside literals that an editor suggests. */
function isOpenString(type: ts.Type): boolean {
  return (
    type.isIntersection() &&
    type.types.some(({ flags }) => flags & ts.TypeFlags.String) &&
    type.types.every((one) => one.flags & ts.TypeFlags.String || one.getProperties().length === 0)
  );
}

/** The members of a primitive type as texts, in the order in which `node` and the types that it names declare them. */
export function listPrimitiveMembers(
  type: ts.Type,
  node: ts.Node | undefined,
  scope: TypeScope,
): readonly string[] {
  return sortMembers(type, node ? listInDeclaredOrder(node, scope) : []);
}

/** The members of a primitive type as texts, those that are declared first. */
function sortMembers(type: ts.Type, declaredTexts: readonly string[]): readonly string[] {
  const resolvedTexts = new Set((type.isUnion() ? type.types : [type]).map(formatPrimitive));
  const texts =
    resolvedTexts.has('true') && resolvedTexts.has('false')
      ? [...[...resolvedTexts].filter((text) => text !== 'true' && text !== 'false'), 'boolean']
      : [...resolvedTexts];
  const isDeclared = (text: string) => declaredTexts.includes(text);
  const isNullish = (text: string) => text === 'null' || text === 'undefined';
  const undeclared = texts.filter((text) => !isDeclared(text));
  return [
    ...declaredTexts.filter((text) => texts.includes(text)),
    ...undeclared.filter((text) => !isNullish(text)).sort(),
    ...undeclared.filter((text) => isNullish(text)),
  ];
}

/** `intrinsicName` is not a public part of TypeScript. */
function formatPrimitive(type: ts.Type & { readonly intrinsicName?: string }): string {
  if (type.isStringLiteral()) return quoteString(type.value);
  if (type.isNumberLiteral()) return String(type.value);
  if (isBigIntLiteral(type)) return `${type.value.negative ? '-' : ''}${type.value.base10Value}n`;
  if (type.flags & ts.TypeFlags.BooleanLiteral) return type.intrinsicName ?? 'boolean';
  if (type.flags & ts.TypeFlags.StringLike || isOpenString(type)) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BigIntLike) return 'bigint';
  if (type.flags & ts.TypeFlags.Null) return 'null';
  return type.flags & ts.TypeFlags.Undefined ? 'undefined' : 'boolean';
}

function isBigIntLiteral(type: ts.Type): type is ts.BigIntLiteralType {
  return (type.flags & ts.TypeFlags.BigIntLiteral) !== 0;
}

/** The literals and primitives in a node and in the types that it names: each once, in reading order. The types around
 *  it are not visited again, since a computed type may name itself. */
function listInDeclaredOrder(
  node: ts.Node,
  scope: TypeScope,
  outerNodes: readonly ts.Node[] = [],
): readonly string[] {
  const texts = new Set<string>();
  const visited = new Set(outerNodes);
  const listMembers = (part: ts.TypeNode, computed: ts.Node) => {
    const type = scope.checker.getTypeFromTypeNode(part);
    const innerNodes = [...outerNodes, computed];
    return isPrimitiveType(type) ? sortMembers(type, listInDeclaredOrder(part, scope, innerNodes)) : [];
  };
  const visit = (current: ts.Node): void => {
    if (visited.has(current)) return;
    visited.add(current);
    const text = formatLiteralNode(current);
    if (text !== undefined) texts.add(text);
    else if (isKeyofNode(current)) addKeyNames(current.type, texts, scope);
    else {
      const computedTexts = listComputedTexts(current, (part) => listMembers(part, current));
      for (const computedText of computedTexts) texts.add(computedText);
      if (ts.isTypeReferenceNode(current) || ts.isTypeQueryNode(current))
        listDeclaredTypes(current, scope).forEach(visit);
      ts.forEachChild(current, visit);
    }
  };
  visit(node);
  return [...texts];
}

/** The types with which a name or a value is declared. */
function listDeclaredTypes(
  node: ts.TypeReferenceNode | ts.TypeQueryNode,
  { checker }: TypeScope,
): readonly ts.Node[] {
  const symbol = resolveNamedSymbol(checker, ts.isTypeReferenceNode(node) ? node.typeName : node.exprName);
  return (symbol?.declarations ?? []).flatMap((one) => {
    const hasTypeNode = ts.isTypeAliasDeclaration(one) || ts.isVariableDeclaration(one);
    return hasTypeNode && one.type ? [one.type] : [];
  });
}

function isKeyofNode(node: ts.Node): node is ts.TypeOperatorNode {
  return ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword;
}

/** The keys behind `keyof Name`. */
function addKeyNames(node: ts.TypeNode, texts: Set<string>, scope: TypeScope): void {
  for (const { name } of scope.checker.getTypeFromTypeNode(node).getProperties())
    texts.add(quoteString(name));
}

const KEYWORD_TEXTS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.StringKeyword, 'string'],
  [ts.SyntaxKind.NumberKeyword, 'number'],
  [ts.SyntaxKind.BooleanKeyword, 'boolean'],
  [ts.SyntaxKind.BigIntKeyword, 'bigint'],
  [ts.SyntaxKind.TrueKeyword, 'true'],
  [ts.SyntaxKind.FalseKeyword, 'false'],
  [ts.SyntaxKind.NullKeyword, 'null'],
  [ts.SyntaxKind.UndefinedKeyword, 'undefined'],
]);

function formatLiteralNode(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return quoteString(node.text);
  return ts.isNumericLiteral(node) ? node.text : KEYWORD_TEXTS.get(node.kind);
}
