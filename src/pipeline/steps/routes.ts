/** The steps from the list of files to the routes: which page is where, and made from what. */

import type { Step } from '../../graph/step.js';
import { isOutputPath } from '../../output/manifest.js';
import type { FrontMatter } from '../../pages/front-matter-keys.js';
import { Problems, type Problem } from '../../report/problem.js';
import { publicCollisions } from '../../site/collisions.js';
import { defaultLanguageOf } from '../../site/language.js';
import { isPageFile, pathnameOfFile, type Route } from '../../site/route.js';
import { routesFrom } from '../../site/routes.js';
import { given } from '../given.js';
import { config } from './config.js';

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

/** All routes, drafts included, and the pathnames of files that cannot have theirs. */
export const allRoutes: Step<
  'all',
  { readonly routes: readonly Route[]; readonly refused: readonly string[] }
> = {
  name: 'all routes',
  shared: true,
  run: async (read) => {
    const { languages } = await read.step(config, 'all');
    const { files, refused } = read.list('pages');
    const found = routesFrom(files, { languages, defaultLanguage: defaultLanguageOf(languages) });
    const collisions = publicCollisions(found.routes, await read.step(publicFiles, 'all'));
    read.report([...found.problems, ...collisions, ...refused.map(refusal)]);
    const strange = [...found.problems, ...refused.map(refusal)].map(({ file }) => file).filter(isPageFile);
    return { routes: found.routes, refused: strange.map(pathnameOfFile) };
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
  early: true,
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
    const { routes: all } = await read.step(allRoutes, 'all');
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

export const steps = [publicFiles, allRoutes, frontMatter, routes, routeIndex, route] as readonly Step[];
