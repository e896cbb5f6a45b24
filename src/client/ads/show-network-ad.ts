/** Shows the ad of the network: by its script, or from its JSON. */

import type { NetworkAd } from './parse-ad-response.js';
import { createPixels, renderAd } from './render-ad.js';
import { fetchAd } from './fetch-ad.js';
import type { AdSettings } from './ad-settings.js';

/** Fills the container if the network has an ad. Returns a function that stops it. */
export function showNetworkAd(container: HTMLElement, settings: AdSettings): () => void {
  const script = settings.network?.script;
  return script ? addNetworkScript(container, script) : showJsonAd(container, settings);
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
export function showJsonAd(
  container: HTMLElement,
  settings: AdSettings,
  label = 'carbon-demo-inline',
): () => void {
  const url = settings.network?.json;
  if (!url) return () => undefined;
  const controller = new AbortController();
  void fetchAd(url, controller.signal).then((ad) => {
    if (ad && !controller.signal.aborted)
      renderNetworkAd(container, { ad, label, displayRatio: settings.displayRatio });
  });
  return () => controller.abort();
}

function renderNetworkAd(
  container: HTMLElement,
  {
    ad,
    label,
    displayRatio,
  }: { readonly ad: NetworkAd; readonly label: string; readonly displayRatio: number },
): void {
  const { link, img, company, description } = ad;
  const displayedAd = { name: company, link, img, lead: company, description, publisher: 'Carbon', label };
  const wrapper = Object.assign(document.createElement('div'), { className: 'carbonads' });
  wrapper.append(...createPixels(ad.pixels), renderAd(displayedAd, displayRatio));
  container.append(wrapper);
}
