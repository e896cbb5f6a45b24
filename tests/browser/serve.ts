/** Serves a built folder as a host would: clean URLs, the 404 page, the headers of `_headers`, and axe. Owes nothing to docsgen's own server. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { axeScript } from './axe/axe.js';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** An empty page, to which a window goes that shall show nothing: with the headers of the others, for it is a neighbor of theirs. */
export const emptyPathname = '/empty-for-tests/';

export interface Serving {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves `folder` on a free port of this machine until it is closed. */
export async function serve(folder: string): Promise<Serving> {
  const headersOf = readHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  const packed = packer();
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    if (pathname === emptyPathname) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headersOf(pathname) });
      response.end('<!doctype html><title>Empty</title>');
      return;
    }
    const found = pathname === axeScript.pathname ? axeScript.file : fileAt(folder, pathname);
    const file = found ?? join(folder, '404.html');
    response.writeHead(found ? 200 : 404, {
      'Content-Type': MEDIA_TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Encoding': 'gzip',
      ...headersOf(pathname),
    });
    response.end(packed(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Packs a file once, and again when it is another one: a site has many visits. */
function packer(): (file: string) => Buffer {
  const known = new Map<string, { readonly state: string; readonly bytes: Buffer }>();
  return (file) => {
    const { mtimeMs, size, ino } = statSync(file);
    const state = `${mtimeMs} ${size} ${ino}`;
    const former = known.get(file);
    if (former?.state === state) return former.bytes;
    const bytes = gzipSync(readFileSync(file));
    known.set(file, { state, bytes });
    return bytes;
  };
}

function fileAt(folder: string, pathname: string): string | undefined {
  const path = join(folder, normalize(pathname), pathname.endsWith('/') ? 'index.html' : '');
  return existsSync(path) && statSync(path).isFile() ? path : undefined;
}

/** `_headers`: a line with a path, in which `*` is anything, and indented lines with its headers. */
function readHeaders(text: string): (pathname: string) => Record<string, string> {
  const rules: { readonly path: RegExp; readonly headers: Record<string, string> }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    if (/^\S/.test(line)) {
      const parts = line.split('*').map((part) => part.replace(/[$()+.?[\\\]^{|}]/g, '\\$&'));
      rules.push({ path: new RegExp(`^${parts.join('.*')}$`), headers: {} });
    } else if (!line.trim().startsWith('! ')) {
      // What a rule takes away, it gives anew: a later rule stands in for an earlier one here.
      const [name, ...value] = line.trim().split(':');
      rules.at(-1)!.headers[name!] = value.join(':').trim();
    }
  }
  return (pathname) =>
    Object.assign({}, ...rules.filter(({ path }) => path.test(pathname)).map(({ headers }) => headers));
}
