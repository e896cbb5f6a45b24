/** A Markdown text on its way from one dialect to another: every line knows the line of the source that it comes from. */

import type { SourceLocation } from '../../diagnostics/diagnostic.js';
import { maskCode, type MaskedText } from './mask-code.js';
import { scanLines, type LineKind, type ScanOptions } from './scan-lines.js';

export interface LineOrigin {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The line as it is in the source. */
  readonly text: string;
}

/** Replaces a part of a text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Where the lines of the new text come from, if not from the line that is replaced. */
  readonly origins?: readonly LineOrigin[];
}

export interface DocumentLine {
  readonly text: string;
  /** The offset of its first character. */
  readonly start: number;
  readonly kind: LineKind;
}

export class MarkdownDocument {
  readonly lines: readonly DocumentLine[];
  #masked: MaskedText | undefined;

  private constructor(
    readonly text: string,
    readonly origins: readonly LineOrigin[],
    readonly options: ScanOptions,
  ) {
    const texts = text.split('\n');
    const kinds = scanLines(texts, options);
    let start = 0;
    this.lines = texts.map((line, at) => {
      const scanned = { text: line, start, kind: kinds[at] ?? 'text' };
      start += line.length + 1;
      return scanned;
    });
  }

  static create(text: string, options: ScanOptions & { file: string; firstLine?: number }): MarkdownDocument {
    const { file, firstLine = 1 } = options;
    const origins = text.split('\n').map((line, at) => ({ file, line: firstLine + at, text: line }));
    return new MarkdownDocument(text, origins, options);
  }

  /** The text with everything that is code, a formula or a comment replaced by spaces: offsets stay the same. */
  get masked(): string {
    return this.#mask().text;
  }

  get hasFormula(): boolean {
    return this.#mask().hasFormula;
  }

  #mask(): MaskedText {
    this.#masked ??= maskCode(this.lines, this.options);
    return this.#masked;
  }

  lineAt(offset: number): number {
    let [low, high] = [0, this.lines.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.lines[middle]!.start <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The place in the source of what is at this offset. Its column is found by its text, as far as it is unchanged. */
  locate(offset: number): SourceLocation {
    const at = this.lineAt(offset);
    const origin = this.origins[at]!;
    const { text, start } = this.lines[at]!;
    const column =
      text === origin.text ? offset - start : origin.text.indexOf(text.slice(offset - start).trim());
    return { file: origin.file, line: origin.line, column: Math.max(0, column) + 1 };
  }

  /** The document after these edits. They may come in any order; one that overlaps an earlier one is left out. */
  apply(edits: readonly Edit[]): MarkdownDocument {
    if (edits.length === 0) return this;
    const writer = new LineWriter();
    const keep = (start: number, end: number) => {
      const first = this.lineAt(start);
      writer.add(this.text.slice(start, end), (at) => this.origins[first + at]!);
    };
    let offset = 0;
    for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
      if (edit.start < offset) continue;
      keep(offset, edit.start);
      const replaced = this.origins[this.lineAt(edit.start)]!;
      writer.add(edit.text, (at) => edit.origins?.[at] ?? replaced);
      offset = edit.end;
    }
    keep(offset, this.text.length);
    const { text, origins } = writer.finish();
    return new MarkdownDocument(text, origins, this.options);
  }
}

/** A line comes from where its first character comes from. */
class LineWriter {
  #text = '';
  readonly #origins: LineOrigin[] = [];
  #current: LineOrigin | undefined;
  #last: LineOrigin | undefined;

  add(piece: string, originOf: (line: number) => LineOrigin): void {
    this.#text += piece;
    for (const [at, line] of piece.split('\n').entries()) {
      if (at > 0) {
        this.#origins.push(this.#current ?? originOf(at - 1));
        this.#current = undefined;
      }
      this.#last = originOf(at) ?? this.#last;
      if (line !== '') this.#current ??= this.#last;
    }
  }

  finish(): { readonly text: string; readonly origins: readonly LineOrigin[] } {
    return { text: this.#text, origins: [...this.#origins, this.#current ?? this.#last!] };
  }
}
