/** Tells whether a page shows no ads and asks no network for one. */

import type { AdSettings } from './ad-settings.js';
import { isCrawler } from './choose-ad-state.js';

/** For crawlers, and in a watch unless the config asks for ads there. */
export function areAdsDisabled({ inDevelopment }: Pick<AdSettings, 'inDevelopment'>): boolean {
  const isWatch = document.querySelector('[data-docsgen-page]') !== null;
  return isCrawler(navigator.userAgent) || (isWatch && !inDevelopment);
}
