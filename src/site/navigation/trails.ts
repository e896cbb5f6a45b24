/** Which entries are lit on a page, and which pages lie beside it. Knows nothing of how they look. */

import type { NavigationNode } from './entry.js';
import { isApiTab, toMatchKey } from '../routes/pathname.js';

export interface Neighbors {
  readonly previous?: NavigationNode;
  readonly next?: NavigationNode;
}

/** The entries from the top of the tree down to the active one; none if the tree does not hold the pathname. */
export function findTrail(pathname: string, entries: readonly NavigationNode[]): readonly NavigationNode[] {
  return collectTrails(entries).get(toMatchKey(pathname)) ?? [];
}

/**
 * The trail to every entry, by `matchKey`. An API tab gives way to the page that it belongs to.
 * Throws on duplicates, which `checkPathnames` reports to the author before.
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

/** The pages before and after the active one in reading order. */
export function findNeighbors(
  activeEntry: NavigationNode | undefined,
  entries: readonly NavigationNode[],
): Neighbors {
  return (activeEntry && collectNeighbors(entries).get(activeEntry)) ?? {};
}

/** The neighbours of every page of a tree. */
export function collectNeighbors(entries: readonly NavigationNode[]): ReadonlyMap<NavigationNode, Neighbors> {
  const orderedPages = listPagesInOrder(entries);
  return new Map(orderedPages.map((entry, index) => [entry, createNeighbors(index, orderedPages)]));
}

/** The pages of a tree from top to bottom: nothing hidden, planned or external, and no API tab, which belongs to its page. */
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

function createNeighbors(index: number, orderedPages: readonly NavigationNode[]): Neighbors {
  const previous = orderedPages[index - 1];
  const next = orderedPages[index + 1];
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}
