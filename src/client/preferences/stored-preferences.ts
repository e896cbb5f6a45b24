/** Where a reader's choices are kept. Storage and cookies may be blocked: then a choice lasts as long as its page. */

import {
  formatCookie,
  findCookieValue,
  isStoredInCookie,
  resolvePreferences,
  type PreferenceName,
  type Preferences,
} from '../../site/preferences.js';

/** What is kept under a name, as it is. */
export function readStoredPreference(name: PreferenceName): string | null | undefined {
  try {
    return isStoredInCookie(name) ? findCookieValue(document.cookie, name) : localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a choice. A cookie's is put into local storage too, so that other tabs hear of it. What cannot be stored is put on
 *  `<html>`, where demos find it as well. */
export function storePreference(name: string, value: string): void {
  const root = document.documentElement;
  try {
    if (isStoredInCookie(name)) document.cookie = formatCookie(name, value);
    localStorage.setItem(name, value);
    root.removeAttribute(`data-${name}`);
  } catch {
    root.setAttribute(`data-${name}`, value);
  }
}

/** A choice that could not be stored: it is newer than the stored one. */
export function readUnstoredChoice(name: string): string | null {
  return document.documentElement.getAttribute(`data-${name}`);
}

/** All preferences as they were chosen last, stored or not. */
export function readPreferences(): Preferences {
  return resolvePreferences((name) => readUnstoredChoice(name) ?? readStoredPreference(name));
}
