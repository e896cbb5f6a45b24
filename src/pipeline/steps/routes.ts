/** The steps from the list of files to the routes: which page is where, and made from what. */

import type { Read, Step } from '../../graph/step.js';
import { isOutputPath } from '../../output/manifest.js';
import type { Problem } from '../../report/problem.js';
import { publicCollisions } from '../../site/collisions.js';
import { isAbout, tabKinds, tabRoutes } from '../../site/api.js';
import { canonicalPath, defaultLanguageOf } from '../../site/language.js';
import { isApiTab } from '../../site/pathname.js';
import { isPageFile, pathnameOfFile, type Route } from '../../site/route.js';
import { routesFrom } from '../../site/routes.js';
import { given } from '../given.js';
import { places } from './api.js';
import { config } from './config.js';
import { frontMatter } from './sources.js';
import { subjects } from './subjects.js';

/** The files that are copied as they are; paths below `public`. */
export const publicFiles: Step<readonly string[]> = {
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
export const allRoutes: Step<{ readonly routes: readonly Route[]; readonly refused: readonly string[] }> = {
  name: 'all routes',
  shared: true,
  run: async (read) => {
    const { languages } = await read.step(config);
    const { files, refused } = read.list('pages');
    const api = await read.step(places);
    const found = routesFrom(files, { languages, defaultLanguage: defaultLanguageOf(languages), api });
    const collisions = publicCollisions(found.routes, await read.step(publicFiles));
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

/** The routes that are built. */
export const routes: Step<readonly Route[]> = {
  name: 'routes',
  shared: true,
  run: async (read) => {
    const { routes: all } = await read.step(allRoutes);
    const written = all.filter(({ api }) => !api);
    const heads = await read.steps(
      frontMatter,
      written.map(({ source }) => source),
    );
    const drafts = given(read, 'drafts');
    const pages = written.flatMap((route, at) => {
      const head = heads[at];
      if (head?.draft && !drafts) return [];
      return [head?.template === 'home' ? { ...route, kind: 'home' as const } : route];
    });
    const tabs = await tabsOf(read, pages);
    return [...pages, ...all.filter(({ api }) => api), ...tabs].sort(byPathname);
  },
};

/** The tabs of pages whose product shows its reference so; a page that an owner wrote in the place of one stays. */
async function tabsOf(read: Read, pages: readonly Route[]): Promise<readonly Route[]> {
  const all = (await read.step(places)).filter(({ pathname }) => isApiTab(pathname));
  if (all.length === 0) return [];
  const { languages } = await read.step(config);
  const about = new Map((await read.step(subjects)).map((subject) => [subject.pathname, subject]));
  const taken = new Set(pages.map(({ pathname }) => pathname));
  const tabs = tabRoutes(pages, ({ pathname }) => {
    const subject = about.get(canonicalPath(pathname, languages));
    return tabKinds(all.filter((place) => subject?.product === place.product && isAbout(subject, place)));
  });
  return tabs.filter(({ pathname }) => !taken.has(pathname));
}

function byPathname(a: Route, b: Route): number {
  return a.pathname < b.pathname ? -1 : Number(a.pathname > b.pathname);
}

/** By pathname. Live: a page asks for its own route through `route`. */
export const routeIndex: Step<ReadonlyMap<string, Route>> = {
  name: 'route index',
  live: true,
  run: async (read) => new Map((await read.step(routes)).map((one) => [one.pathname, one])),
};

export const route: Step<Route, string> = {
  name: 'route',
  run: async (read, pathname) => (await read.step(routeIndex)).get(pathname)!,
};
