/** Checks the navigation against the pages, as far as both can be read. */

import type { Read, Step } from '../../../graph/step.js';
import { checkNavigationCoverage, findUnlistedRoutes } from '../../../site/navigation-coverage.js';
import type { NavigationTree } from '../../../site/navigation-coverage.js';
import { listPathPrefixes } from '../../../site/products/product.js';
import { resolveDefaultLanguage } from '../../../site/routes/language.js';
import type { Route } from '../../../site/routes/route.js';
import { readOption } from '../../build-input.js';
import { config } from './config.js';
import { createDraftProductCheck } from './draft-products.js';
import { navigationFiles } from './navigation-modules.js';
import { navigationTree } from './navigation-trees.js';
import { allRoutes, isHome, routes } from './routes.js';

/** No page needs it. Pages that were rejected count as pages, so that the navigation is not blamed for them. */
export const navigationCoverage: Step<null> = {
  name: 'navigation coverage',
  run: async (read) => {
    const { languages, products } = await read.step(config);
    const { routes: routesWithDrafts, rejectedPathnames } = await read.step(allRoutes);
    const builtRoutes = await read.step(routes);
    const ids = Object.keys(await read.step(navigationFiles));
    const entries = await read.steps(navigationTree, ids);
    const trees = ids.map((id, at) => ({ id, entries: entries[at] ?? [] }));
    const rejectedRoutes = routesWithDrafts
      .slice(0, 1)
      .flatMap((route) =>
        rejectedPathnames.map((pathname) => ({ ...route, pathname, kind: 'home' as const })),
      );
    const diagnostics = checkNavigationCoverage(trees, {
      routes: [...routesWithDrafts, ...rejectedRoutes],
      defaultLanguage: resolveDefaultLanguage(languages),
      products: products.map((product) => ({ pathPrefixes: listPathPrefixes(product) })),
      pathnamesWithoutEntry: new Set([
        ...(await collectHomes(read, trees, builtRoutes)),
        ...(await collectDraftProductPages(read, routesWithDrafts)),
      ]),
      publishedPathnames: new Set(
        readOption(read, 'drafts') ? [] : builtRoutes.map(({ pathname }) => pathname),
      ),
    });
    const isComplete = rejectedPathnames.length === 0 && entries.every((one) => one !== undefined);
    read.report(isComplete ? diagnostics : diagnostics.filter(({ code }) => code !== 'nav/orphan-page'));
    return null;
  },
};

/** The homes among the pages without an entry: the others need not be read. */
async function collectHomes(
  read: Read,
  trees: readonly NavigationTree[],
  builtRoutes: readonly Route[],
): Promise<readonly string[]> {
  const unlistedRoutes = findUnlistedRoutes(trees, builtRoutes);
  const homes: string[] = [];
  for (const route of unlistedRoutes) if (await isHome(read, route)) homes.push(route.pathname);
  return homes;
}

async function collectDraftProductPages(
  read: Read,
  routesWithDrafts: readonly Route[],
): Promise<readonly string[]> {
  const isInDraftProduct = await createDraftProductCheck(read);
  return routesWithDrafts.map(({ pathname }) => pathname).filter((pathname) => isInDraftProduct(pathname));
}
