/** From a pathname to what stands in a link: base, language prefix and escapes. */

import { withLanguage } from './language.js';
import { encodePathname, isApiTab, isExternal, matchKey, splitHash } from './pathname.js';

export interface Addressing {
  /** `/` or `/docs/`. */
  readonly base: string;
  /** Of the page that holds the link. */
  readonly language: string;
  readonly languages: readonly string[];
}

/** Where entries of the navigation lead. */
export interface EntryAddressing extends Addressing {
  /** The pathnames of API tabs that are pages of their own. */
  readonly tabs: readonly string[];
}

/** The address that an entry leads to. An API tab that is no page of its own is the page that it belongs to. */
export function entryHref(pathname: string, addressing: EntryAddressing): string {
  const isPartOfPage = isApiTab(pathname) && !addressing.tabs.includes(splitHash(pathname)[0]);
  return hrefOf(isPartOfPage ? matchKey(pathname) : pathname, addressing);
}

/** The address of a page of this site from one of its pages; of anything else, as it is. */
export function hrefOf(pathname: string, { base, language, languages }: Addressing): string {
  if (isExternal(pathname)) return pathname;
  const [path, hash] = splitHash(pathname);
  return `${withBase(encodePathname(withLanguage(path, language, languages)), base)}${hash === '' ? '' : `#${encodePathname(hash.slice(1))}`}`;
}

/** A path below the base; a whole address as it is. */
export function withBase(path: string, base: string): string {
  return path.startsWith('/') ? `${base}${path.slice(1)}` : path;
}
