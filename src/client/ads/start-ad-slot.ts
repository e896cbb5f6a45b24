/** Runs the ad slot of a page: its states, and what changes them. */

import { sendToGlobalTag } from '../analytics/send-to-global-tag.js';
import {
  chooseAdState,
  createDraws,
  pickHouseAd,
  isCrawler,
  getAdLabel,
  type AdState,
  type AdSituation,
} from './choose-ad-state.js';
import { detectNetwork } from './detect-network.js';
import { renderAd, cloneAdTemplate, reportDisplay } from './render-ad.js';
import { showNetworkAd } from './show-network-ad.js';
import type { AdSettings } from './ad-settings.js';

/** Milliseconds for which an ad must be shown before its display is reported. */
const DISPLAY_DELAY = 2500;

export function startAdSlot(slot: HTMLElement, settings: AdSettings): void {
  const { network, inDevelopment } = settings;
  const draws = createDraws(Math.random);
  const isWatch = document.querySelector('[data-docsgen-page]') !== null;
  let situation: AdSituation = {
    isDisabled: isCrawler(navigator.userAgent) || (isWatch && !inDevelopment),
    hasNetwork: network !== undefined,
    isBlocked: false,
    servesBackers: false,
  };
  let state: AdState | undefined;
  let endState = (): void => undefined;
  slot.dataset['shape'] = draws.shape;
  const show = (change: Partial<AdSituation>): void => {
    situation = { ...situation, ...change };
    const nextState = chooseAdState(situation, draws);
    if (nextState === state) return;
    state = nextState;
    endState();
    const label = getAdLabel(nextState, draws.shape);
    setSlotLabel(slot, label);
    endState = renderSafely(slot, { label, displayRatio: settings.displayRatio }, () =>
      renderState(slot, nextState, { settings, draws }),
    );
  };
  show({});
  addEventListener('pagehide', () => endState());
  if (!network || situation.isDisabled) return;
  detectNetwork(network, show);
}

/** Empties the slot where rendering throws, and reports that. Returns a function that ends the state. */
function renderSafely(slot: HTMLElement, displayReport: DisplayReport, render: () => () => void): () => void {
  try {
    slot.replaceChildren();
    const endRendered = render();
    const cancelReport = reportDisplayLater(displayReport);
    return () => {
      cancelReport();
      endRendered();
    };
  } catch {
    slot.replaceChildren();
    sendToGlobalTag('event', 'ad', { eventAction: 'crash', eventLabel: String(displayReport.label) });
    return () => undefined;
  }
}

interface DisplayReport {
  readonly label: string | undefined;
  readonly displayRatio: number;
}

/** Sets the event that a click in the slot is reported as. */
function setSlotLabel(slot: HTMLElement, label: string | undefined): void {
  slot.dataset['state'] = label ?? 'nothing';
  if (label === undefined) return;
  Object.assign(slot.dataset, { gaEventCategory: 'ad', gaEventAction: 'click', gaEventLabel: label });
}

function renderState(
  slot: HTMLElement,
  state: AdState,
  { settings, draws }: { readonly settings: AdSettings; readonly draws: ReturnType<typeof createDraws> },
): () => void {
  const { inHouse, publisher, displayRatio } = settings;
  switch (state) {
    case 'network':
      return showNetworkAd(slot, settings);
    case 'appeal':
      slot.append(cloneAdTemplate('appeal'));
      break;
    case 'house':
    case 'house-for-backers': {
      const ad = pickHouseAd(inHouse, draws);
      const label = ad && `in-house-${ad.name}`;
      if (ad && label)
        slot.append(renderAd({ ...ad, lead: ad.descriptionHeader, publisher, label }, displayRatio));
      break;
    }
    case 'nothing':
      slot.append(document.createElement('span'));
      break;
    default:
      return state satisfies never;
  }
  return () => undefined;
}

/** Reports the display for a share of readers, after a while. */
function reportDisplayLater({ label, displayRatio }: DisplayReport): () => void {
  if (label === undefined || Math.random() > displayRatio) return () => undefined;
  const timer = setTimeout(reportDisplay, DISPLAY_DELAY, label);
  return () => clearTimeout(timer);
}
