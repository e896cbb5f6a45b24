/** Creates the items of a page's side navigation: its tree with the open groups, as plain data. */

import type { Chip, EntryKind, IconName, NavigationNode, Plan } from './entry.js';
import { resolveEntryHref, type EntryLinkContext } from '../routes/href.js';

/** One line of the side navigation. */
export interface NavigationBranchItem {
  readonly kind: EntryKind;
  readonly title: string;
  /** With base and language; a group's leads to its first page. None for planned entries and captions. */
  readonly href?: string;
  readonly chips: readonly Chip[];
  readonly plan?: Plan;
  readonly icon?: IconName;
  readonly linkProps?: Readonly<Record<string, string>>;
  readonly open: boolean;
  /** Of a closed group with an address, none: that page shows them. A group without one always has all of them. */
  readonly children: readonly NavigationBranchItem[];
}

/** Equal for all pages on which the same groups are open; the active page itself is not marked. */
export function createBranch(
  entries: readonly NavigationNode[],
  trail: readonly NavigationNode[],
  linkContext: EntryLinkContext,
): readonly NavigationBranchItem[] {
  const openGroups = new Set(trail.filter(({ kind }) => kind === 'group'));
  const createItems = (siblings: readonly NavigationNode[]): readonly NavigationBranchItem[] =>
    siblings.filter(isVisible).map(createItem);
  const createItem = (entry: NavigationNode): NavigationBranchItem => {
    const { kind, title, chips, plan, icon, linkProps } = entry;
    const open = kind === 'subheader' || openGroups.has(entry);
    const href = resolveItemHref(entry, linkContext);
    const children = open || href === undefined ? createItems(entry.children) : [];
    return { kind, title, href, chips, plan, icon, linkProps, open, children };
  };
  return createItems(entries);
}

/** The open groups of a trail, one per line. Pages of one tree and language with equal keys have equal branches. */
export function createBranchKey(trail: readonly NavigationNode[]): string {
  return trail
    .filter(({ kind }) => kind === 'group')
    .map(({ pathname }) => pathname)
    .join('\n');
}

/** The first visible page below these entries. Planned and external entries do not count. */
export function findFirstPage(entries: readonly NavigationNode[]): NavigationNode | undefined {
  for (const entry of entries) {
    if (!entry.inSideNav) continue;
    const match = entry.kind === 'page' ? entry : findFirstPage(entry.children);
    if (match) return match;
  }
  return undefined;
}

/** A group is hidden if all its entries are hidden. */
export function isVisible({ inSideNav, kind, children }: NavigationNode): boolean {
  return inSideNav && (kind !== 'group' || children.some(isVisible));
}

function resolveItemHref(entry: NavigationNode, linkContext: EntryLinkContext): string | undefined {
  switch (entry.kind) {
    case 'page':
    case 'external':
      return resolveEntryHref(entry.pathname, linkContext);
    case 'group': {
      const firstPage = findFirstPage(entry.children);
      return firstPage && resolveEntryHref(firstPage.pathname, linkContext);
    }
    case 'planned':
    case 'subheader':
      return undefined;
    default:
      return entry.kind satisfies never;
  }
}
