/** Every step of the build: start reading here. A step's own file says what it reads; the root asks for everything
 *  that a site consists of, and what is reached from it is what is published. */

import type { Read, Step } from '../graph/step.js';
import type { Route } from '../site/routes/route.js';
import { allDemos } from './steps/demos/all-demos.js';
import { apiFile, packageNames } from './steps/reference/package-api.js';
import { undocumentedComponents } from './steps/reference/undocumented-components.js';
import { config } from './steps/site/config.js';
import { document } from './steps/content/documents.js';
import { hostFiles } from './steps/site-files/host-files.js';
import { links } from './steps/site-files/links.js';
import { publicFile, sitemapFile, textFiles } from './steps/site-files/text-files.js';
import { notFound } from './steps/site-files/not-found.js';
import { configuredFiles } from './steps/site/configured-files.js';
import { wholeNavigations } from './steps/shell/whole-navigations.js';
import { navigationCoverage } from './steps/site/navigation-coverage.js';
import { requiredPackages } from './steps/site/required-packages.js';
import { publicFiles, routes } from './steps/site/routes.js';
import { searchIndexes } from './steps/site-files/search.js';
import { serviceWorker } from './steps/site-files/service-worker.js';

/** The root: the whole site. Its value says how many pages and demos there are. */
export const wholeSite: Step<{ readonly pages: number; readonly demos: number }> = {
  name: 'whole site',
  run: async (read) => {
    await read.step(config);
    await read.step(requiredPackages);
    // The pages of the API reference show no demos: neither waits for the other.
    const [{ siteRoutes, documents }] = await Promise.all([readPages(read), read.stepIfAvailable(allDemos)]);
    return {
      pages: siteRoutes.length,
      demos: documents.reduce((sum, facts) => sum + (facts?.demos ?? 0), 0),
    };
  },
};

/** The pages of the API reference first. A page with demos waits for those that it shows. */
async function readPages(read: Read) {
  const siteRoutes = await readReferencePages(read);
  // Another thread adds to the indexes what this one has built.
  const [documents] = await Promise.all([
    readDocumentsAndSiteFiles(read, siteRoutes),
    read.stepIfAvailable(searchIndexes),
  ]);
  return { siteRoutes, documents };
}

async function readDocumentsAndSiteFiles(read: Read, siteRoutes: readonly Route[]) {
  const documents = await readDocuments(read, siteRoutes);
  await read.steps(apiFile, await read.step(packageNames));
  await read.steps(publicFile, await read.step(publicFiles));
  await readSiteFilesAndChecks(read);
  return documents;
}

async function readSiteFilesAndChecks(read: Read): Promise<void> {
  const siteFiles = [wholeNavigations, notFound, serviceWorker, sitemapFile, textFiles, hostFiles];
  const checks = [links, navigationCoverage, undocumentedComponents, configuredFiles];
  for (const step of [...siteFiles, ...checks]) await read.stepIfAvailable(step);
}

/** All routes, once the documents of the API reference are up to date. */
async function readReferencePages(read: Read): Promise<readonly Route[]> {
  const siteRoutes = await read.step(routes);
  await readDocuments(
    read,
    siteRoutes.filter(({ api }) => api),
  );
  return siteRoutes;
}

async function readDocuments(read: Read, documentRoutes: readonly Route[]) {
  const pathnames = documentRoutes.map(({ pathname }) => pathname);
  return read.steps(document, pathnames, 'several');
}
