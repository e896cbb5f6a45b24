/** `sitemap.xml`: every page that may be listed. Knows nothing of dates, so that equal sites give equal bytes. */

import { resolvePathLanguage } from '../site/routes/language.js';
import { createAlternates, resolveCanonicalUrl, isIndexable, type SiteOrigin } from '../site/metadata.js';

export interface SitemapFile {
  readonly path: string;
  readonly text: string;
}

/** What the protocol allows in one file. */
const MAX_URLS = 50_000;

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The sitemap of these pathnames, in several files where they are too many for one; none without the site's address. */
export function renderSitemap(
  pathnames: readonly string[],
  origin: SiteOrigin,
  limit = MAX_URLS,
): readonly SitemapFile[] {
  if (origin.url === undefined) return [];
  const urls = pathnames
    .filter((pathname) => isIndexable(pathname, origin.languages))
    .map((pathname) => ({
      pathname,
      address: resolveCanonicalUrl(pathname, resolvePathLanguage(pathname, origin.languages), origin)!,
    }))
    .toSorted((a, b) => (a.address < b.address ? -1 : Number(a.address > b.address)))
    .map(({ pathname, address }) => renderUrl(pathname, address, origin));
  if (urls.length <= limit) return [{ path: 'sitemap.xml', text: renderUrlSet(urls) }];
  const sitemapFiles = Array.from({ length: Math.ceil(urls.length / limit) }, (_, index) => ({
    path: `sitemap-${index + 1}.xml`,
    text: renderUrlSet(urls.slice(index * limit, (index + 1) * limit)),
  }));
  return [{ path: 'sitemap.xml', text: renderSitemapIndex(sitemapFiles, origin) }, ...sitemapFiles];
}

function renderUrl(pathname: string, address: string, origin: SiteOrigin): string {
  const alternates = origin.languages.length > 1 ? createAlternates(pathname, origin) : [];
  const links = alternates.map(
    ({ hreflang, href }) =>
      `    <xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"/>\n`,
  );
  return `  <url>\n    <loc>${escapeXml(address)}</loc>\n${links.join('')}  </url>\n`;
}

function renderUrlSet(urls: readonly string[]): string {
  return `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

function renderSitemapIndex(sitemapFiles: readonly SitemapFile[], { url, base }: SiteOrigin): string {
  const items = sitemapFiles.map(({ path }) => {
    const address = `${url?.replace(/\/$/, '')}${base}${path}`;
    return `  <sitemap>\n    <loc>${escapeXml(address)}</loc>\n  </sitemap>\n`;
  });
  return `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${items.join('')}</sitemapindex>\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
