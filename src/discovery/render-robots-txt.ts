/** `robots.txt`. Test pages are kept out of search by their own `noindex`, which a crawler must be able to read. */

/** Allows everything, and names the sitemap where the site's address is known. */
export function renderRobotsTxt({ url, base }: { readonly url?: string; readonly base: string }): string {
  const sitemapLine = url === undefined ? '' : `\nSitemap: ${url.replace(/\/$/, '')}${base}sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${sitemapLine}`;
}
