/** Fetches an ad from an ad network. Whatever goes wrong, there is none. */

import { parseNetworkAd, findFirstEntry, type NetworkAd } from './parse-ad-response.js';

/** Requests in total; milliseconds for each; the longest response, in bytes. */
const REQUEST_LIMITS = { attempts: 10, timeout: 5000, size: 200_000 } as const;

/** Tries again at once where the response has no usable entry. A network failure ends it. */
export async function fetchAd(url: string, abortSignal: AbortSignal): Promise<NetworkAd | undefined> {
  try {
    for (let attempt = 1; attempt <= REQUEST_LIMITS.attempts && !abortSignal.aborted; attempt += 1) {
      const entry = findFirstEntry(await fetchAdResponse(url, abortSignal));
      if (entry) return parseNetworkAd(entry);
    }
  } catch {
    // Blocked, broken, too slow, too long, or no JSON.
  }
  return undefined;
}

async function fetchAdResponse(url: string, abortSignal: AbortSignal): Promise<unknown> {
  const signal = AbortSignal.any([abortSignal, AbortSignal.timeout(REQUEST_LIMITS.timeout)]);
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(String(response.status));
  const text = await new Response(response.body.pipeThrough(createSizeLimiter())).text();
  return JSON.parse(text);
}

/** Fails for a response that is longer than any ad. */
function createSizeLimiter(): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > REQUEST_LIMITS.size) controller.error(new Error('too long'));
      else controller.enqueue(chunk);
    },
  });
}
