/** A press that comes before the script that answers it is not lost: the last one is given again when that script is there. */

import { asksForSearch } from './search/keys.js';

/** Controls that do nothing without a script. */
const CONTROL = '[data-search],[data-preference]';

/** Keeps presses from now on, until what it gives is called. */
export function keepEarlyPress(): () => void {
  let last: Event | undefined;
  let isAnswered = false;
  const keep = (event: MouseEvent | KeyboardEvent): void => {
    const isMeant =
      'key' in event
        ? document.querySelector('[data-search]') && asksForSearch(event)
        : (event.target as Element).closest?.(CONTROL);
    if (isAnswered || !isMeant) return;
    event.preventDefault();
    last = event;
  };
  addEventListener('click', keep);
  addEventListener('keydown', keep);
  return () => {
    isAnswered = true;
    last?.target!.dispatchEvent(new (last.constructor as typeof Event)(last.type, last));
  };
}
