/** Asks an ad network for an ad (behaviour 7.1). Whatever goes wrong, there is none. */

import { adFrom, firstEntry, type NetworkAd } from './answer.js';

/** Requests in total; milliseconds for each; the longest answer, in bytes. */
const ASKING = { attempts: 10, timeout: 5000, size: 200_000 } as const;

/** Asks again at once where no entry will do. A failure of the network ends it. */
export async function fetchAd(address: string, isOver: AbortSignal): Promise<NetworkAd | undefined> {
  try {
    for (let attempt = 1; attempt <= ASKING.attempts && !isOver.aborted; attempt += 1) {
      const entry = firstEntry(await fetchAnswer(address, isOver));
      if (entry) return adFrom(entry);
    }
  } catch {
    // Blocked, broken, too slow, too long, or no JSON.
  }
  return undefined;
}

async function fetchAnswer(address: string, isOver: AbortSignal): Promise<unknown> {
  const signal = AbortSignal.any([isOver, AbortSignal.timeout(ASKING.timeout)]);
  const answer = await fetch(address, { signal });
  if (!answer.ok || !answer.body) throw new Error(String(answer.status));
  const text = await new Response(answer.body.pipeThrough(limited())).text();
  return JSON.parse(text);
}

/** Ends an answer that is longer than any ad. */
function limited(): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > ASKING.size) controller.error(new Error('too long'));
      else controller.enqueue(chunk);
    },
  });
}
