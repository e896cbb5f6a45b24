/** What a watch answers besides the site: the script of its pages, what is wrong, and the page before there is a site. */

import { readFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { findDocsgenFolder } from '../pipeline/docsgen-package.js';
import type { ServerExtensions } from '../server/answer-request.js';
import { createByteCache } from '../server/response/byte-cache.js';
import type { PageEvents } from './page-events.js';
import type { HeaderFields } from '../server/host-rules/headers-file.js';
import { LIVE_PATH, waitingPage, waitingPolicy, injectLiveScript } from './inject-live-script.js';
import { sendFile, type HttpContext } from '../server/response/send-response.js';

/** The parts of the script. They are served as they stand: no compiler is between. */
const SCRIPTS = ['start.js', 'update-document.js', 'update-head.js', 'diagnostics-panel.js'];

const LIVE_FIELDS: HeaderFields = new Map([['cache-control', ['Cache-Control', 'no-cache']]]);

export interface LiveExtensionOptions {
  readonly events: PageEvents;
  /** What is wrong now, as JSON. */
  readonly diagnostics: () => string;
}

export function createLiveExtensions({ events, diagnostics }: LiveExtensionOptions): ServerExtensions {
  const cache = createByteCache(1024 * 1024);
  const sendContent = async (context: HttpContext, path: string, text: string | Buffer): Promise<void> => {
    const bytes = Buffer.from(text);
    const content = { hash: hash('sha256', bytes), size: bytes.length, bytes };
    await sendFile(context, { status: 200, path, content, fields: LIVE_FIELDS }, cache);
  };
  const scripts = SCRIPTS.map((name) => {
    const bytes = readFileSync(join(findDocsgenFolder(), 'src/watch/live', name));
    return [
      `${LIVE_PATH}${name}`,
      async (context: HttpContext) => sendContent(context, name, bytes),
    ] as const;
  });
  return {
    handlers: new Map([
      ...scripts,
      [
        `${LIVE_PATH}diagnostics.json`,
        async (context: HttpContext) => sendContent(context, 'diagnostics.json', diagnostics()),
      ],
      ['/_docsgen/events', async (context: HttpContext) => events.add(context)],
    ]),
    transformDocument: injectLiveScript,
    async respondWithoutSite(context) {
      const fields = new Map([
        ...LIVE_FIELDS,
        ['content-security-policy', ['Content-Security-Policy', waitingPolicy]] as const,
      ]);
      const content = { hash: 'none', size: waitingPage.length, bytes: waitingPage };
      await sendFile(context, { status: 503, path: 'waiting.html', content, fields }, cache);
    },
  };
}
