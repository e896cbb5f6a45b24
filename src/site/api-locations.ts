/** Resolves where components, hooks and types are documented: on pages of their own, or in tabs of the pages that show them. */

import type { Plan } from './navigation/entry.js';
import type { ApiEntry } from './navigation/check-navigation.js';
import { isApiTab } from './routes/pathname.js';
import { createRoute, type Route } from './routes/route.js';

/** A component, hook or type, with the data on which its location depends. */
export interface ApiItem {
  readonly name: string;
  readonly slug: string;
  readonly hook: boolean;
  /** Whether it is an interface or object type. */
  readonly isType?: true;
  readonly deprecated: boolean;
  /** The file of its declaration, relative to the site folder. */
  readonly source: string;
}

/** A package of a product, with its documented exports. */
export interface ApiPackage {
  readonly product: string;
  readonly name: string;
  readonly reference: 'pages' | 'tabs' | 'data';
  /** The folder of its pages: `/material-ui/api/`. */
  readonly pathname: string;
  readonly items: readonly ApiItem[];
}

/** A component or hook and the place where it is documented. */
export interface ApiLocation extends ApiItem {
  readonly product: string;
  readonly package: string;
  /** `/material-ui/api/button/`, or `/base-ui/react-button/components-api/#button`. */
  readonly pathname: string;
}

/** A page with the components and hooks that its front matter names. */
export interface ItemPage {
  readonly pathname: string;
  readonly product: string | undefined;
  readonly components: readonly string[];
  readonly hooks: readonly string[];
}

/** The locations of all items. In tabs, only items that some page names have one. */
export function resolveApiLocations(
  packages: readonly ApiPackage[],
  itemPages: readonly ItemPage[],
): readonly ApiLocation[] {
  return packages.flatMap(({ product, name, reference, pathname, items }) =>
    items.flatMap((item): readonly ApiLocation[] => {
      const location = { ...item, product, package: name };
      if (reference === 'pages') return [{ ...location, pathname: `${pathname}${item.slug}/` }];
      if (reference === 'data') return [];
      const itemPage = itemPages.find((one) => one.product === product && showsItem(one, item));
      return itemPage
        ? [{ ...location, pathname: `${getTabPathname(itemPage.pathname, item.hook)}#${item.slug}` }]
        : [];
    }),
  );
}

/** Whether a page names a component or hook. No page names a type. */
export function showsItem(
  { components, hooks }: Pick<ItemPage, 'components' | 'hooks'>,
  { name, hook, isType }: Pick<ApiItem, 'name' | 'hook' | 'isType'>,
): boolean {
  return !isType && (hook ? hooks : components).includes(name);
}

/** The pathname of a page's tab. */
export function getTabPathname(pathname: string, hook: boolean): string {
  return `${pathname}${hook ? 'hooks-api' : 'components-api'}/`;
}

/** The routes of items with pages of their own, in one language. */
export function createApiRoutes(
  locations: readonly ApiLocation[],
  language: string,
  prefix: string,
): readonly Route[] {
  return locations
    .filter(({ pathname }) => !isApiTab(pathname))
    .map(({ pathname, source, package: name, name: thing, hook }) => ({
      ...createRoute(`${prefix}${pathname}`, { source, language, kind: 'api' }),
      api: { package: name, thing, hook },
    }));
}

/** The tabs of a page that shows these items. */
export function listTabKinds(locations: readonly Pick<ApiLocation, 'hook'>[]): readonly TabKind[] {
  return (['components', 'hooks'] as const).filter((kind) =>
    locations.some(({ hook }) => hook === (kind === 'hooks')),
  );
}

type TabKind = 'components' | 'hooks';

/** The routes of the tabs of pages, in every language that the pages have. */
export function createTabRoutes(
  routes: readonly Route[],
  getTabKinds: (route: Route) => readonly TabKind[],
): readonly Route[] {
  return routes.flatMap((route) => {
    const { pathname, source, language } = route;
    return getTabKinds(route).map((kind) => ({
      ...createRoute(getTabPathname(pathname, kind === 'hooks'), { source, language, kind: 'api' }),
      api: { tab: kind, of: pathname },
    }));
  });
}

/** The plan of a package, by its name: `@mui/x-data-grid-pro`. */
export function findPackagePlan(name: string): Plan | undefined {
  return (['pro', 'premium'] as const).find((plan) => name.endsWith(`-${plan}`));
}

/** The entries that `api: '<package>'` adds to the tree of a product: one for each component and type, and a hidden
 *  one for each hook. */
export function createApiEntries(
  locations: readonly ApiLocation[],
  treeProduct: string,
): ReadonlyMap<string, readonly ApiEntry[]> {
  const entries = new Map<string, ApiEntry[]>();
  const isInProduct = ({ product }: ApiLocation) => product === treeProduct;
  for (const name of new Set(locations.map((location) => location.package))) {
    const packageLocations = locations.filter((location) => location.package === name);
    const visibleLocations = packageLocations.some(isInProduct)
      ? packageLocations.filter(isInProduct)
      : packageLocations;
    const plan = findPackagePlan(name);
    entries.set(
      name,
      visibleLocations.map(({ pathname, name: title, hook, deprecated }) => ({
        pathname,
        title,
        inSideNav: hook ? false : undefined,
        plan,
        deprecated: deprecated || undefined,
      })),
    );
  }
  return entries;
}
