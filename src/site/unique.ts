/** A tree without what is in it twice, so that the rest of it can be built on. Tells nobody: see `coverage.ts`. */

import type { NavEntry } from './entry.js';
import { isApiTab, matchKey } from './pathname.js';

/** Of several entries with one pathname the first stays; API tabs may share theirs (behaviour 2.9). */
export function uniqueEntries(entries: readonly NavEntry[], seen = new Set<string>()): readonly NavEntry[] {
  return entries.flatMap((entry) => {
    const key = matchKey(entry.pathname);
    if (!isApiTab(entry.pathname)) {
      if (seen.has(key)) return [];
      seen.add(key);
    }
    return [{ ...entry, children: uniqueEntries(entry.children, seen) }];
  });
}
