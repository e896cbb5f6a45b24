/** Waits for a reader who wants to search: by the button, by Ctrl or Cmd + K, by a slash, by typing on the button. */

import { asksForSearch } from './keys.js';

interface SearchScript {
  openSearch(button: HTMLElement, typed: string): void;
}

/** The search itself is fetched when it seems to be wanted. */
export function awaitSearch(button: HTMLElement, address: string): void {
  let script: Promise<SearchScript> | undefined;
  const fetchScript = (): Promise<SearchScript> => (script ??= import(address) as Promise<SearchScript>);
  const fetchSilently = (): void => void fetchScript().catch(() => (script = undefined));
  const open = (typed = ''): void =>
    void fetchScript().then(
      ({ openSearch }) => openSearch(button, typed),
      () => (script = undefined),
    );
  button.addEventListener('click', () => open());
  button.addEventListener('focus', fetchSilently);
  button.addEventListener('pointerenter', fetchSilently);
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isTyping = target === button && !ctrlKey && !metaKey && !altKey && /^[\p{L}\p{N}]$/u.test(key);
    if (!isTyping && !asksForSearch(event)) return;
    event.preventDefault();
    open(isTyping ? key : '');
  });
}
