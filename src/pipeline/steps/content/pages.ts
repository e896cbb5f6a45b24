/** The step from a Markdown file to a page. */

import type { Read, Step } from '../../../graph/step.js';
import type { Page } from '../../../markdown/page.js';
import type { SourceReadResult } from '../../../markdown/page-context.js';
import { DiagnosticError } from '../../../diagnostics/diagnostic.js';
import { findDemoSetting } from '../../../site/products/demo-setting.js';
import { resolveDefaultLanguage, isLanguageNeutral } from '../../../site/routes/language.js';
import { readApiPage, createTabsBlock } from '../reference/api-pages.js';
import { config } from '../site/config.js';
import { route } from '../site/routes.js';
import { messages } from '../shell/messages.js';
import { createMediaCheck } from '../site-files/policy.js';

/** A page without its demos, by its pathname: a language may show the page of another one. */
export const page: Step<Page, string> = {
  name: 'page',
  run: async (read, pathname) => {
    const { decodeSource } = await import('../../../markdown/decode-source.js');
    const { parsePage } = await import('../../../markdown/parse-page.js');
    const settings = await read.step(config);
    const { base, languages, url, repository, links, limits, embeds, demos, products } = settings;
    const ownRoute = await read.step(route, pathname);
    if (ownRoute.api) return readApiPage(read, ownRoute, async (path) => read.step(page, path));
    const { source, language } = ownRoute;
    const decoded = decodeSource(read.bytes(source) ?? new Uint8Array(), source, limits.pageBytes);
    if ('diagnostics' in decoded) throw new DiagnosticError(decoded.diagnostics);
    const { page: parsedPage, diagnostics } = parsePage(decoded.text, {
      source,
      displayPath: source,
      base,
      languagePrefix: language === resolveDefaultLanguage(languages) ? '' : `/${language}`,
      ignoredForLanguage: isLanguageNeutral,
      host: url,
      repository,
      nofollow: links.nofollow,
      embedHosts: embeds.hosts.map((host) => new URL(host).origin),
      isolatesDemo: (path) => findDemoSetting(demos.isolated, path, products) === true,
      allowsMedia: createMediaCheck(settings),
      messages: await read.step(messages, language),
      read: (path) => readSource(read, path),
    });
    read.report(diagnostics);
    const tabs = await createTabsBlock(read, pathname, pathname);
    return tabs.length === 0 ? parsedPage : { ...parsedPage, blocks: [...tabs, ...parsedPage.blocks] };
  },
};

/** A source file of the site, for pages that show it. Never a file outside of the site's folder. */
export function readSource(read: Read, path: string): SourceReadResult {
  if (path.startsWith('../') || read.leadsOutside(path)) return { outside: true };
  const bytes = read.bytes(path);
  return bytes ? { text: new TextDecoder().decode(bytes) } : { missing: true };
}
