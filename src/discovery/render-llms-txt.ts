/** Renders `llms.txt`: a list of the site's pages for language models, with links to their Markdown copies. */

import { withBase } from '../site/routes/href.js';
import { toCanonicalPath, resolvePathLanguage } from '../site/routes/language.js';
import { isIndexable } from '../site/metadata.js';
import { encodePathname, toMatchKey } from '../site/routes/pathname.js';
import { findProduct } from '../site/products/product.js';
import { findTreeEntries, type SiteModel, type SiteProduct } from '../site/site.js';
import { listPagesInOrder } from '../site/navigation/trails.js';
import { toMarkdownCopyPath } from '../site/routes/route.js';
import { compareText } from '../text/compare-text.js';

interface LlmsPage {
  readonly pathname: string;
  readonly title: string;
  readonly description: string;
}

interface LlmsTxtInput {
  readonly site: SiteModel;
  readonly description: string;
  readonly pages: readonly LlmsPage[];
}

/** A section per product in the config's order, with its pages in the order of the navigation. Pages of no product come last. */
export function renderLlmsTxt({ site, description, pages }: LlmsTxtInput): string {
  const listedPages = pages.filter(({ pathname }) => isListed(pathname, site));
  const findPageProduct = (page: LlmsPage) =>
    findProduct(toCanonicalPath(page.pathname, site.languages), site.products);
  const sections = [...site.products, undefined].map((product) => {
    const productPages = listedPages.filter((page) => findPageProduct(page) === product);
    return renderSection(product, productPages, site);
  });
  const parts = [`# ${toOneLine(site.title)}`, renderIntroduction(description), ...sections];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
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
  const orderedPages = listPagesInOrder(findTreeEntries(site, product));
  const positions = new Map(orderedPages.map(({ pathname }, index) => [toMatchKey(pathname), index]));
  const getPosition = ({ pathname }: LlmsPage) => positions.get(toMatchKey(pathname)) ?? orderedPages.length;
  const lines = pages
    .toSorted((a, b) => getPosition(a) - getPosition(b) || compareText(a.pathname, b.pathname))
    .map((page) => renderPageItem(page, site));
  return `## ${toOneLine(product?.name ?? 'Other pages')}\n\n${lines.join('\n')}`;
}

function renderPageItem({ pathname, title, description }: LlmsPage, { url = '', base }: SiteModel): string {
  const path = withBase(encodePathname(`/${toMarkdownCopyPath(pathname)}`), base);
  const address = `${url.replace(/\/$/, '')}${path}`.replaceAll('(', '%28').replaceAll(')', '%29');
  const name = toOneLine(title).replace(/[\\[\]]/g, '\\$&');
  return `- [${name}](${address})${description === '' ? '' : `: ${toOneLine(description)}`}`;
}

function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
