/** Writes responses: a file with conditional requests, ranges and compression, a redirect, or a short text. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { HeaderFields } from '../host-rules/headers-file.js';
import { matchesETag, parseRange } from '../request/conditional-request.js';
import type { ByteCache } from './byte-cache.js';
import { chooseContentCoding, encodeContent, MIN_CODED_SIZE } from './content-coding.js';
import type { FileContent } from './file-contents.js';
import { getMediaType } from './media-type.js';

export interface HttpContext {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface FileResponse {
  readonly status: number;
  readonly path: string;
  readonly content: FileContent;
  readonly fields: HeaderFields;
}

/** On every response, whatever the site says. */
const FIXED_FIELDS = ['X-Content-Type-Options', 'nosniff'];

/** What a host sends where the site says nothing. */
const DEFAULT_FIELDS: HeaderFields = new Map([
  ['cache-control', ['Cache-Control', 'public, max-age=0, must-revalidate']],
  ['cross-origin-resource-policy', ['Cross-Origin-Resource-Policy', 'same-origin']],
]);

/** Sends a file, the requested part of it, or the status that the client has it already. */
export async function sendFile(context: HttpContext, file: FileResponse, cache: ByteCache): Promise<void> {
  const { headers, method } = context.request;
  const { content, status, path } = file;
  const { name, isCompressible } = getMediaType(path);
  const wantsRange = headers.range !== undefined && method === 'GET' && status === 200;
  const codableBytes =
    isCompressible && content.size >= MIN_CODED_SIZE && !wantsRange ? content.bytes : undefined;
  const coding = codableBytes && chooseContentCoding(headers['accept-encoding']);
  // Each coding has bytes of its own, and so a tag of its own.
  const etag = coding === undefined ? `"${content.hash}"` : `"${content.hash}-${coding}"`;
  const fields = createHeaderFields(file.fields, [
    ...(file.fields.has('content-type') ? [] : ['Content-Type', name]),
    ...['ETag', etag, 'Accept-Ranges', 'bytes'],
    ...(isCompressible ? ['Vary', 'Accept-Encoding'] : []),
  ]);
  if (status === 200 && matchesETag(headers['if-none-match'], etag)) {
    if (!content.bytes) await content.close();
    return endResponse(context, { status: 304, fields });
  }
  if (codableBytes && coding !== undefined) {
    const create = async (): Promise<Buffer> => encodeContent(codableBytes, coding);
    const body = await cache.getOrCreate(`${content.hash}.${coding}`, create);
    return endResponse(context, { status, fields: [...fields, 'Content-Encoding', coding], body });
  }
  const isCurrent = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = wantsRange && isCurrent ? parseRange(headers.range, content.size) : undefined;
  if (range === 'unsatisfiable') {
    if (!content.bytes) await content.close();
    const rangeFields = [...fields, 'Content-Range', `bytes */${content.size}`];
    return endResponse(context, { status: 416, fields: rangeFields, body: Buffer.alloc(0) });
  }
  if (range === undefined)
    return sendContent(context, { content, from: 0, to: content.size - 1, status, fields });
  const rangeText = `bytes ${range.from}-${range.to}/${content.size}`;
  return sendContent(context, {
    ...{ content, ...range },
    ...{ status: 206, fields: [...fields, 'Content-Range', rangeText] },
  });
}

/** Redirects the client. It must not remember a permanent one: another site may be at this address tomorrow. */
export function sendRedirect(context: HttpContext, status: number, location: string): void {
  const fields = createHeaderFields(new Map(), ['Location', location]);
  endResponse(context, { status, fields, body: Buffer.alloc(0) });
}

/** Sends a line of text. It must not repeat what the client sent. */
export function sendText(
  context: HttpContext,
  status: number,
  { text, fields = new Map() }: { readonly text: string; readonly fields?: HeaderFields },
): void {
  const type = ['Content-Type', 'text/plain; charset=utf-8'];
  const allow = status === 405 ? ['Allow', 'GET, HEAD'] : [];
  const body = Buffer.from(`${text}\n`);
  endResponse(context, { status, fields: createHeaderFields(fields, [...type, ...allow]), body });
}

interface ContentResponse {
  readonly content: FileContent;
  readonly from: number;
  readonly to: number;
  readonly status: number;
  readonly fields: readonly string[];
}

async function sendContent(context: HttpContext, options: ContentResponse): Promise<void> {
  const { content, from, to, status, fields } = options;
  if (content.bytes)
    return endResponse(context, { status, fields, body: content.bytes.subarray(from, to + 1) });
  const { request, response } = context;
  response.writeHead(status, [...fields, 'Content-Length', String(to - from + 1)]);
  if (request.method === 'HEAD') {
    await content.close();
    response.end();
    return;
  }
  // A client that disconnects in the middle is not an error.
  await pipeline(content.stream(from, to), response).catch(() => response.destroy());
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
