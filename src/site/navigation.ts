/** From what an owner declares to a checked tree. Knows nothing of routes: see `coverage.ts` for how the two agree. */

import { nearest } from '../report/nearest.js';
import type { Place, Problem } from '../report/problem.js';
import type { NavEntry } from './entry.js';
import { checkFields, describe, isRecord, type Finding } from './fields.js';
import { placesOfLiterals, type PlaceOf } from './literals.js';
import { entryFrom, type Placed } from './nav-entry.js';
import { isApiTab } from './pathname.js';

export interface NavigationLimits {
  readonly depth: number;
  readonly entries: number;
}

export const NAVIGATION_LIMITS: NavigationLimits = { depth: 32, entries: 200_000 };

/** A page of a package's API reference, as `api: '<package>'` puts it into a tree. */
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
  /** That file's text, and those of the files that it imports, by file. */
  readonly sources: ReadonlyMap<string, string>;
  readonly limits: NavigationLimits;
  /** The API pages of each configured package. */
  readonly api?: ReadonlyMap<string, readonly ApiEntry[]>;
}

export interface CheckedNavigation {
  readonly entries: readonly NavEntry[];
  readonly problems: readonly Problem[];
}

/** What the walk over one tree carries along. */
interface Walk {
  readonly source: NavigationSource;
  readonly placeOf: PlaceOf;
  readonly problems: Problem[];
  seen: number;
}

/** Where the walk is: `path` is how a message names an entry without pathname, such as `[2].children[0]`. */
interface Position {
  readonly path: string;
  readonly depth: number;
  readonly parent: Place;
}

/** The packages that a tree as it is declared attaches by `api`, whatever else is wrong with it. */
export function attachedPackages(declared: unknown, depth = 0): readonly string[] {
  if (!Array.isArray(declared) || depth > NAVIGATION_LIMITS.depth) return [];
  return declared.filter(isRecord).flatMap((entry) => {
    const own = 'api' in entry && typeof entry.api === 'string' ? [entry.api] : [];
    return 'children' in entry ? [...own, ...attachedPackages(entry.children, depth + 1)] : own;
  });
}

/** The entries of a tree, titles derived and pathnames completed, and all that is wrong with it. */
export function checkNavigation(declared: unknown, source: NavigationSource): CheckedNavigation {
  const walk: Walk = {
    source,
    placeOf: placesOfLiterals(source.sources, source.file),
    problems: [],
    seen: 0,
  };
  const { file, treeId } = source;
  if (!Array.isArray(declared)) {
    const message = `the navigation “${treeId}” is ${describe(declared)}; it must be an array of entries`;
    tell(
      walk,
      { file },
      { code: 'nav/invalid-entry', message, hint: 'Export an array: export default [ … ];' },
    );
    return { entries: [], problems: walk.problems };
  }
  const entries = checkEntries(declared, { path: '', depth: 1, parent: { file } }, walk);
  if (declared.length === 0) {
    tell(
      walk,
      { file },
      {
        code: 'nav/empty',
        message: `the navigation “${treeId}” has no entries`,
        hint: 'Add at least one page.',
      },
    );
  }
  return { entries, problems: walk.problems };
}

function checkEntries(declared: readonly unknown[], at: Position, walk: Walk): readonly NavEntry[] {
  const { limits, treeId } = walk.source;
  if (at.depth > limits.depth && declared.length > 0) {
    const message = `the navigation “${treeId}” is more than ${limits.depth} levels deep here`;
    const place = placeOfEntry(declared[0], at, walk);
    tell(walk, place, { code: 'nav/too-deep', message, hint: 'Put the entries into fewer groups.' });
    return [];
  }
  const entries: NavEntry[] = [];
  for (const [index, value] of declared.entries()) {
    if (walk.seen > limits.entries) break;
    const entry = checkEntry(value, { ...at, path: `${at.path}[${index}]` }, walk);
    if (entry) entries.push(entry);
  }
  return entries;
}

function placeOfEntry(value: unknown, { parent }: Position, { placeOf }: Walk): Place {
  const pathname = isRecord(value) && 'pathname' in value ? value.pathname : undefined;
  return (typeof pathname === 'string' ? placeOf(pathname) : undefined) ?? parent;
}

function checkEntry(value: unknown, position: Position, walk: Walk): NavEntry | undefined {
  const { path, depth } = position;
  const at = placeOfEntry(value, position, walk);
  if (isOneTooMany(at, walk)) return undefined;
  if (!isRecord(value)) {
    const message = `entry ${path} of the navigation “${walk.source.treeId}” is ${describe(value)}; it must be an object`;
    tell(walk, at, { code: 'nav/invalid-entry', message });
    return undefined;
  }
  const { fields, findings } = checkFields(value, `entry ${path}`);
  for (const finding of findings) tell(walk, at, finding);
  const declared = 'children' in value && Array.isArray(value.children) ? value.children : [];
  const children = checkEntries(declared, { path: `${path}.children`, depth: depth + 1, parent: at }, walk);
  if (fields.pathname === undefined) return undefined;
  const all = fields.api ? [...children, ...apiChildren(fields.api, at, walk)] : children;
  return entryFrom(fields as Placed, all, at);
}

function isOneTooMany(at: Place, walk: Walk): boolean {
  const { limits, treeId } = walk.source;
  walk.seen += 1;
  if (walk.seen <= limits.entries) return false;
  const message = `the navigation “${treeId}” has more than ${limits.entries} entries`;
  tell(walk, at, { code: 'nav/too-many', message, hint: 'Split it into one tree per product.' });
  return true;
}

/** One child per documented component, in the order of their names without hyphens; tabs by title (behaviour 2.8). */
function apiChildren(packageName: string, at: Place, walk: Walk): readonly NavEntry[] {
  const packages = walk.source.api ?? new Map<string, readonly ApiEntry[]>();
  const pages = packages.get(packageName);
  if (!pages) {
    const meant = nearest(packageName, packages.keys());
    const hint = meant ? `Did you mean ${meant}?` : 'Name it under `packages` of a product in the config.';
    tell(walk, at, {
      code: 'nav/unknown-package',
      message: `no product has the package ${packageName}`,
      hint,
    });
    return [];
  }
  return pages
    .map((page) => ({ page, order: orderOf(page) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : Number(a.order > b.order)))
    .map(({ page }) => entryFrom(page, [], at));
}

function orderOf({ pathname, title = '' }: ApiEntry): string {
  return isApiTab(pathname) ? title.toLowerCase() : pathname.replaceAll('-', '');
}

function tell(walk: Walk, at: Place, finding: Finding): void {
  walk.problems.push({ ...finding, severity: 'error', ...at });
}
