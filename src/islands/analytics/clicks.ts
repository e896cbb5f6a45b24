/** Tells the global tag function of clicks on elements that carry the attributes of an event (behaviour 7.2). */

type Tag = (command: 'event', name: string, parameters: Readonly<Record<string, string | null>>) => void;

/** Without a tag function nothing is told; what it throws is its own affair. */
export function measureClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const element = (target as Element).closest<HTMLElement>('[data-ga-event-category]');
    if (!element) return;
    const { gaEventCategory, gaEventAction = null, gaEventLabel = null, gaEventSplit } = element.dataset;
    if (Number(gaEventSplit) < Math.random()) return;
    try {
      const { gtag } = window as { gtag?: Tag };
      gtag?.('event', gaEventCategory!, { eventAction: gaEventAction, eventLabel: gaEventLabel });
    } catch {
      // Blocked or broken.
    }
  });
}
