/** The script of pages with an ad slot, fetched when the browser is idle. */

import { isCrawler } from './ads/choose.js';
import { showDemoAds } from './ads/demo-ad.js';
import type { AdSettings } from './ads/settings.js';
import { startAdSlot } from './ads/slot.js';

/** What the config says. */
declare const AD_SETTINGS: AdSettings;

const slot = document.querySelector<HTMLElement>('[data-island-slot=ads]');

if (slot) {
  startAdSlot(slot, AD_SETTINGS);
  if (!isCrawler(navigator.userAgent)) showDemoAds(AD_SETTINGS);
}
