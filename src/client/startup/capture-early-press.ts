/** Keeps a press that comes before its script is loaded: the last one is replayed afterwards. */

import { copyEvent, findTarget } from '../dom.js';
import { isQueryKey } from '../search/edit-query.js';
import { isSearchShortcut } from '../search/is-search-shortcut.js';

/** Controls that do nothing without a script. */
const CONTROL_SELECTOR = '[data-search],[data-preference]';

/** Keeps presses until the returned function is called, which replays the last one. After one that asks for the search, what is
 *  typed is kept too, and replayed after it. */
export function captureEarlyPress(): () => void {
  let events: Event[] = [];
  let isForSearch = false;
  let isReplayed = false;
  const capture = (event: MouseEvent | KeyboardEvent): void => {
    if (isReplayed) return;
    const control = 'key' in event ? undefined : findTarget(event, CONTROL_SELECTOR);
    const isShortcut = 'key' in event && document.querySelector('[data-search]') && isSearchShortcut(event);
    const isTyped = 'key' in event && isForSearch && isQueryKey(event);
    if (!control && !isShortcut && !isTyped) return;
    event.preventDefault();
    if (isTyped) return void events.push(event);
    events = [event];
    isForSearch = !control || control.matches('[data-search]');
  };
  addEventListener('click', capture);
  addEventListener('keydown', capture);
  return () => {
    isReplayed = true;
    for (const event of events) event.target?.dispatchEvent(copyEvent(event));
  };
}
