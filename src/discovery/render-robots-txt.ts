/** Renders `robots.txt`. It blocks no test pages: crawlers must be able to read their `noindex`. */

/** Allows everything, and names the sitemap if the site's address is known. */
export function renderRobotsTxt({ url, base }: { readonly url?: string; readonly base: string }): string {
  const sitemapLine = url === undefined ? '' : `\nSitemap: ${url.replace(/\/$/, '')}${base}sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${sitemapLine}`;
}
