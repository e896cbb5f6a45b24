/** Checks the navigation against the pages, as far as both can be read. */

import type { Read } from '../../../graph/step.js';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { checkNavigationCoverage, type NavigationTree } from '../../../site/navigation-coverage.js';
import type { NavigationNode } from '../../../site/navigation/entry.js';
import { resolveDefaultLanguage } from '../../../site/routes/language.js';
import type { Product } from '../../../site/products/product.js';
import type { Route } from '../../../site/routes/route.js';
import { readOption } from '../../build-input.js';
import { config } from './config.js';
import { createDraftProductCheck } from './draft-products.js';
import { allRoutes } from './routes.js';

interface SiteNavigation {
  readonly trees: readonly NavigationTree[];
  /** One for each tree; none for a tree with errors of its own. */
  readonly entries: readonly (readonly NavigationNode[] | undefined)[];
  readonly products: readonly Product[];
  /** The routes that are built. */
  readonly builtRoutes: readonly Route[];
}

/** Pages that were rejected count as pages, so that the navigation is not blamed for them. */
export async function collectCoverageDiagnostics(
  read: Read,
  { trees, entries, products, builtRoutes }: SiteNavigation,
): Promise<readonly Diagnostic[]> {
  const { languages } = await read.step(config);
  const { routes: routesWithDrafts, rejectedPathnames } = await read.step(allRoutes);
  const isInDraftProduct = await createDraftProductCheck(read);
  const unlistedPathnames = routesWithDrafts
    .map(({ pathname }) => pathname)
    .filter((pathname) => isInDraftProduct(pathname));
  const homes = builtRoutes.filter(({ kind }) => kind === 'home');
  const rejectedRoutes = routesWithDrafts
    .slice(0, 1)
    .flatMap((route) => rejectedPathnames.map((pathname) => ({ ...route, pathname, kind: 'home' as const })));
  const diagnostics = checkNavigationCoverage(trees, {
    routes: [...routesWithDrafts, ...rejectedRoutes],
    defaultLanguage: resolveDefaultLanguage(languages),
    products,
    pathnamesWithoutEntry: new Set([...homes.map(({ pathname }) => pathname), ...unlistedPathnames]),
    publishedPathnames: new Set(
      readOption(read, 'drafts') ? [] : builtRoutes.map(({ pathname }) => pathname),
    ),
  });
  const isComplete = rejectedPathnames.length === 0 && entries.every((one) => one !== undefined);
  return isComplete ? diagnostics : diagnostics.filter(({ code }) => code !== 'nav/orphan-page');
}
