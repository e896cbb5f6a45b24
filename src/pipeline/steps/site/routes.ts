/** The steps from the list of files to the routes of all pages. */

import type { Read, Step } from '../../../graph/step.js';
import { isOutputPath } from '../../../output/manifest.js';
import { compareText } from '../../../text/compare-text.js';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { checkPublicFiles } from '../../../site/routes/check-routes.js';
import { showsItem, listTabKinds, createTabRoutes } from '../../../site/api-locations.js';
import { toCanonicalPath, resolveDefaultLanguage } from '../../../site/routes/language.js';
import { isApiTab } from '../../../site/routes/pathname.js';
import { isPageFile, resolveFilePathname, type Route } from '../../../site/routes/route.js';
import { planRoutes } from '../../../site/routes/plan-routes.js';
import { readOption } from '../../build-input.js';
import { apiLocations } from '../reference/package-api.js';
import { config } from './config.js';
import { createDraftProductCheck } from './draft-products.js';
import { frontMatter, plannedPages, sourceRoutes } from './sources.js';
import { itemPages } from '../reference/item-pages.js';

/** The paths below `public` of the files that are copied. */
export const publicFiles: Step<readonly string[]> = {
  name: 'public files',
  keepInMemory: true,
  run: (read) => {
    const { files, rejectedLinks } = read.list('public');
    read.report(rejectedLinks.map(createRejectedLink));
    const paths = files.map((file) => file.slice('public/'.length));
    read.report(paths.filter((path) => !isOutputPath(path)).map(createInvalidName));
    return paths.filter(isOutputPath);
  },
};

function createInvalidName(path: string): Diagnostic {
  const message = `“${path}” cannot be the path of a published file`;
  const file = `public/${path}`;
  return { code: 'route/invalid-name', severity: 'error', file, message, hint: 'Rename it.' };
}

/** All routes, with drafts, and the pathnames of files that were rejected. */
export const allRoutes: Step<{
  readonly routes: readonly Route[];
  readonly rejectedPathnames: readonly string[];
}> = {
  name: 'all routes',
  keepInMemory: true,
  run: async (read) => {
    const { languages } = await read.step(config);
    const { files, rejectedLinks } = read.list('pages');
    const api = await read.step(apiLocations);
    const rules = { languages, defaultLanguage: resolveDefaultLanguage(languages), api };
    const planned = api.length === 0 ? await read.step(plannedPages) : planRoutes(files, rules);
    const collisions = checkPublicFiles(planned.routes, await read.step(publicFiles));
    const rejections = [...planned.diagnostics, ...rejectedLinks.map(createRejectedLink)];
    read.report([...rejections, ...collisions]);
    const rejectedFiles = rejections.map(({ file }) => file).filter(isPageFile);
    return { routes: planned.routes, rejectedPathnames: rejectedFiles.map(resolveFilePathname) };
  },
};

const REJECTION_MESSAGES = {
  outside: 'The link leads outside the site folder',
  cycle: 'The link leads back into itself',
  broken: 'The link leads to nothing',
};

function createRejectedLink(link: {
  readonly path: string;
  readonly reason: keyof typeof REJECTION_MESSAGES;
}): Diagnostic {
  const message = REJECTION_MESSAGES[link.reason];
  const hint = 'Put a copy here, or remove the link.';
  return { code: 'file/outside-site', severity: 'error', file: link.path, message, hint };
}

/** The routes of Markdown files that are built. They do not wait for the API reference, which takes long to extract. */
export const pageRoutes: Step<readonly Route[]> = {
  name: 'page routes',
  keepInMemory: true,
  run: async (read) => {
    const all = await read.step(sourceRoutes);
    const finishedRoutes = readOption(read, 'drafts') ? all : await removeDraftPages(read, all);
    const isInDraftProduct = await createDraftProductCheck(read);
    return finishedRoutes.filter(({ pathname }) => !isInDraftProduct(pathname));
  },
};

/** Only a build without drafts has to know the front matter of all pages before the first of them. */
async function removeDraftPages(read: Read, pages: readonly Route[]): Promise<readonly Route[]> {
  const frontMatters = await read.steps(
    frontMatter,
    pages.map(({ source }) => source),
  );
  return pages.filter((_, at) => !frontMatters[at]?.draft);
}

/** The routes that are built. The front matter of pages says which of them are homes: `route` reads it. */
export const routes: Step<readonly Route[]> = {
  name: 'routes',
  keepInMemory: true,
  run: async (read) => {
    const { routes: all } = await read.step(allRoutes);
    const pages = await read.step(pageRoutes);
    const tabs = await collectTabRoutes(read, pages);
    const apiRoutes = all.filter(({ api }) => api);
    return [...pages, ...apiRoutes, ...tabs].sort((a, b) => compareText(a.pathname, b.pathname));
  },
};

/** The tabs of pages whose product shows its reference in tabs. A page at the pathname of a tab replaces it. */
async function collectTabRoutes(read: Read, pages: readonly Route[]): Promise<readonly Route[]> {
  const tabPlaces = (await read.step(apiLocations)).filter(({ pathname }) => isApiTab(pathname));
  if (tabPlaces.length === 0) return [];
  const { languages } = await read.step(config);
  const subjectsByPathname = new Map(
    (await read.step(itemPages)).map((subject) => [subject.pathname, subject]),
  );
  const pagePathnames = new Set(pages.map(({ pathname }) => pathname));
  const tabs = createTabRoutes(pages, ({ pathname }) => {
    const subject = subjectsByPathname.get(toCanonicalPath(pathname, languages));
    return listTabKinds(
      tabPlaces.filter((place) => subject?.product === place.product && showsItem(subject, place)),
    );
  });
  return tabs.filter(({ pathname }) => !pagePathnames.has(pathname));
}

/** The routes of all Markdown files by pathname, with drafts. */
export const sourceRouteIndex: Step<ReadonlyMap<string, Route>> = {
  name: 'source route index',
  transient: true,
  run: async (read) => createIndex(await read.step(sourceRoutes)),
};

/** All routes by pathname. A page reads its own route with `route`. */
export const routeIndex: Step<ReadonlyMap<string, Route>> = {
  name: 'route index',
  transient: true,
  run: async (read) => createIndex(await read.step(routes)),
};

function createIndex(all: readonly Route[]): ReadonlyMap<string, Route> {
  return new Map(all.map((one) => [one.pathname, one]));
}

/** The route of a page, by its pathname. That of a Markdown file waits neither for the API reference nor for the front matter of
 *  other pages. */
export const route: Step<Route, string> = {
  name: 'route',
  run: async (read, pathname) => {
    const sourceRoute = (await read.step(sourceRouteIndex)).get(pathname);
    const isBuilt = sourceRoute && !(await isDraft(read, sourceRoute));
    const found = isBuilt ? sourceRoute : (await read.step(routeIndex)).get(pathname);
    if (!found) throw new Error(`There is no route ${pathname}`);
    return (await isHome(read, found)) ? { ...found, kind: 'home' } : found;
  },
};

/** Whether a page is left out of the build: it is a draft, or its product is one. */
async function isDraft(read: Read, { pathname, source }: Route): Promise<boolean> {
  if (readOption(read, 'drafts')) return false;
  const isInDraftProduct = await createDraftProductCheck(read);
  return isInDraftProduct(pathname) || (await read.stepIfAvailable(frontMatter, source))?.draft === true;
}

/** Whether the front matter of a page makes it a home. */
export async function isHome(read: Read, { api, source }: Route): Promise<boolean> {
  return !api && (await read.stepIfAvailable(frontMatter, source))?.template === 'home';
}
