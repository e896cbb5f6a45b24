/** The service worker: pages come from the network, or from the cache when offline; files with a hash in their name come
 *  from the cache. Nothing is fetched in advance. */

import { isHashed, cacheFile, cachePage, findCachedPage } from '../offline/cache-responses.js';
import type { WorkerFetchEvent, WorkerScope } from '../offline/worker-scope.js';

/** What changes with the scripts and styles of the site, and what its addresses begin with. */
declare const VERSION: string;
declare const BASE: string;

declare const self: WorkerScope;

const PREFIX = `docsgen ${BASE} `;

/** Pages stay while versions come and go: the network's are newer anyway. */
const PAGE_CACHE = `${PREFIX}pages`;
const FILE_CACHE = `${PREFIX}${VERSION}`;

/** Milliseconds after which a page that is kept is shown instead of one that does not come. */
const NETWORK_TIMEOUT = 3000;

self.addEventListener('install', (event) => event.waitUntil(replaceForeignWorker()));

self.addEventListener('activate', (event) => event.waitUntil(activateWorker()));

self.addEventListener('message', (event) => {
  if (event.data === 'skipWaiting') event.waitUntil(self.skipWaiting());
  else if (Array.isArray(event.data)) event.waitUntil(cacheAll(event.data));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(BASE)) return;
  if (request.mode === 'navigate') event.respondWith(respondWithPage(event));
  else if (pathname.startsWith(`${BASE}_docsgen/`) && isHashed(pathname))
    event.respondWith(respondWithFile(event));
});

/** Our own pages ask for a new worker when it suits them. Those that another site's worker has kept never would. */
async function replaceForeignWorker(): Promise<void> {
  if ((await listOwnCaches()).length === 0) await self.skipWaiting();
}

async function activateWorker(): Promise<void> {
  const outdated = (await listOwnCaches()).filter((name) => name !== PAGE_CACHE && name !== FILE_CACHE);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Where nothing can be kept, there are none. */
async function listOwnCaches(): Promise<readonly string[]> {
  const names = await caches.keys().catch(() => []);
  return names.filter((name) => name.startsWith(PREFIX));
}

async function respondWithPage(event: WorkerFetchEvent): Promise<Response> {
  const { request } = event;
  const cached = findCachedPage(PAGE_CACHE, request.url).catch(() => undefined);
  const network = fetch(request).then((response) => {
    event.waitUntil(cachePage(PAGE_CACHE, request.url, response.clone()).catch(() => undefined));
    return response;
  });
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT));
  try {
    return (await Promise.race([network, timeout])) ?? (await cached) ?? (await network);
  } catch (error) {
    const cachedPage = await cached;
    if (cachedPage) return cachedPage;
    throw error;
  }
}

async function respondWithFile(event: WorkerFetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await caches.match(request, { cacheName: FILE_CACHE }).catch(() => undefined);
  if (cached) return cached;
  const response = await fetch(request);
  event.waitUntil(cacheFile(FILE_CACHE, request.url, response.clone()).catch(() => undefined));
  return response;
}

/** Of a page that was there before the worker: it, or nothing for the page, and files of it. What cannot be had is left. */
async function cacheAll([pageUrl, ...fileUrls]: readonly string[]): Promise<void> {
  const ownFiles = fileUrls.filter(
    (url) => url.startsWith(self.location.origin) && isHashed(new URL(url).pathname),
  );
  const writes = ownFiles.map(async (url) => cacheFile(FILE_CACHE, url, await fetch(url)));
  if (pageUrl) writes.push(fetch(pageUrl).then((response) => cachePage(PAGE_CACHE, pageUrl, response)));
  await Promise.allSettled(writes);
}
