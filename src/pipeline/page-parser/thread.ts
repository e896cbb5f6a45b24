/** The entry of a thread that parses pages, one after the other. */

import { parentPort } from 'node:worker_threads';
import { parseRequest, type ParseSettings } from './parse-request.js';
import type { ThreadReply, ThreadRequest } from './thread-messages.js';

const port = parentPort;
if (!port) throw new Error('This program is started by docsgen only.');
const settingsById = new Map<number, ParseSettings>();

port.on('message', (message: ThreadRequest) => {
  if (message.kind === 'settings') settingsById.set(message.settingsId, message.settings);
  else port.postMessage(parse(message));
});
port.postMessage({ kind: 'ready' } satisfies ThreadReply);

function parse({ id, settingsId, ...request }: Extract<ThreadRequest, { kind: 'parse' }>): ThreadReply {
  try {
    const settings = settingsById.get(settingsId);
    if (!settings) throw new Error(`There are no settings ${settingsId}`);
    return { kind: 'reply', id, reply: parseRequest({ ...request, settings }) };
  } catch (error) {
    return {
      kind: 'failed',
      id,
      stack: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}
