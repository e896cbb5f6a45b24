/** A press that comes before the script that answers it is not lost: the last one is given again when that script is there. */

import { isSearchShortcut } from '../search/is-search-shortcut.js';

/** Controls that do nothing without a script. */
const CONTROL_SELECTOR = '[data-search],[data-preference]';

/** Keeps presses from now on, until what it gives is called. */
export function captureEarlyPress(): () => void {
  let lastEvent: Event | undefined;
  let isReplayed = false;
  const capture = (event: MouseEvent | KeyboardEvent): void => {
    const isRelevant =
      'key' in event
        ? document.querySelector('[data-search]') && isSearchShortcut(event)
        : (event.target as Element).closest?.(CONTROL_SELECTOR);
    if (isReplayed || !isRelevant) return;
    event.preventDefault();
    lastEvent = event;
  };
  addEventListener('click', capture);
  addEventListener('keydown', capture);
  return () => {
    isReplayed = true;
    lastEvent?.target!.dispatchEvent(new (lastEvent.constructor as typeof Event)(lastEvent.type, lastEvent));
  };
}
