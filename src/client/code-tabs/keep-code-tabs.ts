/** Keeps the choice in tabs of code that have a key. It is shared by all tabs with that key: on the page, on other pages
 *  and in other tabs of the browser. */

import { findTarget } from '../dom.js';
import { runWhileParsing } from '../startup/when-parsed.js';

const TABS_SELECTOR = '.code-tabs[data-storage-key]';

/** Each tab is a radio button; its value is its label. */
export function keepCodeTabs(): void {
  runWhileParsing(restoreTabs);
  // The browser restores radio buttons of a page that is loaded again; and another tab may have another choice by now.
  addEventListener('pageshow', restoreTabs);
  addEventListener('storage', restoreTabs);
  document.addEventListener('change', (event) => {
    const tabs = findTarget(event, TABS_SELECTOR);
    const chosen = findTarget<HTMLInputElement>(event, 'input');
    if (!tabs || !chosen) return;
    storeChoice(tabs, chosen.value);
    for (const others of findTabs()) if (getKey(others) === getKey(tabs)) checkTab(others, chosen.value);
  });
}

function restoreTabs(): void {
  for (const tabs of findTabs()) checkTab(tabs, readChoice(tabs));
}

function findTabs(): Iterable<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(TABS_SELECTOR);
}

/** Tabs that have none of this label stay as they are. */
function checkTab(tabs: HTMLElement, label: string | null): void {
  for (const input of tabs.querySelectorAll('input')) if (input.value === label) input.checked = true;
}

function getKey({ dataset }: HTMLElement): string {
  return `codeblock-${dataset['storageKey']}`;
}

/** Storage may be blocked: then a choice lasts as long as its page. */
function readChoice(tabs: HTMLElement): string | null {
  try {
    return localStorage.getItem(getKey(tabs));
  } catch {
    return null;
  }
}

function storeChoice(tabs: HTMLElement, label: string): void {
  try {
    localStorage.setItem(getKey(tabs), label);
  } catch {
    // Blocked or full.
  }
}
