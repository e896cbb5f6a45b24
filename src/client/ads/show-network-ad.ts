/** The ad of the network: by its script, or from its JSON. */

import type { NetworkAd } from './parse-ad-response.js';
import { createPixels, renderAd } from './render-ad.js';
import { fetchAd } from './fetch-ad.js';
import type { AdSettings } from './ad-settings.js';

/** Draws into `place`, if something comes; gives what ends it. */
export function showNetworkAd(container: HTMLElement, settings: AdSettings): () => void {
  const { script, json } = settings.network!;
  if (script) return addNetworkScript(container, script);
  return json ? showJsonAd(container, settings) : () => undefined;
}

/** A moment later: two that follow each other at once are one. */
function addNetworkScript(container: HTMLElement, src: string): () => void {
  const timer = setTimeout(() => {
    const script = Object.assign(document.createElement('script'), { async: true, id: '_carbonads_js', src });
    if (container.isConnected) container.append(script);
  });
  return () => clearTimeout(timer);
}

/** Asks for an ad; what is drawn is a placement that `detectNetwork` finds. */
export function showJsonAd(
  container: HTMLElement,
  settings: AdSettings,
  label = 'carbon-demo-inline',
): () => void {
  const controller = new AbortController();
  void fetchAd(settings.network!.json!, controller.signal).then((ad) => {
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
