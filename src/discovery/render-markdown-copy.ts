/** Renders the Markdown copy of a page: its demos as code, its links absolute. */

import type { PageInclude } from '../markdown/page.js';
import { resolveHref } from '../site/routes/href.js';
import { prependOrigin, type MarkdownCopyContext } from './make-links-absolute.js';
import { renderCopyBody } from './render-copy-body.js';
import type { MarkdownCopyDemo } from './render-inserted-code.js';

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
  const sourceLines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const { lines, hasTitle } = renderCopyBody(sourceLines, [...demos, ...includes], context);
  const heading = hasTitle ? [] : [`# ${title}`];
  const blocks = [
    ...heading,
    lines.join('\n').trim(),
    renderApiList(input),
    ...sections.map((section) => section.trim()),
  ];
  return `${blocks.filter((part) => part !== '').join('\n\n')}\n`;
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
