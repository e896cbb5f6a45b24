/** Languages in addresses (behaviour 2.4). Knows nothing of translated text. */

export const DEFAULT_LANGUAGE = 'en';

/** Taken for a language in a path whatever the site's list says. */
const ALWAYS_KNOWN = 'zh';

/** The language whose pages have no prefix: `en` where the site has it, else its first. */
export function defaultLanguageOf(languages: readonly string[]): string {
  return languages.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : (languages[0] ?? DEFAULT_LANGUAGE);
}

/** The language of a path: that of its prefix, else the default one. */
export function languageOf(pathname: string, languages: readonly string[]): string {
  const candidate = /^\/([^/?#]+)\//.exec(pathname)?.[1];
  return candidate !== undefined && isKnown(candidate, languages) ? candidate : defaultLanguageOf(languages);
}

/** The language that a query string asks for by `userLanguage`; the default one where it asks for none that is known. */
export function userLanguageOf(query: string, languages: readonly string[]): string {
  const wanted = new URLSearchParams(query).get('userLanguage');
  return wanted !== null && isKnown(wanted, languages) ? wanted : defaultLanguageOf(languages);
}

/** The path without language prefix, query and hash. */
export function canonicalPath(pathname: string, languages: readonly string[]): string {
  const path = pathname.replace(/[?#].*/s, '');
  const language = languageOf(path, languages);
  return language === defaultLanguageOf(languages) ? path : path.slice(language.length + 1);
}

/** Pages that have no language prefix and are not made once per language. */
export function isIgnoredForLanguage(pathname: string): boolean {
  return pathname === '/blog' || pathname.startsWith('/blog/') || pathname === '/size-snapshot/';
}

/** The path of the same page in another language. What is no path of this site, or has a prefix already, stays as it is. */
export function withLanguage(pathname: string, language: string, languages: readonly string[]): string {
  if (!pathname.startsWith('/') || isIgnoredForLanguage(pathname)) return pathname;
  const standard = defaultLanguageOf(languages);
  if (language === standard || languageOf(pathname, languages) !== standard) return pathname;
  return `/${language}${pathname}`;
}

function isKnown(language: string, languages: readonly string[]): boolean {
  return language === ALWAYS_KNOWN || languages.includes(language);
}
