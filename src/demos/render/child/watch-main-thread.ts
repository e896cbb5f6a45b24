/** The watchdog thread of the child process: reports where the first thread hangs and when memory runs out, and ends the
 *  process when the parent is gone. It uses a pipe of its own, because a thread that hangs sends no messages. */

import { Session, type Debugger, type InspectorNotification } from 'node:inspector';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { WatchdogMessage } from '../worker-messages.js';

/** The pipe's number among the child's streams. */
const PIPE_FD = 4;

/** Node does not limit memory outside of the heap, such as buffers. */
const MAX_MEMORY_BYTES = 2 * 1024 ** 3;
const MEMORY_CHECK_MS = 250;

/** Any input on the pipe asks for the call frames; its end means that the parent is gone. */
export function watchMainThread(): void {
  const pipe = new Socket({ fd: PIPE_FD });
  const writeMessage = (message: WatchdogMessage): void => void pipe.write(`${JSON.stringify(message)}\n`);
  const killProcess = (): void => void process.kill(process.pid, 'SIGKILL');
  pipe.on('data', () => requestCallFrames(writeMessage));
  pipe.on('error', killProcess);
  pipe.on('close', killProcess);
  setInterval(() => {
    if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) writeMessage({ kind: 'memory' });
  }, MEMORY_CHECK_MS);
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
    onMessage({ kind: 'call-frames', callFrames });
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
}

function toFilePath(url: string): string {
  return url.startsWith('file:') ? fileURLToPath(url) : url;
}
