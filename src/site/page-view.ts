/** Creates the view of a page: what its document needs of the site, as small plain data. */

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
import { DEFAULT_TREE, findTreeEntries, type SiteModel, type SiteProduct } from './site.js';
import { memoize } from './memoize.js';
import { collectNeighbors, collectTrails } from './navigation/trails.js';
import { createVersionItems, type VersionItem } from './products/version-items.js';

/** A product as the switcher shows it. */
export interface ProductItem {
  readonly id: string;
  readonly name: string;
  /** A small line of capitals above the name. */
  readonly metadata?: string;
  readonly description?: string;
  /** The product's home, with base. */
  readonly href: string;
  /** An image's address, with base. */
  readonly logo?: string;
}

/** A link to the previous or next page. */
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
  /** The end of the document's title. */
  readonly productName?: string;
  /** None for a page of no product. */
  readonly product?: ProductItem;
  readonly versions: readonly VersionItem[];
  /** For the product switcher: those with a home. */
  readonly products: readonly ProductItem[];
  readonly navigation: {
    /** Pages with equal keys have equal items, which are rendered once. */
    readonly key: string;
    readonly items: readonly NavigationBranchItem[];
  };
  /** Every page of a product has a side navigation; another one has it if there is a default list. */
  readonly hasNavigation: boolean;
  readonly previous?: NeighborLink;
  readonly next?: NeighborLink;
  readonly disableDrawer: boolean;
  readonly canonical?: string;
  readonly alternates: readonly Alternate[];
  readonly indexable: boolean;
}

/** Returns the views of a site's pages. Shared parts are created once, and are the same objects in all views. */
export function createPageViewResolver(site: SiteModel): (pathname: string) => PageView {
  const findTreeIndex = memoize(indexTree);
  const findLanguageContext = memoize((language: string) => createLanguageContext(language, site));
  const branches = new Map<string, PageView['navigation']>();
  return (pathname) => {
    const language = resolvePathLanguage(pathname, site.languages);
    const path = toCanonicalPath(pathname, site.languages);
    const product = findProduct(path, site.products);
    const { linkContext, products, findVersionItems } = findLanguageContext(language);
    const entries = findTreeEntries(site, product);
    const { trails, neighbors } = findTreeIndex(entries);
    const trail = trails.get(toMatchKey(path)) ?? [];
    const activeEntry = trail.at(-1);
    const key = [language, product?.navigation ?? DEFAULT_TREE, createBranchKey(trail)].join('\n');
    const navigation = branches.get(key) ?? { key, items: createBranch(entries, trail, linkContext) };
    branches.set(key, navigation);
    const { previous, next } = (activeEntry && neighbors.get(activeEntry)) ?? {};
    const createLink = (entry: NavigationNode) => createNeighborLink(entry, site, linkContext);
    return {
      pathname,
      language,
      ...resolveProductIds(path, product, site),
      product: product && createProductItem(product, linkContext),
      versions: findVersionItems(product),
      products,
      navigation,
      hasNavigation: product !== undefined || navigation.items.length > 0,
      previous: previous && createLink(previous),
      next: next && createLink(next),
      disableDrawer: activeEntry?.disableDrawer ?? false,
      canonical: resolveCanonicalUrl(pathname, language, site),
      alternates: createAlternates(pathname, site),
      indexable: isIndexable(pathname, site.languages),
    };
  };
}

/** The items of a view's navigation, from its key alone: language, tree and open groups, one per line. */
export function createBranchFromKey(
  site: Pick<SiteModel, 'trees' | 'base' | 'languages' | 'tabs'>,
  key: string,
): readonly NavigationBranchItem[] {
  const [language = '', tree = '', ...openGroups] = key.split('\n');
  const entries = findTreeEntries(site, { navigation: tree });
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

/** The ids by the path, or the product's own id if the path has no well-known ones. */
function resolveProductIds(path: string, product: SiteProduct | undefined, site: SiteModel) {
  const tableProductId = resolveProductId(path, site.languages);
  const categoryId = resolveCategoryId(path, site.languages);
  const productId =
    tableProductId === NO_ID && categoryId === NO_ID ? (product?.id ?? NO_ID) : tableProductId;
  const productName = resolveDisplayName({ productId, categoryId, product }, site.products);
  return { productId, categoryId, productName };
}

function createLanguageContext(language: string, site: SiteModel) {
  const { base, languages, tabs } = site;
  const linkContext: EntryLinkContext = { base, language, languages, tabs };
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
    metadata,
    description,
    href: resolveEntryHref(start, linkContext),
    logo: logo && withBase(logo, linkContext.base),
  };
}

function createNeighborLink(
  { pathname, title, linkProps }: NavigationNode,
  site: SiteModel,
  linkContext: EntryLinkContext,
): NeighborLink {
  const pageTitle = Object.hasOwn(site.titles, pathname) ? site.titles[pathname] : undefined;
  return {
    title: title || (pageTitle ?? pathname),
    href: resolveEntryHref(pathname, linkContext),
    linkProps,
  };
}

function indexTree(entries: readonly NavigationNode[]) {
  return { trails: collectTrails(entries), neighbors: collectNeighbors(entries) };
}
