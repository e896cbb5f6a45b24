/** Waits for a reader who wants to search: by the button, by Ctrl or Cmd + K, by a slash, by typing on the button. */

import { editQuery, isQueryKey } from './edit-query.js';
import { isSearchShortcut } from './is-search-shortcut.js';

interface SearchScript {
  openSearch(button: HTMLElement, initialQuery: string): void;
}

/** The search itself is fetched when it seems to be wanted. What is typed meanwhile is what it searches for first. */
export function initSearch(button: HTMLElement, url: string): void {
  let script: Promise<SearchScript> | undefined;
  /** What has been typed since the search was asked for; `undefined` while nobody waits for it. */
  let awaitedQuery: string | undefined;
  const fetchScript = (): Promise<SearchScript> => (script ??= import(url) as Promise<SearchScript>);
  const prefetchScript = (): void => void fetchScript().catch(() => (script = undefined));
  const open = (initialQuery = ''): void => {
    if (awaitedQuery !== undefined) return;
    awaitedQuery = initialQuery;
    const show = ({ openSearch }: SearchScript): void => {
      if (awaitedQuery !== undefined) openSearch(button, awaitedQuery);
    };
    void fetchScript()
      .then(show, () => (script = undefined))
      .finally(() => (awaitedQuery = undefined));
  };
  button.addEventListener('click', () => open());
  button.addEventListener('focus', prefetchScript);
  button.addEventListener('pointerenter', prefetchScript);
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isEdit = awaitedQuery !== undefined && isQueryKey(event);
    const isTyping = target === button && !ctrlKey && !metaKey && !altKey && /^[\p{L}\p{N}]$/u.test(key);
    if (!isEdit && !isTyping && !isSearchShortcut(event)) return;
    event.preventDefault();
    if (isEdit) awaitedQuery = editQuery(awaitedQuery!, event);
    else open(isTyping ? key : '');
  });
}
