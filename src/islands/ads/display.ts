/** Draws ads from the page's templates: text as text, never as HTML. */

import { tell } from '../tell.js';

export interface Ad {
  readonly name: string;
  readonly link: string;
  readonly img?: string | undefined;
  /** Bold, before the description. */
  readonly lead?: string | undefined;
  readonly description: string;
  readonly publisher: string;
  /** For clicks on it, and for its being shown. */
  readonly label: string;
}

/** A template of the page, by its name. Throws where a site's own templates have none. */
export function partOf(name: 'display' | 'appeal'): DocumentFragment {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-ad=${name}]`)!;
  return template.content.cloneNode(true) as DocumentFragment;
}

/** The ad as an element; that it is shown is told for a share of readers. */
export function drawAd(ad: Ad, displayRatio: number): DocumentFragment {
  const part = partOf('display');
  const link = part.querySelector('a')!;
  link.href = ad.link;
  link.dataset['gaEventLabel'] = ad.label;
  if (ad.img) link.prepend(Object.assign(new Image(130, 100), { src: ad.img, alt: ad.name }));
  fill(part, 'lead', ad.lead ? `${ad.lead} ` : '');
  fill(part, 'description', ad.description);
  fill(part, 'publisher', ad.publisher);
  if (Math.random() <= displayRatio) tellDisplay(ad.label);
  return part;
}

export function tellDisplay(label: string): void {
  tell('event', 'ad', { eventAction: 'display', eventLabel: label });
}

function fill(part: DocumentFragment, name: string, text: string): void {
  const place = part.querySelector(`[data-ad-${name}]`);
  if (place) place.textContent = text;
}

/** Images that nobody sees, and that count. */
export function countBy(addresses: readonly string[]): readonly HTMLImageElement[] {
  return addresses.map((src) => Object.assign(new Image(1, 1), { src, alt: '', hidden: true }));
}
