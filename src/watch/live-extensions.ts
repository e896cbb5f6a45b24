/** What `watch` serves besides the site: the live script, the diagnostics, the events, and a page for while there is no
 *  site. The files on disk do not contain the script; it is added to documents when they are sent. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFileRecord } from '../output/manifest.js';
import { findDocsgenFolder } from '../pipeline/docsgen-package.js';
import type { ServerExtensions } from '../server/answer-request.js';
import type { HeaderFields } from '../server/host-rules/headers-file.js';
import { createByteCache } from '../server/response/byte-cache.js';
import { sendFile, type HttpContext } from '../server/response/send-response.js';
import type { PageEvents } from './page-events.js';

/** Where the additional files are. */
const LIVE_PATH = '/_docsgen/live/';

/** The modules of the live script. They are served uncompiled. */
const SCRIPTS = ['start.js', 'update-document.js', 'update-head.js', 'diagnostics-panel.js'];

const LIVE_FIELDS: HeaderFields = new Map([['cache-control', ['Cache-Control', 'no-cache']]]);

const WAITING_PAGE = injectLiveScript(
  Buffer.from(
    '<!doctype html>\n<html lang="en" data-docsgen-waiting><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>docsgen</title></head><body><p>There is no site yet.</p></body></html>\n',
  ),
  'none',
);

/** Allows the live script and nothing else. */
const WAITING_FIELDS: HeaderFields = new Map([
  ...LIVE_FIELDS,
  [
    'content-security-policy',
    [
      'Content-Security-Policy',
      "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'self'",
    ],
  ],
]);

interface LiveExtensionOptions extends Pick<ServerExtensions, 'findUnpublishedFile' | 'waitForSite'> {
  readonly events: PageEvents;
  /** The current diagnostics, as JSON. */
  readonly diagnostics: () => string;
}

type RequestHandler = (context: HttpContext) => Promise<void>;

export function createLiveExtensions({
  events,
  diagnostics,
  ...options
}: LiveExtensionOptions): ServerExtensions {
  const cache = createByteCache(1024 * 1024);
  const createHandler =
    (path: string, getBytes: () => Buffer): RequestHandler =>
    async (context) => {
      const bytes = getBytes();
      const content = { hash: createFileRecord(bytes).hash, size: bytes.length, bytes };
      await sendFile(context, { status: 200, path, content, fields: LIVE_FIELDS }, cache);
    };
  const handlers = new Map<string, RequestHandler>([
    [`${LIVE_PATH}diagnostics.json`, createHandler('diagnostics.json', () => Buffer.from(diagnostics()))],
    ['/_docsgen/events', async (context) => events.add(context)],
  ]);
  for (const name of SCRIPTS) {
    const bytes = readFileSync(join(findDocsgenFolder(), 'src/watch/live', name));
    handlers.set(
      `${LIVE_PATH}${name}`,
      createHandler(name, () => bytes),
    );
  }
  return {
    ...options,
    handlers,
    transformDocument: injectLiveScript,
    async respondWithoutSite(context) {
      const content = { hash: 'none', size: WAITING_PAGE.length, bytes: WAITING_PAGE };
      await sendFile(context, { status: 503, path: 'waiting.html', content, fields: WAITING_FIELDS }, cache);
    },
  };
}

/** Adds the live script to the end of a document's head; `version` identifies the document for the script. */
export function injectLiveScript(html: Buffer, version: string): Buffer {
  const tag = Buffer.from(
    `<script type="module" src="${LIVE_PATH}start.js" data-docsgen-page="${version}"></script>`,
  );
  const index = html.indexOf('</head>');
  const end = index < 0 ? html.length : index;
  return Buffer.concat([html.subarray(0, end), tag, html.subarray(end)]);
}
