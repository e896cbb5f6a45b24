/** Registers the service worker, and loads the page anew when an updated one takes over. */

import { computeDigest } from './compute-digest.js';
import { trustWorkerUrl } from './trust-worker-url.js';

/** Milliseconds between two looks whether the reader is there and not writing. */
const POLL_INTERVAL = 100;

/** Where it is kept for which workers this tab was loaded anew already. */
const RELOADED_KEY = 'docs-reloaded';

export async function registerWorker(url: string): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register(trustWorkerUrl(url), { updateViaCache: 'none' });
    if (serviceWorker.controller) followUpdates(registration, () => void reloadWhenIdle(url));
    else cacheCurrentPage(await serviceWorker.ready);
  } catch {
    // Blocked, or not to be had: the site works without.
  }
}

function followUpdates(registration: ServiceWorkerRegistration, onUpdate: () => void): void {
  const watchInstalling = (): void => {
    if (registration.installing) watchWorker(registration.installing, onUpdate);
  };
  if (registration.waiting) {
    watchWorker(registration.waiting, onUpdate);
    activate(registration.waiting);
  } else watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);
}

function watchWorker(worker: ServiceWorker, onUpdate: () => void): void {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed') activate(worker);
    if (worker.state === 'activated') onUpdate();
  });
}

function activate(worker: ServiceWorker): void {
  worker.postMessage('skipWaiting', []);
}

/** A reader who is elsewhere, or fills in a field, is not disturbed. */
async function reloadWhenIdle(url: string): Promise<void> {
  const version = await readWorkerVersion(url);
  if (version === undefined) return;
  const timer = setInterval(() => {
    if (!document.hasFocus() || isTyping()) return;
    clearInterval(timer);
    if (isFirstReload(version)) location.reload();
  }, POLL_INTERVAL);
}

/** A digest of the worker's script. Without a network there is none, and a page to load is not either. */
async function readWorkerVersion(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { cache: 'no-cache' });
    return await computeDigest(await response.arrayBuffer());
  } catch {
    return undefined;
  }
}

function isTyping(): boolean {
  const { activeElement } = document;
  return (
    activeElement?.matches('input, textarea, select, [contenteditable]:not([contenteditable=false])') ?? false
  );
}

/** No tab does it twice for the same worker: on a host that serves two versions by turns there would be no end of it. */
function isFirstReload(version: string): boolean {
  try {
    const earlierVersions = (sessionStorage.getItem(RELOADED_KEY) ?? '').split(' ');
    if (earlierVersions.includes(version)) return false;
    sessionStorage.setItem(RELOADED_KEY, [...earlierVersions, version].join(' '));
    return true;
  } catch {
    // Where nothing can be remembered, neither is this.
    return false;
  }
}

/** The page on which the worker came was fetched without it: it gets messages with what to keep. Files that are on their way
 *  while the worker takes over are listed when they have come. */
function cacheCurrentPage({ active }: ServiceWorkerRegistration): void {
  const cache = (pageUrl: string, fileUrls: readonly string[]): void =>
    active?.postMessage([pageUrl, ...fileUrls], []);
  cache(location.href.replace(/#.*/, ''), []);
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const urls = entries.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name);
    const ownUrls = urls.filter((url) => url.startsWith(location.origin));
    if (ownUrls.length > 0) cache('', ownUrls);
  });
  observer.observe({ type: 'resource', buffered: true });
}
