/** A line of advertising under a demo whose code the reader has looked at (behaviour 7.1). */

import { showJsonAd } from './network.js';
import type { AdSettings } from './settings.js';

/** Once for each demo, from the first time that its code is opened or closed. A demo may opt out. */
export function tendDemos(settings: AdSettings): void {
  if (!settings.network?.json) return;
  const seen = new Set<Element>();
  const show = ({ target }: Event): void => {
    const demo = (target as Element).closest('figure:has(.demo):not([data-no-ad])');
    if (!demo || seen.has(demo)) return;
    seen.add(demo);
    const place = Object.assign(document.createElement('div'), { className: 'demo-ad' });
    demo.append(place);
    showJsonAd(place, settings);
  };
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('.source > summary, [data-ga-event-action=expand]')) show(event);
  });
}
