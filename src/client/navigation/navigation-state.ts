/** Keeps the open groups and the scroll position of the navigation from page to page, for as long as the tab is open. */

import { GROUP_SELECTOR, getGroupKey, findGroupList, parseHtml, setGroupOpen } from './groups.js';

interface NavigationState {
  readonly top: number;
  /** The lists of the open groups, as HTML. */
  readonly lists: Readonly<Record<string, string>>;
  /** The keys of the open groups that have no page. */
  readonly disclosures: readonly string[];
}

/** Groups that have no page. Every page has their lists. */
const DISCLOSURE_SELECTOR = 'li > details';

/** Restores the part that is parsed, and the scroll position when all is. The page's own link is always scrolled into view. */
export function restoreNavigation(navigation: HTMLElement, isComplete: boolean): void {
  const { top, lists, disclosures } = readState(navigation);
  for (const item of navigation.querySelectorAll<HTMLElement>(GROUP_SELECTOR)) {
    const list = (isComplete || item.nextElementSibling) && lists?.[getGroupKey(item)];
    if (!list || findGroupList(item)) continue;
    item.append(...parseHtml(list).children);
    setGroupOpen(item, true);
  }
  for (const group of navigation.querySelectorAll<HTMLDetailsElement>(DISCLOSURE_SELECTOR)) {
    if (disclosures?.includes(getDisclosureKey(group))) group.open = true;
  }
  if (!isComplete) return;
  // Nothing can be scrolled before the styles are applied.
  requestAnimationFrame(() => {
    if (top) navigation.scrollTop = top;
    navigation.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  });
}

/** Saves the state for the next page. */
export function saveNavigationOnLeave(navigation: HTMLElement): void {
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(getStorageKey(navigation), JSON.stringify(captureState(navigation)));
    } catch {
      // Blocked or full: the next page starts with its own state.
    }
  });
}

/** Each product has its own. */
function getStorageKey(navigation: HTMLElement): string {
  return navigation.dataset['whole'] ?? '';
}

function readState(navigation: HTMLElement): Partial<NavigationState> {
  try {
    return JSON.parse(sessionStorage.getItem(getStorageKey(navigation))!) ?? {};
  } catch {
    // Blocked, or not of our making.
    return {};
  }
}

function captureState(navigation: HTMLElement): NavigationState {
  const openGroups = [...navigation.querySelectorAll(`${GROUP_SELECTOR}[data-open=true]`)];
  const lists = openGroups.map((item) => [
    getGroupKey(item),
    findGroupList(item)?.outerHTML.replace(' aria-current="page"', ''),
  ]);
  const disclosures = [...navigation.querySelectorAll(`${DISCLOSURE_SELECTOR}[open]`)];
  return {
    top: navigation.scrollTop,
    lists: Object.fromEntries(lists),
    disclosures: disclosures.map(getDisclosureKey),
  };
}

/** Its label, and that of the entry above it: both are in the page before its list is. */
function getDisclosureKey(group: Element): string {
  const parent = group.closest('ul')!.parentElement!;
  return [parent, group].map(({ firstElementChild }) => firstElementChild?.textContent).join('\n');
}
