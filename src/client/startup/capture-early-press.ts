/** Keeps a press that comes before its script is loaded: the last one is replayed afterwards. */

import { copyEvent, findTarget } from '../dom.js';
import { isSearchShortcut } from '../search/is-search-shortcut.js';

/** Controls that do nothing without a script. */
const CONTROL_SELECTOR = '[data-search],[data-preference]';

/** Keeps presses until the returned function is called, which replays the last one. */
export function captureEarlyPress(): () => void {
  let lastEvent: Event | undefined;
  let isReplayed = false;
  const capture = (event: MouseEvent | KeyboardEvent): void => {
    const isRelevant =
      'key' in event
        ? document.querySelector('[data-search]') && isSearchShortcut(event)
        : findTarget(event, CONTROL_SELECTOR);
    if (isReplayed || !isRelevant) return;
    event.preventDefault();
    lastEvent = event;
  };
  addEventListener('click', capture);
  addEventListener('keydown', capture);
  return () => {
    isReplayed = true;
    if (lastEvent) lastEvent.target?.dispatchEvent(copyEvent(lastEvent));
  };
}
