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

/** Keeps a choice. A cookie's is put into local storage too, so that other tabs hear of it. */
export function storePreference(name: PreferenceName, value: string): void {
  if (!isStoredInCookie(name)) return storeChoice(name, value);
  try {
    document.cookie = formatCookie(name, value);
    localStorage.setItem(name, value);
  } catch {
    // Blocked or full.
  }
}

/** Puts a choice into local storage; where that is blocked or full, on `<html>`, from which demos read it as well. */
export function storeChoice(name: string, value: string): void {
  const root = document.documentElement;
  try {
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
