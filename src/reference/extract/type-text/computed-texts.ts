/** Lists the literals that TypeScript computes from others, in the order in which those are declared. */

import ts from 'typescript';
import { quoteString } from './union-text.js';

/** The members of a type as texts, in declared order. */
type ListMembers = (node: ts.TypeNode) => readonly string[];

/** The literals of a template literal type or of a type such as `Uppercase<Size>`; none for another node. */
export function listComputedTexts(node: ts.Node, listMembers: ListMembers): readonly string[] {
  if (ts.isTemplateLiteralTypeNode(node)) return listTemplateTexts(node, listMembers);
  return ts.isTypeReferenceNode(node) ? listCasedTexts(node, listMembers) : [];
}

/** The last type of a template changes first: `'a-x' | 'a-y' | 'b-x' | 'b-y'`. */
function listTemplateTexts(
  { head, templateSpans }: ts.TemplateLiteralTypeNode,
  listMembers: ListMembers,
): readonly string[] {
  let contents: readonly string[] = [escapeText(head)];
  for (const { type, literal } of templateSpans) {
    const ends = listMembers(type).map((member) => removeQuotes(member) + escapeText(literal));
    contents = contents.flatMap((start) => ends.map((end) => start + end));
  }
  return contents.map((content) => `'${content}'`);
}

const CASE_CHANGES: ReadonlyMap<string, (text: string) => string> = new Map([
  ['Uppercase', (text: string) => text.toUpperCase()],
  ['Lowercase', (text: string) => text.toLowerCase()],
  ['Capitalize', (text: string) => text.charAt(0).toUpperCase() + text.slice(1)],
  ['Uncapitalize', (text: string) => text.charAt(0).toLowerCase() + text.slice(1)],
]);

function listCasedTexts(
  { typeName, typeArguments }: ts.TypeReferenceNode,
  listMembers: ListMembers,
): readonly string[] {
  const changeCase = CASE_CHANGES.get(typeName.getText());
  const [argument] = typeArguments ?? [];
  if (!changeCase || !argument) return [];
  return listMembers(argument).map((member) => `'${changeCase(removeQuotes(member))}'`);
}

function removeQuotes(text: string): string {
  return text.replaceAll(/^'|'$/g, '');
}

/** A text as it stands between quotes. */
function escapeText({ text }: ts.LiteralLikeNode): string {
  return removeQuotes(quoteString(text));
}
