/** Descriptions in comments as HTML. Knows nothing of pages: where a link leads is given.
 *  Whoever documents a package need not be its author, so what is wrong in a comment is left out, not told. */

import { parsePage } from '../parse.js';

/** The address of a link's target in the built page; nothing where it leads nowhere: then its text stays alone. */
export type LinkTo = (target: string) => string | undefined;

export interface Prose {
  readonly html: string;
  readonly headings: readonly { readonly level: 2 | 3; readonly id: string; readonly html: string }[];
}

/** Markdown as HTML with headings. */
export function proseOf(markdown: string, linkTo: LinkTo): Prose {
  if (markdown.trim() === '') return { html: '', headings: [] };
  const { page } = parsePage(`\n${linked(markdown, linkTo)}\n`, NOWHERE);
  const html = page.blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
  return { html, headings: page.headings };
}

/** Markdown that stands in a cell: a single paragraph is without its tags, headings are bold lines. */
export function cellOf(markdown: string, linkTo: LinkTo): string {
  const { html } = proseOf(markdown.replaceAll(/^#{1,6}[ \t]+(.*?)[ \t#]*$/gm, '**$1**'), linkTo);
  const plain = html.trim();
  const only = /^<p>([\s\S]*)<\/p>$/.exec(plain)?.[1];
  return only === undefined || only.includes('<p>') ? plain : only;
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
