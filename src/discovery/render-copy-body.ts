/** Renders the lines of a page for its Markdown copy: demos and included files as code, links absolute. */

import type { PageInclude } from '../markdown/page.js';
import { makeLinksAbsolute, type MarkdownCopyContext } from './make-links-absolute.js';
import {
  prefixLines,
  renderDemoFile,
  renderInclude,
  toLaterPrefix,
  type MarkdownCopyDemo,
} from './render-inserted-code.js';

type InsertedCode = MarkdownCopyDemo | PageInclude;

const FENCE = /^[\s>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*(`{3,}|~{3,})([^`]*)$/;

/** Lines that only the page uses: components, and the tags around tabs of code. */
const PAGE_ONLY = /^\s*(?:\{\{\s*"(?:component|demo)".*\}\}|<\/?codeblock(?:\s[^>]*)?>)\s*$/;

/** An indented line outside of a list cannot open a fence. */
const INDENTED = /^(?: {4}| {0,3}\t)/;

const LIST_ITEM = /^[\s>]*(?:[-*+]|\d{1,9}[.)])[ \t]/;

/** A heading of level 1 with a mark before it. */
const TITLE = /^ {0,3}#[ \t]/;

/** The line below a heading of level 1. */
const TITLE_UNDERLINE = /^ {0,3}=+[ \t]*$/;

/** A line that cannot be the heading above such a line. */
const NO_TITLE = /^\s*(?:$|[#>]|[-*+][ \t]|\d{1,9}[.)][ \t]|`{3}|~{3})/;

const DESCRIPTION_TAG = /^ {0,3}<p class="description">/;

interface CopyBody {
  readonly lines: readonly string[];
  /** Whether there is a heading of level 1. */
  readonly hasTitle: boolean;
}

/** The lines below the front matter. */
export function renderCopyBody(
  lines: readonly string[],
  insertedCode: readonly InsertedCode[],
  context: MarkdownCopyContext,
): CopyBody {
  const writer = new BodyWriter(insertedCode, context);
  const start = countFrontMatterLines(lines);
  for (let at = start; at < lines.length; at += 1) writer.addLine(lines[at] ?? '', at + 1);
  return { lines: writer.output, hasTitle: writer.hasTitle };
}

class BodyWriter {
  readonly output: string[] = [];
  hasTitle = false;
  readonly #codeByLine: ReadonlyMap<number, InsertedCode>;
  readonly #context: MarkdownCopyContext;
  #fence: string | undefined;
  #isInList = false;
  #description: 'ahead' | 'open' | 'closed' = 'ahead';
  #lastSkippedLine = 0;

  constructor(insertedCode: readonly InsertedCode[], context: MarkdownCopyContext) {
    this.#codeByLine = new Map(insertedCode.map((code) => [code.from, code]));
    this.#context = context;
  }

  /** `number`: counted from 1. */
  addLine(line: string, number: number): void {
    if (number <= this.#lastSkippedLine) return;
    const code = this.#codeByLine.get(number);
    if (code) this.#addCode(code, line);
    else if (this.#fence === undefined) this.#addTextLine(line);
    else {
      this.output.push(line);
      if (isClosingFence(line, this.#fence)) this.#fence = undefined;
    }
  }

  #addCode(code: InsertedCode, line: string): void {
    if ('code' in code) this.output.push(renderInclude(line, code));
    else this.#addDemo(code, line.slice(0, Math.max(0, line.indexOf('{{'))));
    this.#lastSkippedLine = code.to;
  }

  #addDemo({ files }: MarkdownCopyDemo, prefix: string): void {
    const laterPrefix = toLaterPrefix(prefix);
    for (const [index, file] of files.entries()) {
      const block = renderDemoFile(file, files.length > 1);
      this.output.push(prefixLines(block, index === 0 ? prefix : laterPrefix), laterPrefix.trimEnd());
    }
  }

  #addTextLine(sourceLine: string): void {
    const line = this.#removeDescriptionTags(sourceLine);
    if (line.trim() === '') {
      this.#addBlankLine(line);
      return;
    }
    this.#trackList(line);
    this.#fence = this.#isInList || !INDENTED.test(line) ? findOpeningFence(line) : undefined;
    if (this.#fence !== undefined) this.output.push(line);
    else if (!isPageOnly(line)) {
      this.hasTitle ||= this.#isTitle(line);
      this.output.push(renderTextLine(line, this.#context));
    }
  }

  /** The tags may be on different lines. */
  #removeDescriptionTags(line: string): string {
    if (this.#description === 'closed') return line;
    const isOpening = this.#description === 'ahead' && DESCRIPTION_TAG.test(line);
    if (isOpening) this.#description = 'open';
    if (this.#description === 'ahead') return line;
    const text = isOpening ? line.replace('<p class="description">', '') : line;
    if (text.includes('</p>')) this.#description = 'closed';
    return text.replace('</p>', '');
  }

  /** A list ends with a blank line and a line without indentation below it. */
  #trackList(line: string): void {
    if (LIST_ITEM.test(line)) this.#isInList = true;
    else if (this.#isInList && /^\S/.test(line) && this.output.at(-1)?.trim() === '') this.#isInList = false;
  }

  #isTitle(line: string): boolean {
    return TITLE.test(line) || (TITLE_UNDERLINE.test(line) && !NO_TITLE.test(this.output.at(-1) ?? ''));
  }

  /** One of several in a row. */
  #addBlankLine(line: string): void {
    if (this.output.at(-1)?.trim() !== '') this.output.push(line);
  }
}

/** The number of lines of the front matter, with its two delimiters. */
function countFrontMatterLines(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== '---') return 0;
  return lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---') + 1;
}

/** The characters with which a code block begins. */
function findOpeningFence(line: string): string | undefined {
  return line.includes('```') || line.includes('~~~') ? FENCE.exec(line)?.[1] : undefined;
}

function isPageOnly(line: string): boolean {
  return (line.includes('{{') || line.includes('codeblock')) && PAGE_ONLY.test(line);
}

function isClosingFence(line: string, fence: string): boolean {
  if (!line.includes(fence)) return false;
  const marks = line.replace(/^[\s>]*/, '').trimEnd();
  return marks.length >= fence.length && marks === fence.charAt(0).repeat(marks.length);
}

function renderTextLine(line: string, context: MarkdownCopyContext): string {
  const heading = /^#{1,6} /.test(line) ? line.replace(/\{#[^{}]*\}\s*$/, '').trimEnd() : line;
  return makeLinksAbsolute(heading, context);
}
