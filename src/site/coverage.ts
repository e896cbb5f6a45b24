/** Whether navigation and pages agree: every page in one place of a tree, every place with its page. */

import { nearest } from '../report/nearest.js';
import type { Place, Problem } from '../report/problem.js';
import type { NavEntry } from './entry.js';
import { isApiTab, matchKey, splitHash } from './pathname.js';
import { productOf, type Product } from './product.js';
import type { Route } from './route.js';

/** A product's navigation. */
export interface Tree {
  readonly id: string;
  readonly entries: readonly NavEntry[];
}

export interface Covered {
  readonly routes: readonly Route[];
  readonly defaultLanguage: string;
  readonly products: readonly Pick<Product, 'pathPrefixes'>[];
  /** Pages that need no entry besides homes: those whose front matter makes them a home. */
  readonly exempt?: ReadonlySet<string>;
}

/** Looking for a similar name takes time; after so many, the rest goes without. */
const SUGGESTIONS = 100;

/** Duplicates within a tree, entries without page, pages without entry. */
export function checkPathnames(trees: readonly Tree[], covered: Covered): readonly Problem[] {
  const entries = trees.map((tree) => allEntries(tree.entries));
  return [
    ...entries.flatMap(duplicates),
    ...missingPages(entries.flat(), covered),
    ...orphans(entries.flat(), covered),
  ];
}

function allEntries(entries: readonly NavEntry[]): readonly NavEntry[] {
  const all: NavEntry[] = [];
  const walk = (siblings: readonly NavEntry[]) => {
    for (const entry of siblings) {
      all.push(entry);
      walk(entry.children);
    }
  };
  walk(entries);
  return all;
}

/** Two entries may share a pathname only where a page shows its API in tabs. */
function duplicates(entries: readonly NavEntry[]): readonly Problem[] {
  const first = new Map<string, NavEntry>();
  const problems: Problem[] = [];
  for (const entry of entries) {
    if (isApiTab(entry.pathname)) continue;
    const key = matchKey(entry.pathname);
    const earlier = first.get(key);
    if (earlier) problems.push(duplicate(entry, earlier));
    else first.set(key, entry);
  }
  return problems;
}

function duplicate({ pathname, at }: NavEntry, earlier: NavEntry): Problem {
  return {
    code: 'nav/duplicate-pathname',
    severity: 'error',
    ...at,
    message: `Duplicated pathname ${pathname} in pages: it is already taken at ${placeText(earlier.at)}`,
    hint: 'Give one of the two another pathname; a group needs one of its own, too.',
    related: [{ ...earlier.at, message: 'taken here' }],
  };
}

function placeText({ file, line, column }: Place): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

function missingPages(entries: readonly NavEntry[], { routes }: Covered): readonly Problem[] {
  const known = new Set(routes.map(({ pathname }) => pathname));
  const isThere = (path: string) => known.has(path) || (isApiTab(path) && known.has(matchKey(path)));
  const missing = entries.filter(({ kind, pathname }) => kind === 'page' && !isThere(splitHash(pathname)[0]));
  return missing.map(({ pathname, at }, index) => {
    const meant = index < SUGGESTIONS ? nearest(splitHash(pathname)[0], known) : undefined;
    return {
      code: 'nav/missing-page',
      severity: 'error',
      ...at,
      message: `there is no page ${pathname}`,
      hint: `${meant ? `Did you mean ${meant}? ` : ''}Add the page, or mark the entry as planned.`,
    };
  });
}

function orphans(entries: readonly NavEntry[], covered: Covered): readonly Problem[] {
  const led = new Set(
    entries.filter(({ kind }) => kind === 'page').map(({ pathname }) => matchKey(pathname)),
  );
  return covered.routes
    .filter((route) => needsEntry(route, covered) && !led.has(matchKey(route.pathname)))
    .map(orphan);
}

function needsEntry({ pathname, language, kind }: Route, covered: Covered): boolean {
  const isFound = kind === 'home' || kind === 'api' || covered.exempt?.has(pathname);
  if (language !== covered.defaultLanguage || isFound) return false;
  return productOf(pathname, covered.products) !== undefined;
}

function orphan({ pathname, source }: Route): Problem {
  return {
    code: 'nav/orphan-page',
    severity: 'warning',
    file: source,
    message: `no entry of the navigation leads to ${pathname}`,
    hint: 'Add an entry for it; one with inSideNav: false keeps it out of sight.',
  };
}
