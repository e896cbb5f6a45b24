/** Checks a navigation as an owner declares it, and creates its tree. `navigation-coverage.ts` compares it with the pages. */

import { findNearestName } from '../../diagnostics/find-nearest-name.js';
import type { SourceLocation, Diagnostic } from '../../diagnostics/diagnostic.js';
import type { NavigationNode } from './entry.js';
import { checkFields, describeValue, isRecord, type EntryIssue } from './check-fields.js';
import { createLiteralLocator, type LiteralLocator } from './create-literal-locator.js';
import { createNavigationNode } from './create-navigation-node.js';
import { compareText } from '../../text/compare-text.js';
import { isApiTab } from '../routes/pathname.js';

export const NAVIGATION_LIMITS = { depth: 32, entries: 200_000 };

/** A page of a package's API reference, which `api: '<package>'` adds to a tree. */
export interface ApiEntry {
  readonly pathname: string;
  readonly title?: string;
  readonly plan?: 'pro' | 'premium';
  readonly deprecated?: boolean;
  readonly inSideNav?: boolean;
}

export interface NavigationSource {
  /** The file that exports the tree. */
  readonly file: string;
  readonly treeId: string;
  /** The texts of that file and of those that it imports, by file. */
  readonly sources: ReadonlyMap<string, string>;
  readonly limits: typeof NAVIGATION_LIMITS;
  /** The API pages of each configured package. */
  readonly api?: ReadonlyMap<string, readonly ApiEntry[]>;
}

interface CheckedNavigation {
  readonly entries: readonly NavigationNode[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The state of the walk over one tree. */
interface NavigationWalk {
  readonly source: NavigationSource;
  readonly locateLiteralValue: LiteralLocator;
  readonly diagnostics: Diagnostic[];
  entryCount: number;
}

/** Where the walk is. Messages name an entry without pathname by `path`, such as `[2].children[0]`. */
interface EntryPosition {
  readonly path: string;
  readonly depth: number;
  readonly parentLocation: SourceLocation;
}

/** The packages that a declared tree attaches by `api`. The tree may be invalid. */
export function findAttachedPackages(declared: unknown, depth = 0): readonly string[] {
  if (!Array.isArray(declared) || depth > NAVIGATION_LIMITS.depth) return [];
  return declared.filter(isRecord).flatMap((entry) => {
    const attachedNames = 'api' in entry && typeof entry.api === 'string' ? [entry.api] : [];
    const children = 'children' in entry ? entry.children : [];
    return [...attachedNames, ...findAttachedPackages(children, depth + 1)];
  });
}

/** The entries of a tree, and everything that is wrong with it. */
export function checkNavigation(declared: unknown, source: NavigationSource): CheckedNavigation {
  const walk: NavigationWalk = {
    source,
    locateLiteralValue: createLiteralLocator(source.sources, source.file),
    diagnostics: [],
    entryCount: 0,
  };
  const { file, treeId } = source;
  if (!Array.isArray(declared)) {
    const message = `the navigation “${treeId}” is ${describeValue(declared)}; it must be an array of entries`;
    const hint = 'Export an array: export default [ … ];';
    report(walk, { file }, { code: 'nav/invalid-entry', message, hint });
    return { entries: [], diagnostics: walk.diagnostics };
  }
  const entries = checkEntries(declared, { path: '', depth: 1, parentLocation: { file } }, walk);
  if (declared.length === 0) {
    const message = `the navigation “${treeId}” has no entries`;
    report(walk, { file }, { code: 'nav/empty', message, hint: 'Add at least one page.' });
  }
  return { entries, diagnostics: walk.diagnostics };
}

function checkEntries(
  declared: readonly unknown[],
  position: EntryPosition,
  walk: NavigationWalk,
): readonly NavigationNode[] {
  const { limits, treeId } = walk.source;
  if (position.depth > limits.depth && declared.length > 0) {
    const message = `the navigation “${treeId}” is more than ${limits.depth} levels deep here`;
    const location = locateEntry(declared[0], position, walk);
    report(walk, location, { code: 'nav/too-deep', message, hint: 'Put the entries into fewer groups.' });
    return [];
  }
  const entries: NavigationNode[] = [];
  for (const [index, value] of declared.entries()) {
    if (walk.entryCount > limits.entries) break;
    const entry = checkEntry(value, { ...position, path: `${position.path}[${index}]` }, walk);
    if (entry) entries.push(entry);
  }
  return entries;
}

function locateEntry(
  value: unknown,
  { parentLocation }: EntryPosition,
  { locateLiteralValue }: NavigationWalk,
): SourceLocation {
  const pathname = isRecord(value) && 'pathname' in value ? value.pathname : undefined;
  return (typeof pathname === 'string' ? locateLiteralValue(pathname) : undefined) ?? parentLocation;
}

function checkEntry(
  value: unknown,
  position: EntryPosition,
  walk: NavigationWalk,
): NavigationNode | undefined {
  const { path, depth } = position;
  const location = locateEntry(value, position, walk);
  if (exceedsEntryLimit(location, walk)) return undefined;
  if (!isRecord(value)) {
    const message = `entry ${path} of the navigation “${walk.source.treeId}” is ${describeValue(value)}; it must be an object`;
    report(walk, location, { code: 'nav/invalid-entry', message });
    return undefined;
  }
  const { fields, issues } = checkFields(value, `entry ${path}`);
  for (const issue of issues) report(walk, location, issue);
  const declared = 'children' in value && Array.isArray(value.children) ? value.children : [];
  const children = checkEntries(
    declared,
    { path: `${path}.children`, depth: depth + 1, parentLocation: location },
    walk,
  );
  const { pathname, api } = fields;
  if (pathname === undefined) return undefined;
  const allChildren = api ? [...children, ...createApiNodes(api, location, walk)] : children;
  return createNavigationNode({ ...fields, pathname }, allChildren, location);
}

function exceedsEntryLimit(location: SourceLocation, walk: NavigationWalk): boolean {
  const { limits, treeId } = walk.source;
  walk.entryCount += 1;
  if (walk.entryCount <= limits.entries) return false;
  const message = `the navigation “${treeId}” has more than ${limits.entries} entries`;
  report(walk, location, { code: 'nav/too-many', message, hint: 'Split it into one tree per product.' });
  return true;
}

/** One child per documented component. Pages are sorted by their pathnames without hyphens, tabs by title. */
function createApiNodes(
  packageName: string,
  location: SourceLocation,
  walk: NavigationWalk,
): readonly NavigationNode[] {
  const packages = walk.source.api ?? new Map<string, readonly ApiEntry[]>();
  const pages = packages.get(packageName);
  if (!pages) {
    const suggestion = findNearestName(packageName, packages.keys());
    const hint = suggestion
      ? `Did you mean ${suggestion}?`
      : 'Name it under `packages` of a product in the config.';
    report(walk, location, {
      code: 'nav/unknown-package',
      message: `no product has the package ${packageName}`,
      hint,
    });
    return [];
  }
  return pages
    .map((page) => ({ page, sortKey: toSortKey(page) }))
    .toSorted((a, b) => compareText(a.sortKey, b.sortKey))
    .map(({ page }) => createNavigationNode(page, [], location));
}

function toSortKey({ pathname, title = '' }: ApiEntry): string {
  return isApiTab(pathname) ? title.toLowerCase() : pathname.replaceAll('-', '');
}

function report(walk: NavigationWalk, location: SourceLocation, issue: EntryIssue): void {
  walk.diagnostics.push({ ...issue, severity: 'error', ...location });
}
