/** Where a reader's choices are kept. Storage and cookies may be blocked: then a choice lasts as long as its page. */

import {
  formatCookie,
  findCookieValue,
  isStoredInCookie,
  type PreferenceName,
} from '../../site/preferences.js';

/** What is kept under a name, as it is. */
export function readStoredPreference(name: PreferenceName): string | null | undefined {
  try {
    return isStoredInCookie(name) ? findCookieValue(document.cookie, name) : localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a choice. A cookie's is put into local storage too, so that other tabs hear of it. */
export function storePreference(name: PreferenceName, value: string): void {
  try {
    if (isStoredInCookie(name)) document.cookie = formatCookie(name, value);
    localStorage.setItem(name, value);
  } catch {
    // Blocked or full.
  }
}
