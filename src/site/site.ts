/** The site as a whole, as plain data: what more than one page depends on. Knows nothing of the pages' bodies. */

import { firstPage } from './branch.js';
import type { Tree } from './coverage.js';
import { defaultLanguageOf } from './language.js';
import type { NavEntry } from './entry.js';
import type { Origin } from './metadata.js';
import { isApiTab } from './pathname.js';
import type { Product } from './product.js';
import type { Route } from './route.js';

export interface SiteProduct extends Product {
  /** The pathname of the page at its first prefix, where there is one. */
  readonly home?: string;
  /** Where a link to the product leads: its home, else its first page. */
  readonly start: string;
}

export interface Site extends Origin {
  readonly title: string;
  readonly defaultLanguage: string;
  readonly products: readonly SiteProduct[];
  readonly trees: readonly Tree[];
  /** The pathnames of API tabs that are pages of their own. */
  readonly tabs: readonly string[];
  /** Titles of the pages whose entry has none, by pathname: previous and next need a name. */
  readonly titles: Readonly<Record<string, string>>;
}

export interface SiteParts {
  readonly config: Origin & { readonly title: string; readonly products: readonly Product[] };
  readonly trees: readonly Tree[];
  readonly routes: readonly Pick<Route, 'pathname'>[];
  /** The pages' own titles, by pathname. */
  readonly titles: Readonly<Record<string, string>>;
}

/** The tree of all pages that belong to no product (behaviour 2.3). */
export const DEFAULT_TREE = 'default';

/** The site's model. It stays equal while pages change that others do not show. */
export function assembleSite({ config, trees, routes, titles }: SiteParts): Site {
  const pathnames = new Set(routes.map(({ pathname }) => pathname));
  const untitled = trees.flatMap(({ entries }) => untitledPages(entries));
  return {
    title: config.title,
    ...(config.url === undefined ? {} : { url: config.url }),
    base: config.base,
    languages: config.languages,
    defaultLanguage: defaultLanguageOf(config.languages),
    products: config.products.map((product) => siteProduct(product, trees, pathnames)),
    trees,
    tabs: [...pathnames].filter(isApiTab).toSorted(),
    titles: Object.fromEntries(
      untitled.flatMap(({ pathname }) =>
        Object.hasOwn(titles, pathname) ? [[pathname, titles[pathname]!]] : [],
      ),
    ),
  };
}

/** The entries of a product's tree; of the default one for a page without product. */
export function treeOf(
  site: Pick<Site, 'trees'>,
  product: Pick<Product, 'navigation'> | undefined,
): readonly NavEntry[] {
  const id = product?.navigation ?? DEFAULT_TREE;
  return site.trees.find((tree) => tree.id === id)?.entries ?? [];
}

function siteProduct(product: Product, trees: readonly Tree[], pathnames: ReadonlySet<string>): SiteProduct {
  const prefix = product.pathPrefixes[0] ?? '/';
  const first = firstPage(treeOf({ trees }, product));
  const hasHome = pathnames.has(prefix);
  return {
    ...product,
    ...(hasHome ? { home: prefix } : {}),
    start: hasHome ? prefix : (first?.pathname ?? '/'),
  };
}

function untitledPages(entries: readonly NavEntry[]): readonly NavEntry[] {
  return entries.flatMap((entry) => [
    ...(entry.kind === 'page' && entry.title === '' ? [entry] : []),
    ...untitledPages(entry.children),
  ]);
}
