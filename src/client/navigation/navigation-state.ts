/** Keeps the open groups and the scroll position of the navigation from page to page, for as long as the tab is open. */

import { GROUP_SELECTOR, getGroupKey, findGroupList, parseHtml, setGroupOpen } from './groups.js';

export interface NavigationState {
  readonly top: number;
  /** The lists of the open groups, as HTML. */
  readonly lists: Readonly<Record<string, string>>;
  /** The keys of the open groups that have no page. */
  readonly open: readonly string[];
}

/** Groups that have no page. Every page has their lists. */
export const DISCLOSURE_SELECTOR = 'details';

/** Restores the part that is parsed, and the scroll position when all is. The page's own link is always scrolled into view. */
export function restoreNavigation(navigation: HTMLElement, isComplete: boolean): void {
  const { top, lists, open } = readState(navigation);
  for (const item of navigation.querySelectorAll<HTMLElement>(GROUP_SELECTOR)) {
    const list = (isComplete || item.nextElementSibling) && lists?.[getGroupKey(item)];
    if (!list || findGroupList(item)) continue;
    item.append(...parseHtml(list).children);
    setGroupOpen(item, true);
  }
  for (const group of navigation.querySelectorAll<HTMLDetailsElement>(DISCLOSURE_SELECTOR)) {
    if (open?.includes(getDisclosureKey(group))) group.open = true;
  }
  if (!isComplete) return;
  // Nothing can be scrolled before the styles are applied.
  requestAnimationFrame(() => {
    if (top) navigation.scrollTop = top;
    navigation.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  });
}

/** Each product has its own. */
export function getStorageKey(navigation: HTMLElement): string {
  return navigation.dataset['whole']!;
}

function readState(navigation: HTMLElement): Partial<NavigationState> {
  try {
    return JSON.parse(sessionStorage.getItem(getStorageKey(navigation))!) ?? {};
  } catch {
    // Blocked, or not of our making.
    return {};
  }
}

/** Its label, which is in the page before its list is; none while it is not parsed. */
export function getDisclosureKey({ firstElementChild }: Element): string {
  return `${firstElementChild?.textContent}`;
}
