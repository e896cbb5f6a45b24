/** Checks a request before anything is looked up for it, and formats the response to a refused one. */

import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { HostCheck } from './host-check.js';
import { parseRequestTarget, type RequestTarget } from './parse-request-target.js';

/** Names and values of one request, in bytes. */
const MAX_HEADER_BYTES = 16 * 1024;

const REASONS: Readonly<Record<number, readonly [reason: string, text: string]>> = {
  400: ['Bad Request', 'This request cannot be understood.'],
  403: ['Forbidden', 'This host name or origin is not allowed. Name it with --allow-host if it is yours.'],
  405: ['Method Not Allowed', 'Only GET and HEAD are answered here.'],
  408: ['Request Timeout', 'The request took too long to arrive.'],
  414: ['URI Too Long', 'This address is too long.'],
  431: ['Request Header Fields Too Large', 'The headers of this request are too long.'],
};

/** What is requested, or the status to refuse it with. */
export function checkRequest(request: IncomingMessage, checkHost: HostCheck): RequestTarget | number {
  const { method, url = '', rawHeaders } = request;
  const target = parseRequestTarget(url);
  if (target === 414) return 414;
  if (rawHeaders.reduce((sum, text) => sum + text.length + 2, 0) > MAX_HEADER_BYTES) return 431;
  return checkHost(request) ?? (method === 'GET' || method === 'HEAD' ? target : 405);
}

/** The line that explains a status. */
export function formatRefusal(status: number): string {
  return REASONS[status]?.[1] ?? 'Something went wrong.';
}

/** Responds on a bare connection, where no request could be parsed, and ends it. */
export function refuseConnection(socket: Socket, status: number): void {
  if (!socket.writable) return void socket.destroy();
  const [reason, text] = REASONS[status] ?? ['Bad Request', formatRefusal(status)];
  socket.end(
    [
      `HTTP/1.1 ${status} ${reason}`,
      'Content-Type: text/plain; charset=utf-8',
      'X-Content-Type-Options: nosniff',
      'Cross-Origin-Resource-Policy: same-origin',
      ...(status === 405 ? ['Allow: GET, HEAD'] : []),
      `Content-Length: ${text.length + 1}`,
      'Connection: close',
      '',
      `${text}\n`,
    ].join('\r\n'),
  );
}

/** The status for what the parser could not read. */
export function toParserErrorStatus(error: NodeJS.ErrnoException & { rawPacket?: Buffer }): number {
  const start = error.rawPacket?.subarray(0, MAX_HEADER_BYTES).toString('latin1') ?? '';
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return /^[A-Z]+ \/[^\r\n]*$/.test(start) ? 414 : 431;
    case 'HPE_INVALID_METHOD':
      return /^[!#$%&'*+.^_`|~\w-]+ \S+ HTTP\/1\.[01]\r?\n/.test(start) ? 405 : 400;
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408;
    default:
      return 400;
  }
}
