/** Shows the states of the ad slot, one after the other, and reports what has been shown. */

import { pickHouseAd, getAdLabel, type AdDraws, type AdState } from './choose-ad-state.js';
import { isNetworkShown } from './detect-network.js';
import { renderAd, cloneAdTemplate, reportCrash, reportDisplay } from './render-ad.js';
import { showNetworkAd } from './show-network-ad.js';
import type { AdSettings } from './ad-settings.js';

/** Milliseconds for which an ad must be shown before its display is reported. */
const DISPLAY_DELAY = 2500;

interface SlotContext {
  readonly settings: AdSettings;
  readonly draws: AdDraws;
}

interface SlotContent {
  show(state: AdState): void;
  /** Ends what is under way. */
  end(): void;
}

/** The slot stays empty once an ad in it has thrown. */
export function createSlotContent(slot: HTMLElement, context: SlotContext): SlotContent {
  let shownState: AdState | 'crashed' | undefined;
  let endState = (): void => undefined;
  const crash = (label: string | undefined): void => {
    endState();
    shownState = 'crashed';
    slot.replaceChildren();
    reportCrash(label);
  };
  return {
    show: (state) => {
      if (shownState === state || shownState === 'crashed') return;
      shownState = state;
      endState();
      const label = getAdLabel(state, context.draws.shape);
      setSlotLabel(slot, label);
      slot.replaceChildren();
      try {
        const endContent = renderState(slot, { ...context, state, onCrash: () => crash(label) });
        const cancelReport = reportDisplayLater(label, { ...context, state });
        endState = () => {
          cancelReport();
          endContent();
        };
      } catch {
        crash(label);
      }
    },
    end: () => endState(),
  };
}

/** Sets the event that a click in the slot is reported as. */
function setSlotLabel(slot: HTMLElement, label: string | undefined): void {
  slot.dataset['state'] = label ?? 'nothing';
  if (label === undefined) return;
  Object.assign(slot.dataset, { gaEventCategory: 'ad', gaEventAction: 'click', gaEventLabel: label });
}

interface StateContext extends SlotContext {
  readonly state: AdState;
  /** Called where it throws after this function has returned. */
  readonly onCrash: () => void;
}

function renderState(slot: HTMLElement, { state, settings, draws, onCrash }: StateContext): () => void {
  const { inHouse, publisher, displayRatio } = settings;
  switch (state) {
    case 'network':
      return showNetworkAd(slot, settings, onCrash);
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

/** Reports the display for a share of readers, after a while: not that of a network that shows nothing. */
function reportDisplayLater(
  label: string | undefined,
  { settings: { displayRatio, network }, state }: Omit<StateContext, 'onCrash'>,
): () => void {
  if (label === undefined || Math.random() > displayRatio) return () => undefined;
  const timer = setTimeout(() => {
    if (state !== 'network' || (network && isNetworkShown(network))) reportDisplay(label);
  }, DISPLAY_DELAY);
  return () => clearTimeout(timer);
}
