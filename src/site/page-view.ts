/** What one page's document needs of the site: small, plain, and independent of other pages' bodies. */

import { createBranchKey, createBranch, type NavigationBranchItem } from './navigation/branch.js';
import type { NavigationNode } from './navigation/entry.js';
import { resolveEntryHref, withBase, type EntryLinkContext } from './routes/href.js';
import { toCanonicalPath, resolvePathLanguage } from './routes/language.js';
import { createAlternates, resolveCanonicalUrl, isIndexable, type Alternate } from './metadata.js';
import { toMatchKey } from './routes/pathname.js';
import {
  resolveCategoryId,
  resolveDisplayName,
  NO_ID,
  resolveProductId,
  findProduct,
} from './products/product.js';
import { findTreeEntries, type SiteModel, type SiteProduct } from './site.js';
import { collectNeighbors, collectTrails, type Neighbors } from './navigation/trails.js';
import { createVersionItems, type VersionItem } from './products/version-items.js';

/** A product as the switcher shows it; the kit declares the same shape. */
export interface ProductItem {
  readonly id: string;
  readonly name: string;
  readonly metadata?: string;
  readonly description?: string;
  readonly href: string;
  readonly logo?: string;
}

/** A link to the previous or next page; the kit declares the same shape. */
export interface NeighborLink {
  readonly title: string;
  readonly href: string;
  readonly linkProps?: Readonly<Record<string, string>>;
}

export interface PageView {
  readonly pathname: string;
  readonly language: string;
  readonly productId: string;
  readonly categoryId: string;
  /** Behind the document's title. */
  readonly productName?: string;
  /** None for a page outside of all products. */
  readonly product?: ProductItem;
  readonly versions: readonly VersionItem[];
  /** For the product switcher: those with a home. */
  readonly products: readonly ProductItem[];
  readonly navigation: {
    /** Pages with equal keys have equal items, so the items need to be rendered once. */
    readonly key: string;
    readonly items: readonly NavigationBranchItem[];
  };
  readonly previous?: NeighborLink;
  readonly next?: NeighborLink;
  readonly disableDrawer: boolean;
  readonly canonical?: string;
  readonly alternates: readonly Alternate[];
  readonly indexable: boolean;
}

/** The view of one page. For many pages, `viewsOf` walks the trees once. */
export function resolvePageView(site: SiteModel, pathname: string): PageView {
  return createPageViewResolver(site)(pathname);
}

/** Gives the views of a site's pages; what pages share is made once and is the same object in each view. */
export function createPageViewResolver(site: SiteModel): (pathname: string) => PageView {
  const findTreeIndex = memoize(indexTree);
  const findLanguageContext = memoize((language: string) => createLanguageContext(language, site));
  const branchesByKey = new Map<string, PageView['navigation']>();
  return (pathname) => {
    const language = resolvePathLanguage(pathname, site.languages);
    const path = toCanonicalPath(pathname, site.languages);
    const product = findProduct(path, site.products);
    const { linkContext, products, findVersionItems } = findLanguageContext(language);
    const entries = findTreeEntries(site, product);
    const { trails, neighbors } = findTreeIndex(entries);
    const trail = trails.get(toMatchKey(path)) ?? [];
    const activeEntry = trail.at(-1);
    const key = [language, product?.navigation ?? '', createBranchKey(trail)].join('\n');
    if (!branchesByKey.has(key))
      branchesByKey.set(key, { key, items: createBranch(entries, trail, linkContext) });
    return {
      pathname,
      language,
      ...resolveProductIds(path, product, site),
      ...(product ? { product: createProductItem(product, linkContext) } : {}),
      versions: findVersionItems(product),
      products,
      navigation: branchesByKey.get(key)!,
      ...createNeighborLinks((activeEntry && neighbors.get(activeEntry)) ?? {}, site, linkContext),
      disableDrawer: activeEntry?.disableDrawer ?? false,
      ...resolvePageAddresses(pathname, language, site),
    };
  };
}

/** The items of a view's navigation, from its key alone: language, tree and open groups, a line each. */
export function createBranchFromKey(
  site: Pick<SiteModel, 'trees' | 'base' | 'languages' | 'tabs'>,
  key: string,
): readonly NavigationBranchItem[] {
  const [language = '', tree = '', ...openGroups] = key.split('\n');
  const entries = findTreeEntries(site, tree === '' ? undefined : { navigation: tree });
  return createBranch(entries, findGroups(entries, new Set(openGroups)), { ...site, language });
}

function findGroups(
  entries: readonly NavigationNode[],
  groupKeys: ReadonlySet<string>,
): readonly NavigationNode[] {
  return entries.flatMap((entry) => [
    ...(entry.kind === 'group' && groupKeys.has(entry.pathname) ? [entry] : []),
    ...findGroups(entry.children, groupKeys),
  ]);
}

/** The ids of the path's table; a product that the table does not know is known by its own id. */
function resolveProductIds(path: string, product: SiteProduct | undefined, site: SiteModel) {
  const tableProductId = resolveProductId(path, site.languages);
  const categoryId = resolveCategoryId(path, site.languages);
  const productId =
    tableProductId === NO_ID && categoryId === NO_ID ? (product?.id ?? NO_ID) : tableProductId;
  const productName = resolveDisplayName({ productId, categoryId, product }, site.products);
  return { productId, categoryId, ...(productName === undefined ? {} : { productName }) };
}

function resolvePageAddresses(pathname: string, language: string, site: SiteModel) {
  const canonical = resolveCanonicalUrl(pathname, language, site);
  return {
    ...(canonical === undefined ? {} : { canonical }),
    alternates: createAlternates(pathname, site),
    indexable: isIndexable(pathname, site.languages),
  };
}

function createLanguageContext(language: string, site: SiteModel) {
  const linkContext: EntryLinkContext = {
    base: site.base,
    language,
    languages: site.languages,
    tabs: site.tabs,
  };
  const productsWithHome = site.products.filter(({ home }) => home !== undefined);
  return {
    linkContext,
    products: productsWithHome.map((product) => createProductItem(product, linkContext)),
    findVersionItems: memoize((product: SiteProduct | undefined) =>
      createVersionItems(product?.versions ?? [], linkContext),
    ),
  };
}

function createProductItem(product: SiteProduct, linkContext: EntryLinkContext): ProductItem {
  const { id, name, metadata, description, logo, start } = product;
  return {
    id,
    name,
    ...(metadata === undefined ? {} : { metadata }),
    ...(description === undefined ? {} : { description }),
    href: resolveEntryHref(start, linkContext),
    ...(logo === undefined ? {} : { logo: withBase(logo, linkContext.base) }),
  };
}

function createNeighborLinks({ previous, next }: Neighbors, site: SiteModel, linkContext: EntryLinkContext) {
  const toLink = ({ pathname, title, linkProps }: NavigationNode): NeighborLink => ({
    title: title || (Object.hasOwn(site.titles, pathname) ? site.titles[pathname]! : pathname),
    href: resolveEntryHref(pathname, linkContext),
    ...(linkProps ? { linkProps } : {}),
  });
  return { ...(previous ? { previous: toLink(previous) } : {}), ...(next ? { next: toLink(next) } : {}) };
}

function indexTree(entries: readonly NavigationNode[]) {
  return { trails: collectTrails(entries), neighbors: collectNeighbors(entries) };
}

/** The same function, run once per argument. */
function memoize<K, V>(compute: (key: K) => V): (key: K) => V {
  const results = new Map<K, V>();
  return (key) => {
    if (!results.has(key)) results.set(key, compute(key));
    return results.get(key)!;
  };
}
