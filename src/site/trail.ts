/** Which entries are lit on a page, and which pages lie beside it. Knows nothing of how they look. */

import type { NavEntry } from './entry.js';
import { isApiTab, matchKey } from './pathname.js';

export interface Neighbours {
  readonly previous?: NavEntry;
  readonly next?: NavEntry;
}

/** The entries from the top of the tree down to the active one; none if the tree does not hold the pathname. */
export function trailTo(pathname: string, entries: readonly NavEntry[]): readonly NavEntry[] {
  return trailsOf(entries).get(matchKey(pathname)) ?? [];
}

/**
 * The trail to every entry, by `matchKey`. An API tab gives way to the page that it belongs to (behaviour 2.9).
 * Throws on duplicates, which `checkPathnames` reports to the author before.
 */
export function trailsOf(entries: readonly NavEntry[]): ReadonlyMap<string, readonly NavEntry[]> {
  const trails = new Map<string, readonly NavEntry[]>();
  const tabs = new Map<string, readonly NavEntry[]>();
  const walk = (siblings: readonly NavEntry[], parents: readonly NavEntry[]) => {
    for (const entry of siblings) {
      const trail = [...parents, entry];
      const key = matchKey(entry.pathname);
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

/** The pages before and after the active one in reading order (behaviour 2.12). */
export function neighbours(active: NavEntry | undefined, entries: readonly NavEntry[]): Neighbours {
  return (active && neighboursOf(entries).get(active)) ?? {};
}

/** The neighbours of every page of a tree. */
export function neighboursOf(entries: readonly NavEntry[]): ReadonlyMap<NavEntry, Neighbours> {
  const order = readingOrder(entries);
  return new Map(order.map((entry, at) => [entry, neighboursAt(at, order)]));
}

/** The pages of a tree from top to bottom: nothing hidden, planned or external, and no API tab, which belongs to its page. */
export function readingOrder(entries: readonly NavEntry[]): readonly NavEntry[] {
  const order: NavEntry[] = [];
  const walk = (siblings: readonly NavEntry[]) => {
    for (const entry of siblings) {
      if (!entry.inSideNav) continue;
      if (entry.kind === 'page' && !isApiTab(entry.pathname)) order.push(entry);
      walk(entry.children);
    }
  };
  walk(entries);
  return order;
}

function neighboursAt(at: number, order: readonly NavEntry[]): Neighbours {
  const previous = order[at - 1];
  const next = order[at + 1];
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}
