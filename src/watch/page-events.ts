/** Tells open pages what has happened, by server-sent events: one way, and no more than a word and a path. A page that wants
 *  to know more asks for it. Knows nothing of builds. */

import type { HttpContext } from '../server/response/send-response.js';

export interface PageEvents {
  /** Takes a page that wants to be told, until it goes away. */
  add(context: HttpContext): void;
  /** These pages, given by their paths, are other ones now; `undefined`: any may be. */
  sendChanged(paths: readonly string[] | undefined): void;
  /** There are problems, other ones than before or the same again; or there are none any more. */
  sendStatus(hasDiagnostics: boolean): void;
  close(): void;
}

/** What an event may say, in bytes. */
const MAX_EVENT_BYTES = 64;

/** More pages than this are not named one by one. */
const MAX_NAMED_PAGES = 20;

/** So often something is sent, so that nobody takes the connection for dead. */
const HEARTBEAT_MS = 15_000;

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Accel-Buffering': 'no',
} as const;

export function createPageEvents(): PageEvents {
  const openResponses = new Set<HttpContext['response']>();
  const state = { hasDiagnostics: false };
  const send = (text: string): void => {
    for (const response of openResponses) response.write(text);
  };
  const heartbeat = setInterval(() => send(':\n\n'), HEARTBEAT_MS);
  heartbeat.unref();
  return {
    add({ request, response }) {
      response.writeHead(200, HEADERS);
      if (request.method === 'HEAD') return void response.end();
      response.write(`retry: 500\n\n${formatEvent(state.hasDiagnostics ? 'diagnostics' : 'clear')}`);
      openResponses.add(response);
      response.on('close', () => openResponses.delete(response));
    },
    sendChanged(paths) {
      const isNamed = paths !== undefined && paths.length <= MAX_NAMED_PAGES;
      const names = isNamed ? paths.map((path) => `changed ${path}`) : ['changed *'];
      const isTooLong = names.some((name) => Buffer.byteLength(name) > MAX_EVENT_BYTES);
      for (const name of isTooLong ? ['changed *'] : names) send(formatEvent(name));
    },
    sendStatus(hasDiagnostics) {
      state.hasDiagnostics = hasDiagnostics;
      send(formatEvent(hasDiagnostics ? 'diagnostics' : 'clear'));
    },
    close() {
      clearInterval(heartbeat);
      for (const response of openResponses) response.end();
    },
  };
}

function formatEvent(text: string): string {
  return `data: ${text}\n\n`;
}
