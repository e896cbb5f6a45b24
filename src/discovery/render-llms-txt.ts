/** `llms.txt`: the site's pages as a list for language models, each with its Markdown twin. */

import { withBase } from '../site/routes/href.js';
import { toCanonicalPath, resolvePathLanguage } from '../site/routes/language.js';
import { isIndexable } from '../site/metadata.js';
import { encodePathname, toMatchKey } from '../site/routes/pathname.js';
import { findProduct } from '../site/products/product.js';
import { findTreeEntries, type SiteModel, type SiteProduct } from '../site/site.js';
import { listPagesInOrder } from '../site/navigation/trails.js';
import { toMarkdownCopyPath } from '../site/routes/route.js';

export interface LlmsPage {
  readonly pathname: string;
  readonly title: string;
  readonly description: string;
}

export interface LlmsTxtInput {
  readonly site: SiteModel;
  readonly description: string;
  readonly pages: readonly LlmsPage[];
}

/** A section per product in the config's order, its pages in the order of the navigation; what belongs to none comes last. */
export function renderLlmsTxt({ site, description, pages }: LlmsTxtInput): string {
  const listedPages = pages.filter(({ pathname }) => isListed(pathname, site));
  const findPageProduct = (page: LlmsPage) =>
    findProduct(toCanonicalPath(page.pathname, site.languages), site.products);
  const sections = [...site.products, undefined].map((product) =>
    renderSection(
      product,
      listedPages.filter((page) => findPageProduct(page) === product),
      site,
    ),
  );
  return (
    [`# ${toOneLine(site.title)}`, renderIntroduction(description), ...sections]
      .filter((part) => part !== '')
      .join('\n\n') + '\n'
  );
}

function isListed(pathname: string, { languages, defaultLanguage }: SiteModel): boolean {
  return isIndexable(pathname, languages) && resolvePathLanguage(pathname, languages) === defaultLanguage;
}

function renderIntroduction(description: string): string {
  const descriptionText = description === '' ? '' : `> ${toOneLine(description)}\n\n`;
  return `${descriptionText}Each link leads to a page as Markdown, with the source of its demos. The same address without the ending \`.md\` and with a slash is the page for people.`;
}

function renderSection(
  product: SiteProduct | undefined,
  pages: readonly LlmsPage[],
  site: SiteModel,
): string {
  if (pages.length === 0) return '';
  const positions = new Map(
    listPagesInOrder(findTreeEntries(site, product)).map(({ pathname }, index) => [
      toMatchKey(pathname),
      index,
    ]),
  );
  const findReadingPosition = ({ pathname }: LlmsPage) =>
    positions.get(toMatchKey(pathname)) ?? Number.POSITIVE_INFINITY;
  const sorted = pages.toSorted(
    (a, b) =>
      compareNumbers(findReadingPosition(a), findReadingPosition(b)) || compareText(a.pathname, b.pathname),
  );
  const lines = sorted.map((page) => renderPageItem(page, site));
  return `## ${toOneLine(product?.name ?? 'Other pages')}\n\n${lines.join('\n')}`;
}

function renderPageItem({ pathname, title, description }: LlmsPage, { url = '', base }: SiteModel): string {
  const address = `${url.replace(/\/$/, '')}${withBase(encodePathname(`/${toMarkdownCopyPath(pathname)}`), base)}`;
  const descriptionText = description === '' ? '' : `: ${toOneLine(description)}`;
  return `- [${toOneLine(title).replace(/[\\[\]]/g, '\\$&')}](${address.replace(/[()]/g, escapeParenthesis)})${descriptionText}`;
}

function escapeParenthesis(character: string): string {
  return character === '(' ? '%28' : '%29';
}

function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function compareNumbers(a: number, b: number): number {
  return a < b ? -1 : Number(a > b);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
