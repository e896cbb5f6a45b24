/** Renders `sitemap.xml` with every indexable page. It holds no dates, so that equal sites have equal bytes. */

import { resolvePathLanguage } from '../site/routes/language.js';
import { createAlternates, resolveCanonicalUrl, isIndexable, type SiteOrigin } from '../site/metadata.js';
import { escapeAttribute } from '../text/escape-html.js';
import { compareText } from '../text/compare-text.js';

/** The protocol's limit for one file. */
const MAX_URLS = 50_000;

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The sitemap of these pathnames, in several files if one cannot hold them. Empty without the site's address. */
export function renderSitemap(
  pathnames: readonly string[],
  origin: SiteOrigin,
  limit = MAX_URLS,
): readonly { readonly path: string; readonly text: string }[] {
  if (origin.url === undefined) return [];
  const urls = pathnames
    .filter((pathname) => isIndexable(pathname, origin.languages))
    .map((pathname) => {
      const language = resolvePathLanguage(pathname, origin.languages);
      return { pathname, address: resolveCanonicalUrl(pathname, language, origin) ?? '' };
    })
    .toSorted((a, b) => compareText(a.address, b.address))
    .map(({ pathname, address }) => renderUrl(pathname, address, origin));
  if (urls.length <= limit) return [{ path: 'sitemap.xml', text: renderUrlSet(urls) }];
  const sitemapFiles = Array.from({ length: Math.ceil(urls.length / limit) }, (_, index) => ({
    path: `sitemap-${index + 1}.xml`,
    text: renderUrlSet(urls.slice(index * limit, (index + 1) * limit)),
  }));
  const paths = sitemapFiles.map(({ path }) => path);
  return [{ path: 'sitemap.xml', text: renderSitemapIndex(paths, origin) }, ...sitemapFiles];
}

function renderUrl(pathname: string, address: string, origin: SiteOrigin): string {
  const alternates = origin.languages.length > 1 ? createAlternates(pathname, origin) : [];
  const links = alternates.map(
    ({ hreflang, href }) =>
      `    <xhtml:link rel="alternate" hreflang="${escapeAttribute(hreflang)}" href="${escapeAttribute(href)}"/>\n`,
  );
  return `  <url>\n    <loc>${escapeAttribute(address)}</loc>\n${links.join('')}  </url>\n`;
}

function renderUrlSet(urls: readonly string[]): string {
  return `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

function renderSitemapIndex(paths: readonly string[], { url, base }: SiteOrigin): string {
  const items = paths.map((path) => {
    const address = `${url?.replace(/\/$/, '')}${base}${path}`;
    return `  <sitemap>\n    <loc>${escapeAttribute(address)}</loc>\n  </sitemap>\n`;
  });
  return `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${items.join('')}</sitemapindex>\n`;
}
