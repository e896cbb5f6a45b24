/** Extracts the part of a demo that is shown while its code is collapsed. */

import { maskTextAndStrings } from '../../highlight/mask-code.js';
import { dedentLines } from '../../markdown/code/include-code.js';

/** In lines. */
export const MAX_PREVIEW_LINES = 16;

/** Elements that only arrange what is shown. */
const LAYOUT_ELEMENTS = ['div', 'Box', 'Stack'];

/** The elements that the default-exported function returns last; `undefined` if they are too many, or not found. */
export function extractPreview(code: string): string | undefined {
  const maskedCode = maskTextAndStrings(code);
  const body = findDefaultFunctionBody(maskedCode);
  const returnedRange = body && findReturnedElement(maskedCode, body);
  const element = returnedRange && unwrapElement({ code, maskedCode }, returnedRange);
  if (!element) return undefined;
  const lineStart = code.lastIndexOf('\n', element.start - 1) + 1;
  const linePrefix = code.slice(lineStart, element.start);
  const start = linePrefix.trim() === '' ? lineStart : element.start;
  const lines = dedentLines(code.slice(start, element.end).split('\n')).trimEnd().split('\n');
  return lines.length <= MAX_PREVIEW_LINES ? lines.join('\n') : undefined;
}

interface TextRange {
  readonly start: number;
  readonly end: number;
}

const DEFAULT_FUNCTION = /\bexport\s+default\s+(?:async\s+)?function\b/;
const DEFAULT_NAME = /\bexport\s+default\s+([A-Za-z_$][\w$]*)\s*(?:;|$)/m;

/** From behind the opening brace of the default-exported function to its closing one; or an arrow's expression. */
function findDefaultFunctionBody(maskedCode: string): TextRange | undefined {
  const directMatch = DEFAULT_FUNCTION.exec(maskedCode);
  if (directMatch) return findFunctionBody(maskedCode, directMatch.index + directMatch[0].length);
  const name = DEFAULT_NAME.exec(maskedCode)?.[1]?.replaceAll('$', '\\$');
  if (name === undefined) return undefined;
  const declaration = new RegExp(`\\bfunction\\s+${name}\\b`).exec(maskedCode);
  if (declaration) return findFunctionBody(maskedCode, declaration.index + declaration[0].length);
  const assignment = new RegExp(`\\bconst\\s+${name}\\b`).exec(maskedCode);
  const arrow = assignment ? maskedCode.indexOf('=>', assignment.index) : -1;
  if (arrow < 0) return undefined;
  const bodyStart = maskedCode.slice(arrow + 2).search(/\S/) + arrow + 2;
  if (maskedCode[bodyStart] === '{')
    return { start: bodyStart + 1, end: findClosingBracket(maskedCode, bodyStart) };
  return maskedCode[bodyStart] === '('
    ? { start: bodyStart, end: findClosingBracket(maskedCode, bodyStart) + 1 }
    : undefined;
}

/** The body of a function whose parameters open behind `from`. */
function findFunctionBody(maskedCode: string, from: number): TextRange | undefined {
  const open = maskedCode.indexOf('(', from);
  const brace = open < 0 ? -1 : maskedCode.indexOf('{', findClosingBracket(maskedCode, open));
  return brace < 0 ? undefined : { start: brace + 1, end: findClosingBracket(maskedCode, brace) };
}

const CLOSING_BRACKETS: Readonly<Record<string, string>> = { '(': ')', '{': '}' };

/** Where the bracket that opens at `at` is closed; the end of the text if it is not. */
function findClosingBracket(maskedCode: string, at: number): number {
  const open = maskedCode[at]!;
  const close = CLOSING_BRACKETS[open]!;
  let depth = 0;
  for (let index = at; index < maskedCode.length; index += 1) {
    if (maskedCode[index] === open) depth += 1;
    else if (maskedCode[index] === close) depth -= 1;
    if (depth === 0) return index;
  }
  return maskedCode.length;
}

/** What stands behind the last `return` of the body itself, without parentheses and semicolon. */
function findReturnedElement(maskedCode: string, body: TextRange): TextRange | undefined {
  let depth = 0;
  let start: number | undefined = maskedCode[body.start] === '(' ? body.start : undefined;
  for (let at = body.start; at < body.end; at += 1) {
    const character = maskedCode[at];
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (
      depth === 0 &&
      /^return\b/.test(maskedCode.slice(at, at + 7)) &&
      !/[\w$.]/.test(maskedCode[at - 1] ?? '')
    ) {
      start = at + 'return'.length;
    }
  }
  if (start === undefined) return undefined;
  const trimmedRange = trimRange(maskedCode, { start, end: body.end });
  const end = maskedCode[trimmedRange.end - 1] === ';' ? trimmedRange.end - 1 : trimmedRange.end;
  const innerRange =
    maskedCode[trimmedRange.start] === '(' && maskedCode[end - 1] === ')'
      ? { start: trimmedRange.start + 1, end: end - 1 }
      : { ...trimmedRange, end };
  const element = trimRange(maskedCode, innerRange);
  return maskedCode[element.start] === '<' && maskedCode[element.end - 1] === '>' ? element : undefined;
}

interface MaskedText {
  readonly code: string;
  /** The same, with blanks in place of texts and strings. */
  readonly maskedCode: string;
}

/** The children of an element that only wraps them. */
function unwrapElement({ code, maskedCode }: MaskedText, element: TextRange): TextRange {
  const text = maskedCode.slice(element.start, element.end);
  const name = /^<([\w.]+)/.exec(text)?.[1] ?? '';
  const close = `</${name}>`;
  const openEnd = findTagEnd(text);
  if (!LAYOUT_ELEMENTS.includes(name) || !text.endsWith(close) || text[openEnd - 1] === '/') return element;
  const innerRange = trimRange(code, {
    start: element.start + openEnd + 1,
    end: element.end - close.length,
  });
  return innerRange.start < innerRange.end ? innerRange : element;
}

/** Where the tag that the text begins with ends. */
function findTagEnd(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    else if (text[at] === '>' && depth === 0) return at;
  }
  return text.length;
}

function trimRange(text: string, { start, end }: TextRange): TextRange {
  const rangeText = text.slice(start, end);
  return {
    start: start + rangeText.length - rangeText.trimStart().length,
    end: end - (rangeText.length - rangeText.trimEnd().length),
  };
}
