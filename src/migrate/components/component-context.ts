/** What a converter of one component gets, and what several of them need. */

import type { Edit, MarkdownDocument } from '../text/document.js';
import type { PageConversion } from '../text/page-conversion.js';
import type { MarkupElement, Tag } from './scan-tags.js';

export interface ComponentContext {
  readonly document: MarkdownDocument;
  readonly conversion: PageConversion;
}

/** The edits that make an element Markdown of docsgen. `undefined`: somebody must decide. */
export type ComponentConverter = (
  element: MarkupElement,
  context: ComponentContext,
) => readonly Edit[] | undefined;

/** What stands between the tags. */
export function getContent({ tag, close }: MarkupElement, { document }: ComponentContext): string {
  return close ? document.text.slice(tag.end, close.start) : '';
}

/** Whether an element begins and ends lines: it is a block, and no part of a sentence. */
export function isBlock({ tag, close }: MarkupElement, { text }: MarkdownDocument): boolean {
  const before = text.slice(text.lastIndexOf('\n', tag.start - 1) + 1, tag.start);
  const end = (close ?? tag).end;
  const newline = text.indexOf('\n', end);
  const after = text.slice(end, newline < 0 ? undefined : newline);
  return /^[ \t]*$/.test(before) && /^[ \t]*$/.test(after);
}

/** The indentation of the line on which a tag begins. */
export function getIndentation({ start }: Tag, { text }: MarkdownDocument): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1))![0];
}

/** How many spaces are before a tag that begins a line; none for another. */
function countSpacesBefore({ start }: Tag, { text }: MarkdownDocument): number {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return before.trim() === '' ? before.length : 0;
}

interface TagReplacement {
  readonly before: string;
  readonly after: string;
  /** How many characters the content is indented in the end; as many as the tag where it is left out. */
  readonly indentation?: number;
}

/** Replaces the tags, and moves them and what is between them to the left. */
export function replaceTags(
  element: MarkupElement,
  document: MarkdownDocument,
  { before, after, indentation }: TagReplacement,
): readonly Edit[] {
  const { tag, close } = element;
  const own = getIndentation(tag, document).length;
  const outer = Math.min(own, indentation ?? own);
  const outdent = isBlock(element, document) ? own - outer : 0;
  const edits: Edit[] = [{ start: tag.start - outdent, end: tag.end, text: before }];
  if (!close) return edits;
  const closeOutdent = Math.min(outdent, countSpacesBefore(close, document));
  edits.push({ start: close.start - closeOutdent, end: close.end, text: after });
  return [...edits, ...dedentContent(element, document, outer)];
}

/** Removes the indentation that all lines of the content have beyond `outer`. */
function dedentContent(
  { tag, close }: MarkupElement,
  document: MarkdownDocument,
  outer: number,
): readonly Edit[] {
  if (!close) return [];
  const [first, last] = [document.lineAt(tag.end) + 1, document.lineAt(close.start)];
  const lines = document.lines.slice(first, last).filter(({ text }) => text.trim() !== '');
  const inner = Math.min(...lines.map(({ text }) => /^[ \t]*/.exec(text)![0].length));
  const width = inner - outer;
  if (lines.length === 0 || width <= 0) return [];
  return lines.map(({ start }) => ({ start: start + outer, end: start + outer + width, text: '' }));
}

/** Code between backticks, on one line. */
export function quoteCode(source: string): string {
  const text = source.replace(/\s+/g, ' ').trim();
  const code = text.length > 160 ? `${text.slice(0, 159)}…` : text;
  const marks = code.includes('`') ? '``' : '`';
  return `${marks}${code.startsWith('`') ? ' ' : ''}${code}${code.endsWith('`') ? ' ' : ''}${marks}`;
}

/** A callout that shows readers of the new site, and its author, what is missing. */
export function renderMarker(source: string, indentation = ''): string {
  const lines = [':::warning To do', quoteCode(source), ':::'];
  return `\n${lines.map((line) => indentation + line).join('\n')}\n`;
}
