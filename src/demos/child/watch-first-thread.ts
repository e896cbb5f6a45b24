/** The child's second thread: says where the first one is stuck, and ends the process when nobody waits for it any more.
 *  Knows nothing of demos. It speaks over a pipe of its own, because a stuck thread sends no messages. */

import { Session, type Debugger, type InspectorNotification } from 'node:inspector';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Cry } from '../message.js';

/** The pipe's number among the child's streams. */
const PIPE = 4;

/** Memory outside of the heap is not bounded by Node: buffers, above all. */
const MOST_BYTES = 2 * 1024 ** 3;
const MEMORY_CHECK_MS = 250;

/** Whatever comes in over the pipe asks for the call frames; its end means that the host is gone. */
export function watchFirstThread(): void {
  const pipe = new Socket({ fd: PIPE });
  pipe.on('data', () => readCallFrames((cry) => write(pipe, cry)));
  pipe.on('error', die);
  pipe.on('close', die);
  setInterval(() => {
    if (process.memoryUsage.rss() > MOST_BYTES) write(pipe, { kind: 'memory' });
  }, MEMORY_CHECK_MS);
}

function write(pipe: Socket, cry: Cry): void {
  pipe.write(`${JSON.stringify(cry)}\n`);
}

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

function readCallFrames(tell: (cry: Cry) => void): void {
  const files = new Map<string, string>();
  const session = new Session();
  session.connectToMainThread();
  session.on(
    'Debugger.scriptParsed',
    ({ params }: InspectorNotification<Debugger.ScriptParsedEventDataType>) =>
      files.set(params.scriptId, params.url),
  );
  session.on('Debugger.paused', ({ params }: InspectorNotification<Debugger.PausedEventDataType>) => {
    const frames = params.callFrames.map(({ location }) => ({
      file: pathOf(files.get(location.scriptId) ?? ''),
      line: location.lineNumber + 1,
      column: (location.columnNumber ?? 0) + 1,
    }));
    tell({ kind: 'stuck', frames });
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
}

function pathOf(url: string): string {
  return url.startsWith('file:') ? fileURLToPath(url) : url;
}
