/** From a pathname to what stands in a link: base, language prefix and escapes. */

import { withLanguage } from './language.js';
import { encodePathname, isApiTab, isExternal, toMatchKey, splitHash } from './pathname.js';

export interface LinkContext {
  /** `/` or `/docs/`. */
  readonly base: string;
  /** Of the page that holds the link. */
  readonly language: string;
  readonly languages: readonly string[];
}

/** Where entries of the navigation lead. */
export interface EntryLinkContext extends LinkContext {
  /** The pathnames of API tabs that are pages of their own. */
  readonly tabs: readonly string[];
}

/** The address that an entry leads to. An API tab that is no page of its own is the page that it belongs to. */
export function resolveEntryHref(pathname: string, linkContext: EntryLinkContext): string {
  const isPartOfPage = isApiTab(pathname) && !linkContext.tabs.includes(splitHash(pathname)[0]);
  return resolveHref(isPartOfPage ? toMatchKey(pathname) : pathname, linkContext);
}

/** The address of a page of this site from one of its pages; of anything else, as it is. */
export function resolveHref(pathname: string, { base, language, languages }: LinkContext): string {
  if (isExternal(pathname)) return pathname;
  const [path, hash] = splitHash(pathname);
  return `${withBase(encodePathname(withLanguage(path, language, languages)), base)}${hash === '' ? '' : `#${encodePathname(hash.slice(1))}`}`;
}

/** A path below the base; a whole address as it is. */
export function withBase(path: string, base: string): string {
  return path.startsWith('/') ? `${base}${path.slice(1)}` : path;
}
