/** A type as a person would write it, from where it is written. */

import ts from 'typescript';
import { isPrimitiveType, mayBePrimitive, listPrimitiveMembers } from './primitive-members.js';
import { formatIndexedAccess, formatTypeReference, HUGE_UNION_MEMBERS } from './format-type-reference.js';
import { resolveNamedSymbol, getDisplayName, type TypeScope } from './type-scope.js';
import { formatArray, parenthesize, quoteString, joinUnion, removeMembers } from './union-text.js';

/** More keys than these are known by the name of what has them. */
const MAX_KEYS = 12;

/** The text of a type that stands in a declaration; names that a reader cannot use are written out. */
export function formatTypeNode(node: ts.Node, scope: TypeScope): string {
  if (ts.isUnionTypeNode(node)) return formatUnionNode(node, scope);
  if (ts.isIntersectionTypeNode(node)) return formatIntersectionNode(node, scope);
  if (ts.isTypeReferenceNode(node) || ts.isImportTypeNode(node))
    return formatTypeReference(node, scope) ?? copySourceText(node, scope);
  if (ts.isIndexedAccessTypeNode(node))
    return formatIndexedAccess(node, scope) ?? copySourceText(node, scope);
  if (ts.isTypeOperatorNode(node)) return formatKeyof(node, scope) ?? copySourceText(node, scope);
  if (ts.isConditionalTypeNode(node)) return formatConditional(node, scope) ?? copySourceText(node, scope);
  if (ts.isParenthesizedTypeNode(node)) return parenthesize(formatTypeNode(node.type, scope));
  if (ts.isArrayTypeNode(node)) return formatArray(formatTypeNode(node.elementType, scope));
  if (ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node))
    return formatTypeMembers(node.members, scope);
  if (ts.isLiteralTypeNode(node))
    return ts.isStringLiteral(node.literal) ? quoteString(node.literal.text) : node.getText();
  if (ts.isTypeQueryNode(node)) return formatTypeQuery(node, scope);
  if (ts.isFunctionTypeNode(node)) return formatFunctionType(node, scope);
  return copySourceText(node, scope);
}

/** How many members of a union without a name are shown where there are too many. */
const SHOWN_MEMBERS = 20;

/** A union as it is written; one of very many members has no name that could stand for it, so its first ones do. */
function formatUnionNode(node: ts.UnionTypeNode, scope: TypeScope): string {
  const size = node.types.length;
  const isLarge = size > HUGE_UNION_MEMBERS;
  const texts = (isLarge ? node.types.slice(0, SHOWN_MEMBERS) : node.types).map((one) =>
    formatTypeNode(one, scope),
  );
  if (!isLarge) return joinUnion(texts);
  scope.reportIssue({ kind: 'large', node, name: '', size });
  return `${joinUnion(texts)} | … ${size - SHOWN_MEMBERS} more`;
}

/** What a condition comes to, where that is plain. */
function formatConditional(node: ts.ConditionalTypeNode, scope: TypeScope): string | undefined {
  const type = mayBePrimitive(node, scope.checker) ? scope.checker.getTypeFromTypeNode(node) : undefined;
  return type && isPrimitiveType(type) ? joinUnion(listPrimitiveMembers(type, node, scope)) : undefined;
}

/** `keyof Logger` as the keys, where they are few. */
function formatKeyof(node: ts.TypeOperatorNode, scope: TypeScope): string | undefined {
  if (node.operator !== ts.SyntaxKind.KeyOfKeyword) return undefined;
  const type = scope.checker.getTypeFromTypeNode(node);
  const members = isPrimitiveType(type) ? listPrimitiveMembers(type, node, scope) : [];
  return members.length > 0 && members.length <= MAX_KEYS ? joinUnion(members) : undefined;
}

