/** Renders the lines of a page for its Markdown copy: demos and included files as code, links absolute. */

import { splitFenceInfo } from '../markdown/code/split-fence-info.js';
import type { PageInclude } from '../markdown/page.js';
import { makeLinksAbsolute, type MarkdownCopyContext } from './make-links-absolute.js';

export interface MarkdownCopyDemo {
  /** The first and last line of the directive in the source, counted from 1. */
  readonly from: number;
  readonly to: number;
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

type InsertedCode = MarkdownCopyDemo | PageInclude;

const FENCE = /^[\s>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*(`{3,}|~{3,})([^`]*)$/;

/** Lines that only the page uses: components, and the tags around tabs of code. */
const PAGE_ONLY = /^\s*(?:\{\{\s*"(?:component|demo)".*\}\}|<\/?codeblock(?:\s[^>]*)?>)\s*$/;

/** The lines below the front matter. */
export function renderCopyBody(
  lines: readonly string[],
  insertedCode: readonly InsertedCode[],
  context: MarkdownCopyContext,
): readonly string[] {
  const writer = new BodyWriter(insertedCode, context);
  const start = countFrontMatterLines(lines);
  for (let at = start; at < lines.length; at += 1) writer.addLine(lines[at] ?? '', at + 1);
  return writer.output;
}

class BodyWriter {
  readonly output: string[] = [];
  readonly #codeByLine: ReadonlyMap<number, InsertedCode>;
  readonly #context: MarkdownCopyContext;
  #fence: string | undefined;
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
    if ('code' in code) this.output.push(...renderInclude(line, code));
    else for (const file of code.files) this.output.push(...renderDemoFile(file, code.files.length > 1));
    this.#lastSkippedLine = code.to;
  }

  #addTextLine(line: string): void {
    this.#fence = findOpeningFence(line);
    if (this.#fence !== undefined) this.output.push(line);
    else if (line.trim() === '') this.#addBlankLine(line);
    else if (!isPageOnly(line)) this.output.push(renderTextLine(line, this.#context));
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

function renderDemoFile(
  { name, text }: MarkdownCopyDemo['files'][number],
  isNamed: boolean,
): readonly string[] {
  const fence = lengthenFence('```', text);
  const language = name.slice(name.lastIndexOf('.') + 1);
  return [`${fence}${language}${isNamed ? ` title="${name}"` : ''}`, text.trimEnd(), fence, ''];
}

/** The fence that opens on this line, without its option `file` and with the code of that file. */
function renderInclude(openingLine: string, { code }: PageInclude): readonly string[] {
  const [, prefix = '', marks = '```', info = ''] = /^(.*?)(`{3,}|~{3,})(.*)$/s.exec(openingLine) ?? [];
  const fence = lengthenFence(marks, code);
  const options = splitFenceInfo(info).filter((word) => !word.startsWith('file='));
  const lines = code.split('\n').slice(0, -1);
  return prefixLines([fence + options.join(' '), ...lines, fence], prefix);
}

/** Puts lines where the first one stands: in a list they are indented, in a quote they have its mark. */
function prefixLines(lines: readonly string[], prefix: string): readonly string[] {
  const laterPrefix = prefix.replace(/[^\s>]/g, ' ');
  return lines.map((line, index) =>
    line === '' ? laterPrefix.trimEnd() : (index === 0 ? prefix : laterPrefix) + line,
  );
}

/** The fence, with more marks than any row of them in the code. */
function lengthenFence(fence: string, code: string): string {
  const mark = fence.charAt(0);
  const rows = code.match(mark === '~' ? /~{3,}/g : /`{3,}/g) ?? [];
  return mark.repeat(rows.reduce((length, row) => Math.max(length, row.length + 1), fence.length));
}
