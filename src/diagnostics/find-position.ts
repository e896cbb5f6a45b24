/** Finds the line and column of something in a source text. */

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The position (from 1) of the character at `offset` (from 0). */
export function toPosition(text: string, offset: number): Position {
  const textBefore = text.slice(0, offset);
  let line = 1;
  for (let at = textBefore.indexOf('\n'); at >= 0; at = textBefore.indexOf('\n', at + 1)) line += 1;
  return { line, column: offset - textBefore.lastIndexOf('\n') };
}

interface LineRange {
  /** The first line, from 1. */
  readonly from?: number;
  /** The line behind the last. */
  readonly to?: number;
}

/** The position of the first `needle` that begins within these lines, if there is one. */
export function findPosition(text: string, needle: string, lines: LineRange = {}): Position | undefined {
  const { from = 1, to = Number.POSITIVE_INFINITY } = lines;
  let start = 0;
  for (let line = 1; line < from; line += 1) {
    start = text.indexOf('\n', start) + 1;
    if (start === 0) return undefined;
  }
  const offset = text.indexOf(needle, start);
  const position = offset < 0 ? undefined : toPosition(text, offset);
  return position && position.line < to ? position : undefined;
}

/** The position of the `nth` (from 0) string literal with exactly this value in a script's source. */
export function findLiteralPosition(text: string, value: string, nth = 0): Position | undefined {
  const escaped = value.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  const match = [...text.matchAll(new RegExp(`(['"\`])${escaped}\\1`, 'g'))][nth];
  return match && toPosition(text, match.index);
}
