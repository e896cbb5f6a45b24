/** What one page's document needs of the site: small, plain, and independent of other pages' bodies. */

import { branchKey, branchOf, type BranchItem } from './branch.js';
import type { NavEntry } from './entry.js';
import { entryHref, withBase, type EntryAddressing } from './href.js';
import { canonicalPath, languageOf } from './language.js';
import { alternatesOf, canonicalUrl, isIndexable, type Alternate } from './metadata.js';
import { matchKey } from './pathname.js';
import { categoryIdOf, displayNameOf, NONE, productIdOf, productOf } from './product.js';
import { treeOf, type Site, type SiteProduct } from './site.js';
import { neighboursOf, trailsOf, type Neighbours } from './trail.js';
import { versionItems, type VersionItem } from './versions.js';

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
export interface NeighbourLink {
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
    readonly items: readonly BranchItem[];
  };
  readonly previous?: NeighbourLink;
  readonly next?: NeighbourLink;
  readonly disableDrawer: boolean;
  readonly canonical?: string;
  readonly alternates: readonly Alternate[];
  readonly indexable: boolean;
}

/** The view of one page. For many pages, `viewsOf` walks the trees once. */
export function viewOf(site: Site, pathname: string): PageView {
  return viewsOf(site)(pathname);
}

/** Gives the views of a site's pages; what pages share is made once and is the same object in each view. */
export function viewsOf(site: Site): (pathname: string) => PageView {
  const treeIndex = remembered(indexTree);
  const shared = remembered((language: string) => sharedBy(language, site));
  const branches = new Map<string, PageView['navigation']>();
  return (pathname) => {
    const language = languageOf(pathname, site.languages);
    const path = canonicalPath(pathname, site.languages);
    const owner = productOf(path, site.products);
    const { addressing, products, versionsOf } = shared(language);
    const entries = treeOf(site, owner);
    const { trails, beside } = treeIndex(entries);
    const trail = trails.get(matchKey(path)) ?? [];
    const active = trail.at(-1);
    const key = [language, owner?.navigation ?? '', branchKey(trail)].join('\n');
    if (!branches.has(key)) branches.set(key, { key, items: branchOf(entries, trail, addressing) });
    return {
      pathname,
      language,
      ...identityOf(path, owner, site),
      ...(owner ? { product: productItem(owner, addressing) } : {}),
      versions: versionsOf(owner),
      products,
      navigation: branches.get(key)!,
      ...linksTo((active && beside.get(active)) ?? {}, site, addressing),
      disableDrawer: active?.disableDrawer ?? false,
      ...addressesOf(pathname, language, site),
    };
  };
}

/** The items of a view's navigation, from its key alone: language, tree and open groups, a line each. */
export function branchAt(
  site: Pick<Site, 'trees' | 'base' | 'languages' | 'tabs'>,
  key: string,
): readonly BranchItem[] {
  const [language = '', tree = '', ...open] = key.split('\n');
  const entries = treeOf(site, tree === '' ? undefined : { navigation: tree });
  return branchOf(entries, groupsNamed(entries, new Set(open)), { ...site, language });
}

function groupsNamed(entries: readonly NavEntry[], names: ReadonlySet<string>): readonly NavEntry[] {
  return entries.flatMap((entry) => [
    ...(entry.kind === 'group' && names.has(entry.pathname) ? [entry] : []),
    ...groupsNamed(entry.children, names),
  ]);
}

/** The ids of the path's table; a product that the table does not know is known by its own id. */
function identityOf(path: string, owner: SiteProduct | undefined, site: Site) {
  const tabled = productIdOf(path, site.languages);
  const categoryId = categoryIdOf(path, site.languages);
  const productId = tabled === NONE && categoryId === NONE ? (owner?.id ?? NONE) : tabled;
  const productName = displayNameOf({ productId, categoryId, owner }, site.products);
  return { productId, categoryId, ...(productName === undefined ? {} : { productName }) };
}

function addressesOf(pathname: string, language: string, site: Site) {
  const canonical = canonicalUrl(pathname, language, site);
  return {
    ...(canonical === undefined ? {} : { canonical }),
    alternates: alternatesOf(pathname, site),
    indexable: isIndexable(pathname, site.languages),
  };
}

function sharedBy(language: string, site: Site) {
  const addressing: EntryAddressing = {
    base: site.base,
    language,
    languages: site.languages,
    tabs: site.tabs,
  };
  const withHome = site.products.filter(({ home }) => home !== undefined);
  return {
    addressing,
    products: withHome.map((product) => productItem(product, addressing)),
    versionsOf: remembered((product: SiteProduct | undefined) =>
      versionItems(product?.versions ?? [], addressing),
    ),
  };
}

function productItem(product: SiteProduct, addressing: EntryAddressing): ProductItem {
  const { id, name, metadata, description, logo, start } = product;
  return {
    id,
    name,
    ...(metadata === undefined ? {} : { metadata }),
    ...(description === undefined ? {} : { description }),
    href: entryHref(start, addressing),
    ...(logo === undefined ? {} : { logo: withBase(logo, addressing.base) }),
  };
}

function linksTo({ previous, next }: Neighbours, site: Site, addressing: EntryAddressing) {
  const link = ({ pathname, title, linkProps }: NavEntry): NeighbourLink => ({
    title: title || (Object.hasOwn(site.titles, pathname) ? site.titles[pathname]! : pathname),
    href: entryHref(pathname, addressing),
    ...(linkProps ? { linkProps } : {}),
  });
  return { ...(previous ? { previous: link(previous) } : {}), ...(next ? { next: link(next) } : {}) };
}

function indexTree(entries: readonly NavEntry[]) {
  return { trails: trailsOf(entries), beside: neighboursOf(entries) };
}

/** The same function, run once per argument. */
function remembered<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}
