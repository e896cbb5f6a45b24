/** Reports clicks on elements with `data-ga-event-*` attributes to the global tag. */

import { findTarget } from '../dom.js';
import { sendToGlobalTag } from './send-to-global-tag.js';

export function reportClicks(): void {
  document.addEventListener('click', (event) => {
    const element = findTarget(event, '[data-ga-event-category]');
    if (!element) return;
    const { gaEventCategory, gaEventAction = null, gaEventLabel = null, gaEventSplit } = element.dataset;
    if (Number(gaEventSplit) < Math.random()) return;
    sendToGlobalTag('event', gaEventCategory, { eventAction: gaEventAction, eventLabel: gaEventLabel });
  });
}
