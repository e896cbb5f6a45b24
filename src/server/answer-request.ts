/** Answers one request that passed the checks, from the list of published files and their bytes at this moment. */

import { setTimeout as wait } from 'node:timers/promises';
import type { HeaderFields } from './host-rules/headers-file.js';
import type { PathResolution, SiteHost } from './host-rules/site-host.js';
import type { RequestTarget } from './request/parse-request-target.js';
import type { ByteCache } from './response/byte-cache.js';
import type { FileContent, FileContents } from './response/file-contents.js';
import { sendFile, sendRedirect, sendText, type HttpContext } from './response/send-response.js';

/** A file that will be published. */
export interface UnpublishedFile {
  readonly path: string;
  readonly content: FileContent;
  readonly fields: HeaderFields;
}

/** What `watch` adds to a site. */
export interface ServerExtensions {
  /** Additional responses, by path. */
  readonly handlers: ReadonlyMap<string, (context: HttpContext) => Promise<void>>;
  /** The file for a decoded path, where it is known before it is published. */
  readonly findUnpublishedFile?: (pathname: string) => Promise<UnpublishedFile | undefined>;
  /** Resolves when there is a site, or when there will be none soon. A page does not wait for it. */
  readonly waitForSite?: () => Promise<void>;
  /** Changes a document before it is sent; `hash` is that of the file. */
  readonly transformDocument: (html: Buffer, hash: string) => Buffer;
  /** Responds while there is no site. */
  readonly respondWithoutSite: (context: HttpContext) => Promise<void>;
}

export interface ServerContext {
  /** The site as it is published now; `undefined` while there is none. */
  readonly getHost: () => SiteHost | undefined;
  readonly contents: FileContents;
  readonly cache: ByteCache;
  readonly extensions?: ServerExtensions | undefined;
}

/** While a file is replaced, the list may be older than the folder for a moment. */
const RETRY_DELAYS_MS = [0, 5, 20, 50, 100];

export async function answerRequest(
  context: HttpContext,
  { pathname, query }: RequestTarget,
  serverContext: ServerContext,
): Promise<void> {
  const { getHost, contents, cache, extensions } = serverContext;
  const handler = extensions?.handlers.get(pathname);
  if (handler) return handler(context);
  const unpublished = await extensions?.findUnpublishedFile?.(pathname);
  if (unpublished) {
    const content = await transformContent(unpublished.content, unpublished.path, serverContext);
    return sendFile(context, { ...unpublished, status: 200, content }, cache);
  }
  if (!pathname.endsWith('/')) await extensions?.waitForSite?.();
  let resolution: PathResolution | undefined;
  for (const delayMs of RETRY_DELAYS_MS) {
    if (delayMs > 0) await wait(delayMs);
    resolution = getHost()?.resolvePath(pathname, query);
    if (!resolution) continue;
    if (resolution.kind !== 'file') break;
    const stored = await contents.read(resolution.path, resolution.record.hash);
    if (!stored) continue;
    const content = await transformContent(stored, resolution.path, serverContext);
    return sendFile(context, { ...resolution, content }, cache);
  }
  if (!resolution && extensions) return extensions.respondWithoutSite(context);
  if (resolution?.kind === 'redirect') return sendRedirect(context, resolution.status, resolution.location);
  if (resolution?.kind === 'other-host')
    return sendText(context, 502, { text: 'This address belongs to another host, which is not asked here.' });
  sendText(context, 404, { text: 'There is nothing here.', fields: resolution?.fields });
}

async function transformContent(
  content: FileContent,
  path: string,
  { extensions, cache }: ServerContext,
): Promise<FileContent> {
  const { bytes, hash } = content;
  if (!extensions || !bytes || !path.endsWith('.html')) return content;
  const transformed = await cache.getOrCreate(`${hash}.live`, () =>
    extensions.transformDocument(bytes, hash),
  );
  return { hash: `${hash}-live`, size: transformed.length, bytes: transformed };
}
