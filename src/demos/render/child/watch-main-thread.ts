/** The child's second thread: says where the first one is stuck, and ends the process when nobody waits for it any more.
 *  Knows nothing of demos. It speaks over a pipe of its own, because a stuck thread sends no messages. */

import { Session, type Debugger, type InspectorNotification } from 'node:inspector';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { WatchdogMessage } from '../worker-messages.js';

/** The pipe's number among the child's streams. */
const PIPE_FD = 4;

/** Memory outside of the heap is not bounded by Node: buffers, above all. */
const MAX_MEMORY_BYTES = 2 * 1024 ** 3;
const MEMORY_CHECK_MS = 250;

/** Whatever comes in over the pipe asks for the call frames; its end means that the host is gone. */
export function watchMainThread(): void {
  const pipe = new Socket({ fd: PIPE_FD });
  pipe.on('data', () => requestCallFrames((message) => writeMessage(pipe, message)));
  pipe.on('error', killProcess);
  pipe.on('close', killProcess);
  setInterval(() => {
    if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) writeMessage(pipe, { kind: 'memory' });
  }, MEMORY_CHECK_MS);
}

function writeMessage(pipe: Socket, message: WatchdogMessage): void {
  pipe.write(`${JSON.stringify(message)}\n`);
}

function killProcess(): void {
  process.kill(process.pid, 'SIGKILL');
}

function requestCallFrames(onMessage: (message: WatchdogMessage) => void): void {
  const files = new Map<string, string>();
  const session = new Session();
  session.connectToMainThread();
  session.on(
    'Debugger.scriptParsed',
    ({ params }: InspectorNotification<Debugger.ScriptParsedEventDataType>) =>
      files.set(params.scriptId, params.url),
  );
  session.on('Debugger.paused', ({ params }: InspectorNotification<Debugger.PausedEventDataType>) => {
    const callFrames = params.callFrames.map(({ location }) => ({
      file: toFilePath(files.get(location.scriptId) ?? ''),
      line: location.lineNumber + 1,
      column: (location.columnNumber ?? 0) + 1,
    }));
    onMessage({ kind: 'stuck', callFrames });
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
}

function toFilePath(url: string): string {
  return url.startsWith('file:') ? fileURLToPath(url) : url;
}
