/** What the side navigation of a page holds: the open branch of its tree, as plain data. Knows nothing of markup. */

import type { Chip, EntryKind, IconName, NavigationNode, Plan } from './entry.js';
import { resolveEntryHref, type EntryLinkContext } from '../routes/href.js';

/** One line of the side navigation; the kit declares the same shape. */
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
    const isOpen = entry.kind === 'subheader' || openGroups.has(entry);
    const href = resolveItemHref(entry, linkContext);
    return {
      kind: entry.kind,
      title: entry.title,
      ...(href === undefined ? {} : { href }),
      chips: entry.chips,
      ...(entry.plan ? { plan: entry.plan } : {}),
      ...(entry.icon ? { icon: entry.icon } : {}),
      ...(entry.linkProps ? { linkProps: entry.linkProps } : {}),
      open: isOpen,
      children: isOpen ? createItems(entry.children) : [],
    };
  };
  return createItems(entries);
}

/** Names the open groups of a trail, a line each: pages of one tree and language with equal keys have equal branches. */
export function createBranchKey(trail: readonly NavigationNode[]): string {
  return trail
    .filter(({ kind }) => kind === 'group')
    .map(({ pathname }) => pathname)
    .join('\n');
}

/** The first page in sight below these entries: planned and external ones do not count. */
export function findFirstPage(entries: readonly NavigationNode[]): NavigationNode | undefined {
  for (const entry of entries) {
    if (!entry.inSideNav) continue;
    const match = entry.kind === 'page' ? entry : findFirstPage(entry.children);
    if (match) return match;
  }
  return undefined;
}

/** A group whose entries are all hidden is hidden with them. */
function isVisible({ inSideNav, kind, children }: NavigationNode): boolean {
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
