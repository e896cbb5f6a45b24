/** Tells the global tag function of clicks on elements that carry the attributes of an event. */

import { sendToGlobalTag } from './send-to-global-tag.js';

export function reportClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const element = (target as Element).closest<HTMLElement>('[data-ga-event-category]');
    if (!element) return;
    const { gaEventCategory, gaEventAction = null, gaEventLabel = null, gaEventSplit } = element.dataset;
    if (Number(gaEventSplit) < Math.random()) return;
    sendToGlobalTag('event', gaEventCategory, { eventAction: gaEventAction, eventLabel: gaEventLabel });
  });
}
