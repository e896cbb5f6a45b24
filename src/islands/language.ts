/** Leads a reader whose link asks for a language to the page in that language, if there is one (behaviour 2.4). */

import { canonicalPath, languageOf, userLanguageOf, withLanguage } from '../site/language.js';

/** What the config says. */
declare const LANGUAGES: readonly string[];
declare const BASE: string;

const path = `/${location.pathname.slice(BASE.length)}`;
const wanted = userLanguageOf(location.search, LANGUAGES);
const target = withLanguage(canonicalPath(path, LANGUAGES), wanted, LANGUAGES);

if (LANGUAGES.includes(wanted) && languageOf(path, LANGUAGES) !== wanted && target !== path) void lead();

async function lead(): Promise<void> {
  const address = new URL(location.href);
  address.pathname = `${BASE}${target.slice(1)}`;
  address.searchParams.delete('userLanguage');
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok) location.replace(address);
}
