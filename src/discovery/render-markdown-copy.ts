/** Renders the Markdown copy of a page: its demos as code, its links absolute. */

import { resolveHref } from '../site/routes/href.js';
import { makeLinksAbsolute, prependOrigin, type MarkdownCopyContext } from './make-links-absolute.js';

interface MarkdownCopyDemo {
  /** The first and last line of the directive in the source, counted from 1. */
  readonly from: number;
  readonly to: number;
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

export interface MarkdownCopyApiLink {
  readonly name: string;
  readonly hook: boolean;
  /** The pathname of its API page, if there is one. */
  readonly pathname?: string;
}

export interface MarkdownCopyInput {
  /** The whole file, with its front matter. */
  readonly text: string;
  readonly title: string;
  readonly context: MarkdownCopyContext;
  readonly demos: readonly MarkdownCopyDemo[];
  readonly api: readonly MarkdownCopyApiLink[];
  /** The heading above them. */
  readonly apiHeading: string;
  /** Further Markdown below, such as API tables. */
  readonly sections?: readonly string[];
}

const FENCE = /^[\s>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*(`{3,}|~{3,})([^`]*)$/;

/** Lines that only the page uses: components, and the tags around tabs of code. */
const PAGE_ONLY = /^\s*(?:\{\{\s*"(?:component|demo)".*\}\}|<\/?codeblock(?:\s[^>]*)?>)\s*$/;

/** The text of `<pathname>.md`. */
export function renderMarkdownCopy(input: MarkdownCopyInput): string {
  const { text, title, context, demos, sections = [] } = input;
  const lines = removeDescriptionTags(text.replace(/^\uFEFF/, '')).split(/\r\n?|\n/);
  const body = renderBodyLines(lines, demos, context);
  const heading = body.some((line) => line.startsWith('# ')) ? [] : [`# ${title}`];
  const blocks = [
    ...heading,
    body.join('\n').trim(),
    renderApiList(input),
    ...sections.map((section) => section.trim()),
  ];
  return `${blocks.filter((part) => part !== '').join('\n\n')}\n`;
}

const DESCRIPTION = '<p class="description">';

/** Removes the tags of the description but no line breaks, so that all lines keep their numbers. */
function removeDescriptionTags(text: string): string {
  const start = text.indexOf(DESCRIPTION);
  const end = text.indexOf('</p>', start);
  if (start < 0 || end < 0) return text;
  return text.slice(0, start) + text.slice(start + DESCRIPTION.length, end) + text.slice(end + '</p>'.length);
}

function renderBodyLines(
  lines: readonly string[],
  demos: readonly MarkdownCopyDemo[],
  context: MarkdownCopyContext,
): readonly string[] {
  const writer = new BodyWriter(demos, context);
  const start = countFrontMatterLines(lines);
  for (let at = start; at < lines.length; at += 1) writer.addLine(lines[at] ?? '', at + 1);
  return writer.output;
}

class BodyWriter {
  readonly output: string[] = [];
  readonly #demosByLine: ReadonlyMap<number, MarkdownCopyDemo>;
  readonly #context: MarkdownCopyContext;
  #fence: string | undefined;
  #lastSkippedLine = 0;

  constructor(demos: readonly MarkdownCopyDemo[], context: MarkdownCopyContext) {
    this.#demosByLine = new Map(demos.map((demo) => [demo.from, demo]));
    this.#context = context;
  }

  /** `number`: counted from 1. */
  addLine(line: string, number: number): void {
    if (number <= this.#lastSkippedLine) return;
    const demo = this.#demosByLine.get(number);
    if (demo) this.#addDemo(demo);
    else if (this.#fence === undefined) this.#addTextLine(line);
    else {
      this.output.push(line);
      if (isClosingFence(line, this.#fence)) this.#fence = undefined;
    }
  }

  #addDemo({ files, to }: MarkdownCopyDemo): void {
    for (const file of files) this.output.push(...renderCodeBlock(file, files.length > 1));
    this.#lastSkippedLine = to;
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

/** A file's source in a fence that is longer than any fence in it. */
function renderCodeBlock(
  { name, text }: MarkdownCopyDemo['files'][number],
  isNamed: boolean,
): readonly string[] {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const language = name.slice(name.lastIndexOf('.') + 1);
  return [`${fence}${language}${isNamed ? ` title="${name}"` : ''}`, text.trimEnd(), fence, ''];
}

function renderApiList({ api, apiHeading: heading, context }: MarkdownCopyInput): string {
  if (api.length === 0) return '';
  const items = api.map(({ name, hook, pathname }) => {
    const code = hook ? `\`${name}\`` : `\`<${name} />\``;
    return pathname === undefined
      ? `- ${code}`
      : `- [${code}](${prependOrigin(resolveHref(pathname, context), context)})`;
  });
  return `## ${heading}\n\n${items.join('\n')}`;
}
