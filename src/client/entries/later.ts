/** The script that every page loads when the browser is idle: starts each feature. */

import { reportClicks } from '../analytics/report-clicks.js';
import { initHeadingLinks } from '../contents/init-heading-links.js';
import { trackCurrentSection } from '../contents/track-current-section.js';
import { addCopyButtons } from '../copy/add-copy-buttons.js';
import { listenToCopyShortcut } from '../copy/listen-to-copy-shortcut.js';
import { initDrawer } from '../navigation/init-drawer.js';
import { saveNavigationOnLeave } from '../navigation/save-navigation.js';
import { prefetchOnIntent } from '../navigation/prefetch-on-intent.js';
import { isOwnHost } from '../offline/is-own-host.js';
import { followPreferences } from '../preferences/follow-preferences.js';
import { initSearch } from '../search/init-search.js';

/** The addresses of scripts that few pages need, beside this one; empty where the config needs none. */
declare const ADS: string;
declare const ANALYTICS: string;
declare const EMBEDS: string;
declare const LANGUAGE: string;
declare const REFERENCE: string;
declare const SEARCH: string;
declare const OFFLINE: string;
declare const STYLESHEETS: string;

/** Whether the config asks for analytics; otherwise another script may have started a tag. */
declare const IS_MEASURED: boolean;

/** The domain on which there may be a service worker. */
declare const WORKER_DOMAIN: string;

const navigation = document.getElementById('navigation');
const searchButton = document.querySelector<HTMLElement>('button[data-search]');

followPreferences();
addCopyButtons();
listenToCopyShortcut();
initHeadingLinks();
trackCurrentSection();
prefetchOnIntent();
reportClicks();
if (navigation) {
  initDrawer(navigation);
  saveNavigationOnLeave(navigation);
}
if (SEARCH && searchButton) initSearch(searchButton, SEARCH);
if (document.querySelector('[data-reference]')) loadScript(REFERENCE);
if (ADS && document.querySelector('[data-island-slot=ads]')) loadScript(ADS);
if (ANALYTICS && (IS_MEASURED || 'gtag' in window)) loadScript(ANALYTICS);
if (EMBEDS && document.querySelector('[data-embed]')) loadScript(EMBEDS);
if (LANGUAGE && location.search.includes('userLanguage=')) loadScript(LANGUAGE);
if (STYLESHEETS) loadScript(STYLESHEETS);
if (OFFLINE && 'serviceWorker' in navigator && isOwnHost(location.hostname, WORKER_DOMAIN))
  loadScript(OFFLINE);

/** A page works without a script that cannot be fetched. */
function loadScript(url: string): void {
  import(url).catch(() => undefined);
}
