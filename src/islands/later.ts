/** What a page can do a moment after it is there: starts each slice, of which none knows the others. */

import { measureClicks } from './analytics/clicks.js';
import { spyOnSections } from './contents/spy.js';
import { addCopyButtons } from './copy/buttons.js';
import { listenToShortcut } from './copy/shortcut.js';
import { tendDrawer } from './navigation/drawer.js';
import { prefetchOnIntent } from './navigation/prefetch.js';
import { isOwnHost } from './offline/host.js';
import { followPreferences } from './preferences/follow.js';
import { awaitSearch } from './search/wait.js';

/** The addresses of scripts that few pages need, beside this one; empty where the config needs none. */
declare const ADS: string;
declare const ANALYTICS: string;
declare const LANGUAGE: string;
declare const REFERENCE: string;
declare const SEARCH: string;
declare const OFFLINE: string;
declare const STYLESHEETS: string;

/** Whether the analytics are ours to start; else somebody else's tag function may be there. */
declare const HAS_TAG: boolean;

/** The domain on which there may be a service worker. */
declare const WORKER_DOMAIN: string;

const navigation = document.getElementById('navigation');
const search = document.querySelector<HTMLElement>('button[data-search]');

followPreferences();
addCopyButtons();
listenToShortcut();
spyOnSections();
prefetchOnIntent();
measureClicks();
if (navigation) tendDrawer(navigation);
if (SEARCH && search) awaitSearch(search, SEARCH);
if (document.querySelector('[data-reference]')) load(REFERENCE);
if (ADS && document.querySelector('[data-island-slot=ads]')) load(ADS);
if (ANALYTICS && (HAS_TAG || 'gtag' in window)) load(ANALYTICS);
if (LANGUAGE && location.search.includes('userLanguage=')) load(LANGUAGE);
if (STYLESHEETS) load(STYLESHEETS);
if (OFFLINE && 'serviceWorker' in navigator && isOwnHost(location.hostname, WORKER_DOMAIN)) load(OFFLINE);

/** A page does without what it cannot get. */
function load(address: string): void {
  import(address).catch(() => undefined);
}
