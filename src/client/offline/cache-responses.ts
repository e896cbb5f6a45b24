/** What a service worker may keep, and what for. A file of docsgen's own carries its hash in its name and is held to it. */

import { computeDigest } from './compute-digest.js';

/** `name.0123456789.js`: ten digits of the SHA-256 of what is in it. */
const HASHED_NAME = /\.([0-9a-f]{10})\.\w+$/;

/** The most pages that are kept. */
const MAX_PAGES = 100;

/** Whether a file is in a folder of files that never change. */
export function isHashed(pathname: string): boolean {
  return HASHED_NAME.test(pathname);
}

/** A whole answer of this host, as it was asked for. */
function isCacheable(response: Response): boolean {
  return response.status === 200 && response.type === 'basic' && !response.redirected;
}

/** Keeps a page, whatever the query in its address, and lets go of the one that was kept longest ago. */
export async function cachePage(cacheName: string, url: string, response: Response): Promise<void> {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!isCacheable(response) || !isPage) return;
  const cache = await caches.open(cacheName);
  await cache.put(removeQuery(url), response);
  const cachedRequests = await cache.keys();
  await Promise.all(
    cachedRequests
      .slice(0, Math.max(0, cachedRequests.length - MAX_PAGES))
      .map((cachedRequest) => cache.delete(cachedRequest)),
  );
}

/** The page that was kept last for an address, whatever its query and the headers of the request. */
export async function findCachedPage(cacheName: string, url: string): Promise<Response | undefined> {
  return caches.match(removeQuery(url), { cacheName, ignoreVary: true });
}

/** A page of a static site is the same for each query: one entry holds the newest. */
function removeQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/** Keeps a file whose content is what its name says; a captive portal's page is not. */
export async function cacheFile(cacheName: string, url: string, response: Response): Promise<void> {
  const expectedHash = HASHED_NAME.exec(new URL(url).pathname)?.[1];
  if (!expectedHash || !isCacheable(response)) return;
  const content = await response.clone().arrayBuffer();
  if ((await computeDigest(content)).startsWith(expectedHash))
    await (await caches.open(cacheName)).put(url, response);
}
