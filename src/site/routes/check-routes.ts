/** Finds collisions: pages with the same address or output, and public files at the path of a page. */

import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { findReservation } from './page-names.js';
import type { Route } from './route.js';

interface CheckedRoutes {
  readonly routes: readonly Route[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The routes without duplicates, and a diagnostic for each duplicate and each collision. */
export function checkRoutes(routes: readonly Route[]): CheckedRoutes {
  const uniqueRoutes: Route[] = [];
  const diagnostics: Diagnostic[] = [];
  const routesByPath = new Map<string, Route>();
  for (const route of routes) {
    const path = toComparablePath(route.pathname);
    const earlier = routesByPath.get(path);
    if (earlier) diagnostics.push(createDuplicateRouteDiagnostic(route, earlier));
    else {
      routesByPath.set(path, route);
      uniqueRoutes.push(route);
    }
  }
  return {
    routes: uniqueRoutes,
    diagnostics: removeRepeatedPairs([...diagnostics, ...findOutputCollisions(uniqueRoutes)]),
  };
}

/** Public files that collide with a page, or with a file of docsgen. An owner's `robots.txt` replaces that of docsgen. */
export function checkPublicFiles(
  routes: readonly Route[],
  publicFiles: readonly string[],
): readonly Diagnostic[] {
  if (publicFiles.length === 0) return [];
  const outputClaims = collectClaims(routes);
  return publicFiles.toSorted().flatMap((file) => {
    const route = findClaimingRoute(file, outputClaims);
    if (route) {
      const reason = `it collides with ${route.pathname}, made from ${route.source}`;
      return [createPublicFileDiagnostic(file, reason, route)];
    }
    const reservation = file === 'robots.txt' ? undefined : findReservation(file);
    return reservation ? [createPublicFileDiagnostic(file, reservation)] : [];
  });
}

/** Two files that collide in one language collide in all, and each of them collides with the other. */
function removeRepeatedPairs(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ file, related = [] }) => {
    const pair = [file, ...related.map((relatedLocation) => relatedLocation.file)].toSorted().join('\n');
    if (seen.has(pair)) return false;
    seen.add(pair);
    return true;
  });
}

/** Equal for paths that are the same on a file system that ignores case and Unicode normalization. */
function toComparablePath(path: string): string {
  return (ASCII.test(path) ? path : path.normalize('NFC')).toLowerCase();
}

/** It has one form only. */
const ASCII = /^[ -~]*$/;

function createDuplicateRouteDiagnostic(route: Route, earlier: Route): Diagnostic {
  const isSamePathname = route.pathname === earlier.pathname;
  return {
    code: isSamePathname ? 'route/duplicate' : 'route/case-collision',
    severity: 'error',
    file: route.source,
    message: isSamePathname
      ? `${route.source} and ${earlier.source} are both ${route.pathname}`
      : `${route.source} and ${earlier.source} are one file where case does not count`,
    hint: 'Rename one of the two.',
    related: [{ file: earlier.source, message: `is ${earlier.pathname}` }],
  };
}

/** The files that pages write, by comparable path, and the folders of these files. */
interface OutputClaims {
  readonly files: ReadonlyMap<string, Route>;
  readonly folders: ReadonlyMap<string, Route>;
}

function collectClaims(routes: readonly Route[]): OutputClaims {
  const files = new Map<string, Route>();
  const folders = new Map<string, Route>();
  for (const route of routes) {
    for (const path of listOutputPaths(route)) {
      files.set(path, route);
      for (const folder of listParentFolders(path)) folders.set(folder, route);
    }
  }
  return { files, folders };
}

/** Comparable. */
function listOutputPaths({ output, markdownCopy }: Route): readonly string[] {
  return [toComparablePath(output), toComparablePath(markdownCopy)];
}

/** The folders of `a/b/c` are `a` and `a/b`. */
function listParentFolders(path: string): readonly string[] {
  const folders: string[] = [];
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) folders.push(path.slice(0, at));
  return folders;
}

/** Pages whose output or Markdown copy is also that of another page, or a folder of one. */
function findOutputCollisions(routes: readonly Route[]): readonly Diagnostic[] {
  const { files, folders } = collectClaims(routes);
  return routes.flatMap((route) => {
    const paths = listOutputPaths(route);
    const findOther = (claims: ReadonlyMap<string, Route>): Route | undefined =>
      paths.map((path) => claims.get(path)).find((candidate) => candidate && candidate !== route);
    const otherRoute = findOther(folders) ?? findOther(files);
    return otherRoute ? [createOutputDiagnostic(route, otherRoute)] : [];
  });
}

function createOutputDiagnostic(route: Route, otherRoute: Route): Diagnostic {
  return {
    code: 'route/output-collision',
    severity: 'error',
    file: route.source,
    message: `${route.source} and ${otherRoute.source} would be written to the same place`,
    hint: 'Rename one of the two.',
    related: [{ file: otherRoute.source, message: `is ${otherRoute.pathname}` }],
  };
}

/** Many hosts serve `a.html` for `/a/`, so it collides with that page. */
function findClaimingRoute(file: string, { files, folders }: OutputClaims): Route | undefined {
  const path = toComparablePath(file);
  const cleanUrlRoute = path.endsWith('.html')
    ? files.get(`${path.slice(0, -'.html'.length)}/index.html`)
    : undefined;
  const blockingRoutes = listParentFolders(path).map((folder) => files.get(folder));
  return (
    files.get(path) ??
    cleanUrlRoute ??
    folders.get(path) ??
    blockingRoutes.find((candidate) => candidate !== undefined)
  );
}

function createPublicFileDiagnostic(file: string, reason: string, route?: Route): Diagnostic {
  return {
    code: 'route/public-collision',
    severity: 'error',
    file: `public/${file}`,
    message: `public/${file} cannot be copied: ${reason}`,
    hint: 'Rename the file, or remove it.',
    related: route && [{ file: route.source, message: `is ${route.pathname}` }],
  };
}
