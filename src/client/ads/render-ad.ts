/** Renders ads from the page's templates: text as text, never as HTML. */

import { cloneTemplate, getElement } from '../dom.js';
import { sendToGlobalTag } from '../analytics/send-to-global-tag.js';

interface DisplayedAd {
  readonly name: string;
  readonly link: string;
  readonly img?: string | undefined;
  /** Bold, before the description. */
  readonly lead?: string | undefined;
  readonly description: string;
  readonly publisher: string;
  /** Names it in analytics. */
  readonly label: string;
}

/** A template of the page, by its name. Throws where a site's own templates have none. */
export function cloneAdTemplate(name: 'display' | 'appeal'): DocumentFragment {
  const fragment = cloneTemplate(`[data-ad=${name}]`);
  if (!fragment) throw new Error(name);
  return fragment;
}

/** The ad as elements. Its display is reported for a share of readers. */
export function renderAd(ad: DisplayedAd, displayRatio: number): DocumentFragment {
  const fragment = cloneAdTemplate('display');
  const link = getElement<HTMLAnchorElement>(fragment, 'a');
  link.href = ad.link;
  link.dataset['gaEventLabel'] = ad.label;
  if (ad.img) link.prepend(Object.assign(new Image(130, 100), { src: ad.img, alt: ad.name }));
  fillField(fragment, 'lead', ad.lead ? `${ad.lead} ` : '');
  fillField(fragment, 'description', ad.description);
  fillField(fragment, 'publisher', ad.publisher);
  if (Math.random() <= displayRatio) reportDisplay(ad.label);
  return fragment;
}

export function reportDisplay(label: string): void {
  sendToGlobalTag('event', 'ad', { eventAction: 'display', eventLabel: label });
}

/** Reports that an ad has thrown. Not its error, which may hold what a network has sent. */
export function reportCrash(label: string | undefined): void {
  sendToGlobalTag('event', 'ad', { eventAction: 'crash', eventLabel: String(label) });
}

function fillField(fragment: DocumentFragment, name: string, text: string): void {
  const field = fragment.querySelector(`[data-ad-${name}]`);
  if (field) field.textContent = text;
}

/** Invisible images that count the display. */
export function createPixels(urls: readonly string[]): readonly HTMLImageElement[] {
  return urls.map((src) => Object.assign(new Image(1, 1), { src, alt: '', hidden: true }));
}
