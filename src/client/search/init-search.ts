/** Waits for a reader who wants to search: by the button, by Ctrl or Cmd + K, by a slash, by typing on the button. */

import { isSearchShortcut } from './is-search-shortcut.js';

interface SearchScript {
  openSearch(button: HTMLElement, initialQuery: string): void;
}

/** The search itself is fetched when it seems to be wanted. */
export function initSearch(button: HTMLElement, url: string): void {
  let script: Promise<SearchScript> | undefined;
  const fetchScript = (): Promise<SearchScript> => (script ??= import(url) as Promise<SearchScript>);
  const prefetchScript = (): void => void fetchScript().catch(() => (script = undefined));
  const open = (initialQuery = ''): void =>
    void fetchScript().then(
      ({ openSearch }) => openSearch(button, initialQuery),
      () => (script = undefined),
    );
  button.addEventListener('click', () => open());
  button.addEventListener('focus', prefetchScript);
  button.addEventListener('pointerenter', prefetchScript);
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isTyping = target === button && !ctrlKey && !metaKey && !altKey && /^[\p{L}\p{N}]$/u.test(key);
    if (!isTyping && !isSearchShortcut(event)) return;
    event.preventDefault();
    open(isTyping ? key : '');
  });
}
