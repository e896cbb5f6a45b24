/** Waits for a reader who wants to search: by the button, by Ctrl or Cmd + K, by a slash, by typing on the button. */

import { isSearchShortcut } from './is-search-shortcut.js';

interface SearchScript {
  openSearch(button: HTMLElement, initialQuery: string): void;
}

/** The search itself is fetched when it seems to be wanted. What is typed meanwhile is what it searches for first. */
export function initSearch(button: HTMLElement, url: string): void {
  /** `undefined` until it is fetched, and again if that has failed. */
  let script: Promise<SearchScript | undefined> | undefined;
  /** What has been typed since the search was asked for; `undefined` while nobody waits for it. */
  let query: string | undefined;
  const fetchScript = (): Promise<SearchScript | undefined> =>
    (script ??= (import(url) as Promise<SearchScript>).catch(() => (script = undefined)));
  const open = (): void => {
    if (query !== undefined) return;
    query = '';
    void fetchScript().then((loaded) => {
      const initialQuery = query;
      query = undefined;
      if (initialQuery !== undefined) loaded?.openSearch(button, initialQuery);
    });
  };
  button.addEventListener('click', open);
  button.addEventListener('focus', fetchScript);
  button.addEventListener('pointerenter', fetchScript);
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key === 'Escape') query = undefined;
    const isTyped =
      !(ctrlKey || metaKey || altKey) &&
      (query === undefined ? target === button && /^[\p{L}\p{N}]$/u.test(key) : /^.$/u.test(key));
    if (!isTyped && !isSearchShortcut(event)) return;
    event.preventDefault();
    open();
    if (isTyped) query += key;
  });
}
