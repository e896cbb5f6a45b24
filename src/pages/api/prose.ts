/** Descriptions in comments as HTML. Knows nothing of pages: where a link leads is given.
 *  Whoever documents a package need not be its author, so what is wrong in a comment is left out, not told. */

import { filled } from '../../site/filled.js';
import type { Words } from '../../site/words.js';
import { escapeText } from '../escape.js';
import { parsePage } from '../parse.js';

/** The address of a link's target in the built page; nothing where it leads nowhere: then its text stays alone. */
export type LinkTo = (target: string) => string | undefined;

export interface ProseGiven {
  readonly linkTo: LinkTo;
  /** In the language of the page. */
  readonly words: Words;
}

export interface Prose {
  readonly html: string;
  readonly headings: readonly { readonly level: 2 | 3; readonly id: string; readonly html: string }[];
}

/** Markdown as HTML with headings. */
export function proseOf(markdown: string, { linkTo, words }: ProseGiven): Prose {
  if (markdown.trim() === '') return { html: '', headings: [] };
  const { page } = parsePage(`\n${linked(markdown, linkTo)}\n`, { ...NOWHERE, words });
  const html = page.blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
  return { html, headings: page.headings };
}

/** Markdown that stands in a cell: a single paragraph is without its tags, headings are bold lines. */
export function cellOf(markdown: string, given: ProseGiven): string {
  const { html } = proseOf(markdown.replaceAll(/^#{1,6}[ \t]+(.*?)[ \t#]*$/gm, '**$1**'), given);
  const plain = html.trim();
  const only = /^<p>([\s\S]*)<\/p>$/.exec(plain)?.[1];
  return only === undefined || only.includes('<p>') ? plain : only;
}

/** A word of the shell as HTML, with HTML filled in. */
export function sentenceOf(
  word: string,
  values: Readonly<Record<string, string>>,
  given: ProseGiven,
): string {
  return filled(/[`*_\\]/.test(word) ? cellOf(word, given) : escapeText(word), values);
}

/** Links are written as they are to stand in the page, so nothing about them is left to be settled. */
const NOWHERE = {
  source: 'pages/index.md',
  place: 'pages/index.md',
  base: '/',
  languagePrefix: '',
  ignoredForLanguage: () => true,
  read: () => ({ missing: true }) as const,
};

/** Code, which stays as it is, or a link of any form. */
const LINKS =
  /(?<code>(`+)[\s\S]*?[^`]\2(?!`))|\[(?<text>(?:[^[\]]|\[[^\]]*\])*)\]\(\s*<?(?<target>[^)\s>]+)>?[^)]*\)/g;

function linked(markdown: string, linkTo: LinkTo): string {
  return markdown.replaceAll(LINKS, (whole, ...rest) => {
    const { code, text, target } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    if (code !== undefined || text === undefined || target === undefined) return whole;
    const href = linkTo(target);
    return href === undefined ? text : `[${text}](${href})`;
  });
}
