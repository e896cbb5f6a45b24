/** Creates the model of the site: the plain data on which more than one page depends. */

import { findFirstPage } from './navigation/branch.js';
import type { NavigationTree } from './navigation-coverage.js';
import { resolveDefaultLanguage } from './routes/language.js';
import type { NavigationNode } from './navigation/entry.js';
import type { SiteOrigin } from './metadata.js';
import { isApiTab } from './routes/pathname.js';
import type { Product } from './products/product.js';
import type { Route } from './routes/route.js';

export interface SiteProduct extends Product {
  /** The pathname of the page at its first prefix, if there is one. */
  readonly home?: string;
  /** The target of links to the product: its home, else its first page. */
  readonly start: string;
}

export interface SiteModel extends SiteOrigin {
  readonly title: string;
  readonly defaultLanguage: string;
  readonly products: readonly SiteProduct[];
  readonly trees: readonly NavigationTree[];
  /** The pathnames of API tabs that are pages of their own. */
  readonly tabs: readonly string[];
  /** Titles of the pages whose entry has none, by pathname, for links to the previous and next page. */
  readonly titles: Readonly<Record<string, string>>;
}

export interface SiteInput {
  readonly config: SiteOrigin & { readonly title: string; readonly products: readonly Product[] };
  readonly trees: readonly NavigationTree[];
  readonly routes: readonly Pick<Route, 'pathname'>[];
  /** The pages' own titles, by pathname. */
  readonly titles: Readonly<Record<string, string>>;
}

/** The id of the tree for all pages that belong to no product. */
export const DEFAULT_TREE = 'default';

/** The site's model. It stays equal when a page changes in a way that no other page shows. */
export function createSiteModel({ config, trees, routes, titles }: SiteInput): SiteModel {
  const pathnames = new Set(routes.map(({ pathname }) => pathname));
  const untitledPathnames = new Set(listUntitledPathnames(trees));
  return {
    title: config.title,
    url: config.url,
    base: config.base,
    languages: config.languages,
    defaultLanguage: resolveDefaultLanguage(config.languages),
    products: config.products.map((product) => createSiteProduct(product, trees, pathnames)),
    trees,
    tabs: [...pathnames].filter(isApiTab).toSorted(),
    titles: Object.fromEntries(
      Object.entries(titles).filter(([pathname]) => untitledPathnames.has(pathname)),
    ),
  };
}

/** The entries of a product's tree, or of the default tree for pages without product. */
export function findTreeEntries(
  site: Pick<SiteModel, 'trees'>,
  product: Pick<Product, 'navigation'> | undefined,
): readonly NavigationNode[] {
  const id = product?.navigation ?? DEFAULT_TREE;
  return site.trees.find((tree) => tree.id === id)?.entries ?? [];
}

function createSiteProduct(
  product: Product,
  trees: readonly NavigationTree[],
  pathnames: ReadonlySet<string>,
): SiteProduct {
  const prefix = product.pathPrefixes[0] ?? '/';
  const firstPage = findFirstPage(findTreeEntries({ trees }, product));
  const hasHome = pathnames.has(prefix);
  return {
    ...product,
    home: hasHome ? prefix : undefined,
    start: hasHome ? prefix : (firstPage?.pathname ?? '/'),
  };
}

/** The pathnames of the pages whose entry has no title. */
export function listUntitledPathnames(trees: readonly NavigationTree[]): readonly string[] {
  return trees.flatMap(({ entries }) => findUntitledPathnames(entries));
}

function findUntitledPathnames(entries: readonly NavigationNode[]): readonly string[] {
  return entries.flatMap(({ kind, title, pathname, children }) => [
    ...(kind === 'page' && title === '' ? [pathname] : []),
    ...findUntitledPathnames(children),
  ]);
}
