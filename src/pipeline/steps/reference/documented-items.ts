/** Steps that collect the content about one component or hook: its API, the pages that show it, its source. */

import type { Read, Step } from '../../../graph/step.js';
import { SX_PAGE, SYSTEM_PAGE } from '../../../reference/pages/system-pages.js';
import type { DocumentedItem } from '../../../reference/pages/section-writer.js';
import { isComponentApi, type ComponentApi } from '../../../reference/package-api.js';
import { showsItem, type ApiLocation } from '../../../site/api-locations.js';
import type { NavigationNode } from '../../../site/navigation/entry.js';
import { resolveHref } from '../../../site/routes/href.js';
import { isApiTab, toMatchKey } from '../../../site/routes/pathname.js';
import { apiItem, packageApi, apiLocations } from './package-api.js';
import { readAddressing, resolveCommentLinks } from './comment-links.js';
import { config } from '../site/config.js';
import { frontMatter, sourceRoutes } from '../site/sources.js';
import { itemPages } from './item-pages.js';
import { navigationFiles } from '../site/navigation-modules.js';
import { navigationTree } from '../site/navigation-trees.js';
import { readMessages } from '../shell/messages.js';

/** Transient: computed once for all pages. */
export const locationIndex: Step<ReadonlyMap<string, readonly ApiLocation[]>> = {
  name: 'API location index',
  transient: true,
  run: async (read) => {
    const index = new Map<string, ApiLocation[]>();
    for (const location of await read.step(apiLocations)) {
      const existing = index.get(formatItemKey(location));
      if (existing) existing.push(location);
      else index.set(formatItemKey(location), [location]);
    }
    return index;
  },
};

function formatItemKey({ name, hook, isType }: Pick<ApiLocation, 'name' | 'hook' | 'isType'>): string {
  return `${isType ? 'type' : hook ? 'hook' : 'component'}\n${name}`;
}

/** All locations of a component or hook. The key has two lines: `component` or `hook`, and the name. */
export const itemLocations: Step<readonly ApiLocation[], string> = {
  name: 'item locations',
  run: async (read, key) => (await read.step(locationIndex)).get(key) ?? [],
};

/** An item that a page of a product names. */
type ItemReference = Pick<ApiLocation, 'name' | 'hook'> & { readonly product: string | undefined };

/** The location of an item: in a package of the product, else in another one. */
export async function findItemLocation(read: Read, item: ItemReference): Promise<ApiLocation | undefined> {
  const locations = await read.step(itemLocations, formatItemKey(item));
  return locations.find((location) => location.product === item.product) ?? locations[0];
}

/** Transient: the titles of pages in the navigation, by pathname. */
export const navigationTitles: Step<ReadonlyMap<string, string>> = {
  name: 'navigation titles',
  transient: true,
  run: async (read) => {
    const trees = await read.steps(navigationTree, Object.keys(await read.step(navigationFiles)));
    return new Map(trees.flatMap((entries) => collectTitles(entries ?? [])));
  },
};

function collectTitles(entries: readonly NavigationNode[]): readonly (readonly [string, string])[] {
  return entries.flatMap(({ kind, pathname, title, children }) => {
    const isNamed = kind === 'page' && title !== '' && !isApiTab(pathname);
    return [...(isNamed ? [[toMatchKey(pathname), title] as const] : []), ...collectTitles(children)];
  });
}

/** The pages that show an item, with their titles. */
export const demoPages: Step<
  readonly (readonly [title: string, pathname: string])[],
  readonly [product: string, hook: boolean, name: string]
> = {
  name: 'demo pages',
  run: async (read, [product, hook, name]) => {
    const matchingPages = (await read.step(itemPages)).filter(
      (itemPage) => itemPage.product === product && showsItem(itemPage, { name, hook }),
    );
    if (matchingPages.length === 0) return [];
    const titles = await read.step(navigationTitles);
    const sources = await read.step(sourceRoutes);
    const pages = matchingPages.map(async ({ pathname }) => {
      const source = sources.find((one) => one.pathname === pathname)?.source;
      const { title } = source === undefined ? {} : await read.step(frontMatter, source);
      return [titles.get(pathname) ?? title ?? pathname, pathname] as const;
    });
    return Promise.all(pages);
  },
};

/** An item with the data around it, for the page at `pagePathname`. */
export async function readDocumentedItem(
  read: Read,
  location: ApiLocation,
  pagePathname: string,
): Promise<DocumentedItem> {
  const { product, package: packageName, hook, name } = location;
  const api = await read.step(apiItem, [packageName, hook, name]);
  const demos = await read.step(demoPages, [product, hook, name]);
  const text = JSON.stringify(api) + (isComponentApi(api) ? formatPageLinks(api) : '');
  const resolveLink = await resolveCommentLinks(read, text, { location, pagePathname });
  const addressing = await readAddressing(read, pagePathname);
  return {
    api,
    demos: demos.map(([title, pathname]) => ({ title, href: resolveHref(pathname, addressing) })),
    resolveLink,
    messages: await readMessages(read, pagePathname),
    sourceHref: await resolveSourceHref(read, location, api.source),
  };
}

/** The links on the page of a component that are not in its comments. */
function formatPageLinks({ inheritance, props, systemProps }: ComponentApi): string {
  const targets = [inheritance?.pathname, props['sx'] && SX_PAGE, systemProps && SYSTEM_PAGE];
  return targets.map((target) => (target ? `](${target})` : '')).join('');
}

/** The address of a declaration, from the pattern in the config with `{version}`, `{path}` and `{folder}`. */
async function resolveSourceHref(
  read: Read,
  location: ApiLocation,
  source: string | undefined,
): Promise<string | undefined> {
  const { products } = await read.step(config);
  const owner = products.find(({ id }) => id === location.product);
  const pattern = owner?.packages.find(({ name }) => name === location.package)?.source;
  if (pattern === undefined || source === undefined || source.startsWith('node_modules/')) return undefined;
  const { version } = await read.step(packageApi, location.package);
  // The output folder of a package's build is no part of its sources.
  const path = source.replace(/^(?:esm|modern|node|build|dist|lib|es)\//, '');
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
  return pattern.replaceAll('{version}', version).replaceAll('{path}', path).replaceAll('{folder}', folder);
}
