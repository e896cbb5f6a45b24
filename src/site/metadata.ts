/** The addresses and titles of pages for their heads, the sitemap and `llms.txt`. */

import { toCanonicalPath, resolveDefaultLanguage, isLanguageNeutral } from './routes/language.js';
import { resolveHref } from './routes/href.js';
import { withTrailingSlash } from './routes/pathname.js';

export interface SiteOrigin {
  /** `https://example.com`; without it a site has no canonical addresses. */
  readonly url?: string;
  readonly base: string;
  readonly languages: readonly string[];
}

export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

/** The full address of a page in a language, without query and hash, with the trailing slash. */
export function resolveCanonicalUrl(
  pathname: string,
  language: string,
  origin: SiteOrigin,
): string | undefined {
  if (origin.url === undefined) return undefined;
  const path = withTrailingSlash(toCanonicalPath(pathname, origin.languages));
  return `${origin.url.replace(/\/$/, '')}${resolveHref(path, { ...origin, language })}`;
}

/** The same page in the site's languages, `x-default` first. Pages outside of language handling have one address. */
export function createAlternates(pathname: string, origin: SiteOrigin): readonly Alternate[] {
  const defaultLanguage = resolveDefaultLanguage(origin.languages);
  const isSingleLanguage = isLanguageNeutral(toCanonicalPath(pathname, origin.languages));
  const languages = isSingleLanguage ? [defaultLanguage] : origin.languages;
  return ['x-default', ...languages].flatMap((hreflang) => {
    const language = hreflang === 'x-default' ? defaultLanguage : hreflang;
    const href = resolveCanonicalUrl(pathname, language, origin);
    return href === undefined ? [] : [{ hreflang, href }];
  });
}

/** The address at which a service draws a social media card with these texts. */
export function createCardUrl(
  service: string,
  texts: Readonly<Record<'product' | 'title' | 'description', string>>,
): string {
  const filledFields = Object.entries(texts).filter(([, value]) => value !== '');
  return `${service}${service.includes('?') ? '&' : '?'}${new URLSearchParams(filledFields).toString()}`;
}

interface TitleParts {
  readonly pageTitle: string;
  /** The product's display name. */
  readonly productName?: string;
  readonly siteTitle: string;
  readonly isHome: boolean;
}

/** The document's title: `<page> - <product>`, or the site's title for its home and pages without a title. */
export function formatDocumentTitle({ pageTitle, productName, siteTitle, isHome }: TitleParts): string {
  if (isHome || pageTitle === '') return siteTitle;
  return productName === undefined ? pageTitle : `${pageTitle} - ${productName}`;
}

/** Whether search engines may list the page: test pages are kept out. */
export function isIndexable(pathname: string, languages: readonly string[]): boolean {
  const path = withTrailingSlash(toCanonicalPath(pathname, languages));
  return !path.startsWith('/experiments/') && path !== '/404/' && path !== '/404.html/';
}
