/** Runs the ad slot of a page: what is known of the network decides what it shows. */

import { chooseAdState, createDraws, type AdSituation } from './choose-ad-state.js';
import { createSlotContent } from './create-slot-content.js';
import { detectNetwork } from './detect-network.js';
import type { AdSettings } from './ad-settings.js';

export function startAdSlot(slot: HTMLElement, settings: AdSettings, isDisabled: boolean): void {
  const { network } = settings;
  const draws = createDraws(Math.random);
  const content = createSlotContent(slot, { settings, draws });
  let situation: AdSituation = {
    isDisabled,
    hasNetwork: network !== undefined,
    isBlocked: false,
    servesBackers: false,
  };
  const update = (change: Partial<AdSituation>): void => {
    situation = { ...situation, ...change };
    content.show(chooseAdState(situation, draws));
  };
  slot.dataset['shape'] = draws.shape;
  update({});
  addEventListener('pagehide', () => content.end());
  if (network && !isDisabled) detectNetwork(network, update);
}
