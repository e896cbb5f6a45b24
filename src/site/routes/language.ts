/** Languages in addresses. Knows nothing of translated text. */

export const DEFAULT_LANGUAGE = 'en';

/** Taken for a language in a path whatever the site's list says. */
const ALWAYS_KNOWN_LANGUAGE = 'zh';

/** The language whose pages have no prefix: `en` where the site has it, else its first. */
export function resolveDefaultLanguage(languages: readonly string[]): string {
  return languages.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : (languages[0] ?? DEFAULT_LANGUAGE);
}

/** The language of a path: that of its prefix, else the default one. */
export function resolvePathLanguage(pathname: string, languages: readonly string[]): string {
  const candidate = /^\/([^/?#]+)\//.exec(pathname)?.[1];
  return candidate !== undefined && isKnownLanguage(candidate, languages)
    ? candidate
    : resolveDefaultLanguage(languages);
}

/** The language that a query string asks for by `userLanguage`; the default one where it asks for none that is known. */
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

/** Pages that have no language prefix and are not made once per language. */
export function isLanguageNeutral(pathname: string): boolean {
  return pathname === '/blog' || pathname.startsWith('/blog/') || pathname === '/size-snapshot/';
}

/** The path of the same page in another language. What is no path of this site, or has a prefix already, stays as it is. */
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
