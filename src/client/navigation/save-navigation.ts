/** Saves the open groups and the scroll position of the navigation when a reader leaves a page. A reader who leaves before
 *  the browser was idle finds the state of the page before. */

import { findGroupList, getGroupKey, GROUP_SELECTOR } from './groups.js';
import {
  DISCLOSURE_SELECTOR,
  getDisclosureKey,
  getStorageKey,
  type NavigationState,
} from './navigation-state.js';

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
    open: disclosures.map(getDisclosureKey),
  };
}
