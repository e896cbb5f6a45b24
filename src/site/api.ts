/** Where the API reference of a product's packages lies: in pages of its own, or in tabs of the pages that show its
 *  things. Knows nothing of what stands there. */

import type { Plan } from './entry.js';
import type { ApiEntry } from './navigation.js';
import { isApiTab } from './pathname.js';
import { routeAt, type Route } from './route.js';

/** A component or hook, as far as its place depends on it. */
export interface ApiThing {
  readonly name: string;
  readonly slug: string;
  readonly hook: boolean;
  readonly deprecated: boolean;
  /** Its declaration, relative to the site folder. */
  readonly source: string;
}

/** A package of a product, with what it exports for readers. */
export interface ApiPackage {
  readonly product: string;
  readonly name: string;
  readonly reference: 'pages' | 'tabs' | 'data';
  /** The folder of its pages: `/material-ui/api/`. */
  readonly pathname: string;
  readonly things: readonly ApiThing[];
}

/** Where one thing is described. */
export interface ApiPlace extends ApiThing {
  readonly product: string;
  readonly package: string;
  /** `/material-ui/api/button/`, or `/base-ui/react-button/components-api/#button`. */
  readonly pathname: string;
}

/** What a page says that it is about. */
export interface ApiSubject {
  readonly pathname: string;
  readonly product: string | undefined;
  readonly components: readonly string[];
  readonly hooks: readonly string[];
}

/** The places of all things; in tabs, only of those that some page is about. */
export function apiPlaces(
  packages: readonly ApiPackage[],
  subjects: readonly ApiSubject[],
): readonly ApiPlace[] {
  return packages.flatMap(({ product, name, reference, pathname, things }) =>
    things.flatMap((thing): readonly ApiPlace[] => {
      const place = { ...thing, product, package: name };
      if (reference === 'pages') return [{ ...place, pathname: `${pathname}${thing.slug}/` }];
      if (reference === 'data') return [];
      const subject = subjects.find((one) => one.product === product && isAbout(one, thing));
      return subject ? [{ ...place, pathname: `${tabOf(subject.pathname, thing.hook)}#${thing.slug}` }] : [];
    }),
  );
}

/** Whether a page is about a component or hook. */
export function isAbout(
  { components, hooks }: Pick<ApiSubject, 'components' | 'hooks'>,
  { name, hook }: Pick<ApiThing, 'name' | 'hook'>,
): boolean {
  return (hook ? hooks : components).includes(name);
}

/** The pathname of a page's tab. */
export function tabOf(pathname: string, hook: boolean): string {
  return `${pathname}${hook ? 'hooks-api' : 'components-api'}/`;
}

/** The routes of things with pages of their own, in one language. */
export function apiRoutes(places: readonly ApiPlace[], language: string, prefix: string): readonly Route[] {
  return places
    .filter(({ pathname }) => !isApiTab(pathname))
    .map(({ pathname, source, package: name, name: thing, hook }) => ({
      ...routeAt(`${prefix}${pathname}`, { source, language, kind: 'api' }),
      api: { package: name, thing, hook },
    }));
}

/** The tabs of a page that shows these things. */
export function tabKinds(own: readonly Pick<ApiPlace, 'hook'>[]): readonly ('components' | 'hooks')[] {
  const has = (hook: boolean) => own.some((place) => place.hook === hook);
  return [...(has(false) ? (['components'] as const) : []), ...(has(true) ? (['hooks'] as const) : [])];
}

/** The routes of the tabs of pages, in every language that the pages have. */
export function tabRoutes(
  routes: readonly Route[],
  tabsOf: (route: Route) => readonly ('components' | 'hooks')[],
): readonly Route[] {
  return routes.flatMap((route) =>
    tabsOf(route).map((kind) => ({
      ...routeAt(tabOf(route.pathname, kind === 'hooks'), { ...route, kind: 'api' }),
      api: { tab: kind, of: route.pathname },
    })),
  );
}

/** The plan that a package belongs to, by its name: `@mui/x-data-grid-pro`. */
export function planOfPackage(name: string): Plan | undefined {
  return (['pro', 'premium'] as const).find((plan) => name.endsWith(`-${plan}`));
}

/** What `api: '<package>'` puts into the tree of a product: a child for each component; hooks are there out of sight. */
export function apiEntries(
  places: readonly ApiPlace[],
  treeProduct: string,
): ReadonlyMap<string, readonly ApiEntry[]> {
  const entries = new Map<string, ApiEntry[]>();
  const isOwn = ({ product }: ApiPlace) => product === treeProduct;
  for (const name of new Set(places.map((place) => place.package))) {
    const all = places.filter((place) => place.package === name);
    const shown = all.some(isOwn) ? all.filter(isOwn) : all;
    const plan = planOfPackage(name);
    entries.set(
      name,
      shown.map(({ pathname, name: title, hook, deprecated }) => ({
        pathname,
        title,
        ...(hook ? { inSideNav: false } : {}),
        ...(plan ? { plan } : {}),
        ...(deprecated ? { deprecated: true } : {}),
      })),
    );
  }
  return entries;
}
