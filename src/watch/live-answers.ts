/** What a watch answers besides the site: the script of its pages, what is wrong, and the page before there is a site. */

import { readFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { ownFolder } from '../pipeline/engine.js';
import type { Additions } from './answer.js';
import { byteCache } from './byte-cache.js';
import type { PageEvents } from './events.js';
import type { HeaderFields } from './headers-file.js';
import { LIVE, waitingPage, waitingPolicy, withLiveScript } from './inject.js';
import { sendFile, type Exchange } from './reply.js';

/** The parts of the script. They are served as they stand: no compiler is between. */
const SCRIPTS = ['start.js', 'swap.js', 'head.js', 'problems.js'];

const FIELDS: HeaderFields = new Map([['cache-control', ['Cache-Control', 'no-cache']]]);

export interface LiveParts {
  readonly events: PageEvents;
  /** What is wrong now, as JSON. */
  readonly problems: () => string;
}

export function liveAnswers({ events, problems }: LiveParts): Additions {
  const cache = byteCache(1024 * 1024);
  const send = async (exchange: Exchange, path: string, text: string | Buffer): Promise<void> => {
    const bytes = Buffer.from(text);
    const content = { hash: hash('sha256', bytes), size: bytes.length, bytes };
    await sendFile(exchange, { status: 200, path, content, fields: FIELDS }, cache);
  };
  const scripts = SCRIPTS.map((name) => {
    const bytes = readFileSync(join(ownFolder(), 'src/watch/live', name));
    return [`${LIVE}${name}`, async (exchange: Exchange) => send(exchange, name, bytes)] as const;
  });
  return {
    answers: new Map([
      ...scripts,
      [`${LIVE}problems.json`, async (exchange: Exchange) => send(exchange, 'problems.json', problems())],
      ['/_docsgen/events', async (exchange: Exchange) => events.add(exchange)],
    ]),
    document: withLiveScript,
    async waiting(exchange) {
      const fields = new Map([
        ...FIELDS,
        ['content-security-policy', ['Content-Security-Policy', waitingPolicy]] as const,
      ]);
      const content = { hash: 'none', size: waitingPage.length, bytes: waitingPage };
      await sendFile(exchange, { status: 503, path: 'waiting.html', content, fields }, cache);
    },
  };
}
