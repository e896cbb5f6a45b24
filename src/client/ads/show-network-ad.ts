/** Shows the ad of the network: by its script, or from its JSON. */

import type { NetworkAd } from './parse-ad-response.js';
import { createPixels, renderAd } from './render-ad.js';
import { fetchAd } from './fetch-ad.js';
import type { AdSettings } from './ad-settings.js';

/** The label of an ad that is drawn from the network's JSON. */
export const JSON_AD_LABEL = 'carbon-demo-inline';

/** Fills the container if the network has an ad. Returns a function that stops it. */
export function showNetworkAd(container: HTMLElement, settings: AdSettings, onCrash: () => void): () => void {
  const script = settings.network?.script;
  return script ? addNetworkScript(container, script) : showJsonAd(container, settings, onCrash);
}

/** A moment later: two that follow each other at once are one. */
function addNetworkScript(container: HTMLElement, src: string): () => void {
  const timer = setTimeout(() => {
    const script = Object.assign(document.createElement('script'), { async: true, id: '_carbonads_js', src });
    if (container.isConnected) container.append(script);
  });
  return () => clearTimeout(timer);
}

/** Fetches an ad; `detectNetwork` finds what is rendered. */
export function showJsonAd(container: HTMLElement, settings: AdSettings, onCrash: () => void): () => void {
  const url = settings.network?.json;
  if (!url) return () => undefined;
  const controller = new AbortController();
  void fetchAd(url, controller.signal)
    .then((ad) => {
      if (ad && !controller.signal.aborted) container.append(renderNetworkAd(ad, settings.displayRatio));
    })
    .catch(onCrash);
  return () => controller.abort();
}

function renderNetworkAd(ad: NetworkAd, displayRatio: number): HTMLElement {
  const { link, img, company, description } = ad;
  const texts = { lead: company, description, publisher: 'Carbon' };
  const displayedAd = { name: company, link, img, ...texts, label: JSON_AD_LABEL };
  const wrapper = Object.assign(document.createElement('div'), { className: 'carbonads' });
  // Drawn first: an ad that throws is not counted.
  const content = renderAd(displayedAd, displayRatio);
  wrapper.append(...createPixels(ad.pixels), content);
  return wrapper;
}
