/** Renders the Markdown copy of a page: its demos as code, its links absolute. */

import type { PageInclude } from '../markdown/page.js';
import { resolveHref } from '../site/routes/href.js';
import { prependOrigin, type MarkdownCopyContext } from './make-links-absolute.js';
import { renderCopyBody, type MarkdownCopyDemo } from './render-copy-body.js';

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
  readonly includes?: readonly PageInclude[] | undefined;
  readonly api: readonly MarkdownCopyApiLink[];
  /** The heading above them. */
  readonly apiHeading: string;
  /** Further Markdown below, such as API tables. */
  readonly sections?: readonly string[];
}

/** The text of `<pathname>.md`. */
export function renderMarkdownCopy(input: MarkdownCopyInput): string {
  const { text, title, context, demos, includes = [], sections = [] } = input;
  const lines = removeDescriptionTags(text.replace(/^\uFEFF/, '')).split(/\r\n?|\n/);
  const body = renderCopyBody(lines, [...demos, ...includes], context);
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
