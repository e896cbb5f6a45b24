/** What a page's head and the indexes say of its address and name (behaviour 2.18). Knows nothing of markup. */

import { canonicalPath, defaultLanguageOf, isIgnoredForLanguage } from './language.js';
import { hrefOf } from './href.js';
import { withLastSlash } from './pathname.js';

export interface Origin {
  /** `https://example.com`; without it a site has no canonical addresses. */
  readonly url?: string;
  readonly base: string;
  readonly languages: readonly string[];
}

export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

/** The whole address of a page in a language, without query and hash, with the last slash. */
export function canonicalUrl(pathname: string, language: string, origin: Origin): string | undefined {
  if (origin.url === undefined) return undefined;
  const path = withLastSlash(canonicalPath(pathname, origin.languages));
  return `${origin.url.replace(/\/$/, '')}${hrefOf(path, { ...origin, language })}`;
}

/** The same page in the site's languages, `x-default` first. Pages outside of language handling have one address. */
export function alternatesOf(pathname: string, origin: Origin): readonly Alternate[] {
  const standard = defaultLanguageOf(origin.languages);
  const single = isIgnoredForLanguage(canonicalPath(pathname, origin.languages));
  const languages = single ? [standard] : origin.languages;
  const all = [['x-default', standard], ...languages.map((language) => [language, language])] as const;
  return all.flatMap(([hreflang, language]) => {
    const href = canonicalUrl(pathname, language!, origin);
    return href === undefined ? [] : [{ hreflang: hreflang!, href }];
  });
}

export interface SocialCard {
  readonly product: string;
  readonly title: string;
  readonly description: string;
}

/** The address at which a service draws a card. What stands on it is encoded: it may hold any character. */
export function cardUrl(service: string, card: SocialCard): string {
  const given = Object.entries(card).filter(([, value]) => value !== '');
  return `${service}${service.includes('?') ? '&' : '?'}${new URLSearchParams(given).toString()}`;
}

export interface TitleParts {
  readonly pageTitle: string;
  /** The product's display name. */
  readonly productName?: string;
  readonly siteTitle: string;
  readonly isHome: boolean;
}

/** The document's title: `<page> - <product>`; the site's own on its home and where a page has none. */
export function documentTitle({ pageTitle, productName, siteTitle, isHome }: TitleParts): string {
  if (isHome || pageTitle === '') return siteTitle;
  return productName === undefined ? pageTitle : `${pageTitle} - ${productName}`;
}

/** Whether search engines may list the page: test pages are kept out. */
export function isIndexable(pathname: string, languages: readonly string[]): boolean {
  const path = withLastSlash(canonicalPath(pathname, languages));
  return !path.startsWith('/experiments/') && path !== '/404/' && path !== '/404.html/';
}
