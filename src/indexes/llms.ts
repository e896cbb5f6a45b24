/** `llms.txt`: the site's pages as a list for language models, each with its Markdown twin (behaviour 2.19). */

import { withBase } from '../site/href.js';
import { canonicalPath, languageOf } from '../site/language.js';
import { isIndexable } from '../site/metadata.js';
import { encodePathname, matchKey } from '../site/pathname.js';
import { productOf } from '../site/product.js';
import { treeOf, type Site, type SiteProduct } from '../site/site.js';
import { readingOrder } from '../site/trail.js';
import { twinOf } from '../site/route.js';

export interface ListedPage {
  readonly pathname: string;
  readonly title: string;
  readonly description: string;
}

export interface Listing {
  readonly site: Site;
  readonly description: string;
  readonly pages: readonly ListedPage[];
}

/** A section per product in the config's order, its pages in the order of the navigation; what belongs to none comes last. */
export function llms({ site, description, pages }: Listing): string {
  const listed = pages.filter(({ pathname }) => isListed(pathname, site));
  const ownerOf = (page: ListedPage) =>
    productOf(canonicalPath(page.pathname, site.languages), site.products);
  const sections = [...site.products, undefined].map((product) =>
    section(
      product,
      listed.filter((page) => ownerOf(page) === product),
      site,
    ),
  );
  return (
    [`# ${oneLine(site.title)}`, introduction(description), ...sections]
      .filter((part) => part !== '')
      .join('\n\n') + '\n'
  );
}

function isListed(pathname: string, { languages, defaultLanguage }: Site): boolean {
  return isIndexable(pathname, languages) && languageOf(pathname, languages) === defaultLanguage;
}

function introduction(description: string): string {
  const about = description === '' ? '' : `> ${oneLine(description)}\n\n`;
  return `${about}Each link leads to a page as Markdown, with the source of its demos. The same address without the ending \`.md\` and with a slash is the page for people.`;
}

function section(product: SiteProduct | undefined, pages: readonly ListedPage[], site: Site): string {
  if (pages.length === 0) return '';
  const order = new Map(
    readingOrder(treeOf(site, product)).map(({ pathname }, index) => [matchKey(pathname), index]),
  );
  const placeOf = ({ pathname }: ListedPage) => order.get(matchKey(pathname)) ?? Number.POSITIVE_INFINITY;
  const sorted = pages.toSorted((a, b) => byNumber(placeOf(a), placeOf(b)) || byText(a.pathname, b.pathname));
  const lines = sorted.map((page) => item(page, site));
  return `## ${oneLine(product?.name ?? 'Other pages')}\n\n${lines.join('\n')}`;
}

function item({ pathname, title, description }: ListedPage, { url = '', base }: Site): string {
  const address = `${url.replace(/\/$/, '')}${withBase(encodePathname(`/${twinOf(pathname)}`), base)}`;
  const about = description === '' ? '' : `: ${oneLine(description)}`;
  return `- [${oneLine(title).replace(/[\\[\]]/g, '\\$&')}](${address.replace(/[()]/g, escapeParenthesis)})${about}`;
}

function escapeParenthesis(character: string): string {
  return character === '(' ? '%28' : '%29';
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function byNumber(a: number, b: number): number {
  return a < b ? -1 : Number(a > b);
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
