/** Saves the open groups and the scroll position of the navigation when a reader leaves a page. A reader who leaves before
 *  the browser was idle finds the state of the page before. */

import { findGroupList, getGroupKey, GROUP_SELECTOR } from './groups.js';
import {
  DISCLOSURE_SELECTOR,
  getDisclosureKey,
  getStorageKey,
  type NavigationState,
} from './navigation-state.js';
import type { SavedElement } from './saved-element.js';

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
  const groups = openGroups.map((item) => {
    const list = findGroupList(item);
    return [getGroupKey(item), list && describeElement(list)];
  });
  const disclosures = [...navigation.querySelectorAll(`${DISCLOSURE_SELECTOR}[open]`)];
  return {
    top: navigation.scrollTop,
    groups: Object.fromEntries(groups),
    open: disclosures.map(getDisclosureKey),
  };
}

/** Without the mark of the page's own link. */
function describeElement({ namespaceURI, localName, attributes, childNodes }: Element): SavedElement {
  const values = Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]));
  delete values['aria-current'];
  const children = Array.from(childNodes, (node) =>
    node instanceof Element ? describeElement(node) : node instanceof Text ? node.data : '',
  );
  return [namespaceURI, localName, values, children];
}
