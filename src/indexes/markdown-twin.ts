/** A page as Markdown alone: its demos as code, its links absolute. Knows nothing of HTML pages. */

import { hrefOf } from '../site/href.js';
import { absoluteLinks, addressOf, type TwinPlace } from './twin-links.js';

export interface TwinDemo {
  /** The directive's lines in the source, counted from 1, the last one included. */
  readonly from: number;
  readonly to: number;
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

export interface TwinApiLink {
  readonly name: string;
  readonly hook: boolean;
  /** The pathname of its API page, where there is one. */
  readonly pathname?: string;
}

export interface TwinParts {
  /** The whole file, with its front matter. */
  readonly text: string;
  readonly title: string;
  readonly place: TwinPlace;
  readonly demos: readonly TwinDemo[];
  readonly api: readonly TwinApiLink[];
  /** What stands above them. */
  readonly apiHeading: string;
  /** Further Markdown below, such as API tables. */
  readonly sections?: readonly string[];
}

const FENCE = /^[\s>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*(`{3,}|~{3,})([^`]*)$/;

/** What is for the page only: components, and the tags around tabs of code. */
const PAGE_ONLY = /^\s*(?:\{\{\s*"(?:component|demo)".*\}\}|<\/?codeblock(?:\s[^>]*)?>)\s*$/;

/** The text of `<pathname>.md`. */
export function markdownTwin(parts: TwinParts): string {
  const { text, title, place, demos, sections = [] } = parts;
  const lines = withPlainDescription(text.replace(/^\uFEFF/, '')).split(/\r\n?|\n/);
  const body = bodyLines(lines, demos, place);
  const heading = body.some((line) => line.startsWith('# ')) ? [] : [`# ${title}`];
  const written = [
    ...heading,
    body.join('\n').trim(),
    apiList(parts),
    ...sections.map((section) => section.trim()),
  ];
  return `${written.filter((part) => part !== '').join('\n\n')}\n`;
}

const DESCRIPTION = '<p class="description">';

/** The description without its tags: it keeps its lines, so that what is below keeps its line numbers. */
function withPlainDescription(text: string): string {
  const start = text.indexOf(DESCRIPTION);
  const end = text.indexOf('</p>', start);
  if (start < 0 || end < 0) return text;
  return text.slice(0, start) + text.slice(start + DESCRIPTION.length, end) + text.slice(end + '</p>'.length);
}

function bodyLines(
  lines: readonly string[],
  demos: readonly TwinDemo[],
  place: TwinPlace,
): readonly string[] {
  const output: string[] = [];
  const demoAt = new Map(demos.map((demo) => [demo.from, demo]));
  let fence: string | undefined;
  for (let number = endOfFrontMatter(lines) + 1; number <= lines.length; number += 1) {
    const line = lines[number - 1]!;
    const demo = demoAt.get(number);
    if (demo) {
      output.push(...demo.files.flatMap((file) => codeOf(file, demo.files.length > 1)));
      number = Math.max(number, demo.to);
    } else if (fence !== undefined) {
      output.push(line);
      if (closes(line, fence)) fence = undefined;
    } else {
      fence = opens(line);
      if (fence !== undefined) output.push(line);
      else if (!isPageOnly(line) && !(line.trim() === '' && output.at(-1)?.trim() === ''))
        output.push(prose(line, place));
    }
  }
  return output;
}

/** The number of lines that the front matter takes, its two marks included. */
function endOfFrontMatter(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== '---') return 0;
  return lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---') + 1;
}

/** The marks with which code begins. */
function opens(line: string): string | undefined {
  return line.includes('```') || line.includes('~~~') ? FENCE.exec(line)?.[1] : undefined;
}

function isPageOnly(line: string): boolean {
  return (line.includes('{{') || line.includes('codeblock')) && PAGE_ONLY.test(line);
}

function closes(line: string, fence: string): boolean {
  if (!line.includes(fence)) return false;
  const marks = line.replace(/^[\s>]*/, '').trimEnd();
  return marks.length >= fence.length && marks === fence.charAt(0).repeat(marks.length);
}

function prose(line: string, place: TwinPlace): string {
  const heading = /^#{1,6} /.test(line) ? line.replace(/\{#[^{}]*\}\s*$/, '').trimEnd() : line;
  return absoluteLinks(heading, place);
}

/** A file's source in a fence that is longer than any in it. */
function codeOf({ name, text }: TwinDemo['files'][number], isNamed: boolean): readonly string[] {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const language = name.slice(name.lastIndexOf('.') + 1);
  return [`${fence}${language}${isNamed ? ` title="${name}"` : ''}`, text.trimEnd(), fence, ''];
}

function apiList({ api, apiHeading: heading, place }: TwinParts): string {
  if (api.length === 0) return '';
  const items = api.map(({ name, hook, pathname }) => {
    const code = hook ? `\`${name}\`` : `\`<${name} />\``;
    return pathname === undefined ? `- ${code}` : `- [${code}](${addressOf(hrefOf(pathname, place), place)})`;
  });
  return `## ${heading}\n\n${items.join('\n')}`;
}
