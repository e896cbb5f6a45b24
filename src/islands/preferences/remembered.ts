/** Where a reader's choices are kept. Storage and cookies may be blocked: then a choice lasts as long as its page. */

import { cookieFor, cookieIn, isCookie, type PreferenceName } from '../../site/preferences.js';

/** What is kept under a name, as it is. */
export function storedAt(name: PreferenceName): string | null | undefined {
  try {
    return isCookie(name) ? cookieIn(document.cookie, name) : localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a choice. A cookie's is put into local storage too, so that other tabs hear of it. */
export function keep(name: PreferenceName, value: string): void {
  try {
    if (isCookie(name)) document.cookie = cookieFor(name, value);
    localStorage.setItem(name, value);
  } catch {
    // Blocked or full.
  }
}
