/** The steps that gather what a page says of one component or hook: its reference, the pages that show it, its source. */

import type { Read, Step } from '../../graph/step.js';
import { SX_PAGE, SYSTEM_PAGE } from '../../pages/api/additions.js';
import type { Described } from '../../pages/api/api-sections.js';
import { isComponent, type ComponentApi } from '../../pages/api/describe.js';
import { isAbout, type ApiPlace } from '../../site/api.js';
import type { NavEntry } from '../../site/entry.js';
import { hrefOf } from '../../site/href.js';
import { isApiTab, matchKey } from '../../site/pathname.js';
import { described, packageApi, places } from './api.js';
import { addressingAt, linksIn } from './api-links.js';
import { config } from './config.js';
import { frontMatter, sourceRoutes } from './sources.js';
import { subjects } from './subjects.js';
import { treeFiles } from './navigation-modules.js';
import { tree } from './trees.js';
import { wordsAt } from './words.js';

/** Live: one look at all places for all pages. */
export const placeIndex: Step<ReadonlyMap<string, readonly ApiPlace[]>> = {
  name: 'API place index',
  live: true,
  run: async (read) => {
    const index = new Map<string, ApiPlace[]>();
    for (const place of await read.step(places)) {
      const known = index.get(keyOf(place));
      if (known) known.push(place);
      else index.set(keyOf(place), [place]);
    }
    return index;
  },
};

function keyOf({ name, hook }: Pick<ApiPlace, 'name' | 'hook'>): string {
  return `${hook ? 'hook' : 'component'}\n${name}`;
}

/** All places of a component or hook: `component` or `hook`, and its name, a line each. */
export const placesOf: Step<readonly ApiPlace[], string> = {
  name: 'API places of',
  run: async (read, key) => (await read.step(placeIndex)).get(key) ?? [],
};

/** Something that a page of a product names. */
export type Named = Pick<ApiPlace, 'name' | 'hook'> & { readonly product: string | undefined };

/** The place that a name means: that of the product's own package, else of another one. */
export async function placeOf(read: Read, named: Named): Promise<ApiPlace | undefined> {
  const all = await read.step(placesOf, keyOf(named));
  return all.find((place) => place.product === named.product) ?? all[0];
}

/** Live: what the navigation calls the pages, by pathname. */
export const navigationTitles: Step<ReadonlyMap<string, string>> = {
  name: 'navigation titles',
  live: true,
  run: async (read) => {
    const trees = await read.steps(tree, Object.keys(await read.step(treeFiles)));
    return new Map(trees.flatMap((entries) => titlesIn(entries ?? [])));
  },
};

function titlesIn(entries: readonly NavEntry[]): readonly (readonly [string, string])[] {
  return entries.flatMap(({ kind, pathname, title, children }) => {
    const isNamed = kind === 'page' && title !== '' && !isApiTab(pathname);
    return [...(isNamed ? [[matchKey(pathname), title] as const] : []), ...titlesIn(children)];
  });
}

/** The pages that show a thing, with their names. */
export const demoPages: Step<
  readonly (readonly [title: string, pathname: string])[],
  readonly [product: string, hook: boolean, name: string]
> = {
  name: 'demo pages',
  run: async (read, [product, hook, name]) => {
    const about = (await read.step(subjects)).filter(
      (subject) => subject.product === product && isAbout(subject, { name, hook }),
    );
    if (about.length === 0) return [];
    const titles = await read.step(navigationTitles);
    const sources = await read.step(sourceRoutes);
    const named = about.map(async ({ pathname }) => {
      const { source } = sources.find((one) => one.pathname === pathname)!;
      const { title } = await read.step(frontMatter, source);
      return [titles.get(pathname) ?? title ?? pathname, pathname] as const;
    });
    return Promise.all(named);
  },
};

/** A thing with all that is linked with it, for the page at `from`. */
export async function describedThing(read: Read, place: ApiPlace, from: string): Promise<Described> {
  const api = await read.step(described, [place.package, place.hook, place.name]);
  const demos = await read.step(demoPages, [place.product, place.hook, place.name]);
  const own = isComponent(api) ? linksOnPageOf(api) : '';
  const linkTo = await linksIn(read, JSON.stringify(api) + own, { place, from });
  const to = await addressingAt(read, from);
  const sourceHref = await sourceHrefOf(read, place, api.source);
  return {
    api,
    demos: demos.map(([title, pathname]) => ({ title, href: hrefOf(pathname, to) })),
    linkTo,
    words: await wordsAt(read, from),
    ...(sourceHref === undefined ? {} : { sourceHref }),
  };
}

/** The links that a page of a component has beside those in its comments. */
function linksOnPageOf({ inheritance, props, systemProps }: ComponentApi): string {
  const targets = [inheritance?.pathname, props['sx'] && SX_PAGE, systemProps && SYSTEM_PAGE];
  return targets.map((target) => (target ? `](${target})` : '')).join('');
}

/** The address of a declaration, as the config says where a package's sources are: `{version}`, `{path}`, `{folder}`. */
async function sourceHrefOf(
  read: Read,
  place: ApiPlace,
  source: string | undefined,
): Promise<string | undefined> {
  const { products } = await read.step(config);
  const owner = products.find(({ id }) => id === place.product);
  const pattern = owner?.packages.find(({ name }) => name === place.package)?.source;
  if (pattern === undefined || source === undefined || source.startsWith('node_modules/')) return undefined;
  const { version } = await read.step(packageApi, place.package);
  // What a package is built into is no part of its sources.
  const path = source.replace(/^(?:esm|modern|node|build|dist|lib|es)\//, '');
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
  return pattern.replaceAll('{version}', version).replaceAll('{path}', path).replaceAll('{folder}', folder);
}
