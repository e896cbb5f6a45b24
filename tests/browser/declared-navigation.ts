/** What the navigation of this repository's site declares, in the form in which a reader sees it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NavigationEntry } from 'docsgen';
import joy from '../../content/navigation/joy-ui.js';
import material from '../../content/navigation/material-ui.js';
import system from '../../content/navigation/system.js';
import x from '../../content/navigation/x.js';
import { products } from '../../content/products.js';
import { deriveTitle } from '../../src/site/navigation/derive-title.js';
import { CHIPS } from '../../src/site/navigation/entry.js';
import { ENGLISH } from '../../src/site/messages/messages.js';
import type { ShownEntry } from './read-navigation.js';
import { builtSite } from './site.js';

const trees: Readonly<Record<string, readonly NavigationEntry[]>> = {
  'material-ui': material,
  'joy-ui': joy,
  system,
  x,
};

const site = await builtSite();

/** The entries of a product that are no drafts, with all groups open. */
export function declaredEntries(product: string): readonly ShownEntry[] {
  return (trees[product] ?? []).flatMap(toShown);
}

/** The entry; none if it or all of its children are drafts. */
function toShown(entry: NavigationEntry): readonly ShownEntry[] {
  const { api, draft, children = [] } = entry;
  const shown = [...children.flatMap(toShown), ...(api ? apiEntries(api) : [])];
  if (draft || (children.length > 0 && shown.length === 0)) return [];
  return [showEntry(entry, shown)];
}

function showEntry(entry: NavigationEntry, shown: readonly ShownEntry[]): ShownEntry {
  const { pathname, subheader, planned, plan, icon } = entry;
  const isLeaf = !subheader && shown.length === 0;
  const isLink = isLeaf && !planned;
  return {
    kind: subheader ? 'caption' : shown.length > 0 ? 'group' : isLink ? 'page' : 'planned',
    title: deriveTitle(entry),
    ...(isLink && { href: /^https?:/.test(pathname) ? pathname : pathname.replace(/\/?$/, '/') }),
    chips: CHIPS.filter((chip) => entry[chip]).map((chip) => ENGLISH[`flag.${chip}`]),
    ...(plan && plan !== 'community' && { plan: ENGLISH[`plan.${plan}`] }),
    icon: icon !== undefined,
    children: shown,
  };
}

interface ReferenceData {
  readonly components: Readonly<Record<string, ReferenceItem>>;
  readonly types?: Readonly<Record<string, ReferenceItem>>;
}

interface ReferenceItem {
  readonly name: string;
  readonly slug: string;
  readonly deprecated?: string;
}

/** Where the reference of each package is. */
const folders = new Map(
  products.flatMap(({ pathPrefix, packages = [] }) =>
    packages.map((each) => [each.name, 'pathname' in each ? each.pathname : `${pathPrefix}api/`] as const),
  ),
);

/** One for each component and type in the published data of the package, sorted by address without hyphens. */
function apiEntries(packageName: string): readonly ShownEntry[] {
  const text = readFileSync(join(site, 'api', `${packageName}.json`), 'utf8');
  const { components, types } = JSON.parse(text) as ReferenceData;
  return Object.values({ ...components, ...types })
    .map(({ name, slug, deprecated }): ShownEntry => ({
      kind: 'page',
      title: name,
      href: `${folders.get(packageName)}${slug}/`,
      chips: deprecated === undefined ? [] : [ENGLISH['flag.deprecated']],
      icon: false,
      children: [],
    }))
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

function sortKey({ href = '' }: ShownEntry): string {
  return href.replaceAll('-', '');
}
