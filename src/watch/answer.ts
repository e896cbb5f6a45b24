/** Answers one request that was let in: out of the table of published files, with their bytes of this moment. */

import { setTimeout as wait } from 'node:timers/promises';
import type { ByteCache } from './byte-cache.js';
import type { Content, Contents } from './contents.js';
import type { Answer, Hosting } from './hosting.js';
import { sendFile, sendRedirect, sendText, type Exchange } from './reply.js';
import type { RequestTarget } from './request-target.js';

/** What a watch adds to a site. */
export interface Additions {
  /** Answers of its own, by path. */
  readonly answers: ReadonlyMap<string, (exchange: Exchange) => Promise<void>>;
  /** Changes a document on its way; `hash` is that of the file. */
  readonly document: (html: Buffer, hash: string) => Buffer;
  /** Answers while there is no site. */
  readonly waiting: (exchange: Exchange) => Promise<void>;
}

export interface Means {
  /** The site as it is published now; `undefined` while there is none. */
  readonly site: () => Hosting | undefined;
  readonly contents: Contents;
  readonly cache: ByteCache;
  readonly additions?: Additions | undefined;
}

/** While a file is replaced, the table may be older than the folder for a moment. */
const PATIENCE = [0, 5, 20, 50, 100];

export async function answerRequest(
  exchange: Exchange,
  { pathname, query }: RequestTarget,
  means: Means,
): Promise<void> {
  const own = means.additions?.answers.get(pathname);
  if (own) return own(exchange);
  let found: Answer | undefined;
  for (const pause of PATIENCE) {
    if (pause > 0) await wait(pause);
    found = means.site()?.answer(pathname, query);
    if (found && found.kind !== 'file') break;
    const content = found && (await means.contents.of(found.path, found.record.hash));
    if (found && content)
      return sendFile(exchange, { ...found, content: await shown(content, found.path, means) }, means.cache);
  }
  if (!found && means.additions) return means.additions.waiting(exchange);
  if (found?.kind === 'redirect') return sendRedirect(exchange, found.status, found.location);
  if (found?.kind === 'elsewhere')
    return sendText(exchange, 502, {
      text: 'This address belongs to another host, which is not asked here.',
    });
  sendText(exchange, 404, { text: 'There is nothing here.', ...(found && { fields: found.fields }) });
}

async function shown(content: Content, path: string, { additions, cache }: Means): Promise<Content> {
  const { bytes, hash } = content;
  if (!additions || !bytes || !path.endsWith('.html')) return content;
  const changed = await cache.make(`${hash}.live`, () => additions.document(bytes, hash));
  return { hash: `${hash}-live`, size: changed.length, bytes: changed };
}
