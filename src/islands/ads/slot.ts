/** The ad slot of a page: its states and what leads from one to the other (spec §4, behaviour 4.6). */

import { tell } from '../tell.js';
import { choose, draw, houseAdOf, isCrawler, labelOf, type Shown, type Situation } from './choose.js';
import { detectNetwork } from './detect.js';
import { drawAd, partOf, tellDisplay } from './display.js';
import { showNetworkAd } from './network.js';
import type { AdSettings } from './settings.js';

/** Milliseconds for which something must be shown before that is told (spec §9). */
const DISPLAY_DELAY = 2500;

export function tendSlot(slot: HTMLElement, settings: AdSettings): void {
  const { network, inDevelopment } = settings;
  const draws = draw(Math.random);
  const isWatch = document.querySelector('[data-docsgen-page]') !== null;
  let situation: Situation = {
    isIdle: isCrawler(navigator.userAgent) || (isWatch && !inDevelopment),
    hasNetwork: network !== undefined,
    isBlocked: false,
    isBackers: false,
  };
  let shown: Shown | undefined;
  let end = (): void => undefined;
  slot.dataset['shape'] = draws.shape;
  const show = (change: Partial<Situation>): void => {
    situation = { ...situation, ...change };
    const next = choose(situation, draws);
    if (next === shown) return;
    shown = next;
    end();
    const label = labelOf(next, draws.shape);
    name(slot, label);
    end = guarded(slot, { label, displayRatio: settings.displayRatio }, () =>
      drawState(slot, next, { settings, draws }),
    );
  };
  show({});
  addEventListener('pagehide', () => end());
  if (!network || situation.isIdle) return;
  detectNetwork(network, show);
}

/** An ad that throws leaves nothing behind but a word to the analytics. Gives what ends the state. */
function guarded(slot: HTMLElement, told: Told, drawIt: () => () => void): () => void {
  try {
    slot.replaceChildren();
    const end = drawIt();
    const stopTelling = tellLater(told);
    return () => {
      stopTelling();
      end();
    };
  } catch {
    slot.replaceChildren();
    tell('event', 'ad', { eventAction: 'crash', eventLabel: String(told.label) });
    return () => undefined;
  }
}

interface Told {
  readonly label: string | undefined;
  readonly displayRatio: number;
}

/** What a click beside a link is told as. */
function name(slot: HTMLElement, label: string | undefined): void {
  slot.dataset['state'] = label ?? 'nothing';
  if (label === undefined) return;
  Object.assign(slot.dataset, { gaEventCategory: 'ad', gaEventAction: 'click', gaEventLabel: label });
}

function drawState(
  slot: HTMLElement,
  shown: Shown,
  { settings, draws }: { readonly settings: AdSettings; readonly draws: ReturnType<typeof draw> },
): () => void {
  const { inHouse, publisher, displayRatio } = settings;
  switch (shown) {
    case 'network':
      return showNetworkAd(slot, settings);
    case 'appeal':
      slot.append(partOf('appeal'));
      break;
    case 'house':
    case 'house-for-backers': {
      const ad = houseAdOf(inHouse, draws);
      const label = ad && `in-house-${ad.name}`;
      if (ad && label)
        slot.append(drawAd({ ...ad, lead: ad.descriptionHeader, publisher, label }, displayRatio));
      break;
    }
    case 'nothing':
      slot.append(document.createElement('span'));
      break;
    default:
      return shown satisfies never;
  }
  return () => undefined;
}

/** Told for a share of readers, when it was shown for a while. */
function tellLater({ label, displayRatio }: Told): () => void {
  if (label === undefined || Math.random() > displayRatio) return () => undefined;
  const timer = setTimeout(tellDisplay, DISPLAY_DELAY, label);
  return () => clearTimeout(timer);
}
