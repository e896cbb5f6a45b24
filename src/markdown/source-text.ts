/** The Markdown of a page, and the places in the file of what the engine finds in it. */

import type { Position } from '../diagnostics/find-position.js';

/** A piece of the body as the Markdown engine hands it on: without indentation and container marks. */
export interface SourceSegment {
  readonly content: string;
  /** The line of the body, from 0, on which it begins. */
  readonly line: number;
  /** Of a table's cell: where in the line it begins at the earliest. */
  readonly from?: number | undefined;
}

export class SourceText {
  #lines: readonly string[] | undefined;
  #lastSegment: (SourceSegment & { readonly rows: readonly SegmentRow[] }) | undefined;

  constructor(
    readonly body: string,
    /** The line of the file, from 1, on which the body begins. */
    readonly firstLine: number,
  ) {}

  line(index: number): string {
    this.#lines ??= this.body.split('\n');
    return this.#lines[index] ?? '';
  }

  /** The first character of a line that is neither a blank nor a container's mark. */
  findLineStart(line: number): Position {
    const blanks = (/^[\s>]*/.exec(this.line(line))?.[0] ?? '').length;
    return { line: this.firstLine + line, column: blanks + 1 };
  }

  /** Of a word on a line; of the line's start if the word is not there. */
  findWord(line: number, word: string): Position {
    const at = word === '' ? -1 : this.line(line).indexOf(word);
    return at < 0 ? this.findLineStart(line) : { line: this.firstLine + line, column: at + 1 };
  }

  /** Of the character at `offset` of a run's content. */
  locateOffset(segment: SourceSegment, offset: number): Position {
    const rows = this.#computeRows(segment);
    let row = 0;
    for (let high = rows.length - 1; row < high;) {
      const middle = Math.ceil((row + high) / 2);
      if (rows[middle]!.offset <= offset) row = middle;
      else high = middle - 1;
    }
    const { offset: rowStart, indent, column } = rows[row]!;
    const columnsIntoText = Math.max(0, offset - rowStart - indent);
    return {
      line: this.firstLine + segment.line + row,
      column: column + columnsIntoText + countEscapesBefore(segment, offset) + 1,
    };
  }

  /** Where each row of a run begins; remembered for the last run, as its tokens are asked for one by one. */
  #computeRows(segment: SourceSegment): readonly SegmentRow[] {
    const { content, line, from } = segment;
    if (
      this.#lastSegment?.content === content &&
      this.#lastSegment.line === line &&
      this.#lastSegment.from === from
    )
      return this.#lastSegment.rows;
    const rows: SegmentRow[] = [];
    let offset = 0;
    for (const text of content.split('\n')) {
      const trimmedText = text.trim();
      const column = this.#findColumn(segment, rows.length, trimmedText);
      rows.push({ offset, indent: text.length - text.trimStart().length, column });
      offset += text.length + 1;
    }
    this.#lastSegment = { content, line, from, rows };
    return rows;
  }

  #findColumn(segment: SourceSegment, row: number, text: string): number {
    const line = this.line(segment.line + row);
    if (segment.from === undefined) return Math.max(0, line.lastIndexOf(text));
    const plainIndex = line.indexOf(text, segment.from);
    return plainIndex >= 0
      ? plainIndex
      : Math.max(segment.from, line.indexOf(text.replaceAll('|', '\\|'), segment.from));
  }
}

interface SegmentRow {
  /** In the content. */
  readonly offset: number;
  readonly indent: number;
  /** Of the first character that is not blank in the line of the body; from 0. */
  readonly column: number;
}

/** In a cell of a table each `|` has a backslash before it. */
function countEscapesBefore({ content, from }: SourceSegment, offset: number): number {
  return from === undefined ? 0 : content.slice(0, offset).split('|').length - 1;
}
