/** Keeps the navigation as the reader left it while pages change: its open groups and its offset. Lasts as long as the tab. */

import { GROUP_SELECTOR, getGroupKey, findGroupList, parseHtml, setGroupOpen } from './groups.js';

interface NavigationState {
  readonly top: number;
  /** The lists of the open groups, as HTML. */
  readonly lists: Readonly<Record<string, string>>;
}

/** Puts back what is there already, and the offset when all is. The page's own link is shown in any case. */
export function restoreNavigation(navigation: HTMLElement, isComplete: boolean): void {
  const { top, lists } = readState(navigation);
  for (const item of navigation.querySelectorAll<HTMLElement>(GROUP_SELECTOR)) {
    const list = (isComplete || item.nextElementSibling) && lists?.[getGroupKey(item)];
    if (!list || findGroupList(item)) continue;
    item.append(...parseHtml(list).children);
    setGroupOpen(item, true);
  }
  if (!isComplete) return;
  // A frame waits for the styles, without which there is nothing to scroll.
  requestAnimationFrame(() => {
    if (top) navigation.scrollTop = top;
    navigation.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  });
}

/** Looks after the next page change. */
export function saveNavigationOnLeave(navigation: HTMLElement): void {
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(getStorageKey(navigation), JSON.stringify(captureState(navigation)));
    } catch {
      // Blocked or full: the next page shows what it holds itself.
    }
  });
}

/** Each product has its own. */
function getStorageKey(navigation: HTMLElement): string {
  return navigation.dataset['whole']!;
}

function readState(navigation: HTMLElement): Partial<NavigationState> {
  try {
    return (JSON.parse(sessionStorage.getItem(getStorageKey(navigation))!) as NavigationState | null) ?? {};
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
  return { top: navigation.scrollTop, lists: Object.fromEntries(lists) };
}
