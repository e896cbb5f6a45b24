/** Writes a type as a person would, from its declaration. */

import ts from 'typescript';
import { isPrimitiveType, mayBePrimitive, listPrimitiveMembers } from './primitive-members.js';
import { formatIndexedAccess, formatTypeReference, HUGE_UNION_MEMBERS } from './format-type-reference.js';
import { resolveNamedSymbol, getDisplayName, type TypeScope } from './type-scope.js';
import {
  formatArray,
  parenthesize,
  quoteString,
  joinIntersection,
  joinUnion,
  removeMembers,
} from './union-text.js';

/** `keyof` of more keys is not written out. */
const MAX_KEYS = 12;

/** The text of a type in a declaration. Names that a reader cannot import are written out. */
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
  if (ts.isFunctionTypeNode(node))
    return `${formatParameters(node, scope)} => ${formatTypeNode(node.type, scope)}`;
  return copySourceText(node, scope);
}

/** How many members of a huge union without a name are shown. */
const SHOWN_MEMBERS = 20;

/** A union as it is declared. Of a huge one, the first members are shown. */
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

/** The result of a conditional type, where it is made of primitives. */
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
  return joinIntersection(visibleTypes.map((member) => formatTypeNode(member, scope)));
}

/** Whether a part of an intersection adds nothing: `{}`, or an empty interface for augmentation. */
function isEmptyType(node: ts.TypeNode, scope: TypeScope): boolean {
  if (ts.isTypeLiteralNode(node)) return node.members.length === 0;
  const symbol = ts.isTypeReferenceNode(node) ? resolveNamedSymbol(scope.checker, node.typeName) : undefined;
  const isEmptyInterface = (one: ts.Declaration) =>
    ts.isInterfaceDeclaration(one) && one.members.length === 0 && one.heritageClauses === undefined;
  return symbol?.declarations?.every(isEmptyInterface) ?? false;
}

function formatTypeQuery(node: ts.TypeQueryNode, scope: TypeScope): string {
  const { exprName } = node;
  const symbol = resolveNamedSymbol(scope.checker, exprName);
  // `Class.prototype` exists without a declaration.
  if (!symbol && !scope.checker.getSymbolAtLocation(exprName))
    scope.reportIssue({ kind: 'unresolved', node, name: exprName.getText() });
  return `typeof ${symbol && ts.isIdentifier(exprName) ? getDisplayName(symbol) : exprName.getText()}`;
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

/** The source text of a node on one line, without comments, with the types in it formatted. */
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

/** Only types are formatted. The names of members and parameters stay. */
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
