/** The server of `preview` and `watch`. It responds to GET and HEAD from the list of published files and from extensions. It
 *  writes nothing, starts nothing, opens no file by a requested name, and contacts no other host. */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerRequest, type ServerContext, type ServerExtensions } from './answer-request.js';
import { closeIdleConnections } from './close-idle-connections.js';
import {
  formatUrlHost,
  isWildcardHost,
  listenOnAddress,
  listHosts,
  type ListenAddress,
} from './listen-on-address.js';
import {
  checkRequest,
  formatRefusal,
  refuseConnection,
  toParserErrorStatus,
} from './request/check-request.js';
import { createHostCheck } from './request/host-check.js';
import { createByteCache } from './response/byte-cache.js';
import { openFileContents } from './response/file-contents.js';
import { sendText, type HttpContext } from './response/send-response.js';

export interface ServeOptions {
  /** The output folder, absolute. */
  readonly folder: string;
  /** The site as it is published now; `undefined` while there is none. */
  readonly getHost: ServerContext['getHost'];
  readonly address: ListenAddress;
  /** More host names that the server accepts. */
  readonly allowedHosts?: readonly string[];
  readonly extensions?: ServerExtensions;
}

export interface SiteServer {
  readonly port: number;
  /** The addresses of the site; the first is the best. */
  readonly urls: () => readonly string[];
  close(): Promise<void>;
}

/** For bytes and their compressed forms together. */
const CACHE_LIMIT_BYTES = 64 * 1024 * 1024;

/** Our own limit is lower, and has a clearer response. */
const PARSER_HEADER_LIMIT = 32 * 1024;

/** A client that sends slowly, or nothing, loses its connection. */
const TIMEOUTS = {
  headersTimeout: 8000,
  requestTimeout: 8000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 1000,
};

const IDLE_TIMEOUT_MS = 60_000;

/** Serves a folder. Rejects with a `ListenError` where that is not possible. */
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
  const checkHost = createHostCheck({ ownHosts: listHosts(address.host), allowedHosts });
  const server = createServer({ maxHeaderSize: PARSER_HEADER_LIMIT, requireHostHeader: false, ...TIMEOUTS });
  server.setTimeout(IDLE_TIMEOUT_MS);
  closeIdleConnections(server);
  // Their bytes are limited instead: Node would drop further headers silently, and one of them could be a second Host.
  server.maxHeadersCount = 0;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const context = { request, response };
    if (hasBody(request)) response.shouldKeepAlive = false;
    const target = checkRequest(request, checkHost);
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

/** A body has no meaning on GET and HEAD: it is not read, and the connection ends with the response. */
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
