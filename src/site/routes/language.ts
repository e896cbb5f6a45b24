/** Reads and writes the language prefixes of pathnames. */

const DEFAULT_LANGUAGE = 'en';

/** A language in a path even if the site's list does not have it. */
const ALWAYS_KNOWN_LANGUAGE = 'zh';

/** The language whose pages have no prefix: `en` if the site has it, else its first language. */
export function resolveDefaultLanguage(languages: readonly string[]): string {
  return languages.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : (languages[0] ?? DEFAULT_LANGUAGE);
}

/** The language of a path's prefix, else the default language. */
export function resolvePathLanguage(pathname: string, languages: readonly string[]): string {
  const candidate = /^\/([^/?#]+)\//.exec(pathname)?.[1];
  return candidate !== undefined && isKnownLanguage(candidate, languages)
    ? candidate
    : resolveDefaultLanguage(languages);
}

/** The language that a query string requests by `userLanguage`; the default language if it is unknown. */
export function resolveUserLanguage(query: string, languages: readonly string[]): string {
  const requestedLanguage = new URLSearchParams(query).get('userLanguage');
  return requestedLanguage !== null && isKnownLanguage(requestedLanguage, languages)
    ? requestedLanguage
    : resolveDefaultLanguage(languages);
}

/** The path without language prefix, query and hash. */
export function toCanonicalPath(pathname: string, languages: readonly string[]): string {
  const path = pathname.replace(/[?#].*/s, '');
  const language = resolvePathLanguage(path, languages);
  return language === resolveDefaultLanguage(languages) ? path : path.slice(language.length + 1);
}

/** Whether a page has no language prefix, and is not created once per language. */
export function isLanguageNeutral(pathname: string): boolean {
  return pathname === '/blog' || pathname.startsWith('/blog/') || pathname === '/size-snapshot/';
}

/** The path of the same page in another language. External addresses, and paths with a prefix, stay as they are. */
export function withLanguage(pathname: string, language: string, languages: readonly string[]): string {
  if (!pathname.startsWith('/') || isLanguageNeutral(pathname)) return pathname;
  const defaultLanguage = resolveDefaultLanguage(languages);
  if (language === defaultLanguage || resolvePathLanguage(pathname, languages) !== defaultLanguage)
    return pathname;
  return `/${language}${pathname}`;
}

function isKnownLanguage(language: string, languages: readonly string[]): boolean {
  return language === ALWAYS_KNOWN_LANGUAGE || languages.includes(language);
}
