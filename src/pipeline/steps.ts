/** Every step of the build: start reading here. A step's own file says what it reads; the root asks for everything
 *  that a site consists of, and what is reached from it is what is published. */

import type { Step } from '../graph/step.js';
import { readTool } from './given.js';
import { apiFile, packageNames } from './steps/api.js';
import { hasDemos } from './steps/apart.js';
import { config } from './steps/config.js';
import { document } from './steps/documents.js';
import { hostFiles, links, publicFile, sitemapFile, textFiles } from './steps/indexes.js';
import { notFound } from './steps/not-found.js';
import { publicFiles, routes } from './steps/routes.js';
import { searchIndexes } from './steps/search.js';
import { serviceWorker } from './steps/service-worker.js';

/** The root: the whole site. Its value says how many pages and demos there are. */
export const wholeSite: Step<{ readonly pages: number; readonly demos: number }> = {
  name: 'whole site',
  run: async (read) => {
    await read.step(config);
    const siteRoutes = await read.step(routes);
    const pathnames = siteRoutes.map(({ pathname }) => pathname);
    const documents = await read.steps(
      document,
      pathnames,
      hasDemos(read) ? readTool(read, 'concurrency') : 1,
    );
    await read.steps(apiFile, await read.step(packageNames));
    await read.steps(publicFile, await read.step(publicFiles));
    for (const step of [notFound, serviceWorker, searchIndexes, sitemapFile, textFiles, hostFiles, links])
      await read.stepIfAvailable(step);
    return {
      pages: siteRoutes.length,
      demos: documents.reduce((sum, facts) => sum + (facts?.demos ?? 0), 0),
    };
  },
};
