/** A type as a person would write it, from where it is written: names that a reader cannot use are written out. */

import ts from 'typescript';
import { accessText, referenceText } from './type-reference.js';
import { bracketed, isCompound, nameOf, namedBy, type TypeScope } from './type-scope.js';

/** The text of a type that stands in a declaration. */
export function textOf(node: ts.Node, scope: TypeScope): string {
  if (ts.isUnionTypeNode(node)) return unionOf(node.types.map((member) => textOf(member, scope)));
  if (ts.isIntersectionTypeNode(node)) return node.types.map((member) => bracketed(textOf(member, scope))).join(' & ');
  if (ts.isTypeReferenceNode(node) || ts.isImportTypeNode(node)) return referenceText(node, scope);
  if (ts.isExpressionWithTypeArguments(node)) return referenceText(node, scope);
  if (ts.isIndexedAccessTypeNode(node)) return accessText(node, scope) ?? copied(node, scope);
  if (ts.isParenthesizedTypeNode(node)) return bracketed(textOf(node.type, scope));
  if (ts.isArrayTypeNode(node)) return arrayOf(textOf(node.elementType, scope));
  if (ts.isTypeLiteralNode(node)) return literalOf(node, scope);
  if (ts.isStringLiteral(node)) return `'${node.text.replaceAll(/[\\']/g, '\\$&')}'`;
  if (ts.isTypeQueryNode(node)) return `typeof ${queried(node, scope)}`;
  return copied(node, scope);
}

function arrayOf(element: string): string {
  return isCompound(element) ? `Array<${element}>` : `${element}[]`;
}

/** Members of a union as one text: each once, functions in brackets, `true | false` as `boolean`. */
export function unionOf(members: readonly string[]): string {
  const flat = members.flatMap((member) => (isUnion(member) ? splitUnion(member) : [member]));
  const bools = flat.includes('true') && flat.includes('false');
  const once = new Set(flat.map((member) => (bools && (member === 'true' || member === 'false') ? 'boolean' : member)));
  if (once.size === 1) return [...once][0]!;
  return [...once].map((member) => (member.includes('=>') ? bracketed(member) : member)).join(' | ');
}

/** Whether the outermost operator of a text is `|`. */
function isUnion(text: string): boolean {
  return splitUnion(text).length > 1;
}

/** The parts of a text between the `|` outside of all brackets and quotes; one part where it is no union. */
export function splitUnion(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    if (quote !== '') {
      if (letter === '\\') at += 1;
      else if (letter === quote) quote = '';
    } else if (letter === "'" || letter === '"' || letter === '`') quote = letter;
    else if (letter === '=' && text[at + 1] === '>') {
      if (depth === 0) return [text];
      at += 1;
    } else if ('([{<'.includes(letter)) depth += 1;
    else if (')]}>'.includes(letter)) depth -= 1;
    else if (depth === 0 && letter === '?') return [text];
    else if (depth === 0 && letter === '|') {
      parts.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...parts, text.slice(start).trim()].filter((part) => part !== '');
}

function queried(node: ts.TypeQueryNode, scope: TypeScope): string {
  const symbol = namedBy(scope, node.exprName);
  if (!symbol) scope.fault({ kind: 'unresolved', node, name: node.exprName.getText() });
  return symbol && ts.isIdentifier(node.exprName) ? nameOf(symbol) : node.exprName.getText();
}

/** `{ a: string; b?: number }` on one line. */
function literalOf(node: ts.TypeLiteralNode, scope: TypeScope): string {
  const members = node.members.map((member) => copied(member, scope).replace(/[;,]\s*$/, ''));
  return members.length === 0 ? '{}' : `{ ${members.join('; ')} }`;
}

/** The source text of a node with its parts written anew; comments left out, on one line. */
export function copied(node: ts.Node, scope: TypeScope): string {
  const source = node.getSourceFile();
  const { text } = source;
  let at = node.getStart(source);
  let output = '';
  node.forEachChild((child) => {
    const start = child.getStart(source);
    output += plain(text.slice(at, start)) + childText(child, node, scope);
    at = child.end;
  });
  return (output + plain(text.slice(at, node.end))).trim();
}

/** Only types are written anew: names of members and parameters stay. */
function childText(child: ts.Node, parent: ts.Node, scope: TypeScope): string {
  if (!ts.isTypeNode(child) && !hasTypes(child)) return plain(child.getText());
  const text = textOf(child, scope);
  const binds = ts.isTypeOperatorNode(parent) || ts.isIndexedAccessTypeNode(parent) || ts.isOptionalTypeNode(parent);
  return binds ? bracketed(text) : text;
}

function hasTypes(node: ts.Node): boolean {
  return ts.isParameter(node) || ts.isTypeElement(node) || ts.isTypeParameterDeclaration(node) || ts.isTemplateLiteralTypeSpan(node) || ts.isNamedTupleMember(node);
}

function plain(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').replaceAll(/\s+/g, ' ');
}
