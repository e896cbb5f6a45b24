/**
 * The server of `preview` and `watch`. It answers GET and HEAD out of a table of published files and a few answers that it
 * was given; it has nothing that writes, runs or opens by name, and asks nobody. Knows nothing of how a site is made.
 */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerRequest, type ServerExtensions, type ServerContext } from './answer-request.js';
import { createByteCache } from './response/byte-cache.js';
import { openFileContents } from './response/file-contents.js';
import { createHostCheck } from './request/host-check.js';
import {
  formatUrlHost,
  listHosts,
  isWildcardHost,
  listenOnAddress,
  type ListenAddress,
} from './listen-on-address.js';
import {
  checkRequest,
  formatRefusal,
  refuseConnection,
  toParserErrorStatus,
} from './request/check-request.js';
import { sendText, type HttpContext } from './response/send-response.js';

export interface ServeOptions {
  /** The output folder, absolute. */
  readonly folder: string;
  /** The site as it is published now; `undefined` while there is none. */
  readonly getHost: ServerContext['getHost'];
  readonly address: ListenAddress;
  /** Further hosts by which the server may be asked. */
  readonly allowedHosts?: readonly string[];
  readonly extensions?: ServerExtensions;
}

export interface SiteServer {
  readonly port: number;
  /** Where a person finds the site; the first is the best. */
  readonly urls: () => readonly string[];
  close(): Promise<void>;
}

/** For bytes and their codings together. */
const CACHE_LIMIT_BYTES = 64 * 1024 * 1024;

/** Our own limits are lower, and answer better. */
const PARSER_HEADER_LIMIT = 32 * 1024;

/** A client that sends slowly, or nothing, does not keep its connection. */
const TIMEOUTS = {
  headersTimeout: 8000,
  requestTimeout: 8000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 1000,
};

const IDLE_TIMEOUT_MS = 60_000;

/** Serves a folder. Rejects with `CannotListen` where that is not possible. */
export async function serveSite({
  folder,
  getHost,
  address,
  allowedHosts = [],
  extensions,
}: ServeOptions): Promise<SiteServer> {
  const cache = createByteCache(CACHE_LIMIT_BYTES);
  const serverContext: ServerContext = {
    getHost,
    contents: openFileContents(folder, cache),
    cache,
    extensions,
  };
  const hostCheck = createHostCheck({ ownHosts: listHosts(address.host), allowedHosts: allowedHosts });
  const server = createServer({ maxHeaderSize: PARSER_HEADER_LIMIT, requireHostHeader: false, ...TIMEOUTS });
  server.setTimeout(IDLE_TIMEOUT_MS);
  // Their bytes are limited instead: a header that is left out unseen could be the one that matters.
  server.maxHeadersCount = 0;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const context = { request, response };
    if (hasBody(request)) response.shouldKeepAlive = false;
    const target = checkRequest(request, hostCheck);
    if (typeof target === 'number') return sendText(context, target, { text: formatRefusal(target) });
    answerRequest(context, target, serverContext).catch(() => sendServerError(context));
  });
  refuseInvalidRequests(server);
  const port = await listenOnAddress(server, address);
  return {
    port,
    urls: () => listUrls(address.host, port, getHost()?.base ?? '/'),
    close: () => closeServer(server),
  };
}

/** A body has no meaning on GET and HEAD: it is not read, and the connection ends with the answer. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}

function sendServerError(context: HttpContext): void {
  if (context.response.headersSent) context.response.destroy();
  else sendText(context, 500, { text: formatRefusal(500) });
}

function refuseInvalidRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else refuseConnection(socket, toParserErrorStatus(error));
  });
  server.on('connect', (_request: IncomingMessage, socket: Socket) => refuseConnection(socket, 405));
}

function listUrls(host: string, port: number, base: string): readonly string[] {
  const names = isWildcardHost(host) ? ['127.0.0.1', ...listHosts(host)] : [formatUrlHost(host)];
  return names.map((name) => `http://${name}:${port}${base}`);
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
