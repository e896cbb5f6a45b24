/** Reads the pages of the API reference, and the tabs of pages. */

import type { Read } from '../../../graph/step.js';
import type { Page, PageTab } from '../../../markdown/page.js';
import { showsItem, listTabKinds, getTabPathname, type ApiLocation } from '../../../site/api-locations.js';
import { resolveHref } from '../../../site/routes/href.js';
import { toCanonicalPath } from '../../../site/routes/language.js';
import { isApiTab } from '../../../site/routes/pathname.js';
import type { Route } from '../../../site/routes/route.js';
import { packageApi, apiLocations } from './package-api.js';
import { readAddressing } from './comment-links.js';
import { readDocumentedItem } from './documented-items.js';
import { config } from '../site/config.js';
import { itemPages } from './item-pages.js';
import { readMessages } from '../shell/messages.js';

/** Reads the page to which a tab belongs. */
type ReadPage = (pathname: string) => Promise<Page>;

/** The page of a component or hook, or the tab of a page. */
export async function readApiPage(read: Read, route: Route, readPage: ReadPage): Promise<Page> {
  const { createApiPage, createApiTab } = await import('../../../reference/pages/create-api-page.js');
  const { api, source, pathname } = route;
  const locations = await findPageLocations(read, route);
  const items = await Promise.all(locations.map((location) => readDocumentedItem(read, location, pathname)));
  if (api && 'tab' in api) {
    const content = createApiTab(items, {
      page: await readPage(api.of),
      kind: api.tab,
      messages: await readMessages(read, pathname),
    });
    return { ...content, blocks: [...(await createTabsBlock(read, api.of, pathname)), ...content.blocks] };
  }
  const [item] = items;
  if (!api || !item) throw new Error(`No component or hook is documented on ${pathname}`);
  const { version } = await read.step(packageApi, api.package);
  return createApiPage(item, { source, package: api.package, version });
}

/** The items that a page of the reference documents. */
export async function findPageLocations(
  read: Read,
  { pathname, api }: Route,
): Promise<readonly ApiLocation[]> {
  if (api && 'tab' in api)
    return (await findTabLocations(read, api.of)).filter(({ hook }) => hook === (api.tab === 'hooks'));
  const { languages } = await read.step(config);
  const canonicalPathname = toCanonicalPath(pathname, languages);
  return (await read.step(apiLocations))
    .filter((location) => location.pathname === canonicalPathname)
    .slice(0, 1);
}

/** The items in the tabs of a page, in the order of its front matter. */
async function findTabLocations(read: Read, pathname: string): Promise<readonly ApiLocation[]> {
  const { products, languages } = await read.step(config);
  // Without tabs, a page does not wait for the API reference.
  if (!products.some(({ packages }) => packages.some(({ reference }) => reference === 'tabs'))) return [];
  const locations = (await read.step(apiLocations)).filter((location) => isApiTab(location.pathname));
  if (locations.length === 0) return [];
  const canonicalPathname = toCanonicalPath(pathname, languages);
  const itemPage = (await read.step(itemPages)).find((one) => one.pathname === canonicalPathname);
  if (!itemPage) return [];
  const order = [...itemPage.components, ...itemPage.hooks];
  return locations
    .filter((location) => location.product === itemPage.product && showsItem(itemPage, location))
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

type TabsBlock = { readonly kind: 'tabs'; readonly items: readonly PageTab[] };

/** The links between a page and its tabs; none where it has no tabs. */
export async function createTabsBlock(
  read: Read,
  pathname: string,
  current: string,
): Promise<readonly TabsBlock[]> {
  const locations = await findTabLocations(read, pathname);
  if (locations.length === 0) return [];
  const addressing = await readAddressing(read, current);
  const messages = await readMessages(read, current);
  const createTab = (title: string, path: string): PageTab => ({
    title,
    href: resolveHref(path, addressing),
    current: path === current,
  });
  const tabs = listTabKinds(locations).map((kind) =>
    createTab(messages[`api.${kind}`], getTabPathname(pathname, kind === 'hooks')),
  );
  return [{ kind: 'tabs', items: [createTab(messages['api.demos'], pathname), ...tabs] }];
}
