/** The step from a Markdown file to a page. */

import { SerializedValue } from '../../../graph/serialized-value.js';
import type { Read, Step } from '../../../graph/step.js';
import type { FormulaResult } from '../../../markdown/math/formula.js';
import type { Page, PageBlock } from '../../../markdown/page.js';
import type { SourceReadResult } from '../../../markdown/page-context.js';
import { DiagnosticError } from '../../../diagnostics/diagnostic.js';
import { resolveDefaultLanguage } from '../../../site/routes/language.js';
import { readTool } from '../../build-input.js';
import type { ParseSettings, SourceInput } from '../../threads/parse-source.js';
import { renderedFormula } from './formulas.js';
import { readApiPage, createTabsBlock } from '../reference/api-pages.js';
import { config } from '../site/config.js';
import { route } from '../site/routes.js';
import { messages } from '../shell/messages.js';
import { listMediaSources } from '../site-files/policy.js';

/** What the pages of a language share: one object for all of them, so that it is sent to another thread once. */
export const parseSettings: Step<ParseSettings, string> = {
  name: 'parse settings',
  keepInMemory: true,
  run: async (read, language) => {
    const siteConfig = await read.step(config);
    const { base, languages, url, repository, links, embeds, demos, products, markdown } = siteConfig;
    return {
      base,
      languagePrefix: language === resolveDefaultLanguage(languages) ? '' : `/${language}`,
      host: url,
      repository,
      nofollow: links.nofollow,
      embedHosts: embeds.hosts.map((host) => new URL(host).origin),
      mediaSources: listMediaSources(siteConfig),
      isolated: demos.isolated,
      products,
      hasMath: markdown.math,
      messages: await read.step(messages, language),
    };
  },
};

/** A page without its demos, by its pathname: a language may show the page of another one. */
export const page: Step<Page, string> = {
  name: 'page',
  run: async (read, pathname) => {
    const { decodeSource } = await import('../../../markdown/decode-source.js');
    const { limits } = await read.step(config);
    const ownRoute = await read.step(route, pathname);
    if (ownRoute.api) return readApiPage(read, ownRoute, async (path) => read.step(page, path));
    const { source, language } = ownRoute;
    const decoded = decodeSource(read.bytes(source) ?? new Uint8Array(), source, limits.pageBytes);
    if ('diagnostics' in decoded) throw new DiagnosticError(decoded.diagnostics);
    const settings = await read.step(parseSettings, language);
    const parsedPage = await parsePageSource(read, { text: decoded.text, source }, settings);
    const tabs = await createTabsBlock(read, pathname, pathname);
    return tabs.length === 0 ? parsedPage : addBlocks(parsedPage, tabs);
  },
};

/** What the page needs besides its text is asked for once each, in the order of the page. */
export async function parsePageSource(
  read: Read,
  source: Pick<SourceInput, 'text' | 'source'>,
  settings: ParseSettings,
): Promise<SerializedValue<Page>> {
  const files = new Map<string, SourceReadResult>();
  const formulas = new Map<string, FormulaResult>();
  for (;;) {
    const input = { ...source, files, formulas };
    const reply = await readTool(read, 'threads').run('parseSource', input, { settings });
    if (!('neededFiles' in reply)) {
      const { diagnostics, ...serialized } = reply;
      read.report(diagnostics);
      return new SerializedValue<Page>(serialized);
    }
    for (const path of reply.neededFiles) files.set(path, readSource(read, path));
    for (const key of reply.neededFormulas) formulas.set(key, await read.step(renderedFormula, key));
  }
}

function addBlocks(parsedPage: SerializedValue<Page>, blocks: readonly PageBlock[]): Page {
  const parsed = parsedPage.deserialize();
  return { ...parsed, blocks: [...blocks, ...parsed.blocks] };
}

/** A source file of the site, for pages that show it. Never a file outside of the site's folder. */
export function readSource(read: Read, path: string): SourceReadResult {
  if (path.startsWith('../') || read.leadsOutside(path)) return { outside: true };
  const bytes = read.bytes(path);
  return bytes ? { text: new TextDecoder().decode(bytes) } : { missing: true };
}
