/** A type as a person would write it, from where it is written. */

import ts from 'typescript';
import { isPlain, mayBePlain, plainMembers } from './type-members.js';
import { accessText, referenceText, REMARKABLE_UNION } from './type-reference.js';
import { namedBy, readerName, type TypeScope } from './type-scope.js';
import { arrayOf, bracketed, quoted, unionOf, withoutMember } from './type-words.js';

/** More keys than these are known by the name of what has them. */
const MOST_KEYS = 12;

/** The text of a type that stands in a declaration; names that a reader cannot use are written out. */
export function textOfNode(node: ts.Node, scope: TypeScope): string {
  if (ts.isUnionTypeNode(node)) return writtenUnion(node, scope);
  if (ts.isIntersectionTypeNode(node)) return intersectionOf(node, scope);
  if (ts.isTypeReferenceNode(node) || ts.isImportTypeNode(node))
    return referenceText(node, scope) ?? copied(node, scope);
  if (ts.isIndexedAccessTypeNode(node)) return accessText(node, scope) ?? copied(node, scope);
  if (ts.isTypeOperatorNode(node)) return keysText(node, scope) ?? copied(node, scope);
  if (ts.isConditionalTypeNode(node)) return resultText(node, scope) ?? copied(node, scope);
  if (ts.isParenthesizedTypeNode(node)) return bracketed(textOfNode(node.type, scope));
  if (ts.isArrayTypeNode(node)) return arrayOf(textOfNode(node.elementType, scope));
  if (ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node)) return membersText(node.members, scope);
  if (ts.isLiteralTypeNode(node))
    return ts.isStringLiteral(node.literal) ? quoted(node.literal.text) : node.getText();
  if (ts.isTypeQueryNode(node)) return queryText(node, scope);
  if (ts.isFunctionTypeNode(node)) return functionText(node, scope);
  return copied(node, scope);
}

/** How many members of a union without a name are shown where there are too many. */
const FIRST_MEMBERS = 20;

/** A union as it is written; one of very many members has no name that could stand for it, so its first ones do. */
function writtenUnion(node: ts.UnionTypeNode, scope: TypeScope): string {
  const size = node.types.length;
  const isLarge = size > REMARKABLE_UNION;
  const texts = (isLarge ? node.types.slice(0, FIRST_MEMBERS) : node.types).map((one) =>
    textOfNode(one, scope),
  );
  if (!isLarge) return unionOf(texts);
  scope.fault({ kind: 'large', node, name: '', size });
  return `${unionOf(texts)} | … ${size - FIRST_MEMBERS} more`;
}

/** What a condition comes to, where that is plain. */
function resultText(node: ts.ConditionalTypeNode, scope: TypeScope): string | undefined {
  const type = mayBePlain(node, scope.checker) ? scope.checker.getTypeFromTypeNode(node) : undefined;
  return type && isPlain(type) ? unionOf(plainMembers(type, node, scope)) : undefined;
}

/** `keyof Logger` as the keys, where they are few. */
function keysText(node: ts.TypeOperatorNode, scope: TypeScope): string | undefined {
  if (node.operator !== ts.SyntaxKind.KeyOfKeyword) return undefined;
  const type = scope.checker.getTypeFromTypeNode(node);
  const members = isPlain(type) ? plainMembers(type, node, scope) : [];
  return members.length > 0 && members.length <= MOST_KEYS ? unionOf(members) : undefined;
}

function intersectionOf(node: ts.IntersectionTypeNode, scope: TypeScope): string {
  const isWord = node.types.some(({ kind }) => kind === ts.SyntaxKind.StringKeyword);
  if (isWord && isPlain(scope.checker.getTypeFromTypeNode(node))) return 'string';
  const telling = node.types.filter((one) => !isEmpty(one, scope));
  const shown = telling.length > 0 ? telling : node.types.slice(0, 1);
  const texts = new Set(shown.map((member) => textOfNode(member, scope)));
  return texts.size === 1 ? [...texts][0]! : [...texts].map((text) => bracketed(text)).join(' & ');
}

/** Whether a part of an intersection adds nothing: `{}`, or an interface that is there to be augmented. */
function isEmpty(node: ts.TypeNode, scope: TypeScope): boolean {
  if (ts.isTypeLiteralNode(node)) return node.members.length === 0;
  const symbol = ts.isTypeReferenceNode(node) ? namedBy(scope.checker, node.typeName) : undefined;
  return symbol?.declarations?.every((one) => ts.isInterfaceDeclaration(one) && isBare(one)) ?? false;
}

function isBare({ members, heritageClauses }: ts.InterfaceDeclaration): boolean {
  return members.length === 0 && heritageClauses === undefined;
}

function queryText(node: ts.TypeQueryNode, scope: TypeScope): string {
  const symbol = namedBy(scope.checker, node.exprName);
  // `Class.prototype` is there without being declared.
  if (!symbol && !scope.checker.getSymbolAtLocation(node.exprName))
    scope.fault({ kind: 'unresolved', node, name: node.exprName.getText() });
  return `typeof ${symbol && ts.isIdentifier(node.exprName) ? readerName(symbol) : node.exprName.getText()}`;
}

function functionText(node: ts.FunctionTypeNode, scope: TypeScope): string {
  return `${parametersText(node, scope)} => ${textOfNode(node.type, scope)}`;
}

/** `<T>(a: A, b?: B)` */
export function parametersText(node: ts.SignatureDeclaration, scope: TypeScope): string {
  const generic = node.typeParameters?.map((parameter) => copied(parameter, scope)).join(', ');
  const parameters = node.parameters.map((parameter) => copied(parameter, scope)).join(', ');
  return `${generic === undefined ? '' : `<${generic}>`}(${parameters})`;
}

/** `{ a: string; b?: number }` on one line. */
function membersText(members: Iterable<ts.TypeElement>, scope: TypeScope): string {
  const texts = Array.from(members, (member) => copied(member, scope).replace(/[;,]\s*$/, ''));
  return texts.length === 0 ? '{}' : `{ ${texts.join('; ')} }`;
}

/** The source text of a node with its parts written anew; comments left out, on one line. */
function copied(node: ts.Node, scope: TypeScope): string {
  const source = node.getSourceFile();
  let at = node.getStart(source);
  let output = '';
  node.forEachChild((child) => {
    output += plain(source.text.slice(at, child.getStart(source))) + childText(child, node, scope);
    at = child.end;
  });
  return (output + plain(source.text.slice(at, node.end))).trim();
}

/** Only types are written anew: the names of members and parameters stay. */
function childText(child: ts.Node, parent: ts.Node, scope: TypeScope): string {
  if (!ts.isTypeNode(child) && !holdsTypes(child)) return plain(child.getText());
  const text = textOfNode(child, scope);
  if (isOptional(parent)) return withoutMember(text, 'undefined');
  const binds =
    ts.isTypeOperatorNode(parent) || ts.isIndexedAccessTypeNode(parent) || ts.isOptionalTypeNode(parent);
  return binds ? bracketed(text) : text;
}

function isOptional(node: ts.Node): boolean {
  return (ts.isPropertySignature(node) || ts.isParameter(node)) && node.questionToken !== undefined;
}

function holdsTypes(node: ts.Node): boolean {
  return (
    ts.isParameter(node) ||
    ts.isTypeElement(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isTemplateLiteralTypeSpan(node) ||
    ts.isNamedTupleMember(node)
  );
}

function plain(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').replaceAll(/\s+/g, ' ');
}
