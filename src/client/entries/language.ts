/** Redirects a reader whose link asks for a language to the page in that language, if there is one. */

import {
  toCanonicalPath,
  resolvePathLanguage,
  resolveUserLanguage,
  withLanguage,
} from '../../site/routes/language.js';

/** What the config says. */
declare const LANGUAGES: readonly string[];
declare const BASE: string;

const path = `/${location.pathname.slice(BASE.length)}`;
const requestedLanguage = resolveUserLanguage(location.search, LANGUAGES);
const targetPath = withLanguage(toCanonicalPath(path, LANGUAGES), requestedLanguage, LANGUAGES);

if (
  LANGUAGES.includes(requestedLanguage) &&
  resolvePathLanguage(path, LANGUAGES) !== requestedLanguage &&
  targetPath !== path
)
  void redirectToLanguage();

async function redirectToLanguage(): Promise<void> {
  const url = new URL(location.href);
  url.pathname = `${BASE}${targetPath.slice(1)}`;
  url.searchParams.delete('userLanguage');
  const response = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
  if (response?.ok) location.replace(url);
}
