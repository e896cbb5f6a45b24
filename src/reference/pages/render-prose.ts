/** Descriptions in comments as HTML. Knows nothing of pages: where a link leads is given.
 *  Whoever documents a package need not be its author, so what is wrong in a comment is left out, not told. */

import { fillPlaceholders } from '../../site/messages/fill-placeholders.js';
import type { Messages } from '../../site/messages/messages.js';
import { escapeText } from '../../text/escape-html.js';
import { parsePage } from '../../markdown/parse-page.js';

/** The address of a link's target in the built page; nothing where it leads nowhere: then its text stays alone. */
export type LinkResolver = (target: string) => string | undefined;

export interface ProseContext {
  readonly resolveLink: LinkResolver;
  /** In the language of the page. */
  readonly messages: Messages;
}

export interface RenderedProse {
  readonly html: string;
  readonly headings: readonly { readonly level: 2 | 3; readonly id: string; readonly html: string }[];
}

/** Markdown as HTML with headings. */
export function renderProse(markdown: string, { resolveLink, messages }: ProseContext): RenderedProse {
  if (markdown.trim() === '') return { html: '', headings: [] };
  const { page } = parsePage(`\n${resolveMarkdownLinks(markdown, resolveLink)}\n`, {
    ...PARSE_OPTIONS,
    messages: messages,
  });
  const html = page.blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
  return { html, headings: page.headings };
}

/** Markdown that stands in a cell: a single paragraph is without its tags, headings are bold lines. */
export function renderProseCell(markdown: string, context: ProseContext): string {
  const { html } = renderProse(markdown.replaceAll(/^#{1,6}[ \t]+(.*?)[ \t#]*$/gm, '**$1**'), context);
  const trimmed = html.trim();
  const singleParagraph = /^<p>([\s\S]*)<\/p>$/.exec(trimmed)?.[1];
  return singleParagraph === undefined || singleParagraph.includes('<p>') ? trimmed : singleParagraph;
}

/** A word of the shell as HTML, with HTML filled in. */
export function renderMessage(
  message: string,
  values: Readonly<Record<string, string>>,
  context: ProseContext,
): string {
  return fillPlaceholders(
    /[`*_\\]/.test(message) ? renderProseCell(message, context) : escapeText(message),
    values,
  );
}

/** Links are written as they are to stand in the page, so nothing about them is left to be settled. */
const PARSE_OPTIONS = {
  source: 'pages/index.md',
  displayPath: 'pages/index.md',
  base: '/',
  languagePrefix: '',
  ignoredForLanguage: () => true,
  read: () => ({ missing: true }) as const,
};

/** Code, which stays as it is, or a link of any form. */
const CODE_OR_LINK =
  /(?<code>(`+)[\s\S]*?[^`]\2(?!`))|\[(?<text>(?:[^[\]]|\[[^\]]*\])*)\]\(\s*<?(?<target>[^)\s>]+)>?[^)]*\)/g;

function resolveMarkdownLinks(markdown: string, resolveLink: LinkResolver): string {
  return markdown.replaceAll(CODE_OR_LINK, (match, ...rest) => {
    const { code, text, target } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    if (code !== undefined || text === undefined || target === undefined) return match;
    const href = resolveLink(target);
    return href === undefined ? text : `[${text}](${href})`;
  });
}
