/** Writes answers: a file with all that HTTP lets a client ask about it, a redirect, a short text. Knows nothing of sites. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ByteCache } from './byte-cache.js';
import { codingFor, encode, SMALLEST_CODED, type Coding } from './coding.js';
import { isKnown, spanOf, type Span } from './conditions.js';
import type { Content } from './contents.js';
import type { HeaderFields } from './headers-file.js';
import { mediaTypeOf } from './media-types.js';

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export interface FileReply {
  readonly status: number;
  readonly path: string;
  readonly content: Content;
  readonly fields: HeaderFields;
}

/** On every answer, whatever the site says. */
const ALWAYS = ['X-Content-Type-Options', 'nosniff'];

/** What a host sends where the site says nothing. */
const DEFAULTS: HeaderFields = new Map([
  ['cache-control', ['Cache-Control', 'public, max-age=0, must-revalidate']],
  ['cross-origin-resource-policy', ['Cross-Origin-Resource-Policy', 'same-origin']],
]);

/** Sends a file, or the part of it that is asked for, or word that the client has it already. */
export async function sendFile(exchange: Exchange, file: FileReply, cache: ByteCache): Promise<void> {
  const { headers, method } = exchange.request;
  const { content, status } = file;
  const { name, compresses } = mediaTypeOf(file.path);
  const isWhole = headers.range === undefined || method !== 'GET' || status !== 200;
  const mayCode = compresses && content.bytes !== undefined && content.size >= SMALLEST_CODED;
  const coding = mayCode && isWhole ? codingFor(headers['accept-encoding']) : undefined;
  const tag = tagOf(content, coding);
  const described = fieldsOf(file.fields, [
    ...(file.fields.has('content-type') ? [] : ['Content-Type', name]),
    ...['ETag', tag, 'Accept-Ranges', 'bytes'],
    ...(compresses ? ['Vary', 'Accept-Encoding'] : []),
  ]);
  if (status === 200 && isKnown(headers['if-none-match'], tag)) {
    await content.close?.();
    return end(exchange, { status: 304, fields: described });
  }
  const isCurrent = headers['if-range'] === undefined || headers['if-range'] === tag;
  const span = isWhole || !isCurrent ? undefined : spanOf(headers.range, content.size);
  if (span !== undefined) return sendSpan(exchange, { content, span, described });
  if (coding === undefined) return sendContent(exchange, { content, status, described });
  const bytes = await cache.make(`${content.hash}.${coding}`, async () => encode(content.bytes!, coding));
  return end(exchange, { status, fields: [...described, 'Content-Encoding', coding], body: bytes });
}

/** Sends the client to another address. It must not remember a permanent one: another site may lie here tomorrow. */
export function sendRedirect(exchange: Exchange, status: number, location: string): void {
  end(exchange, { status, fields: fieldsOf(new Map(), ['Location', location]), body: Buffer.alloc(0) });
}

/** Sends a line of text. It must not repeat what the client sent. */
export function sendText(exchange: Exchange, status: number, { text, fields = new Map() }: TextReply): void {
  const own = [
    'Content-Type',
    'text/plain; charset=utf-8',
    ...(status === 405 ? ['Allow', 'GET, HEAD'] : []),
  ];
  end(exchange, { status, fields: fieldsOf(fields, own), body: Buffer.from(`${text}\n`) });
}

export interface TextReply {
  readonly text: string;
  readonly fields?: HeaderFields;
}

/** Each coding of a content has bytes of its own, and so a tag of its own. */
function tagOf({ hash }: Content, coding: Coding | undefined): string {
  return coding === undefined ? `"${hash}"` : `"${hash}-${coding}"`;
}

interface Sending {
  readonly content: Content;
  readonly described: readonly string[];
}

async function sendSpan(
  exchange: Exchange,
  { content, span, described }: Sending & { readonly span: Span | 'none' },
): Promise<void> {
  if (span !== 'none') {
    const range = `bytes ${span.from}-${span.to}/${content.size}`;
    return sendPart(exchange, {
      content,
      span,
      status: 206,
      described: [...described, 'Content-Range', range],
    });
  }
  await content.close?.();
  const fields = [...described, 'Content-Range', `bytes */${content.size}`];
  end(exchange, { status: 416, fields, body: Buffer.alloc(0) });
}

async function sendContent(
  exchange: Exchange,
  sending: Sending & { readonly status: number },
): Promise<void> {
  return sendPart(exchange, { ...sending, span: { from: 0, to: sending.content.size - 1 } });
}

async function sendPart(
  exchange: Exchange,
  { content, span, status, described }: Sending & { readonly span: Span; readonly status: number },
): Promise<void> {
  const { bytes, stream, close } = content;
  if (bytes)
    return end(exchange, { status, fields: described, body: bytes.subarray(span.from, span.to + 1) });
  exchange.response.writeHead(status, [...described, 'Content-Length', String(span.to - span.from + 1)]);
  if (exchange.request.method === 'HEAD') {
    await close?.();
    exchange.response.end();
    return;
  }
  // A client that goes away in the middle is no fault of ours.
  await pipeline(stream!(span.from, span.to), exchange.response).catch(() => exchange.response.destroy());
}

function fieldsOf(fields: HeaderFields, own: readonly string[]): string[] {
  const all = new Map([...DEFAULTS, ...fields]);
  return [...ALWAYS, ...[...all.values()].flat(), ...own];
}

interface Ending {
  readonly status: number;
  readonly fields: readonly string[];
  readonly body?: Buffer;
}

function end({ request, response }: Exchange, { status, fields, body }: Ending): void {
  const length = body === undefined ? [] : ['Content-Length', String(body.length)];
  response.writeHead(status, [...fields, ...length]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
