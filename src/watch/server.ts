/**
 * The server of `preview` and `watch`. It answers GET and HEAD out of a table of published files and a few answers that it
 * was given; it has nothing that writes, runs or opens by name, and asks nobody. Knows nothing of how a site is made.
 */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerRequest, type Additions, type Means } from './answer.js';
import { byteCache } from './byte-cache.js';
import { contentsOf } from './contents.js';
import { doorkeeper } from './guard.js';
import { hostInUrl, hostsAt, isEveryAddress, listen, type Address } from './listen.js';
import { checkRequest, refusalText, refuseConnection, statusOfParserError } from './refusal.js';
import { sendText, type Exchange } from './reply.js';

export interface Serving {
  /** The output folder, absolute. */
  readonly folder: string;
  /** The site as it is published now; `undefined` while there is none. */
  readonly site: Means['site'];
  readonly address: Address;
  /** Further hosts by which the server may be asked. */
  readonly allowedHosts?: readonly string[];
  readonly additions?: Additions;
}

export interface SiteServer {
  readonly port: number;
  /** Where a person finds the site; the first is the best. */
  readonly urls: () => readonly string[];
  close(): Promise<void>;
}

/** For bytes and their codings together. */
const MEMORY = 64 * 1024 * 1024;

/** Our own limits are lower, and answer better. */
const PARSER_LIMIT = 32 * 1024;

/** A client that sends slowly, or nothing, does not keep its connection. */
const PACE = {
  headersTimeout: 8000,
  requestTimeout: 8000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 1000,
};

const IDLE = 60_000;

/** Serves a folder. Rejects with `CannotListen` where that is not possible. */
export async function serve({
  folder,
  site,
  address,
  allowedHosts = [],
  additions,
}: Serving): Promise<SiteServer> {
  const cache = byteCache(MEMORY);
  const means: Means = { site, contents: contentsOf(folder, cache), cache, additions };
  const keeper = doorkeeper({ own: hostsAt(address.host), allowed: allowedHosts });
  const server = createServer({ maxHeaderSize: PARSER_LIMIT, requireHostHeader: false, ...PACE });
  server.setTimeout(IDLE);
  // Their bytes are limited instead: a header that is left out unseen could be the one that matters.
  server.maxHeadersCount = 0;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const exchange = { request, response };
    if (hasBody(request)) response.shouldKeepAlive = false;
    const target = checkRequest(request, keeper);
    if (typeof target === 'number') return sendText(exchange, target, { text: refusalText(target) });
    answerRequest(exchange, target, means).catch(() => fail(exchange));
  });
  refuseTheRest(server);
  const port = await listen(server, address);
  return {
    port,
    urls: () => urlsOf(address.host, port, site()?.base ?? '/'),
    close: () => closed(server),
  };
}

/** A body has no meaning on GET and HEAD: it is not read, and the connection ends with the answer. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}

function fail(exchange: Exchange): void {
  if (exchange.response.headersSent) exchange.response.destroy();
  else sendText(exchange, 500, { text: refusalText(500) });
}

function refuseTheRest(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else refuseConnection(socket, statusOfParserError(error));
  });
  server.on('connect', (_request: IncomingMessage, socket: Socket) => refuseConnection(socket, 405));
}

function urlsOf(host: string, port: number, base: string): readonly string[] {
  const names = isEveryAddress(host) ? ['127.0.0.1', ...hostsAt(host)] : [hostInUrl(host)];
  return names.map((name) => `http://${name}:${port}${base}`);
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
