/** The steps from the list of files to the site's model, and from there to what one page needs of it. */

import type { Step } from '../../graph/step.js';
import { isOutputPath } from '../../output/manifest.js';
import { Problems, type Problem } from '../../report/problem.js';
import { publicCollisions } from '../../site/collisions.js';
import { checkPathnames, type Tree } from '../../site/coverage.js';
import { defaultLanguageOf } from '../../site/language.js';
import type { Product } from '../../site/product.js';
import type { Route } from '../../site/route.js';
import { routesFrom } from '../../site/routes.js';
import { assembleSite, DEFAULT_TREE, type Site } from '../../site/site.js';
import { branchAt, viewsOf, type PageView } from '../../site/view.js';
import type { CheckedConfig } from '../../config/schema.js';
import type { BranchItem } from '../../site/branch.js';
import type { FrontMatter } from '../../pages/front-matter.js';
import { given } from '../given.js';
import { config, tree, treeFiles } from './config.js';

/** The files that are copied as they are; paths below `public`. */
export const publicFiles: Step<'all', readonly string[]> = {
  name: 'public files',
  shared: true,
  run: (read) => {
    const { files, refused } = read.list('public');
    read.report(refused.map(refusal));
    const paths = files.map((file) => file.slice('public/'.length));
    read.report(paths.filter((path) => !isOutputPath(path)).map(badName));
    return paths.filter(isOutputPath);
  },
};

function badName(path: string): Problem {
  const message = `“${path}” cannot be the path of a published file`;
  return {
    code: 'route/invalid-name',
    severity: 'error',
    file: `public/${path}`,
    message,
    hint: 'Rename it.',
  };
}

/** All routes, drafts included. */
const allRoutes: Step<'all', readonly Route[]> = {
  name: 'all routes',
  shared: true,
  run: async (read) => {
    const { languages } = await read.step(config, 'all');
    const { files, refused } = read.list('pages');
    const { routes, problems } = routesFrom(files, {
      languages,
      defaultLanguage: defaultLanguageOf(languages),
    });
    const collisions = publicCollisions(routes, await read.step(publicFiles, 'all'));
    read.report([...problems, ...collisions, ...refused.map(refusal)]);
    return routes;
  },
};

function refusal({ path, reason }: { path: string; reason: 'outside' | 'cycle' | 'broken' }): Problem {
  const messages = {
    outside: 'The link leads out of the site folder',
    cycle: 'The link leads back into itself',
    broken: 'The link leads to nothing',
  };
  const hint = 'Put a copy here, or remove the link.';
  return { code: 'file/outside-site', severity: 'error', file: path, message: messages[reason], hint };
}

/** Apart from the page, so that an edit below the front matter leaves the site's model as it is. */
export const frontMatter: Step<string, Pick<FrontMatter, 'title' | 'draft' | 'template'>> = {
  name: 'front matter',
  run: async (read, source) => {
    const { decodeSource } = await import('../../pages/decode.js');
    const { readFrontMatter } = await import('../../pages/front-matter.js');
    const { limits } = await read.step(config, 'all');
    const decoded = decodeSource(read.bytes(source) ?? new Uint8Array(), source, limits.pageBytes);
    if ('problems' in decoded) throw new Problems([]);
    const { title, draft, template } = readFrontMatter(decoded.text, source).frontMatter;
    return {
      ...(title === undefined ? {} : { title }),
      draft,
      ...(template === undefined ? {} : { template }),
    };
  },
};

/** The routes that are built. */
export const routes: Step<'all', readonly Route[]> = {
  name: 'routes',
  shared: true,
  run: async (read) => {
    const all = await read.step(allRoutes, 'all');
    const heads = await read.steps(
      frontMatter,
      all.map(({ source }) => source),
    );
    const drafts = given(read, 'drafts');
    return all.flatMap((route, at) => {
      const head = heads[at];
      if (head?.draft && !drafts) return [];
      return [head?.template === 'home' ? { ...route, kind: 'home' as const } : route];
    });
  },
};

/** By pathname. Live: a page asks for its own route through `route`. */
const routeIndex: Step<'all', ReadonlyMap<string, Route>> = {
  name: 'route index',
  live: true,
  run: async (read) => new Map((await read.step(routes, 'all')).map((one) => [one.pathname, one])),
};

export const route: Step<string, Route> = {
  name: 'route',
  run: async (read, pathname) => (await read.step(routeIndex, 'all')).get(pathname)!,
};

export const site: Step<'all', Site> = {
  name: 'site',
  shared: true,
  run: async (read) => {
    const settings = await read.step(config, 'all');
    const products = productsOf(settings);
    const ids = Object.keys(await read.step(treeFiles, 'all'));
    const entries = await read.steps(tree, ids);
    const trees: Tree[] = ids.map((id, at) => ({ id, entries: entries[at] ?? [] }));
    const all = await read.step(routes, 'all');
    const heads = await read.steps(
      frontMatter,
      all.map(({ source }) => source),
    );
    const titles = all.flatMap(({ pathname }, at) =>
      heads[at]?.title ? [[pathname, heads[at].title] as const] : [],
    );
    if (entries.every((one) => one !== undefined)) {
      const defaultLanguage = defaultLanguageOf(settings.languages);
      const withDrafts = await read.step(allRoutes, 'all');
      const exempt = new Set(all.filter(({ kind }) => kind === 'home').map(({ pathname }) => pathname));
      read.report(checkPathnames(trees, { routes: withDrafts, defaultLanguage, products, exempt }));
    }
    return assembleSite({
      config: { ...settings, products },
      trees,
      routes: all,
      titles: Object.fromEntries(titles),
    });
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
const views: Step<'all', (pathname: string) => PageView> = {
  name: 'views',
  live: true,
  run: async (read) => viewsOf(await read.step(site, 'all')),
};

/** What a document needs of the site; the navigation by its key. */
export const view: Step<string, Omit<PageView, 'navigation'> & { readonly navigation: string }> = {
  name: 'view',
  run: async (read, pathname) => {
    const { navigation, ...rest } = (await read.step(views, 'all'))(pathname);
    return { ...rest, navigation: navigation.key };
  },
};

/** The lines of the side navigation on all pages with this key. */
export const branch: Step<string, readonly BranchItem[]> = {
  name: 'branch',
  run: async (read, key) => branchAt(await read.step(site, 'all'), key),
};

export const steps = [
  publicFiles,
  allRoutes,
  frontMatter,
  routes,
  routeIndex,
  route,
  site,
  views,
  view,
  branch,
] as readonly Step[];
