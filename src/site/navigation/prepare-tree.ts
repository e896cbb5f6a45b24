/** Prepares a checked tree for the site's model, in which each page has one entry and each link leads to a page. */

import type { NavigationNode } from './entry.js';
import { isApiTab, toMatchKey } from '../routes/pathname.js';

/** Of several entries with one pathname, only the first stays. API tabs may have the same pathname. */
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

/** The entries of pages that are not built become planned ones, without the mark of these. */
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

/** The entries that are not drafts. A group or a caption goes with the last of its entries. */
export function removeDraftEntries(entries: readonly NavigationNode[]): readonly NavigationNode[] {
  return entries.flatMap((entry) => {
    if (entry.draft) return [];
    if (entry.children.length === 0) return [entry];
    const children = removeDraftEntries(entry.children);
    return children.length === 0 ? [] : [{ ...entry, children }];
  });
}

/** The entries that are drafts, and all below them, each without its children. */
export function listDraftEntries(
  entries: readonly NavigationNode[],
  isInDraft = false,
): readonly NavigationNode[] {
  return entries.flatMap((entry) => {
    const isDraft = isInDraft || entry.draft;
    return [...(isDraft ? [entry] : []), ...listDraftEntries(entry.children, isDraft)];
  });
}
