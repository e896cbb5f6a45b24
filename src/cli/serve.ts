/** What `watch` and `preview` have in common: the messages of a server, and running until the user stops it. */

import { relative } from 'node:path';
import { isLocalHost } from '../server/listen-on-address.js';
import type { SiteServer } from '../server/serve-site.js';
import { resolveFormat, type ServeFlags } from './options.js';
import { reportDiagnostics, writeMessage, writeRecord } from './report.js';

/** Prints where the site is served, and warns if others can reach it. */
export function reportReady(
  server: Pick<SiteServer, 'port' | 'urls'>,
  flags: ServeFlags,
  action: string,
): void {
  const { host, port } = flags;
  if (!isLocalHost(host))
    reportDiagnostics(
      [
        {
          code: 'server/exposed',
          severity: 'warning',
          file: '.',
          message: `With --host ${host}, everyone who can reach this machine can read the site.`,
          hint: 'Leave --host out to serve this machine only.',
        },
      ],
      flags,
    );
  const urls = server.urls();
  if (resolveFormat(flags) === 'json') return writeRecord({ type: 'ready', urls });
  if (port !== 0 && server.port !== port) writeMessage(`Port ${port} is taken.`);
  writeMessage(`${action} at ${urls.join(' and ')}`);
}

/** A folder as messages name it. */
export function formatFolder(folder: string): string {
  return relative('.', folder) || '.';
}

const SIGNALS = [
  ['SIGHUP', 1],
  ['SIGINT', 2],
  ['SIGTERM', 15],
] as const;

export interface ExitRequest {
  /** The exit code to end with. */
  readonly code: Promise<number>;
  /** Ends without a signal. */
  requestExit(code: number): void;
}

/** Waits for a signal. A second one is not caught: it ends the process at once. */
export function listenForExit(): ExitRequest {
  let resolveCode: (code: number) => void = () => undefined;
  const code = new Promise<number>((resolve) => {
    resolveCode = resolve;
  });
  const listeners = SIGNALS.map(([name, number]) => [name, () => requestExit(128 + number)] as const);
  const requestExit = (exitCode: number): void => {
    for (const [name, listener] of listeners) process.off(name, listener);
    resolveCode(exitCode);
  };
  for (const [name, listener] of listeners) process.on(name, listener);
  return { code, requestExit };
}
