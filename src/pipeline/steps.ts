/** Every step of the build: start reading here. A step's own file says what it reads; the root asks for everything
 *  that a site consists of, and what is reached from it is what is published. */

import type { Step } from '../graph/step.js';
import { tool } from './given.js';
import { apiFile, packageNames, steps as apiSteps } from './steps/api.js';
import { steps as apiLinkSteps } from './steps/api-links.js';
import { steps as apiThingSteps } from './steps/api-things.js';
import { hasDemos } from './steps/apart.js';
import { config, steps as configSteps } from './steps/config.js';
import { steps as demoSteps } from './steps/demos.js';
import { document, steps as documentSteps } from './steps/documents.js';
import {
  hostFiles,
  links,
  publicFile,
  sitemapFile,
  steps as indexSteps,
  textFiles,
} from './steps/indexes.js';
import { notFound } from './steps/not-found.js';
import { steps as pageSteps } from './steps/pages.js';
import { publicFiles, routes, steps as routeSteps } from './steps/routes.js';
import { searchIndexes } from './steps/search.js';
import { serviceWorker } from './steps/service-worker.js';
import { steps as siteSteps } from './steps/site.js';
import { steps as sourceSteps } from './steps/sources.js';
import { steps as subjectSteps } from './steps/subjects.js';
import { steps as templateSteps } from './steps/templates.js';
import { steps as moduleSteps } from './steps/navigation-modules.js';
import { steps as treeSteps } from './steps/trees.js';
import { steps as wordSteps } from './steps/words.js';

/** The root: the whole site. Its value says how many pages and demos there are. */
export const wholeSite: Step<'all', { readonly pages: number; readonly demos: number }> = {
  name: 'whole site',
  run: async (read) => {
    await read.step(config, 'all');
    const all = await read.step(routes, 'all');
    const pathnames = all.map(({ pathname }) => pathname);
    const documents = await read.steps(document, pathnames, hasDemos(read) ? tool(read, 'atOnce') : 1);
    await read.steps(apiFile, await read.step(packageNames, 'all'));
    await read.steps(publicFile, await read.step(publicFiles, 'all'));
    for (const step of [notFound, serviceWorker, searchIndexes, sitemapFile, textFiles, hostFiles, links])
      await read.steps<'all', unknown>(step, ['all']);
    return { pages: all.length, demos: documents.reduce((sum, one) => sum + (one?.demos ?? 0), 0) };
  },
};

/** The registry: remembered runs are found again by the names of their steps. */
export const allSteps: readonly Step[] = [
  wholeSite,
  ...configSteps,
  ...moduleSteps,
  ...treeSteps,
  ...sourceSteps,
  ...subjectSteps,
  ...apiSteps,
  ...apiThingSteps,
  ...apiLinkSteps,
  ...routeSteps,
  ...siteSteps,
  ...pageSteps,
  ...demoSteps,
  ...wordSteps,
  ...templateSteps,
  ...documentSteps,
  notFound,
  serviceWorker,
  ...indexSteps,
] as readonly Step[];
