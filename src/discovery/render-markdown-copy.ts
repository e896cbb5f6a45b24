/** A page as Markdown alone: its demos as code, its links absolute. Knows nothing of HTML pages. */

import { resolveHref } from '../site/routes/href.js';
import { makeLinksAbsolute, prependOrigin, type MarkdownCopyContext } from './make-links-absolute.js';

export interface MarkdownCopyDemo {
  /** The directive's lines in the source, counted from 1, the last one included. */
  readonly from: number;
  readonly to: number;
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

export interface MarkdownCopyApiLink {
  readonly name: string;
  readonly hook: boolean;
  /** The pathname of its API page, where there is one. */
  readonly pathname?: string;
}

export interface MarkdownCopyInput {
  /** The whole file, with its front matter. */
  readonly text: string;
  readonly title: string;
  readonly context: MarkdownCopyContext;
  readonly demos: readonly MarkdownCopyDemo[];
  readonly api: readonly MarkdownCopyApiLink[];
  /** What stands above them. */
  readonly apiHeading: string;
  /** Further Markdown below, such as API tables. */
  readonly sections?: readonly string[];
}

const FENCE = /^[\s>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*(`{3,}|~{3,})([^`]*)$/;

/** What is for the page only: components, and the tags around tabs of code. */
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

/** The description without its tags: it keeps its lines, so that what is below keeps its line numbers. */
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
  const output: string[] = [];
  const demosByLine = new Map(demos.map((demo) => [demo.from, demo]));
  let fence: string | undefined;
  for (let number = countFrontMatterLines(lines) + 1; number <= lines.length; number += 1) {
    const line = lines[number - 1]!;
    const demo = demosByLine.get(number);
    if (demo) {
      output.push(...demo.files.flatMap((file) => renderCodeBlock(file, demo.files.length > 1)));
      number = Math.max(number, demo.to);
    } else if (fence !== undefined) {
      output.push(line);
      if (isClosingFence(line, fence)) fence = undefined;
    } else {
      fence = findOpeningFence(line);
      if (fence !== undefined) output.push(line);
      else if (!isPageOnly(line) && !(line.trim() === '' && output.at(-1)?.trim() === ''))
        output.push(renderTextLine(line, context));
    }
  }
  return output;
}

/** The number of lines that the front matter takes, its two marks included. */
function countFrontMatterLines(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== '---') return 0;
  return lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---') + 1;
}

/** The marks with which code begins. */
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

/** A file's source in a fence that is longer than any in it. */
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
