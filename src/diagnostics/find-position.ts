/** The line and column of something in a source text. Knows nothing of what the text means. */

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The position (from 1) of the character at `offset` (from 0). */
export function toPosition(text: string, offset: number): Position {
  const textBefore = text.slice(0, offset);
  const lineStart = textBefore.lastIndexOf('\n') + 1;
  return { line: countLines(textBefore), column: offset - lineStart + 1 };
}

export interface LineRange {
  /** The first line, from 1. */
  readonly from?: number;
  /** The line behind the last. */
  readonly to?: number;
}

/** The position of the first `needle` that begins within `lines`; `undefined` if there is none. */
export function findPosition(
  text: string,
  needle: string,
  { from = 1, to = Number.POSITIVE_INFINITY }: LineRange = {},
): Position | undefined {
  const offset = text.indexOf(needle, toLineOffset(text, from));
  if (offset < 0) return undefined;
  const position = toPosition(text, offset);
  return position.line < to ? position : undefined;
}

/** The position of the `nth` (from 0) string literal with exactly this value in a script's source. */
export function findLiteralPosition(text: string, value: string, nth = 0): Position | undefined {
  const escaped = value.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  const literal = new RegExp(`(['"\`])${escaped}\\1`, 'g');
  let matchCount = 0;
  for (const match of text.matchAll(literal)) {
    if (matchCount === nth) return toPosition(text, match.index);
    matchCount += 1;
  }
  return undefined;
}

function countLines(textBefore: string): number {
  let lines = 1;
  for (let at = textBefore.indexOf('\n'); at >= 0; at = textBefore.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

function toLineOffset(text: string, line: number): number {
  let offset = 0;
  for (let current = 1; current < line; current += 1) {
    const next = text.indexOf('\n', offset);
    if (next < 0) return text.length;
    offset = next + 1;
  }
  return offset;
}
