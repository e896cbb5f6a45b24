/** Finds the trail of each page in the navigation, and its previous and next page. */

import type { NavigationNode } from './entry.js';
import { isApiTab, toMatchKey } from '../routes/pathname.js';

interface Neighbors {
  readonly previous?: NavigationNode;
  readonly next?: NavigationNode;
}

/**
 * The trail of every entry, from the top of the tree to the entry itself, by `toMatchKey`. An API tab counts only if the
 * page to which it belongs has no entry. Throws for duplicates, which `checkNavigationCoverage` reports to the author.
 */
export function collectTrails(
  entries: readonly NavigationNode[],
): ReadonlyMap<string, readonly NavigationNode[]> {
  const trails = new Map<string, readonly NavigationNode[]>();
  const tabs = new Map<string, readonly NavigationNode[]>();
  const walk = (siblings: readonly NavigationNode[], parents: readonly NavigationNode[]) => {
    for (const entry of siblings) {
      const trail = [...parents, entry];
      const key = toMatchKey(entry.pathname);
      if (isApiTab(entry.pathname)) tabs.set(key, trail);
      else if (trails.has(key)) throw new Error(`Duplicated pathname ${entry.pathname} in pages`);
      else trails.set(key, trail);
      walk(entry.children, trail);
    }
  };
  walk(entries, []);
  for (const [key, trail] of tabs) if (!trails.has(key)) trails.set(key, trail);
  return trails;
}

/** The previous and next page of every page of a tree, in reading order. */
export function collectNeighbors(entries: readonly NavigationNode[]): ReadonlyMap<NavigationNode, Neighbors> {
  const orderedPages = listPagesInOrder(entries);
  return new Map(
    orderedPages.map((page, index) => [
      page,
      { previous: orderedPages[index - 1], next: orderedPages[index + 1] },
    ]),
  );
}

/** The visible pages of a tree from top to bottom, without planned and external entries and without API tabs. */
export function listPagesInOrder(entries: readonly NavigationNode[]): readonly NavigationNode[] {
  const orderedPages: NavigationNode[] = [];
  const walk = (siblings: readonly NavigationNode[]) => {
    for (const entry of siblings) {
      if (!entry.inSideNav) continue;
      if (entry.kind === 'page' && !isApiTab(entry.pathname)) orderedPages.push(entry);
      walk(entry.children);
    }
  };
  walk(entries);
  return orderedPages;
}
