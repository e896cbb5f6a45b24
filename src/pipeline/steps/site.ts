/** The steps from routes and navigation to the site's model, and from there to what one page needs of it. */

import type { CheckedConfig } from '../../config/schema.js';
import type { Step } from '../../graph/step.js';
import type { BranchItem } from '../../site/branch.js';
import type { Tree } from '../../site/coverage.js';
import type { Product } from '../../site/product.js';
import { assembleSite, DEFAULT_TREE, type Site } from '../../site/site.js';
import { readingOrder } from '../../site/trail.js';
import { withoutLinksTo } from '../../site/drafts.js';
import { uniqueEntries } from '../../site/unique.js';
import { branchAt, viewsOf, type PageView } from '../../site/view.js';
import { config } from './config.js';
import { coverageProblems } from './coverage.js';
import { allRoutes, routes } from './routes.js';
import { frontMatter } from './sources.js';
import { treeFiles } from './navigation-modules.js';
import { tree } from './trees.js';

export const site: Step<Site> = {
  name: 'site',
  shared: true,
  run: async (read) => {
    const settings = await read.step(config);
    const products = productsOf(settings);
    const ids = Object.keys(await read.step(treeFiles));
    const entries = await read.steps(tree, ids);
    const trees: Tree[] = ids.map((id, at) => ({ id, entries: entries[at] ?? [] }));
    const all = await read.step(routes);
    const written = all.filter(({ api }) => !api);
    const heads = await read.steps(
      frontMatter,
      written.map(({ source }) => source),
    );
    const titles = written.flatMap(({ pathname }, at) =>
      heads[at]?.title ? [[pathname, heads[at].title] as const] : [],
    );
    read.report(
      await coverageProblems(read, {
        trees,
        entries,
        products,
        homes: all.filter(({ kind }) => kind === 'home'),
      }),
    );
    const { routes: withDrafts } = await read.step(allRoutes);
    const built = new Set(all.map(({ pathname }) => pathname));
    const drafts = new Set(
      withDrafts.map(({ pathname }) => pathname).filter((pathname) => !built.has(pathname)),
    );
    return assembleSite({
      config: { ...settings, products },
      trees: trees.map((one) => ({ ...one, entries: withoutLinksTo(drafts, uniqueEntries(one.entries)) })),
      routes: all,
      titles: Object.fromEntries(titles),
    });
  },
};

/** The pathnames that the navigation names and no page has; it is told there. */
export const missingPages: Step<readonly string[]> = {
  name: 'missing pages',
  run: async (read) => {
    const { trees } = await read.step(site);
    const known = new Set((await read.step(routes)).map(({ pathname }) => pathname));
    return trees
      .flatMap(({ entries }) => readingOrder(entries))
      .flatMap(({ pathname }) => (known.has(pathname) ? [] : [pathname]));
  },
};

function productsOf({ products }: CheckedConfig): readonly Product[] {
  return products.map(({ pathPrefix, pathPrefixes, navigation, ...product }) => ({
    ...product,
    pathPrefixes: [...(pathPrefix === undefined ? [] : [pathPrefix]), ...(pathPrefixes ?? [])],
    navigation: navigation === undefined ? DEFAULT_TREE : product.id,
  }));
}

/** Live: walks the trees once for all pages. */
export const views: Step<(pathname: string) => PageView> = {
  name: 'views',
  live: true,
  run: async (read) => viewsOf(await read.step(site)),
};

/** What a document needs of the site; the navigation by its key. */
export const view: Step<Omit<PageView, 'navigation'> & { readonly navigation: string }, string> = {
  name: 'view',
  run: async (read, pathname) => {
    const { navigation, ...rest } = (await read.step(views))(pathname);
    return { ...rest, navigation: navigation.key };
  },
};

/** The lines of the side navigation on all pages with this key. */
export const branch: Step<readonly BranchItem[], string> = {
  name: 'branch',
  run: async (read, key) => branchAt(await read.step(site), key),
};
