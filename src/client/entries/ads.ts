/** The script of pages with an ad slot, fetched when the browser is idle. */

import type { AdSettings } from '../ads/ad-settings.js';
import { areAdsDisabled } from '../ads/are-ads-disabled.js';
import { showDemoAds } from '../ads/show-demo-ads.js';
import { startAdSlot } from '../ads/start-ad-slot.js';

/** What the config says. */
declare const AD_SETTINGS: AdSettings;

const slot = document.querySelector<HTMLElement>('[data-island-slot=ads]');

if (slot) {
  const isDisabled = areAdsDisabled(AD_SETTINGS);
  startAdSlot(slot, AD_SETTINGS, isDisabled);
  if (!isDisabled) showDemoAds(AD_SETTINGS);
}
