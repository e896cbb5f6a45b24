/** A line of advertising under a demo whose code the reader has looked at. */

import { showJsonAd } from './show-network-ad.js';
import type { AdSettings } from './ad-settings.js';

/** Once for each demo, from the first time that its code is opened or closed. A demo may opt out. */
export function showDemoAds(settings: AdSettings): void {
  if (!settings.network?.json) return;
  const handledDemos = new Set<Element>();
  const showAd = ({ target }: Event): void => {
    const demo = (target as Element).closest('figure:has(.demo):not([data-no-ad])');
    if (!demo || handledDemos.has(demo)) return;
    handledDemos.add(demo);
    const container = Object.assign(document.createElement('div'), { className: 'demo-ad' });
    demo.append(container);
    showJsonAd(container, settings);
  };
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('.source > summary, [data-ga-event-action=expand]')) showAd(event);
  });
}
