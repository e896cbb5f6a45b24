/** The steps from routes and navigation to the site's model, and from the model to the view of one page. */

import type { CheckedConfig } from '../../../config/schema.js';
import type { Read, Step } from '../../../graph/step.js';
import type { NavigationBranchItem } from '../../../site/navigation/branch.js';
import type { NavigationNode } from '../../../site/navigation/entry.js';
import type { NavigationTree } from '../../../site/navigation-coverage.js';
import type { Route } from '../../../site/routes/route.js';
import { listPathPrefixes, type Product } from '../../../site/products/product.js';
import { createSiteModel, DEFAULT_TREE, listUntitledPathnames, type SiteModel } from '../../../site/site.js';
import { listPagesInOrder } from '../../../site/navigation/trails.js';
import {
  listDraftEntries,
  removeDraftEntries,
  removeDuplicateEntries,
  unlinkEntries,
} from '../../../site/navigation/prepare-tree.js';
import { readOption } from '../../build-input.js';
import { createBranchFromKey, createPageViewResolver, type PageView } from '../../../site/page-view.js';
import { config } from './config.js';
import { allRoutes, routes } from './routes.js';
import { frontMatter } from './sources.js';
import { navigationFiles } from './navigation-modules.js';
import { navigationTree } from './navigation-trees.js';

/** The navigation trees as they are checked, without those that have errors of their own. */
async function readTrees(read: Read): Promise<readonly NavigationTree[]> {
  const ids = Object.keys(await read.step(navigationFiles));
  const entries = await read.steps(navigationTree, ids);
  return ids.map((id, at) => ({ id, entries: entries[at] ?? [] }));
}

export const site: Step<SiteModel> = {
  name: 'site',
  keepInMemory: true,
  run: async (read) => {
    const settings = await read.step(config);
    const declaredTrees = await readTrees(read);
    const all = await read.step(routes);
    const unbuiltPathnames = await collectUnbuiltPathnames(read, declaredTrees, all);
    const removeDrafts = readOption(read, 'drafts') ? keepEntries : removeDraftEntries;
    const trees = declaredTrees.map(({ id, entries }) => ({
      id,
      entries: unlinkEntries(unbuiltPathnames, removeDuplicateEntries(removeDrafts(entries))),
    }));
    return createSiteModel({
      config: { ...settings, products: resolveProducts(settings) },
      trees,
      routes: all,
      titles: await readTitles(read, trees, all),
    });
  },
};

/** The titles of the pages whose entry has none: the front matter of the others is not needed. */
async function readTitles(
  read: Read,
  trees: readonly NavigationTree[],
  builtRoutes: readonly Route[],
): Promise<Readonly<Record<string, string>>> {
  const untitledPathnames = new Set(listUntitledPathnames(trees));
  const pages = builtRoutes.filter(({ api, pathname }) => !api && untitledPathnames.has(pathname));
  const frontMatters = await read.steps(
    frontMatter,
    pages.map(({ source }) => source),
  );
  return Object.fromEntries(
    pages.flatMap(({ pathname }, at) => {
      const title = frontMatters[at]?.title;
      return title ? [[pathname, title] as const] : [];
    }),
  );
}

function keepEntries(entries: readonly NavigationNode[]): readonly NavigationNode[] {
  return entries;
}

/** The pathnames of pages that are drafts, or that an entry announces which is one. */
async function collectUnbuiltPathnames(
  read: Read,
  trees: readonly NavigationTree[],
  builtRoutes: readonly Route[],
): Promise<ReadonlySet<string>> {
  const { routes: routesWithDrafts } = await read.step(allRoutes);
  const drafts = trees.flatMap(({ entries }) => listDraftEntries(entries));
  const builtPathnames = new Set(builtRoutes.map(({ pathname }) => pathname));
  return new Set(
    [...routesWithDrafts, ...drafts]
      .map(({ pathname }) => pathname)
      .filter((pathname) => !builtPathnames.has(pathname)),
  );
}

/** The pathnames of navigation entries without a page, which `navigation coverage` reports. */
export const missingPages: Step<readonly string[]> = {
  name: 'missing pages',
  run: async (read) => {
    const { trees } = await read.step(site);
    const pathnames = new Set((await read.step(routes)).map(({ pathname }) => pathname));
    return trees
      .flatMap(({ entries }) => listPagesInOrder(entries))
      .flatMap(({ pathname }) => (pathnames.has(pathname) ? [] : [pathname]));
  },
};

function resolveProducts({ products }: CheckedConfig): readonly Product[] {
  return products.map(({ pathPrefix, pathPrefixes, navigation, ...product }) => ({
    ...product,
    pathPrefixes: listPathPrefixes({ pathPrefix, pathPrefixes }),
    navigation: navigation === undefined ? DEFAULT_TREE : product.id,
  }));
}

/** Walks the trees once for all pages. */
export const pageViews: Step<(pathname: string) => PageView> = {
  name: 'page views',
  transient: true,
  run: async (read) => createPageViewResolver(await read.step(site)),
};

/** The view of a page, with the key of its navigation instead of the items. */
export const pageView: Step<Omit<PageView, 'navigation'> & { readonly navigation: string }, string> = {
  name: 'page view',
  run: async (read, pathname) => {
    const { navigation, ...rest } = (await read.step(pageViews))(pathname);
    return { ...rest, navigation: navigation.key };
  },
};

/** The items of the side navigation on all pages with this key. */
export const navigationBranch: Step<readonly NavigationBranchItem[], string> = {
  name: 'navigation branch',
  run: async (read, key) => createBranchFromKey(await read.step(site), key),
};
