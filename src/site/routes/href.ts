/** Creates the addresses in links from pathnames: with base, language prefix and escapes. */

import { withLanguage } from './language.js';
import { encodePathname, isApiTab, isExternal, toMatchKey, splitHash } from './pathname.js';

export interface LinkContext {
  /** `/` or `/docs/`. */
  readonly base: string;
  /** Of the page that holds the link. */
  readonly language: string;
  readonly languages: readonly string[];
}

/** What the addresses of navigation entries depend on. */
export interface EntryLinkContext extends LinkContext {
  /** The pathnames of API tabs that are pages of their own. */
  readonly tabs: readonly string[];
}

/** The address of an entry. An API tab that is not a page of its own leads to the page to which it belongs. */
export function resolveEntryHref(pathname: string, linkContext: EntryLinkContext): string {
  const isPartOfPage = isApiTab(pathname) && !linkContext.tabs.includes(splitHash(pathname)[0]);
  return resolveHref(isPartOfPage ? toMatchKey(pathname) : pathname, linkContext);
}

/** The address of a page of this site. External addresses stay as they are. */
export function resolveHref(pathname: string, { base, language, languages }: LinkContext): string {
  if (isExternal(pathname)) return pathname;
  const [path, hash] = splitHash(pathname);
  const address = withBase(encodePathname(withLanguage(path, language, languages)), base);
  return hash === '' ? address : `${address}#${encodePathname(hash.slice(1))}`;
}

/** The path with the base before it. Full addresses stay as they are. */
export function withBase(path: string, base: string): string {
  return path.startsWith('/') ? `${base}${path.slice(1)}` : path;
}