function formatIntersectionNode(node: ts.IntersectionTypeNode, scope: TypeScope): string {
  const hasString = node.types.some(({ kind }) => kind === ts.SyntaxKind.StringKeyword);
  if (hasString && isPrimitiveType(scope.checker.getTypeFromTypeNode(node))) return 'string';
  const nonEmptyTypes = node.types.filter((one) => !isEmptyType(one, scope));
  const visibleTypes = nonEmptyTypes.length > 0 ? nonEmptyTypes : node.types.slice(0, 1);
  const texts = new Set(visibleTypes.map((member) => formatTypeNode(member, scope)));
  return texts.size === 1 ? [...texts][0]! : [...texts].map((text) => parenthesize(text)).join(' & ');
}

/** Whether a part of an intersection adds nothing: `{}`, or an interface that is there to be augmented. */
function isEmptyType(node: ts.TypeNode, scope: TypeScope): boolean {
  if (ts.isTypeLiteralNode(node)) return node.members.length === 0;
  const symbol = ts.isTypeReferenceNode(node) ? resolveNamedSymbol(scope.checker, node.typeName) : undefined;
  return (
    symbol?.declarations?.every((one) => ts.isInterfaceDeclaration(one) && isEmptyInterface(one)) ?? false
  );
}

function isEmptyInterface({ members, heritageClauses }: ts.InterfaceDeclaration): boolean {
  return members.length === 0 && heritageClauses === undefined;
}

function formatTypeQuery(node: ts.TypeQueryNode, scope: TypeScope): string {
  const symbol = resolveNamedSymbol(scope.checker, node.exprName);
  // `Class.prototype` is there without being declared.
  if (!symbol && !scope.checker.getSymbolAtLocation(node.exprName))
    scope.reportIssue({ kind: 'unresolved', node, name: node.exprName.getText() });
  return `typeof ${symbol && ts.isIdentifier(node.exprName) ? getDisplayName(symbol) : node.exprName.getText()}`;
}

function formatFunctionType(node: ts.FunctionTypeNode, scope: TypeScope): string {
  return `${formatParameters(node, scope)} => ${formatTypeNode(node.type, scope)}`;
}

/** `<T>(a: A, b?: B)` */
export function formatParameters(node: ts.SignatureDeclaration, scope: TypeScope): string {
  const typeParameters = node.typeParameters?.map((parameter) => copySourceText(parameter, scope)).join(', ');
  const parameters = node.parameters.map((parameter) => copySourceText(parameter, scope)).join(', ');
  return `${typeParameters === undefined ? '' : `<${typeParameters}>`}(${parameters})`;
}

/** `{ a: string; b?: number }` on one line. */
function formatTypeMembers(members: Iterable<ts.TypeElement>, scope: TypeScope): string {
  const texts = Array.from(members, (member) => copySourceText(member, scope).replace(/[;,]\s*$/, ''));
  return texts.length === 0 ? '{}' : `{ ${texts.join('; ')} }`;
}

/** The source text of a node with its parts written anew; comments left out, on one line. */
function copySourceText(node: ts.Node, scope: TypeScope): string {
  const source = node.getSourceFile();
  let position = node.getStart(source);
  let output = '';
  node.forEachChild((child) => {
    output +=
      stripComments(source.text.slice(position, child.getStart(source))) + formatChild(child, node, scope);
    position = child.end;
  });
  return (output + stripComments(source.text.slice(position, node.end))).trim();
}

/** Only types are written anew: the names of members and parameters stay. */
function formatChild(child: ts.Node, parent: ts.Node, scope: TypeScope): string {
  if (!ts.isTypeNode(child) && !containsTypes(child)) return stripComments(child.getText());
  const text = formatTypeNode(child, scope);
  if (isOptional(parent)) return removeMembers(text, 'undefined');
  const needsParentheses =
    ts.isTypeOperatorNode(parent) || ts.isIndexedAccessTypeNode(parent) || ts.isOptionalTypeNode(parent);
  return needsParentheses ? parenthesize(text) : text;
}

function isOptional(node: ts.Node): boolean {
  return (ts.isPropertySignature(node) || ts.isParameter(node)) && node.questionToken !== undefined;
}

function containsTypes(node: ts.Node): boolean {
  return (
    ts.isParameter(node) ||
    ts.isTypeElement(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isTemplateLiteralTypeSpan(node) ||
    ts.isNamedTupleMember(node)
  );
}

function stripComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').replaceAll(/\s+/g, ' ');
}
