/** The service worker (behaviour 2.17): pages from the network, or, without one, as they were last seen; files with a hash
 *  in their name from what is kept. Nothing is fetched beforehand. */

import { isHashed, keepFile, keepPage } from './offline/keep.js';
import type { Fetching, WorkerScope } from './offline/scope.js';

/** What changes with the scripts and styles of the site, and what its addresses begin with. */
declare const VERSION: string;
declare const BASE: string;

const worker = globalThis as unknown as WorkerScope;

const PREFIX = `docsgen ${BASE} `;

/** Pages stay while versions come and go: the network's are newer anyway. */
const PAGES = `${PREFIX}pages`;
const FILES = `${PREFIX}${VERSION}`;

/** Milliseconds after which a page that is kept is shown instead of one that does not come. */
const PATIENCE = 3000;

worker.addEventListener('install', (event) => event.waitUntil(replaceStranger()));

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('message', (event) => {
  if (event.data === 'skipWaiting') event.waitUntil(worker.skipWaiting());
  else if (Array.isArray(event.data)) event.waitUntil(keepAll(event.data));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || !pathname.startsWith(BASE)) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith(`${BASE}_docsgen/`) && isHashed(pathname)) event.respondWith(file(event));
});

/** Our own pages ask for a new worker when it suits them. Those that another site's worker has kept never would. */
async function replaceStranger(): Promise<void> {
  if ((await ownCaches()).length === 0) await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  const old = (await ownCaches()).filter((name) => name !== PAGES && name !== FILES);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Where nothing can be kept, there are none. */
async function ownCaches(): Promise<readonly string[]> {
  const names = await caches.keys().catch(() => []);
  return names.filter((name) => name.startsWith(PREFIX));
}

async function page(event: Fetching): Promise<Response> {
  const { request } = event;
  const kept = caches.match(request, { cacheName: PAGES, ignoreSearch: true }).catch(() => undefined);
  const fresh = fetch(request).then((answer) => {
    event.waitUntil(keepPage(PAGES, request, answer.clone()).catch(() => undefined));
    return answer;
  });
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  try {
    return (await Promise.race([fresh, late])) ?? (await kept) ?? (await fresh);
  } catch (error) {
    const last = await kept;
    if (last) return last;
    throw error;
  }
}

async function file(event: Fetching): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request, { cacheName: FILES }).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(request);
  event.waitUntil(keepFile(FILES, request.url, answer.clone()).catch(() => undefined));
  return answer;
}

/** Of a page that was there before the worker: it and its files. What cannot be had is left. */
async function keepAll([first, ...files]: readonly string[]): Promise<void> {
  const own = files.filter(
    (url) => url.startsWith(worker.location.origin) && isHashed(new URL(url).pathname),
  );
  const keeping = own.map(async (url) => keepFile(FILES, url, await fetch(url)));
  if (first) keeping.push(fetch(first).then((answer) => keepPage(PAGES, first, answer)));
  await Promise.allSettled(keeping);
}
