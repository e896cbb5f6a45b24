/** The short piece of a demo that is shown while its code is collapsed (behaviour D.2). Works on the text alone. */

import { withoutStrings } from './code-mask.js';
import { dedented } from './include.js';

/** In lines. */
export const LONGEST_PREVIEW = 16;

/** Elements that only arrange what is shown. */
const WRAPPERS = ['div', 'Box', 'Stack'];

/** The elements that the default-exported function returns last; `undefined` if they are too many, or not found. */
export function previewOf(code: string): string | undefined {
  const masked = withoutStrings(code);
  const body = bodyOfDefault(masked);
  const returned = body && returnedIn(masked, body);
  const element = returned && trimmed(code, unwrapped(masked, returned));
  if (!element) return undefined;
  const lineStart = code.lastIndexOf('\n', element.start - 1) + 1;
  const lead = code.slice(lineStart, element.start);
  const start = lead.trim() === '' ? lineStart : element.start;
  const lines = dedented(code.slice(start, element.end).split('\n')).trimEnd().split('\n');
  return lines.length <= LONGEST_PREVIEW ? lines.join('\n') : undefined;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

const DEFAULT_FUNCTION = /\bexport\s+default\s+(?:async\s+)?function\b/;
const DEFAULT_NAME = /\bexport\s+default\s+([A-Za-z_$][\w$]*)\s*(?:;|$)/m;

/** From behind the opening brace of the default-exported function to its closing one; or an arrow's expression. */
function bodyOfDefault(masked: string): Range | undefined {
  const direct = DEFAULT_FUNCTION.exec(masked);
  if (direct) return bodyFrom(masked, direct.index + direct[0].length);
  const name = DEFAULT_NAME.exec(masked)?.[1]?.replaceAll('$', '\\$');
  if (name === undefined) return undefined;
  const declared = new RegExp(`\\bfunction\\s+${name}\\b`).exec(masked);
  if (declared) return bodyFrom(masked, declared.index + declared[0].length);
  const assigned = new RegExp(`\\bconst\\s+${name}\\b`).exec(masked);
  const arrow = assigned ? masked.indexOf('=>', assigned.index) : -1;
  if (arrow < 0) return undefined;
  const first = masked.slice(arrow + 2).search(/\S/) + arrow + 2;
  if (masked[first] === '{') return { start: first + 1, end: closingOf(masked, first) };
  return masked[first] === '(' ? { start: first, end: closingOf(masked, first) + 1 } : undefined;
}

/** The body of a function whose parameters open behind `from`. */
function bodyFrom(masked: string, from: number): Range | undefined {
  const open = masked.indexOf('(', from);
  const brace = open < 0 ? -1 : masked.indexOf('{', closingOf(masked, open));
  return brace < 0 ? undefined : { start: brace + 1, end: closingOf(masked, brace) };
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '{': '}' };

/** Where the bracket that opens at `at` is closed; the end of the text if it is not. */
function closingOf(masked: string, at: number): number {
  const open = masked[at]!;
  const close = CLOSING[open]!;
  let depth = 0;
  for (let index = at; index < masked.length; index += 1) {
    if (masked[index] === open) depth += 1;
    else if (masked[index] === close) depth -= 1;
    if (depth === 0) return index;
  }
  return masked.length;
}

/** What stands behind the last `return` of the body itself, without parentheses and semicolon. */
function returnedIn(masked: string, body: Range): Range | undefined {
  let depth = 0;
  let start: number | undefined = masked[body.start] === '(' ? body.start : undefined;
  for (let at = body.start; at < body.end; at += 1) {
    const character = masked[at];
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (
      depth === 0 &&
      /^return\b/.test(masked.slice(at, at + 7)) &&
      !/[\w$.]/.test(masked[at - 1] ?? '')
    ) {
      start = at + 'return'.length;
    }
  }
  if (start === undefined) return undefined;
  const bare = trimmed(masked, { start, end: body.end });
  const end = masked[bare.end - 1] === ';' ? bare.end - 1 : bare.end;
  const inner =
    masked[bare.start] === '(' && masked[end - 1] === ')'
      ? { start: bare.start + 1, end: end - 1 }
      : { ...bare, end };
  const element = trimmed(masked, inner);
  return masked[element.start] === '<' && masked[element.end - 1] === '>' ? element : undefined;
}

/** The children of an element that only wraps them. */
function unwrapped(masked: string, element: Range): Range {
  const text = masked.slice(element.start, element.end);
  const name = /^<([\w.]+)/.exec(text)?.[1] ?? '';
  const close = `</${name}>`;
  const openEnd = endOfTag(text);
  if (!WRAPPERS.includes(name) || !text.endsWith(close) || text[openEnd - 1] === '/') return element;
  const inner = trimmed(masked, { start: element.start + openEnd + 1, end: element.end - close.length });
  return inner.start < inner.end ? inner : element;
}

/** Where the tag that the text begins with ends. */
function endOfTag(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    else if (text[at] === '>' && depth === 0) return at;
  }
  return text.length;
}

function trimmed(text: string, { start, end }: Range): Range {
  const piece = text.slice(start, end);
  return {
    start: start + piece.length - piece.trimStart().length,
    end: end - (piece.length - piece.trimEnd().length),
  };
}
