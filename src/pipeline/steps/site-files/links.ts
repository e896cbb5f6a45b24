/** The step that checks the links of all pages. */

import type { Step } from '../../../graph/step.js';
import { checkLinks } from '../../../links/check-links.js';
import { allDocumentFacts } from '../content/documents.js';
import { config } from '../site/config.js';
import { configuredFiles } from '../site/configured-files.js';
import { publicFiles, routes } from '../site/routes.js';
import { missingPages } from '../site/site.js';

/** What the whole site has besides its pages. */
const SITE_FILES = ['404.html', 'sitemap.xml', 'robots.txt', 'llms.txt'];

/** Links, anchors and images of the built pages. Links to a page that could not be built are not checked further. */
export const links: Step<null> = {
  name: 'links',
  run: async (read) => {
    const { base, redirects, languages, url, templates } = await read.step(config);
    const facts = await read.step(allDocumentFacts);
    const pages = facts.filter((page) => page !== undefined);
    const failedRoutes = (await read.step(routes)).filter((_, at) => facts[at] === undefined);
    const files = await read.step(publicFiles);
    const diagnostics = checkLinks({
      pages: pages.map(({ source, ...page }) => ({ ...page, file: source })),
      unbuiltPathnames: failedRoutes.map(({ pathname }) => pathname),
      reportedPathnames: [...(await read.step(missingPages)), ...(await read.step(configuredFiles))],
      publicFiles: files,
      redirects,
      base,
      languages,
      url,
      templates,
      outputs: [
        ...pages.flatMap(({ outputs }) => outputs),
        ...failedRoutes.flatMap(({ output, markdownCopy }) => [output, markdownCopy]),
        ...files,
        ...SITE_FILES,
      ],
    });
    read.report(diagnostics);
    return null;
  },
};
