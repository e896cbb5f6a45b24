/** Which keys ask for the search, wherever on a page they are pressed. */

const FIELD_SELECTOR = 'input,textarea,select,[contenteditable]';

/** Ctrl or Cmd + K, and a slash that nobody writes into a field. */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return !altKey && /^k$/i.test(key);
  return !altKey && key === '/' && !(target instanceof Element && target.matches(FIELD_SELECTOR));
}
