/** Waits for a reader who wants to search: by the button, by Ctrl or Cmd + K, by a slash, by typing on the button. */

import { isSearchShortcut } from './is-search-shortcut.js';

interface SearchScript {
  openSearch(button: HTMLElement, initialQuery: string): void;
}

/** The search itself is fetched when it seems to be wanted. What is typed meanwhile is what it searches for first. */
export function initSearch(button: HTMLElement, url: string): void {
  let script: Promise<SearchScript> | undefined;
  /** What has been typed since the search was asked for; `undefined` while nobody waits for it. */
  let query: string | undefined;
  const fetchScript = (): Promise<SearchScript> => (script ??= import(url) as Promise<SearchScript>);
  const prefetchScript = (): void => void fetchScript().catch(() => (script = undefined));
  const open = (typed = ''): void => {
    const isAwaited = query !== undefined;
    query = (query ?? '') + typed;
    if (isAwaited) return;
    void fetchScript().then(
      ({ openSearch }) => {
        openSearch(button, query!);
        query = undefined;
      },
      () => (script = query = undefined),
    );
  };
  button.addEventListener('click', () => open());
  button.addEventListener('focus', prefetchScript);
  button.addEventListener('pointerenter', prefetchScript);
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isPlain = !ctrlKey && !metaKey && !altKey;
    const isTyped =
      isPlain && (query === undefined ? target === button && /^[\p{L}\p{N}]$/u.test(key) : key.length === 1);
    if (!isTyped && !isSearchShortcut(event)) return;
    event.preventDefault();
    open(isTyped ? key : '');
  });
}
