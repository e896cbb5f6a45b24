/** The steps that read only the Markdown files: their routes and their front matter. */

import type { Step } from '../../../graph/step.js';
import type { FrontMatter } from '../../../markdown/front-matter/check-front-matter.js';
import { DiagnosticError } from '../../../diagnostics/diagnostic.js';
import { resolveDefaultLanguage } from '../../../site/routes/language.js';
import type { Route } from '../../../site/routes/route.js';
import { planRoutes, type RoutePlan } from '../../../site/routes/plan-routes.js';
import { copyStrings } from '../../../text/copy-strings.js';
import { config } from './config.js';

/** The routes of all Markdown files, with drafts, and what is wrong with them, which `allRoutes` reports. */
export const plannedPages: Step<RoutePlan> = {
  name: 'planned pages',
  keepInMemory: true,
  run: async (read) => {
    const { languages } = await read.step(config);
    const rules = { languages, defaultLanguage: resolveDefaultLanguage(languages) };
    return planRoutes(read.list('pages').files, rules);
  },
};

/** The routes of all Markdown files, with drafts. */
export const sourceRoutes: Step<readonly Route[]> = {
  name: 'source routes',
  transient: true,
  run: async (read) => (await read.step(plannedPages)).routes,
};

/** A step of its own, so that an edit below the front matter does not change the site's model. */
export const frontMatter: Step<
  Pick<FrontMatter, 'title' | 'draft' | 'template' | 'components' | 'hooks'>,
  string
> = {
  name: 'front matter',
  earlyCutoff: true,
  run: async (read, source) => {
    const { decodeSource } = await import('../../../markdown/decode-source.js');
    const { loadYamlParser, parseFrontMatter } =
      await import('../../../markdown/front-matter/parse-front-matter.js');
    const { limits } = await read.step(config);
    const decoded = decodeSource(read.bytes(source) ?? new Uint8Array(), source, limits.pageBytes);
    if ('diagnostics' in decoded) throw new DiagnosticError([]);
    const { text } = decoded;
    const parsed = parseFrontMatter(text, source, await loadYamlParser(text));
    const { title, draft, template, components, hooks } = parsed.frontMatter;
    // Otherwise each title would keep the text of its page.
    return copyStrings({ title, draft, template, components, hooks });
  },
};
