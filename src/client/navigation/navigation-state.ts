/** Keeps the open groups and the scroll position of the navigation from page to page, for as long as the tab is open. */

import { GROUP_SELECTOR, getGroupKey, findGroupList, setGroupOpen } from './groups.js';
import { restoreElement, type SavedElement } from './saved-element.js';

export interface NavigationState {
  readonly top: number;
  /** The lists of the open groups. */
  readonly groups: Readonly<Record<string, SavedElement>>;
  /** The keys of the open groups that have no page. */
  readonly open: readonly string[];
}

/** Groups that have no page. Every page has their lists. */
export const DISCLOSURE_SELECTOR = 'details';

/** Restores the part that is parsed, and the scroll position when all is. The page's own link is always scrolled into view. */
export function restoreNavigation(navigation: HTMLElement, isComplete: boolean): void {
  const state: Partial<NavigationState> = {};
  try {
    Object.assign(state, JSON.parse(sessionStorage.getItem(getStorageKey(navigation))!));
    openGroups(navigation, isComplete, state);
  } catch {
    // Blocked, or not of our making.
  }
  if (!isComplete) return;
  // Nothing can be scrolled before the styles are applied.
  requestAnimationFrame(() => {
    if (state.top) navigation.scrollTop = state.top;
    navigation.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  });
}

function openGroups(
  navigation: HTMLElement,
  isComplete: boolean,
  { groups, open }: Partial<NavigationState>,
): void {
  for (const item of navigation.querySelectorAll<HTMLElement>(GROUP_SELECTOR)) {
    const list = (isComplete || item.nextElementSibling) && groups?.[getGroupKey(item)];
    if (!list || findGroupList(item)) continue;
    item.append(restoreElement(list));
    setGroupOpen(item, true);
  }
  for (const group of navigation.querySelectorAll<HTMLDetailsElement>(DISCLOSURE_SELECTOR)) {
    if (open?.includes(getDisclosureKey(group))) group.open = true;
  }
}

/** Each product has its own. */
export function getStorageKey(navigation: HTMLElement): string {
  return navigation.dataset['whole']!;
}

/** Its label, which is in the page before its list is; none while it is not parsed. */
export function getDisclosureKey({ firstElementChild }: Element): string {
  return `${firstElementChild?.textContent}`;
}
