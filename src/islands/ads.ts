/** The script of pages with an ad slot, fetched when the browser is idle. */

import { isCrawler } from './ads/choose.js';
import { tendDemos } from './ads/demo-ad.js';
import type { AdSettings } from './ads/settings.js';
import { tendSlot } from './ads/slot.js';

/** What the config says. */
declare const AD_SETTINGS: AdSettings;

const slot = document.querySelector<HTMLElement>('[data-island-slot=ads]');

if (slot) {
  tendSlot(slot, AD_SETTINGS);
  if (!isCrawler(navigator.userAgent)) tendDemos(AD_SETTINGS);
}
