/**
 * The server of `preview` and `watch`. It answers GET and HEAD out of a table of published files and a few answers that it
 * was given; it has nothing that writes, runs or opens by name, and asks nobody. Knows nothing of how a site is made.
 */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { byteCache } from './byte-cache.js';
import { contentsOf, type Contents } from './contents.js';
import { doorkeeper } from './guard.js';
import type { Answer, Hosting } from './hosting.js';
import { hostInUrl, hostsAt, listen, type Address } from './listen.js';
import { checkRequest, refusalText, refuseConnection, statusOfParserError } from './refusal.js';
import { sendFile, sendRedirect, sendText, type Exchange } from './reply.js';
import type { RequestTarget } from './request-target.js';

export interface Serving {
  /** The output folder, absolute. */
  readonly folder: string;
  /** The site as it is published now; `undefined` while there is none. */
  readonly site: () => Hosting | undefined;
  readonly address: Address;
  /** Further hosts by which the server may be asked. */
  readonly allowedHosts?: readonly string[];
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

/** While a file is replaced, the table may be older than the folder for a moment. */
const PATIENCE = [0, 5, 20, 50, 100];

/** Serves a folder. Rejects with `CannotListen` where that is not possible. */
export async function serve({ folder, site, address, allowedHosts = [] }: Serving): Promise<SiteServer> {
  const cache = byteCache(MEMORY);
  const keeper = doorkeeper({ own: hostsAt(address.host), allowed: allowedHosts });
  const contents = contentsOf(folder, cache);
  const server = createServer({ maxHeaderSize: PARSER_LIMIT, requireHostHeader: false, ...PACE });
  server.setTimeout(IDLE);
  // Their bytes are limited instead: a header that is left out unseen could be the one that matters.
  server.maxHeadersCount = 0;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const exchange = { request, response };
    if (hasBody(request)) response.shouldKeepAlive = false;
    const target = checkRequest(request, keeper);
    if (typeof target === 'number') return sendText(exchange, target, { text: refusalText(target) });
    answer(exchange, target, { site, contents, cache }).catch(() => fail(exchange));
  });
  refuseTheRest(server);
  const port = await listen(server, address);
  return {
    port,
    urls: () => urlsOf(address.host, port, site()?.base ?? '/'),
    close: () => closed(server),
  };
}

/** A client that sends slowly, or nothing, does not keep its connection. */
const PACE = {
  headersTimeout: 8000,
  requestTimeout: 8000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 1000,
};

const IDLE = 60_000;

interface Means {
  readonly site: Serving['site'];
  readonly contents: Contents;
  readonly cache: ReturnType<typeof byteCache>;
}

async function answer(exchange: Exchange, { pathname, query }: RequestTarget, means: Means): Promise<void> {
  let found: Answer | undefined;
  for (const pause of PATIENCE) {
    if (pause > 0) await wait(pause);
    found = means.site()?.answer(pathname, query);
    if (!found) continue;
    if (found.kind !== 'file') break;
    const { path, record, status, fields } = found;
    const content = await means.contents.of(path, record.hash);
    if (content) return sendFile(exchange, { path, status, fields, content }, means.cache);
  }
  switch (found?.kind) {
    case 'redirect':
      return sendRedirect(exchange, found.status, found.location);
    case 'elsewhere':
      return sendText(exchange, 502, { text: 'This address belongs to another host, which is not asked here.' });
    default:
      return sendText(exchange, 404, { text: 'There is nothing here.', ...(found && { fields: found.fields }) });
  }
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
  const [first = '', ...more] = ['0.0.0.0', '::', '[::]'].includes(host)
    ? ['127.0.0.1', ...hostsAt(host)]
    : [hostInUrl(host)];
  return [first, ...more].map((name) => `http://${name}:${port}${base}`);
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
