/** From a route of the API reference to its page, and from a page to its tabs. */

import type { Read } from '../../graph/step.js';
import type { Page, PageTab } from '../../pages/page.js';
import { isAbout, tabKinds, tabOf, type ApiPlace } from '../../site/api.js';
import { hrefOf } from '../../site/href.js';
import { canonicalPath } from '../../site/language.js';
import { isApiTab } from '../../site/pathname.js';
import type { Route } from '../../site/route.js';
import { packageApi, places } from './api.js';
import { addressingAt } from './api-links.js';
import { describedThing } from './api-things.js';
import { config } from './config.js';
import { subjects } from './subjects.js';
import { wordsAt } from './words.js';

/** How the page is read to which a tab belongs. */
type PageAt = (pathname: string) => Promise<Page>;

/** The page of a component or hook, or the tab of a page. */
export async function apiPageOf(read: Read, route: Route, pageAt: PageAt): Promise<Page> {
  const { apiPage, apiTab } = await import('../../pages/api/api-page.js');
  const api = route.api!;
  const things = await Promise.all(
    (await placesOn(read, route)).map((place) => describedThing(read, place, route.pathname)),
  );
  if ('tab' in api) {
    const content = apiTab(things, {
      page: await pageAt(api.of),
      kind: api.tab,
      words: await wordsAt(read, route.pathname),
    });
    return { ...content, blocks: [...(await tabsBlock(read, api.of, route.pathname)), ...content.blocks] };
  }
  const { version } = await read.step(packageApi, api.package);
  return apiPage(things[0]!, { source: route.source, package: api.package, version });
}

/** What a page of the reference describes. */
export async function placesOn(read: Read, { pathname, api }: Route): Promise<readonly ApiPlace[]> {
  if (api && 'tab' in api)
    return (await placesInTabs(read, api.of)).filter(({ hook }) => hook === (api.tab === 'hooks'));
  const { languages } = await read.step(config);
  const own = canonicalPath(pathname, languages);
  return (await read.step(places)).filter((place) => place.pathname === own).slice(0, 1);
}

/** The things in the tabs of a page, in the order in which its front matter gives them. */
async function placesInTabs(read: Read, pathname: string): Promise<readonly ApiPlace[]> {
  const all = (await read.step(places)).filter((place) => isApiTab(place.pathname));
  if (all.length === 0) return [];
  const { languages } = await read.step(config);
  const own = canonicalPath(pathname, languages);
  const subject = (await read.step(subjects)).find((one) => one.pathname === own);
  if (!subject) return [];
  const order = [...subject.components, ...subject.hooks];
  return all
    .filter((place) => place.product === subject.product && isAbout(subject, place))
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

type TabsBlock = { readonly kind: 'tabs'; readonly items: readonly PageTab[] };

/** The way between a page and its tabs, above what it says; nothing where it has none. */
export async function tabsBlock(
  read: Read,
  pathname: string,
  current: string,
): Promise<readonly TabsBlock[]> {
  const own = await placesInTabs(read, pathname);
  if (own.length === 0) return [];
  const to = await addressingAt(read, current);
  const words = await wordsAt(read, current);
  const item = (title: string, path: string): PageTab => ({
    title,
    href: hrefOf(path, to),
    current: path === current,
  });
  const kinds = tabKinds(own).map((kind) => item(words[`api.${kind}`], tabOf(pathname, kind === 'hooks')));
  return [{ kind: 'tabs', items: [item(words['api.demos'], pathname), ...kinds] }];
}
