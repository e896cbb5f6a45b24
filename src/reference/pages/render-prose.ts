/** Renders descriptions in comments as HTML. Errors in them are not reported, because the owner of the site need not be
 *  the author of the package. */

import { fillPlaceholders } from '../../site/messages/fill-placeholders.js';
import type { Messages } from '../../site/messages/messages.js';
import { escapeText } from '../../text/escape-html.js';
import { noYamlParser } from '../../markdown/front-matter/parse-front-matter.js';
import { parsePage } from '../../markdown/parse-page.js';

/** The address of a link's target in the built page. Where it is `undefined`, only the text of the link is shown. */
export type LinkResolver = (target: string) => string | undefined;

export interface ProseContext {
  readonly resolveLink: LinkResolver;
  /** In the language of the page. */
  readonly messages: Messages;
}

interface RenderedProse {
  readonly html: string;
  readonly headings: readonly { readonly level: 2 | 3; readonly id: string; readonly html: string }[];
}

/** Markdown as HTML with headings. */
export function renderProse(markdown: string, { resolveLink, messages }: ProseContext): RenderedProse {
  if (markdown.trim() === '') return { html: '', headings: [] };
  const { page } = parsePage(`\n${resolveMarkdownLinks(markdown, resolveLink)}\n`, {
    ...PARSE_OPTIONS,
    messages,
  });
  const html = page.blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
  return { html, headings: page.headings };
}

/** Markdown for a table cell: a single paragraph without its tags, headings as bold lines. */
export function renderProseCell(markdown: string, context: ProseContext): string {
  const { html } = renderProse(markdown.replaceAll(/^#{1,6}[ \t]+(.*?)[ \t#]*$/gm, '**$1**'), context);
  const trimmed = html.trim();
  const singleParagraph = /^<p>([\s\S]*)<\/p>$/.exec(trimmed)?.[1];
  return singleParagraph === undefined || singleParagraph.includes('<p>') ? trimmed : singleParagraph;
}

/** A message as HTML, with HTML values. */
export function renderMessage(
  message: string,
  values: Readonly<Record<string, string>>,
  context: ProseContext,
): string {
  const html = /[`*_\\]/.test(message) ? renderProseCell(message, context) : escapeText(message);
  return fillPlaceholders(html, values);
}

/** The links are resolved before the text is parsed. */
const PARSE_OPTIONS = {
  source: 'pages/index.md',
  displayPath: 'pages/index.md',
  base: '/',
  languagePrefix: '',
  ignoredForLanguage: () => true,
  nofollow: [],
  parseYamlBlock: noYamlParser,
  read: () => ({ missing: true }) as const,
};

/** Code, which stays as it is, or a link: its text, then its target. */
const CODE_OR_LINK = /(`+)[\s\S]*?[^`]\1(?!`)|\[((?:[^[\]]|\[[^\]]*\])*)\]\(\s*<?([^)\s>]+)>?[^)]*\)/g;

function resolveMarkdownLinks(markdown: string, resolveLink: LinkResolver): string {
  return markdown.replaceAll(CODE_OR_LINK, (match, ...groups: readonly (string | undefined)[]) => {
    const [, text, target] = groups;
    if (text === undefined || target === undefined) return match;
    const href = resolveLink(target);
    return href === undefined ? text : `[${text}](${href})`;
  });
}
