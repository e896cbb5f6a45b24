/** Sends server-sent events to open pages: what has changed and whether there are diagnostics. A page that needs more
 *  requests it. */

import { isHashedFile } from '../pipeline/steps/shell/emit-hashed-file.js';
import type { HttpContext } from '../server/response/send-response.js';

export interface PageEvents {
  /** Sends events to a page until it disconnects. */
  add(context: HttpContext): void;
  /** The decoded pathnames of the connected pages. */
  listPages(): readonly string[];
  /** These pages, by their paths, have changed; `undefined`: any may have. */
  sendChanged(paths: readonly string[] | undefined): void;
  /** There are diagnostics, other ones than before or the same again; or there are none any more. */
  sendStatus(hasDiagnostics: boolean): void;
  close(): void;
}

/** The largest event, in bytes. */
const MAX_EVENT_BYTES = 64;

/** More pages than this are not named one by one. */
const MAX_NAMED_PAGES = 20;

/** Sent at this interval, so that no proxy closes a silent connection. */
const HEARTBEAT_MS = 15_000;

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Accel-Buffering': 'no',
} as const;

export function createPageEvents(): PageEvents {
  /** Each with the pathname of its page; empty where the page does not say it. */
  const openResponses = new Map<HttpContext['response'], string>();
  let status = formatEvent('clear');
  const send = (text: string): void => {
    for (const response of openResponses.keys()) response.write(text);
  };
  const heartbeat = setInterval(() => send(':\n\n'), HEARTBEAT_MS);
  heartbeat.unref();
  return {
    add({ request, response }) {
      response.writeHead(200, HEADERS);
      if (request.method === 'HEAD') return void response.end();
      response.write(`retry: 500\n\n${status}`);
      openResponses.set(response, parsePage(request.url));
      response.on('close', () => openResponses.delete(response));
    },
    listPages: () => [...new Set(openResponses.values())].filter((page) => page !== ''),
    sendChanged(paths) {
      const isNamed = paths !== undefined && paths.length <= MAX_NAMED_PAGES;
      const names = isNamed ? paths.map((path) => `changed ${path}`) : ['changed *'];
      const isTooLong = names.some((name) => Buffer.byteLength(name) > MAX_EVENT_BYTES);
      for (const name of isTooLong ? ['changed *'] : names) send(formatEvent(name));
    },
    sendStatus(hasDiagnostics) {
      status = formatEvent(hasDiagnostics ? 'diagnostics' : 'clear');
      send(status);
    },
    close() {
      clearInterval(heartbeat);
      for (const response of openResponses.keys()) response.end();
    },
  };
}

function parsePage(url = ''): string {
  return new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('page') ?? '';
}

function formatEvent(text: string): string {
  return `data: ${text}\n\n`;
}

/** Files that no page displays: other forms of pages, and files for machines. */
const NON_PAGE_FILES = /\.(?:md|txt|xml|json)$|^_headers$|^_redirects$|^nginx\.conf$|^sw\.js$/;

/** The paths of the changed files, as a browser requests them; `undefined`: any page may have changed. A file with a hash
 *  in its name comes with a page that has changed. */
export function listChangedPaths(changed: readonly string[], base: string): readonly string[] | undefined {
  if (changed.includes('404.html')) return undefined;
  return changed
    .filter((path) => !NON_PAGE_FILES.test(path) && !isHashedFile(path))
    .map((path) => `${base}${path.replace(/(^|\/)index\.html$/, '$1')}`);
}
