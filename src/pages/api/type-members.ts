/** The members of a union in the order in which a person declared them. Knows nothing of objects. */

import ts from 'typescript';
import { namedBy, type TypeScope } from './type-scope.js';
import { quoted } from './type-words.js';

const PLAIN =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined;

/** Whether a type is made of literals and primitives alone, so that it says more than its name. */
export function isPlain(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.every((member) => isPlain(member));
  if (type.flags & (ts.TypeFlags.EnumLike | ts.TypeFlags.TemplateLiteral)) return false;
  return (type.flags & PLAIN) !== 0 || isOpenString(type);
}

/** Whether a type can turn out to be plain, seen without working it out: that is what takes the time. */
export function mayBePlain(
  node: ts.TypeNode,
  checker: ts.TypeChecker,
  open: readonly ts.Node[] = [],
): boolean {
  if (ts.isUnionTypeNode(node)) return node.types.every((member) => mayBePlain(member, checker, open));
  if (ts.isParenthesizedTypeNode(node)) return mayBePlain(node.type, checker, open);
  if (ts.isConditionalTypeNode(node)) {
    return [node.trueType, node.falseType].some(
      (branch) => branch.kind !== ts.SyntaxKind.NeverKeyword && mayBePlain(branch, checker, open),
    );
  }
  if (ts.isIntersectionTypeNode(node)) return node.types.some((member) => WORDS.has(member.kind));
  if (!ts.isTypeReferenceNode(node)) return !STRUCTURED.has(node.kind);
  const symbol = namedBy(checker, node.typeName);
  const alias = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
  if (!alias) return symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
  return !open.includes(alias) && mayBePlain(alias.type, checker, [...open, alias]);
}

const WORDS: ReadonlySet<ts.SyntaxKind> = new Set([ts.SyntaxKind.StringKeyword, ts.SyntaxKind.NumberKeyword]);

/** Types that are never made of literals alone. */
const STRUCTURED: ReadonlySet<ts.SyntaxKind> = new Set([
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
export function plainMembers(type: ts.Type, node: ts.Node | undefined, scope: TypeScope): readonly string[] {
  const evaluated = [...new Set((type.isUnion() ? type.types : [type]).map((member) => plainText(member)))];
  const texts =
    evaluated.includes('true') && evaluated.includes('false')
      ? [...evaluated.filter((text) => text !== 'true' && text !== 'false'), 'boolean']
      : evaluated;
  const declared = node ? declaredOrder(node, scope) : [];
  const isKnown = (text: string) => declared.includes(text);
  const isLast = (text: string) => text === 'null' || text === 'undefined';
  const others = texts.filter((text) => !isKnown(text));
  return [
    ...declared.filter((text) => texts.includes(text)),
    ...others.filter((text) => !isLast(text)).sort(),
    ...others.filter((text) => isLast(text)),
  ];
}

function plainText(type: ts.Type): string {
  if (type.isStringLiteral()) return quoted(type.value);
  if (type.isNumberLiteral()) return String(type.value);
  if (type.flags & ts.TypeFlags.BigIntLiteral) return bigintText(type as ts.BigIntLiteralType);
  if (type.flags & ts.TypeFlags.BooleanLiteral)
    return (type as { intrinsicName?: string }).intrinsicName ?? 'boolean';
  if (type.flags & ts.TypeFlags.StringLike || isOpenString(type)) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BigIntLike) return 'bigint';
  if (type.flags & ts.TypeFlags.Null) return 'null';
  return type.flags & ts.TypeFlags.Undefined ? 'undefined' : 'boolean';
}

function bigintText({ value }: ts.BigIntLiteralType): string {
  return `${value.negative ? '-' : ''}${value.base10Value}n`;
}

/** The literals and primitives below a node, names followed, each once, in reading order. */
function declaredOrder(node: ts.Node, scope: TypeScope): readonly string[] {
  const texts = new Set<string>();
  const seen = new Set<ts.Node>();
  const visit = (at: ts.Node): void => {
    if (seen.has(at)) return;
    seen.add(at);
    const text = literalText(at);
    if (text !== undefined) texts.add(text);
    else if (ts.isTypeOperatorNode(at) && ts.isTypeReferenceNode(at.type)) addKeys(at.type, texts, scope);
    else {
      if (ts.isTypeReferenceNode(at) || ts.isTypeQueryNode(at)) writtenBehind(at, scope).forEach(visit);
      ts.forEachChild(at, visit);
    }
  };
  visit(node);
  return [...texts];
}

/** The types that a name or a value is declared with. */
function writtenBehind(
  node: ts.TypeReferenceNode | ts.TypeQueryNode,
  { checker }: TypeScope,
): readonly ts.Node[] {
  const symbol = namedBy(checker, ts.isTypeReferenceNode(node) ? node.typeName : node.exprName);
  return (symbol?.declarations ?? []).flatMap((one) => {
    const isWritten = ts.isTypeAliasDeclaration(one) || ts.isVariableDeclaration(one);
    return isWritten && one.type ? [one.type] : [];
  });
}

/** The keys behind `keyof Name`. */
function addKeys(node: ts.TypeReferenceNode, texts: Set<string>, scope: TypeScope): void {
  for (const { name } of scope.checker.getTypeFromTypeNode(node).getProperties()) texts.add(quoted(name));
}

function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return quoted(node.text);
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
