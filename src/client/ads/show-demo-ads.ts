/** Shows an ad under a demo when its code is first opened or closed. */

import { findTarget } from '../dom.js';
import { reportCrash } from './render-ad.js';
import { JSON_AD_LABEL, showJsonAd } from './show-network-ad.js';
import type { AdSettings } from './ad-settings.js';

/** Once for each demo, from the first time that its code is opened or closed. A demo may opt out. */
export function showDemoAds(settings: AdSettings): void {
  if (!settings.network?.json) return;
  const handledDemos = new Set<Element>();
  const showAd = (event: Event): void => {
    const demo = findTarget(event, 'figure:has(.demo):not([data-no-ad])');
    if (!demo || handledDemos.has(demo)) return;
    handledDemos.add(demo);
    const container = Object.assign(document.createElement('div'), { className: 'demo-ad' });
    demo.append(container);
    const endAsking = showJsonAd(container, settings, () => {
      container.replaceChildren();
      reportCrash(JSON_AD_LABEL);
    });
    addEventListener('pagehide', endAsking, { once: true });
  };
  document.addEventListener('click', (event) => {
    if (findTarget(event, '.source > summary, [data-ga-event-action=expand]')) showAd(event);
  });
}
