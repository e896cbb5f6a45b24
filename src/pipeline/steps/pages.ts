/** The step from a Markdown file to a page. */

import type { Read, Step } from '../../graph/step.js';
import type { Page } from '../../pages/page.js';
import type { SourceRead } from '../../pages/surroundings.js';
import { Problems } from '../../report/problem.js';
import { defaultLanguageOf, isIgnoredForLanguage } from '../../site/language.js';
import { apiPageOf, tabsBlock } from './api-pages.js';
import { config } from './config.js';
import { route } from './routes.js';
import { words } from './words.js';

/** A page without its demos. The key is a pathname: a language may show the page of another one. */
export const page: Step<Page, string> = {
  name: 'page',
  run: async (read, pathname) => {
    const { decodeSource } = await import('../../pages/decode.js');
    const { parsePage } = await import('../../pages/parse.js');
    const { base, languages, url, repository, limits } = await read.step(config);
    const own = await read.step(route, pathname);
    if (own.api) return apiPageOf(read, own, async (path) => read.step(page, path));
    const { source, language } = own;
    const decoded = decodeSource(read.bytes(source) ?? new Uint8Array(), source, limits.pageBytes);
    if ('problems' in decoded) throw new Problems(decoded.problems);
    const { page: parsed, problems } = parsePage(decoded.text, {
      source,
      place: source,
      base,
      languagePrefix: language === defaultLanguageOf(languages) ? '' : `/${language}`,
      ignoredForLanguage: isIgnoredForLanguage,
      ...(url === undefined ? {} : { host: url }),
      ...(repository ? { repository } : {}),
      words: await read.step(words, language),
      read: (path) => sourceAt(read, path),
    });
    read.report(problems);
    const tabs = await tabsBlock(read, pathname, pathname);
    return tabs.length === 0 ? parsed : { ...parsed, blocks: [...tabs, ...parsed.blocks] };
  },
};

/** A source file of the site, for pages that show it; never one that a link leads out of the folder. */
export function sourceAt(read: Read, path: string): SourceRead {
  if (path.startsWith('../') || read.leadsOutside(path)) return { outside: true };
  const bytes = read.bytes(path);
  return bytes ? { text: new TextDecoder().decode(bytes) } : { missing: true };
}
