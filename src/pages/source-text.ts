/** The Markdown of a page and where its pieces stand in the file. Knows nothing of what they mean. */

import type { Position } from '../report/locate.js';

/** A piece of the body as the Markdown engine hands it on: without indentation and container marks. */
export interface Run {
  readonly content: string;
  /** The line of the body, from 0, on which it begins. */
  readonly line: number;
  /** Of a table's cell: where in the line it begins at the earliest. */
  readonly from?: number;
}

export class SourceText {
  #lines: readonly string[] | undefined;

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
  startOf(line: number): Position {
    const blanks = /^[\s>]*/.exec(this.line(line))![0].length;
    return { line: this.firstLine + line, column: blanks + 1 };
  }

  /** Of a word on a line; of the line's start if the word is not there. */
  find(line: number, word: string): Position {
    const at = word === '' ? -1 : this.line(line).indexOf(word);
    return at < 0 ? this.startOf(line) : { line: this.firstLine + line, column: at + 1 };
  }

  /** Of the character at `offset` of a run's content. */
  within(run: Run, offset: number): Position {
    const row = countNewlines(run.content, offset);
    const rowStart = run.content.lastIndexOf('\n', offset - 1) + 1;
    const rowEnd = run.content.indexOf('\n', offset);
    const text = run.content.slice(rowStart, rowEnd < 0 ? undefined : rowEnd);
    const indent = text.length - text.trimStart().length;
    const start = this.#startOfRow(run, row, text.trim());
    const inText = Math.max(0, offset - rowStart - indent);
    const escapes = run.from === undefined ? 0 : text.trim().slice(0, inText).split('|').length - 1;
    return { line: this.firstLine + run.line + row, column: start + inText + escapes + 1 };
  }

  #startOfRow(run: Run, row: number, text: string): number {
    const line = this.line(run.line + row);
    if (run.from === undefined) return Math.max(0, line.lastIndexOf(text));
    const plain = line.indexOf(text, run.from);
    return plain >= 0 ? plain : Math.max(run.from, line.indexOf(text.replaceAll('|', '\\|'), run.from));
  }
}

function countNewlines(text: string, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
