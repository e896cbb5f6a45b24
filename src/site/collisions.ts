/** Two things in one place: pages that share an address or an output, and public files in the place of a page. */

import type { Problem } from '../report/problem.js';
import { reservedBy } from './names.js';
import type { Route } from './route.js';

export interface Sorted {
  readonly routes: readonly Route[];
  readonly problems: readonly Problem[];
}

/** The routes without those that are in another one's way, and a problem for each of these. */
export function checkRoutes(routes: readonly Route[]): Sorted {
  const kept: Route[] = [];
  const problems: Problem[] = [];
  const taken = new Map<string, Route>();
  for (const route of routes) {
    const earlier = taken.get(folded(route.pathname));
    if (earlier) problems.push(sameAddress(route, earlier));
    else {
      taken.set(folded(route.pathname), route);
      kept.push(route);
    }
  }
  return { routes: kept, problems: oncePerPair([...problems, ...outputCollisions(kept)]) };
}

/**
 * Public files that would overwrite a page, be hidden by one, or stand where docsgen writes a file.
 * An owner's `robots.txt` stands in for ours.
 */
export function publicCollisions(
  routes: readonly Route[],
  publicFiles: readonly string[],
): readonly Problem[] {
  const claims = claimsOf(routes);
  return publicFiles.toSorted().flatMap((file) => {
    const route = claimedBy(file, claims);
    if (route)
      return [
        publicCollision(file, `it stands in the way of ${route.pathname}, made from ${route.source}`, route),
      ];
    const owner = file === 'robots.txt' ? undefined : reservedBy(file);
    return owner ? [publicCollision(file, owner)] : [];
  });
}

/** Two files that collide in one language do so in all, and each of them meets the other. */
function oncePerPair(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, related = [] }) => {
    const pair = [file, ...related.map((other) => other.file)].toSorted().join('\n');
    if (seen.has(pair)) return false;
    seen.add(pair);
    return true;
  });
}

/** Equal where a file system that does not tell case or composed letters apart would take one for the other. */
function folded(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

function sameAddress(route: Route, earlier: Route): Problem {
  const same = route.pathname === earlier.pathname;
  return {
    code: same ? 'route/duplicate' : 'route/case-collision',
    severity: 'error',
    file: route.source,
    message: same
      ? `${route.source} and ${earlier.source} are both ${route.pathname}`
      : `${route.source} and ${earlier.source} are one file where case does not count`,
    hint: 'Rename one of the two.',
    related: [{ file: earlier.source, message: `is ${earlier.pathname}` }],
  };
}

/** What pages write, by folded path; `folders` holds the folders that these files need. */
interface Claims {
  readonly files: ReadonlyMap<string, Route>;
  readonly folders: ReadonlyMap<string, Route>;
}

function claimsOf(routes: readonly Route[]): Claims {
  const files = new Map<string, Route>();
  const folders = new Map<string, Route>();
  for (const route of routes) {
    for (const path of [route.output, route.twin]) {
      files.set(folded(path), route);
      for (const folder of foldersOf(folded(path))) folders.set(folder, route);
    }
  }
  return { files, folders };
}

/** `a/b/c` lies in `a` and `a/b`. */
function foldersOf(path: string): readonly string[] {
  const folders: string[] = [];
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) folders.push(path.slice(0, at));
  return folders;
}

/** A page whose output or twin is another page's, or is a folder that another page needs. */
function outputCollisions(routes: readonly Route[]): readonly Problem[] {
  const { files, folders } = claimsOf(routes);
  return routes.flatMap((route) => {
    const paths = [route.output, route.twin].map(folded);
    const inTheWay = paths.map((path) => folders.get(path)).find((found) => found && found !== route);
    const overwritten = paths.map((path) => files.get(path)!).find((found) => found !== route);
    const other = inTheWay ?? overwritten;
    return other ? [outputCollision(route, other)] : [];
  });
}

function outputCollision(route: Route, other: Route): Problem {
  return {
    code: 'route/output-collision',
    severity: 'error',
    file: route.source,
    message: `${route.source} and ${other.source} would be written to the same place`,
    hint: 'Rename one of the two.',
    related: [{ file: other.source, message: `is ${other.pathname}` }],
  };
}

/** `a.html` is served for `/a/` by many hosts, so it counts as that page. */
function claimedBy(file: string, { files, folders }: Claims): Route | undefined {
  const path = folded(file);
  const clean = path.endsWith('.html')
    ? files.get(`${path.slice(0, -'.html'.length)}/index.html`)
    : undefined;
  const inTheWay = foldersOf(path).map((folder) => files.get(folder));
  return files.get(path) ?? clean ?? folders.get(path) ?? inTheWay.find((found) => found !== undefined);
}

function publicCollision(file: string, reason: string, route?: Route): Problem {
  return {
    code: 'route/public-collision',
    severity: 'error',
    file: `public/${file}`,
    message: `public/${file} cannot be copied: ${reason}`,
    hint: 'Rename the file, or remove it.',
    ...(route ? { related: [{ file: route.source, message: `is ${route.pathname}` }] } : {}),
  };
}
