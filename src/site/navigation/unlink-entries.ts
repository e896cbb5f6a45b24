/** A tree in which pages that are not built have no link. Knows nothing of why they are not built. */

import type { NavigationNode } from './entry.js';

/** The entries of these pathnames are shown as planned ones are, without their mark. */
export function unlinkEntries(
  pathnames: ReadonlySet<string>,
  entries: readonly NavigationNode[],
): readonly NavigationNode[] {
  if (pathnames.size === 0) return entries;
  return entries.map((entry) => ({
    ...entry,
    kind: entry.kind === 'page' && pathnames.has(entry.pathname) ? 'planned' : entry.kind,
    children: unlinkEntries(pathnames, entry.children),
  }));
}
