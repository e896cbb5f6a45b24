/** Shows the lines of a source round a place. Knows nothing of colour. */

import type { Place } from './problem.js';

/** Lines before and behind the place. */
const AROUND = 2;

const WIDEST = 110;

export interface FrameLine {
  /** `12 │ ` */
  readonly margin: string;
  readonly text: string;
  readonly kind: 'near' | 'here' | 'mark';
}

/** The place's line with two of its neighbours either side, and a mark under what is meant; empty without a line. */
export function codeFrame(text: string, { line, column, endLine, endColumn }: Place): readonly FrameLine[] {
  const lines = text.split(/\r\n|\r|\n/);
  if (!line || line > lines.length) return [];
  const first = Math.max(1, line - AROUND);
  const last = Math.min(lines.length, line + AROUND);
  const width = String(last).length;
  const frame: FrameLine[] = [];
  for (let number = first; number <= last; number += 1) {
    const shown = lines[number - 1]!.replaceAll('\t', ' ').slice(0, WIDEST);
    frame.push({
      margin: `${String(number).padStart(width)} │ `,
      text: shown,
      kind: number === line ? 'here' : 'near',
    });
    if (number === line && column && column <= WIDEST) {
      const end = endLine === undefined || endLine === line ? (endColumn ?? column + 1) : shown.length + 1;
      const length = Math.max(1, Math.min(end, WIDEST + 1) - column);
      frame.push({
        margin: `${' '.repeat(width)} │ `,
        text: `${' '.repeat(column - 1)}${'^'.repeat(length)}`,
        kind: 'mark',
      });
    }
  }
  return frame;
}
