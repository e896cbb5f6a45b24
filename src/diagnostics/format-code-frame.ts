/** Formats the lines of a source around a place, without colors. */

import type { SourceLocation } from './diagnostic.js';

/** Lines above and below the place. */
const CONTEXT_LINES = 2;

const MAX_LINE_WIDTH = 110;

export interface CodeFrameLine {
  /** `12 │ ` */
  readonly margin: string;
  readonly text: string;
  readonly kind: 'near' | 'here' | 'mark';
}

/** The line of the place with its neighbors, and a mark below the place itself. Empty without a line. */
export function formatCodeFrame(text: string, location: SourceLocation): readonly CodeFrameLine[] {
  const { line, column, endLine = line, endColumn } = location;
  const lines = text.split(/\r\n|\r|\n/);
  if (!line || line > lines.length) return [];
  const first = Math.max(1, line - CONTEXT_LINES);
  const last = Math.min(lines.length, line + CONTEXT_LINES);
  const width = String(last).length;
  return lines.slice(first - 1, last).flatMap((sourceLine, index): CodeFrameLine[] => {
    const number = first + index;
    const visibleText = sourceLine.replaceAll('\t', ' ').slice(0, MAX_LINE_WIDTH);
    const margin = `${String(number).padStart(width)} │ `;
    if (number !== line) return [{ margin, text: visibleText, kind: 'near' }];
    const here: CodeFrameLine = { margin, text: visibleText, kind: 'here' };
    if (!column || column > MAX_LINE_WIDTH) return [here];
    const end = endLine === line ? (endColumn ?? column + 1) : visibleText.length + 1;
    const length = Math.max(1, Math.min(end, MAX_LINE_WIDTH + 1) - column);
    const mark = `${' '.repeat(column - 1)}${'^'.repeat(length)}`;
    return [here, { margin: `${' '.repeat(width)} │ `, text: mark, kind: 'mark' }];
  });
}
