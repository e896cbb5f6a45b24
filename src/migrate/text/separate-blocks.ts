/**
 * Puts a blank line between a line of HTML and the callout, demo or code below it. Components needed none; in Markdown, HTML
 * goes on until a blank line.
 */

import { isBlockElement } from '../../markdown/html/classify-element.js';
import type { DocumentLine, Edit, MarkdownDocument } from './document.js';

const DIRECTIVE = /^[ \t]*\{\{"(?:demo|component)"/;

export function separateBlocks(document: MarkdownDocument): MarkdownDocument {
  const { lines } = document;
  const edits: Edit[] = [];
  /** How far the HTML is indented that goes on here. */
  let html: number | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const { text, kind } = lines[at]!;
    const end = findBlockEnd(lines, at);
    if (end !== undefined) {
      if (html !== undefined) edits.push(...separate(lines.slice(at, end + 1), html, lines[end + 1]));
      html = undefined;
      at = end;
    } else if (kind !== 'text' || text.trim() === '') html = undefined;
    else if (html === undefined && opensHtml(text)) html = countIndentation(text);
  }
  return document.apply(edits);
}

function opensHtml(line: string): boolean {
  const name = /^[ \t]*<\/?([a-z][a-z0-9]*)(?=[\s/>]|$)/i.exec(line)?.[1];
  return name !== undefined && isBlockElement(name.toLowerCase());
}

/** The last line of a block that begins on this line, if one does. */
function findBlockEnd(lines: readonly DocumentLine[], start: number): number | undefined {
  const { text, kind } = lines[start]!;
  if (kind === 'fence') return findNext(lines, start, (line) => line.kind === 'fence');
  if (kind !== 'text') return undefined;
  if (DIRECTIVE.test(text)) return start;
  const colons = /^[ \t]*(:{3,})[ \t]*\w/.exec(text)?.[1];
  if (colons === undefined) return undefined;
  return findNext(lines, start, (line) => line.kind === 'text' && line.text.trim() === colons);
}

function findNext(
  lines: readonly DocumentLine[],
  start: number,
  matches: (line: DocumentLine) => boolean,
): number | undefined {
  const found = lines.findIndex((line, at) => at > start && matches(line));
  return found < 0 ? undefined : found;
}

/** The lines of a block are indented as the HTML is: further to the right they could be code. */
function separate(
  block: readonly DocumentLine[],
  htmlIndentation: number,
  next: DocumentLine | undefined,
): readonly Edit[] {
  const [first] = block;
  if (!first) return [];
  const width = Math.max(0, countIndentation(first.text) - htmlIndentation);
  const edits = block.map(({ text, start }, index): Edit => {
    const removed = Math.min(width, countIndentation(text));
    return { start, end: start + removed, text: index === 0 ? '\n' : '' };
  });
  if (next && next.text.trim() !== '') edits.push({ start: next.start, end: next.start, text: '\n' });
  return edits;
}

function countIndentation(line: string): number {
  return /^[ \t]*/.exec(line)![0].length;
}
