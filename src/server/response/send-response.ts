/** Writes answers: a file with all that HTTP lets a client ask about it, a redirect, a short text. Knows nothing of sites. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ByteCache } from './byte-cache.js';
import { chooseContentCoding, encodeContent, MIN_CODED_SIZE, type ContentCoding } from './content-coding.js';
import { matchesETag, parseRange, type ContentRange } from '../request/conditional-request.js';
import type { FileContent } from './file-contents.js';
import type { HeaderFields } from '../host-rules/headers-file.js';
import { getMediaType } from './media-type.js';

export interface HttpContext {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export interface FileResponse {
  readonly status: number;
  readonly path: string;
  readonly content: FileContent;
  readonly fields: HeaderFields;
}

/** On every answer, whatever the site says. */
const FIXED_FIELDS = ['X-Content-Type-Options', 'nosniff'];

/** What a host sends where the site says nothing. */
const DEFAULT_FIELDS: HeaderFields = new Map([
  ['cache-control', ['Cache-Control', 'public, max-age=0, must-revalidate']],
  ['cross-origin-resource-policy', ['Cross-Origin-Resource-Policy', 'same-origin']],
]);

/** Sends a file, or the part of it that is asked for, or word that the client has it already. */
export async function sendFile(context: HttpContext, file: FileResponse, cache: ByteCache): Promise<void> {
  const { headers, method } = context.request;
  const { content, status } = file;
  const { name, isCompressible } = getMediaType(file.path);
  const isWhole = headers.range === undefined || method !== 'GET' || status !== 200;
  const isCodable = isCompressible && content.bytes !== undefined && content.size >= MIN_CODED_SIZE;
  const coding = isCodable && isWhole ? chooseContentCoding(headers['accept-encoding']) : undefined;
  const etag = createETag(content, coding);
  const headerFields = createHeaderFields(file.fields, [
    ...(file.fields.has('content-type') ? [] : ['Content-Type', name]),
    ...['ETag', etag, 'Accept-Ranges', 'bytes'],
    ...(isCompressible ? ['Vary', 'Accept-Encoding'] : []),
  ]);
  if (status === 200 && matchesETag(headers['if-none-match'], etag)) {
    await content.close?.();
    return endResponse(context, { status: 304, fields: headerFields });
  }
  const isCurrent = headers['if-range'] === undefined || headers['if-range'] === etag;
  const contentRange = isWhole || !isCurrent ? undefined : parseRange(headers.range, content.size);
  if (contentRange !== undefined) return sendRange(context, { content, contentRange, headerFields });
  if (coding === undefined) return sendContent(context, { content, status, headerFields });
  const bytes = await cache.make(`${content.hash}.${coding}`, async () =>
    encodeContent(content.bytes!, coding),
  );
  return endResponse(context, { status, fields: [...headerFields, 'Content-Encoding', coding], body: bytes });
}

/** Sends the client to another address. It must not remember a permanent one: another site may lie here tomorrow. */
export function sendRedirect(context: HttpContext, status: number, location: string): void {
  endResponse(context, {
    status,
    fields: createHeaderFields(new Map(), ['Location', location]),
    body: Buffer.alloc(0),
  });
}

/** Sends a line of text. It must not repeat what the client sent. */
export function sendText(
  context: HttpContext,
  status: number,
  { text, fields = new Map() }: TextResponse,
): void {
  const extraFields = [
    'Content-Type',
    'text/plain; charset=utf-8',
    ...(status === 405 ? ['Allow', 'GET, HEAD'] : []),
  ];
  endResponse(context, {
    status,
    fields: createHeaderFields(fields, extraFields),
    body: Buffer.from(`${text}\n`),
  });
}

export interface TextResponse {
  readonly text: string;
  readonly fields?: HeaderFields;
}

/** Each coding of a content has bytes of its own, and so a tag of its own. */
function createETag({ hash }: FileContent, coding: ContentCoding | undefined): string {
  return coding === undefined ? `"${hash}"` : `"${hash}-${coding}"`;
}

interface ContentResponse {
  readonly content: FileContent;
  readonly headerFields: readonly string[];
}

async function sendRange(
  context: HttpContext,
  { content, contentRange, headerFields }: ContentResponse & { readonly contentRange: ContentRange | 'none' },
): Promise<void> {
  if (contentRange !== 'none') {
    const range = `bytes ${contentRange.from}-${contentRange.to}/${content.size}`;
    return sendPart(context, {
      content,
      contentRange,
      status: 206,
      headerFields: [...headerFields, 'Content-Range', range],
    });
  }
  await content.close?.();
  const fields = [...headerFields, 'Content-Range', `bytes */${content.size}`];
  endResponse(context, { status: 416, fields, body: Buffer.alloc(0) });
}

async function sendContent(
  context: HttpContext,
  contentResponse: ContentResponse & { readonly status: number },
): Promise<void> {
  return sendPart(context, {
    ...contentResponse,
    contentRange: { from: 0, to: contentResponse.content.size - 1 },
  });
}

async function sendPart(
  context: HttpContext,
  {
    content,
    contentRange,
    status,
    headerFields,
  }: ContentResponse & { readonly contentRange: ContentRange; readonly status: number },
): Promise<void> {
  const { bytes, stream, close } = content;
  if (bytes)
    return endResponse(context, {
      status,
      fields: headerFields,
      body: bytes.subarray(contentRange.from, contentRange.to + 1),
    });
  context.response.writeHead(status, [
    ...headerFields,
    'Content-Length',
    String(contentRange.to - contentRange.from + 1),
  ]);
  if (context.request.method === 'HEAD') {
    await close?.();
    context.response.end();
    return;
  }
  // A client that goes away in the middle is no fault of ours.
  await pipeline(stream!(contentRange.from, contentRange.to), context.response).catch(() =>
    context.response.destroy(),
  );
}

function createHeaderFields(fields: HeaderFields, extraFields: readonly string[]): string[] {
  const all = new Map([...DEFAULT_FIELDS, ...fields]);
  return [...FIXED_FIELDS, ...[...all.values()].flat(), ...extraFields];
}

interface ResponseParts {
  readonly status: number;
  readonly fields: readonly string[];
  readonly body?: Buffer;
}

function endResponse({ request, response }: HttpContext, { status, fields, body }: ResponseParts): void {
  const length = body === undefined ? [] : ['Content-Length', String(body.length)];
  response.writeHead(status, [...fields, ...length]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
