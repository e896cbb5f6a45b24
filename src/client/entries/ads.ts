/** The script of pages with an ad slot, fetched when the browser is idle. */

import { isCrawler } from '../ads/choose-ad-state.js';
import { showDemoAds } from '../ads/show-demo-ads.js';
import type { AdSettings } from '../ads/ad-settings.js';
import { startAdSlot } from '../ads/start-ad-slot.js';

/** What the config says. */
declare const AD_SETTINGS: AdSettings;

const slot = document.querySelector<HTMLElement>('[data-island-slot=ads]');

if (slot) {
  startAdSlot(slot, AD_SETTINGS);
  if (!isCrawler(navigator.userAgent)) showDemoAds(AD_SETTINGS);
}
