/** The members of a union in the order in which a person declared them. Knows nothing of objects. */

import ts from 'typescript';
import { resolveNamedSymbol, type TypeScope } from './type-scope.js';
import { quoteString } from './union-text.js';

const PRIMITIVE_FLAGS =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined;

/** Whether a type is made of literals and primitives alone, so that it says more than its name. */
export function isPrimitiveType(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.every((member) => isPrimitiveType(member));
  if (type.flags & (ts.TypeFlags.EnumLike | ts.TypeFlags.TemplateLiteral)) return false;
  return (type.flags & PRIMITIVE_FLAGS) !== 0 || isOpenString(type);
}

/** Whether a type can turn out to be plain, seen without working it out: that is what takes the time. */
export function mayBePrimitive(
  node: ts.TypeNode,
  checker: ts.TypeChecker,
  expandedAliases: readonly ts.Node[] = [],
): boolean {
  if (ts.isUnionTypeNode(node))
    return node.types.every((member) => mayBePrimitive(member, checker, expandedAliases));
  if (ts.isParenthesizedTypeNode(node)) return mayBePrimitive(node.type, checker, expandedAliases);
  if (ts.isConditionalTypeNode(node)) {
    return [node.trueType, node.falseType].some(
      (branch) =>
        branch.kind !== ts.SyntaxKind.NeverKeyword && mayBePrimitive(branch, checker, expandedAliases),
    );
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

/** Types that are never made of literals alone. */
const STRUCTURED_KINDS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.TypeLiteral,
  ts.SyntaxKind.MappedType,
  ts.SyntaxKind.FunctionType,
  ts.SyntaxKind.ConstructorType,
  ts.SyntaxKind.ArrayType,
  ts.SyntaxKind.TupleType,
]);

/** `string & {}`: any string, beside literals that an editor is to suggest. */
function isOpenString(type: ts.Type): boolean {
  return (
    type.isIntersection() &&
    type.types.some(({ flags }) => flags & ts.TypeFlags.String) &&
    type.types.every((one) => one.flags & ts.TypeFlags.String || one.getProperties().length === 0)
  );
}

/** The members of a plain type as texts, in the order in which `node` and what it names declare them. */
export function listPrimitiveMembers(
  type: ts.Type,
  node: ts.Node | undefined,
  scope: TypeScope,
): readonly string[] {
  const evaluated = [
    ...new Set((type.isUnion() ? type.types : [type]).map((member) => formatPrimitive(member))),
  ];
  const texts =
    evaluated.includes('true') && evaluated.includes('false')
      ? [...evaluated.filter((text) => text !== 'true' && text !== 'false'), 'boolean']
      : evaluated;
  const declaredTexts = node ? listInDeclaredOrder(node, scope) : [];
  const isDeclared = (text: string) => declaredTexts.includes(text);
  const isNullish = (text: string) => text === 'null' || text === 'undefined';
  const undeclared = texts.filter((text) => !isDeclared(text));
  return [
    ...declaredTexts.filter((text) => texts.includes(text)),
    ...undeclared.filter((text) => !isNullish(text)).sort(),
    ...undeclared.filter((text) => isNullish(text)),
  ];
}

function formatPrimitive(type: ts.Type): string {
  if (type.isStringLiteral()) return quoteString(type.value);
  if (type.isNumberLiteral()) return String(type.value);
  if (type.flags & ts.TypeFlags.BigIntLiteral) return formatBigInt(type as ts.BigIntLiteralType);
  if (type.flags & ts.TypeFlags.BooleanLiteral)
    return (type as { intrinsicName?: string }).intrinsicName ?? 'boolean';
  if (type.flags & ts.TypeFlags.StringLike || isOpenString(type)) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BigIntLike) return 'bigint';
  if (type.flags & ts.TypeFlags.Null) return 'null';
  return type.flags & ts.TypeFlags.Undefined ? 'undefined' : 'boolean';
}

function formatBigInt({ value }: ts.BigIntLiteralType): string {
  return `${value.negative ? '-' : ''}${value.base10Value}n`;
}

/** The literals and primitives below a node, names followed, each once, in reading order. */
function listInDeclaredOrder(node: ts.Node, scope: TypeScope): readonly string[] {
  const texts = new Set<string>();
  const visited = new Set<ts.Node>();
  const visit = (current: ts.Node): void => {
    if (visited.has(current)) return;
    visited.add(current);
    const text = formatLiteralNode(current);
    if (text !== undefined) texts.add(text);
    else if (ts.isTypeOperatorNode(current) && ts.isTypeReferenceNode(current.type))
      addKeyNames(current.type, texts, scope);
    else {
      if (ts.isTypeReferenceNode(current) || ts.isTypeQueryNode(current))
        listDeclaredTypes(current, scope).forEach(visit);
      ts.forEachChild(current, visit);
    }
  };
  visit(node);
  return [...texts];
}

/** The types that a name or a value is declared with. */
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

/** The keys behind `keyof Name`. */
function addKeyNames(node: ts.TypeReferenceNode, texts: Set<string>, scope: TypeScope): void {
  for (const { name } of scope.checker.getTypeFromTypeNode(node).getProperties())
    texts.add(quoteString(name));
}

function formatLiteralNode(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return quoteString(node.text);
  if (ts.isNumericLiteral(node)) return node.text;
  switch (node.kind) {
    case ts.SyntaxKind.StringKeyword:
      return 'string';
    case ts.SyntaxKind.NumberKeyword:
      return 'number';
    case ts.SyntaxKind.BooleanKeyword:
      return 'boolean';
    case ts.SyntaxKind.BigIntKeyword:
      return 'bigint';
    case ts.SyntaxKind.TrueKeyword:
      return 'true';
    case ts.SyntaxKind.FalseKeyword:
      return 'false';
    case ts.SyntaxKind.NullKeyword:
      return 'null';
    case ts.SyntaxKind.UndefinedKeyword:
      return 'undefined';
    default:
      return undefined;
  }
}
