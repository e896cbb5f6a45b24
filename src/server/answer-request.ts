/** Answers one request that was let in: out of the table of published files, with their bytes of this moment. */

import { setTimeout as wait } from 'node:timers/promises';
import type { ByteCache } from './response/byte-cache.js';
import type { FileContent, FileContents } from './response/file-contents.js';
import type { PathResolution, SiteHost } from './host-rules/site-host.js';
import { sendFile, sendRedirect, sendText, type HttpContext } from './response/send-response.js';
import type { RequestTarget } from './request/parse-request-target.js';

/** What a watch adds to a site. */
export interface ServerExtensions {
  /** Answers of its own, by path. */
  readonly handlers: ReadonlyMap<string, (context: HttpContext) => Promise<void>>;
  /** Changes a document on its way; `hash` is that of the file. */
  readonly transformDocument: (html: Buffer, hash: string) => Buffer;
  /** Answers while there is no site. */
  readonly respondWithoutSite: (context: HttpContext) => Promise<void>;
}

export interface ServerContext {
  /** The site as it is published now; `undefined` while there is none. */
  readonly getHost: () => SiteHost | undefined;
  readonly contents: FileContents;
  readonly cache: ByteCache;
  readonly extensions?: ServerExtensions | undefined;
}

/** While a file is replaced, the table may be older than the folder for a moment. */
const RETRY_DELAYS_MS = [0, 5, 20, 50, 100];

export async function answerRequest(
  context: HttpContext,
  { pathname, query }: RequestTarget,
  serverContext: ServerContext,
): Promise<void> {
  const handler = serverContext.extensions?.handlers.get(pathname);
  if (handler) return handler(context);
  let resolution: PathResolution | undefined;
  for (const delayMs of RETRY_DELAYS_MS) {
    if (delayMs > 0) await wait(delayMs);
    resolution = serverContext.getHost()?.resolvePath(pathname, query);
    if (resolution && resolution.kind !== 'file') break;
    const content =
      resolution && (await serverContext.contents.read(resolution.path, resolution.record.hash));
    if (resolution && content)
      return sendFile(
        context,
        { ...resolution, content: await transformContent(content, resolution.path, serverContext) },
        serverContext.cache,
      );
  }
  if (!resolution && serverContext.extensions) return serverContext.extensions.respondWithoutSite(context);
  if (resolution?.kind === 'redirect') return sendRedirect(context, resolution.status, resolution.location);
  if (resolution?.kind === 'elsewhere')
    return sendText(context, 502, {
      text: 'This address belongs to another host, which is not asked here.',
    });
  sendText(context, 404, {
    text: 'There is nothing here.',
    ...(resolution && { fields: resolution.fields }),
  });
}

async function transformContent(
  content: FileContent,
  path: string,
  { extensions, cache }: ServerContext,
): Promise<FileContent> {
  const { bytes, hash } = content;
  if (!extensions || !bytes || !path.endsWith('.html')) return content;
  const transformed = await cache.make(`${hash}.live`, () => extensions.transformDocument(bytes, hash));
  return { hash: `${hash}-live`, size: transformed.length, bytes: transformed };
}
