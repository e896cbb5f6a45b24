/** Tells open pages what has happened, by server-sent events: one way, and no more than a word and a path. A page that wants
 *  to know more asks for it. Knows nothing of builds. */

import type { Exchange } from './reply.js';

export interface PageEvents {
  /** Takes a page that wants to be told, until it goes away. */
  add(exchange: Exchange): void;
  /** These pages, given by their paths, are other ones now; `undefined`: any may be. */
  changed(paths: readonly string[] | undefined): void;
  /** There are problems, other ones than before or the same again; or there are none any more. */
  problems(are: boolean): void;
  close(): void;
}

/** What an event may say, in bytes. */
const LONGEST = 64;

/** More pages than this are not named one by one. */
const MOST = 20;

/** So often something is sent, so that nobody takes the connection for dead. */
const PULSE = 15_000;

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Accel-Buffering': 'no',
} as const;

export function pageEvents(): PageEvents {
  const open = new Set<Exchange['response']>();
  const state = { problems: false };
  const send = (text: string): void => {
    for (const response of open) response.write(text);
  };
  const pulse = setInterval(() => send(':\n\n'), PULSE);
  pulse.unref();
  return {
    add({ request, response }) {
      response.writeHead(200, HEADERS);
      if (request.method === 'HEAD') return void response.end();
      response.write(`retry: 500\n\n${eventOf(state.problems ? 'problems' : 'fine')}`);
      open.add(response);
      response.on('close', () => open.delete(response));
    },
    changed(paths) {
      const isNamed = paths !== undefined && paths.length <= MOST;
      const names = isNamed ? paths.map((path) => `changed ${path}`) : ['changed *'];
      const tooLong = names.some((name) => Buffer.byteLength(name) > LONGEST);
      for (const name of tooLong ? ['changed *'] : names) send(eventOf(name));
    },
    problems(are) {
      state.problems = are;
      send(eventOf(are ? 'problems' : 'fine'));
    },
    close() {
      clearInterval(pulse);
      for (const response of open) response.end();
    },
  };
}

function eventOf(text: string): string {
  return `data: ${text}\n\n`;
}
