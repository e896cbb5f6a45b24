/** A tree without what is in it twice, so that the rest of it can be built on. Tells nobody: see `coverage.ts`. */

import type { NavigationNode } from './entry.js';
import { isApiTab, toMatchKey } from '../routes/pathname.js';

/** Of several entries with one pathname the first stays; API tabs may share theirs. */
export function removeDuplicateEntries(
  entries: readonly NavigationNode[],
  seenKeys = new Set<string>(),
): readonly NavigationNode[] {
  return entries.flatMap((entry) => {
    const key = toMatchKey(entry.pathname);
    if (!isApiTab(entry.pathname)) {
      if (seenKeys.has(key)) return [];
      seenKeys.add(key);
    }
    return [{ ...entry, children: removeDuplicateEntries(entry.children, seenKeys) }];
  });
}
