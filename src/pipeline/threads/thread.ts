/** The entry of a thread that does tasks, one after the other. */

import { parentPort } from 'node:worker_threads';
import { hashContent } from '../../graph/fingerprint.js';
import { loadTask } from './tasks.js';
import type { ThreadReply, ThreadRequest } from './thread-messages.js';

const port = parentPort;
if (!port) throw new Error('This program is started by docsgen only.');
const sharedValues = new Map<number, object>();

// What every page needs is loaded before the first request comes: nothing is while one request follows the other.
for (const name of ['parseSource', 'renderMarkdownCopy', 'addToSearchIndex'] as const) await loadTask(name);
port.on('message', (message: ThreadRequest) => {
  if (message.kind === 'share') sharedValues.set(message.sharedId, message.value);
  else void runTask(message);
});
port.postMessage({ kind: 'ready' } satisfies ThreadReply);

async function runTask({ id, task, input, sharedIds }: Extract<ThreadRequest, { kind: 'run' }>) {
  try {
    const run = (await loadTask(task)) as (
      input: object,
      shared: object,
    ) => object | string | Promise<object>;
    const shared = Object.entries(sharedIds).map(([name, sharedId]) => [name, sharedValues.get(sharedId)]);
    const result = await run(input, Object.fromEntries(shared));
    const isContent = typeof result === 'string' || result instanceof Uint8Array;
    reply({ kind: 'result', id, result: isContent ? hashContent(result) : result });
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    reply({ kind: 'failed', id, stack });
  }
}

/** Bytes are handed over, not copied. */
function reply(message: ThreadReply): void {
  const values = message.kind === 'result' ? Object.values(message.result) : [];
  const buffers = values.flatMap((value) =>
    value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : [],
  );
  port?.postMessage(message, buffers);
}
