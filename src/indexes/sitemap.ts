/** `sitemap.xml`: every page that may be listed. Knows nothing of dates, so that equal sites give equal bytes. */

import { languageOf } from '../site/language.js';
import { alternatesOf, canonicalUrl, isIndexable, type Origin } from '../site/metadata.js';

export interface IndexFile {
  readonly path: string;
  readonly text: string;
}

/** What the protocol allows in one file. */
const LIMIT = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The sitemap of these pathnames, in several files where they are too many for one; none without the site's address. */
export function sitemap(pathnames: readonly string[], origin: Origin, limit = LIMIT): readonly IndexFile[] {
  if (origin.url === undefined) return [];
  const urls = pathnames
    .filter((pathname) => isIndexable(pathname, origin.languages))
    .map((pathname) => ({
      pathname,
      address: canonicalUrl(pathname, languageOf(pathname, origin.languages), origin)!,
    }))
    .toSorted((a, b) => (a.address < b.address ? -1 : Number(a.address > b.address)))
    .map(({ pathname, address }) => urlElement(pathname, address, origin));
  if (urls.length <= limit) return [{ path: 'sitemap.xml', text: urlSet(urls) }];
  const parts = Array.from({ length: Math.ceil(urls.length / limit) }, (_, index) => ({
    path: `sitemap-${index + 1}.xml`,
    text: urlSet(urls.slice(index * limit, (index + 1) * limit)),
  }));
  return [{ path: 'sitemap.xml', text: sitemapIndex(parts, origin) }, ...parts];
}

function urlElement(pathname: string, address: string, origin: Origin): string {
  const alternates = origin.languages.length > 1 ? alternatesOf(pathname, origin) : [];
  const links = alternates.map(
    ({ hreflang, href }) =>
      `    <xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"/>\n`,
  );
  return `  <url>\n    <loc>${escapeXml(address)}</loc>\n${links.join('')}  </url>\n`;
}

function urlSet(urls: readonly string[]): string {
  return `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

function sitemapIndex(parts: readonly IndexFile[], { url, base }: Origin): string {
  const items = parts.map(({ path }) => {
    const address = `${url?.replace(/\/$/, '')}${base}${path}`;
    return `  <sitemap>\n    <loc>${escapeXml(address)}</loc>\n  </sitemap>\n`;
  });
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${items.join('')}</sitemapindex>\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
