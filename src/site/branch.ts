/** What the side navigation of a page holds: the open branch of its tree, as plain data. Knows nothing of markup. */

import type { Chip, EntryKind, IconName, NavEntry, Plan } from './entry.js';
import { entryHref, type EntryAddressing } from './href.js';

/** One line of the side navigation; the kit declares the same shape. */
export interface BranchItem {
  readonly kind: EntryKind;
  readonly title: string;
  /** With base and language; a group's leads to its first page. None for planned entries and captions. */
  readonly href?: string;
  readonly chips: readonly Chip[];
  readonly plan?: Plan;
  readonly icon?: IconName;
  readonly linkProps?: Readonly<Record<string, string>>;
  readonly open: boolean;
  readonly children: readonly BranchItem[];
}

/** Equal for all pages on which the same groups are open; the active page itself is not marked. */
export function branchOf(
  entries: readonly NavEntry[],
  trail: readonly NavEntry[],
  addressing: EntryAddressing,
): readonly BranchItem[] {
  const open = new Set(trail.filter(({ kind }) => kind === 'group'));
  const itemsOf = (siblings: readonly NavEntry[]): readonly BranchItem[] =>
    siblings.filter(isShown).map(itemOf);
  const itemOf = (entry: NavEntry): BranchItem => {
    const isOpen = entry.kind === 'subheader' || open.has(entry);
    const href = addressOf(entry, addressing);
    return {
      kind: entry.kind,
      title: entry.title,
      ...(href === undefined ? {} : { href }),
      chips: entry.chips,
      ...(entry.plan ? { plan: entry.plan } : {}),
      ...(entry.icon ? { icon: entry.icon } : {}),
      ...(entry.linkProps ? { linkProps: entry.linkProps } : {}),
      open: isOpen,
      children: isOpen ? itemsOf(entry.children) : [],
    };
  };
  return itemsOf(entries);
}

/** Names the open groups of a trail, a line each: pages of one tree and language with equal keys have equal branches. */
export function branchKey(trail: readonly NavEntry[]): string {
  return trail
    .filter(({ kind }) => kind === 'group')
    .map(({ pathname }) => pathname)
    .join('\n');
}

/** The first page in sight below these entries: planned and external ones do not count. */
export function firstPage(entries: readonly NavEntry[]): NavEntry | undefined {
  for (const entry of entries) {
    if (!entry.inSideNav) continue;
    const found = entry.kind === 'page' ? entry : firstPage(entry.children);
    if (found) return found;
  }
  return undefined;
}

/** A group whose entries are all hidden is hidden with them. */
function isShown({ inSideNav, kind, children }: NavEntry): boolean {
  return inSideNav && (kind !== 'group' || children.some(isShown));
}

function addressOf(entry: NavEntry, addressing: EntryAddressing): string | undefined {
  switch (entry.kind) {
    case 'page':
    case 'external':
      return entryHref(entry.pathname, addressing);
    case 'group': {
      const first = firstPage(entry.children);
      return first && entryHref(first.pathname, addressing);
    }
    case 'planned':
    case 'subheader':
      return undefined;
    default:
      return entry.kind satisfies never;
  }
}
