/** The steps that look at the Markdown files alone: which pages they are, and what their front matter says. */

import type { Step } from '../../../graph/step.js';
import type { FrontMatter } from '../../../markdown/front-matter/check-front-matter.js';
import { DiagnosticError } from '../../../diagnostics/diagnostic.js';
import { resolveDefaultLanguage } from '../../../site/routes/language.js';
import type { Route } from '../../../site/routes/route.js';
import { planRoutes } from '../../../site/routes/plan-routes.js';
import { config } from './config.js';

/** The routes of all files, drafts included. What is wrong with them is told where all routes are made. */
export const sourceRoutes: Step<readonly Route[]> = {
  name: 'source routes',
  run: async (read) => {
    const { languages } = await read.step(config);
    const rules = { languages, defaultLanguage: resolveDefaultLanguage(languages) };
    return planRoutes(read.list('pages').files, rules).routes;
  },
};

/** Apart from the page, so that an edit below the front matter leaves the site's model as it is. */
export const frontMatter: Step<
  Pick<FrontMatter, 'title' | 'draft' | 'template' | 'components' | 'hooks'>,
  string
> = {
  name: 'front matter',
  earlyCutoff: true,
  run: async (read, source) => {
    const { decodeSource } = await import('../../../markdown/decode-source.js');
    const { parseFrontMatter: readFrontMatter } =
      await import('../../../markdown/front-matter/parse-front-matter.js');
    const { limits } = await read.step(config);
    const decoded = decodeSource(read.bytes(source) ?? new Uint8Array(), source, limits.pageBytes);
    if ('diagnostics' in decoded) throw new DiagnosticError([]);
    const { title, draft, template, components, hooks } = readFrontMatter(decoded.text, source).frontMatter;
    return {
      ...(title === undefined ? {} : { title }),
      draft,
      components,
      hooks,
      ...(template === undefined ? {} : { template }),
    };
  },
};
