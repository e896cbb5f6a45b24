/** Shows the lines of a source round a place. Knows nothing of colour. */

import type { SourceLocation } from './diagnostic.js';

/** Lines before and behind the place. */
const CONTEXT_LINES = 2;

const MAX_LINE_WIDTH = 110;

export interface CodeFrameLine {
  /** `12 │ ` */
  readonly margin: string;
  readonly text: string;
  readonly kind: 'near' | 'here' | 'mark';
}

/** The place's line with two of its neighbours either side, and a mark under what is meant; empty without a line. */
export function formatCodeFrame(
  text: string,
  { line, column, endLine, endColumn }: SourceLocation,
): readonly CodeFrameLine[] {
  const lines = text.split(/\r\n|\r|\n/);
  if (!line || line > lines.length) return [];
  const first = Math.max(1, line - CONTEXT_LINES);
  const last = Math.min(lines.length, line + CONTEXT_LINES);
  const width = String(last).length;
  const frameLines: CodeFrameLine[] = [];
  for (let lineNumber = first; lineNumber <= last; lineNumber += 1) {
    const visibleText = lines[lineNumber - 1]!.replaceAll('\t', ' ').slice(0, MAX_LINE_WIDTH);
    frameLines.push({
      margin: `${String(lineNumber).padStart(width)} │ `,
      text: visibleText,
      kind: lineNumber === line ? 'here' : 'near',
    });
    if (lineNumber === line && column && column <= MAX_LINE_WIDTH) {
      const end =
        endLine === undefined || endLine === line ? (endColumn ?? column + 1) : visibleText.length + 1;
      const length = Math.max(1, Math.min(end, MAX_LINE_WIDTH + 1) - column);
      frameLines.push({
        margin: `${' '.repeat(width)} │ `,
        text: `${' '.repeat(column - 1)}${'^'.repeat(length)}`,
        kind: 'mark',
      });
    }
  }
  return frameLines;
}
