/** The ad of the network: by its script, or from its JSON. */

import type { NetworkAd } from './answer.js';
import { countBy, drawAd } from './display.js';
import { fetchAd } from './fetch-ad.js';
import type { AdSettings } from './settings.js';

/** Draws into `place`, if something comes; gives what ends it. */
export function showNetworkAd(place: HTMLElement, settings: AdSettings): () => void {
  const { script, json } = settings.network!;
  if (script) return addScript(place, script);
  return json ? showJsonAd(place, settings) : () => undefined;
}

/** A moment later: two that follow each other at once are one. */
function addScript(place: HTMLElement, src: string): () => void {
  const timer = setTimeout(() => {
    const script = Object.assign(document.createElement('script'), { async: true, id: '_carbonads_js', src });
    if (place.isConnected) place.append(script);
  });
  return () => clearTimeout(timer);
}

/** Asks for an ad; what is drawn is a placement that `detectNetwork` finds. */
export function showJsonAd(
  place: HTMLElement,
  settings: AdSettings,
  label = 'carbon-demo-inline',
): () => void {
  const over = new AbortController();
  void fetchAd(settings.network!.json!, over.signal).then((ad) => {
    if (ad && !over.signal.aborted) drawNetworkAd(place, { ad, label, displayRatio: settings.displayRatio });
  });
  return () => over.abort();
}

function drawNetworkAd(
  place: HTMLElement,
  {
    ad,
    label,
    displayRatio,
  }: { readonly ad: NetworkAd; readonly label: string; readonly displayRatio: number },
): void {
  const { link, img, company, description } = ad;
  const shown = { name: company, link, img, lead: company, description, publisher: 'Carbon', label };
  const box = Object.assign(document.createElement('div'), { className: 'carbonads' });
  box.append(...countBy(ad.pixels), drawAd(shown, displayRatio));
  place.append(box);
}
