import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveSite } from '../../src/server/serve-site.js';
import { page, policy, sampleAt, video } from '../watch/fixture/sample.js';
import { exchange, served, type Reply, type Served } from '../watch/fixture/site.js';

const sample = sampleAt();
const sha = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
const tag = (path: string, coding = ''): string => `"${sha(sample[path]!)}${coding}"`;
const span = (bytes: string | Uint8Array, from: number, to: number): Buffer =>
  Buffer.from(bytes).subarray(from, to + 1);

let site: Served;
beforeAll(async () => {
  site = await served(sample);
});
afterAll(async () => site.close());

interface Row {
  readonly says: string;
  readonly path: string;
  readonly method?: string;
  readonly send?: Readonly<Record<string, string>>;
  readonly status: number;
  /** Header values; `null`: not sent. */
  readonly has?: Readonly<Record<string, string | null>>;
  readonly body?: string | Uint8Array;
}

const html = { 'content-type': 'text/html; charset=utf-8' };
const home = sample['index.html']!;
const button = sample['a/b/index.html']!;
const css = '/_docsgen/shell.0123456789.css';
const revalidated = { 'cache-control': 'public, max-age=0, must-revalidate' };

const files: readonly Row[] = [
  { says: 'the root is the home page', path: '/', status: 200, has: html, body: home },
  { says: 'a page by its address', path: '/a/b/', status: 200, has: html, body: button },
  { says: 'a page by its file', path: '/a/b/index.html', status: 200, has: html, body: button },
  {
    says: 'a page without its last slash leads to the page',
    path: '/a/b',
    status: 308,
    has: { location: '/a/b/' },
    body: '',
  },
  { says: 'and keeps the query', path: '/a/b?x=1&y=%2F', status: 308, has: { location: '/a/b/?x=1&y=%2F' } },
  {
    says: 'a query does not choose a file',
    path: '/a/b/?raw&import&url=%2Fetc%2Fpasswd',
    status: 200,
    body: button,
  },
  {
    says: 'a name with letters beyond ASCII',
    path: '/%C3%BCber/',
    status: 200,
    body: sample['über/index.html']!,
  },
  { says: 'and its redirect is encoded', path: '/%C3%BCber', status: 308, has: { location: '/%C3%BCber/' } },
  {
    says: 'a name with a space',
    path: '/with%20space/',
    status: 200,
    body: sample['with space/index.html']!,
  },
  {
    says: 'a page that is a file, without its ending',
    path: '/plain',
    status: 200,
    has: html,
    body: sample['plain.html']!,
  },
  { says: 'a page that is a file', path: '/plain.html', status: 200, has: html, body: sample['plain.html']! },
  { says: 'a page that is a file is no folder', path: '/plain/', status: 404 },
  {
    says: 'a Markdown twin',
    path: '/a/b.md',
    status: 200,
    has: { 'content-type': 'text/markdown; charset=utf-8' },
  },
  { says: 'text', path: '/robots.txt', status: 200, has: { 'content-type': 'text/plain; charset=utf-8' } },
  {
    says: 'XML',
    path: '/sitemap.xml',
    status: 200,
    has: { 'content-type': 'application/xml; charset=utf-8' },
  },
  {
    says: 'JSON',
    path: '/api/acme.json',
    status: 200,
    has: { 'content-type': 'application/json; charset=utf-8' },
  },
  {
    says: 'a web manifest',
    path: '/manifest.webmanifest',
    status: 200,
    has: { 'content-type': 'application/manifest+json; charset=utf-8' },
  },
  { says: 'a stylesheet', path: css, status: 200, has: { 'content-type': 'text/css; charset=utf-8' } },
  {
    says: 'a script',
    path: '/_docsgen/start.0123456789.js',
    status: 200,
    has: { 'content-type': 'text/javascript; charset=utf-8' },
  },
  {
    says: 'a drawing',
    path: '/favicon.svg',
    status: 200,
    has: { 'content-type': 'image/svg+xml; charset=utf-8' },
  },
  { says: 'an image', path: '/images/logo.png', status: 200, has: { 'content-type': 'image/png' } },
  {
    says: 'a font',
    path: '/_docsgen/font.0123456789.woff2',
    status: 200,
    has: { 'content-type': 'font/woff2' },
  },
  {
    says: 'a video',
    path: '/video.mp4',
    status: 200,
    has: { 'content-type': 'video/mp4', 'content-length': String(video.length) },
    body: video,
  },
  {
    says: 'a file of no known type',
    path: '/LICENSE',
    status: 200,
    has: { 'content-type': 'application/octet-stream' },
  },
  {
    says: 'a file that is called as a property of every object',
    path: '/constructor',
    status: 200,
    body: 'a file like any other\n',
  },
  { says: 'no property of an object is a file', path: '/toString', status: 404 },
  { says: 'an empty file', path: '/empty.txt', status: 200, has: { 'content-length': '0' }, body: '' },
  {
    says: 'an address that leads nowhere',
    path: '/nothing/',
    status: 404,
    has: html,
    body: sample['404.html']!,
  },
  {
    says: 'a file that does not exist',
    path: '/images/none.png',
    status: 404,
    has: { ...html, 'cache-control': 'no-cache' },
  },
  {
    says: 'nothing is not kept for ever',
    path: '/_docsgen/none.js',
    status: 404,
    has: { 'cache-control': 'no-cache' },
  },
  { says: 'the 404 page by its name', path: '/404.html', status: 200, body: sample['404.html']! },
  { says: 'the 404 page is no page of its own', path: '/404', status: 404 },
  { says: 'the manifest is not published', path: '/.docsgen.json', status: 404 },
  { says: 'a file that is not in the manifest', path: '/canary.txt', status: 404 },
  { says: 'the file for the host: headers', path: '/_headers', status: 404 },
  { says: 'the file for the host: redirects', path: '/_redirects', status: 404 },
  { says: 'names are distinguished by case', path: '/Robots.txt', status: 404 },
  { says: 'a slash too many', path: '//a/b/', status: 404 },
  { says: 'a slash too many behind a file', path: '/robots.txt/', status: 404 },
];

const redirected: readonly Row[] = [
  { says: 'a moved page', path: '/old/', status: 301, has: { location: '/a/b/', ...revalidated }, body: '' },
  { says: 'a moved page without its slash', path: '/old', status: 301, has: { location: '/a/b/' } },
  { says: 'the query goes along', path: '/old/?a=1', status: 301, has: { location: '/a/b/?a=1' } },
  {
    says: 'unless the rule has its own',
    path: '/found/?a=1',
    status: 302,
    has: { location: '/a/b/?kept=1' },
  },
  {
    says: 'the query goes before the hash',
    path: '/hash/?a=1',
    status: 301,
    has: { location: '/a/b/?a=1#part' },
  },
  { says: 'to another host', path: '/away/', status: 307, has: { location: 'https://example.com/there' } },
  { says: 'a page under another address', path: '/shown/', status: 200, has: html, body: button },
  { says: 'another host is not asked', path: '/proxied/', status: 502 },
  { says: 'a splat', path: '/docs/b/', status: 301, has: { location: '/a/b/' } },
  { says: 'an empty splat', path: '/docs/', status: 301, has: { location: '/a/' } },
  { says: 'a splat is encoded', path: '/docs/%22%3Cx%3E', status: 301, has: { location: '/a/%22%3Cx%3E' } },
  {
    says: 'a splat cannot become another host',
    path: '/root//example.com/',
    status: 301,
    has: { location: '/example.com/' },
  },
  { says: 'a named part', path: '/r/button', status: 308, has: { location: '/packages/button/' } },
  { says: 'a named part is one part', path: '/r/button/more', status: 404 },
  {
    says: 'an address beyond ASCII',
    path: '/gr%C3%B6%C3%9Fe/',
    status: 301,
    has: { location: '/%C3%BCber/' },
  },
];

const methods: readonly Row[] = [
  {
    says: 'HEAD of a page',
    path: '/',
    method: 'HEAD',
    status: 200,
    has: { ...html, 'content-length': String(home.length) },
    body: '',
  },
  {
    says: 'HEAD of a coded page',
    path: '/',
    method: 'HEAD',
    send: { 'Accept-Encoding': 'gzip' },
    status: 200,
    has: { 'content-encoding': 'gzip', etag: tag('index.html', '-gzip') },
    body: '',
  },
  {
    says: 'HEAD of a video',
    path: '/video.mp4',
    method: 'HEAD',
    status: 200,
    has: { 'content-length': String(video.length) },
    body: '',
  },
  { says: 'HEAD of nothing', path: '/nothing/', method: 'HEAD', status: 404, body: '' },
  {
    says: 'HEAD has no ranges',
    path: '/',
    method: 'HEAD',
    send: { Range: 'bytes=0-9' },
    status: 200,
    body: '',
  },
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'MKCOL', 'PURGE', 'LINK', 'BREW'].map(
    (method): Row => ({
      says: 'is not answered',
      path: '/',
      method,
      status: 405,
      has: { allow: 'GET, HEAD' },
    }),
  ),
  {
    says: 'is not answered',
    path: 'example.com:443',
    method: 'CONNECT',
    status: 405,
    has: { allow: 'GET, HEAD' },
  },
  { says: 'of everything is not answered', path: '*', method: 'OPTIONS', status: 405 },
];

const codings: readonly Row[] = [
  {
    says: 'brotli',
    path: '/',
    send: { 'Accept-Encoding': 'gzip, deflate, br' },
    status: 200,
    has: { 'content-encoding': 'br', vary: 'Accept-Encoding', etag: tag('index.html', '-br') },
    body: home,
  },
  {
    says: 'gzip',
    path: '/',
    send: { 'Accept-Encoding': 'gzip' },
    status: 200,
    has: { 'content-encoding': 'gzip', vary: 'Accept-Encoding', etag: tag('index.html', '-gzip') },
    body: home,
  },
  {
    says: 'none asked',
    path: '/',
    status: 200,
    has: { 'content-encoding': null, vary: 'Accept-Encoding', etag: tag('index.html') },
    body: home,
  },
  {
    says: 'the better liked',
    path: '/',
    send: { 'Accept-Encoding': 'br;q=0.5, gzip;q=0.8' },
    status: 200,
    has: { 'content-encoding': 'gzip' },
    body: home,
  },
  {
    says: 'none is better liked',
    path: '/',
    send: { 'Accept-Encoding': 'gzip;q=0.5, identity' },
    status: 200,
    has: { 'content-encoding': null },
    body: home,
  },
  {
    says: 'any',
    path: '/',
    send: { 'Accept-Encoding': '*' },
    status: 200,
    has: { 'content-encoding': 'br' },
    body: home,
  },
  {
    says: 'any but one',
    path: '/',
    send: { 'Accept-Encoding': 'br;q=0, *' },
    status: 200,
    has: { 'content-encoding': 'gzip' },
    body: home,
  },
  {
    says: 'one that we do not have',
    path: '/',
    send: { 'Accept-Encoding': 'zstd, deflate' },
    status: 200,
    has: { 'content-encoding': null },
    body: home,
  },
  {
    says: 'refused',
    path: '/',
    send: { 'Accept-Encoding': 'br;q=0, gzip;q=0.0' },
    status: 200,
    has: { 'content-encoding': null },
    body: home,
  },
  {
    says: 'in capitals',
    path: '/',
    send: { 'Accept-Encoding': 'GZIP' },
    status: 200,
    has: { 'content-encoding': 'gzip' },
    body: home,
  },
  {
    says: 'nonsense',
    path: '/',
    send: { 'Accept-Encoding': ';q=;;,br;q=nan' },
    status: 200,
    has: { 'content-encoding': null },
    body: home,
  },
  {
    says: 'a small file is not coded',
    path: '/robots.txt',
    send: { 'Accept-Encoding': 'br' },
    status: 200,
    has: { 'content-encoding': null },
  },
  {
    says: 'an image is not coded',
    path: '/images/logo.png',
    send: { 'Accept-Encoding': 'br' },
    status: 200,
    has: { 'content-encoding': null, vary: null },
  },
  {
    says: 'an old icon is',
    path: '/images/icon.ico',
    send: { 'Accept-Encoding': 'br' },
    status: 200,
    has: { 'content-encoding': 'br' },
  },
  {
    says: 'a font is not coded',
    path: '/_docsgen/font.0123456789.woff2',
    send: { 'Accept-Encoding': 'br' },
    status: 200,
    has: { 'content-encoding': null },
  },
  {
    says: 'the 404 page is coded',
    path: '/nothing',
    send: { 'Accept-Encoding': 'br' },
    status: 404,
    has: { 'content-encoding': 'br' },
    body: sample['404.html']!,
  },
];

const conditional: readonly Row[] = [
  { says: 'the tag is the hash', path: '/robots.txt', status: 200, has: { etag: tag('robots.txt') } },
  {
    says: 'a known tag',
    path: '/',
    send: { 'If-None-Match': tag('index.html') },
    status: 304,
    has: {
      etag: tag('index.html'),
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'content-length': null,
    },
    body: '',
  },
  {
    says: 'a known tag of the coded page',
    path: '/',
    send: { 'If-None-Match': tag('index.html', '-br'), 'Accept-Encoding': 'br' },
    status: 304,
  },
  {
    says: 'the tag of another coding',
    path: '/',
    send: { 'If-None-Match': tag('index.html', '-br') },
    status: 200,
  },
  { says: 'a weak tag', path: '/', send: { 'If-None-Match': `W/${tag('index.html')}` }, status: 304 },
  {
    says: 'one of several tags',
    path: '/',
    send: { 'If-None-Match': `"a", ${tag('index.html')}, "b"` },
    status: 304,
  },
  { says: 'any tag', path: '/', send: { 'If-None-Match': '*' }, status: 304 },
  { says: 'another tag', path: '/', send: { 'If-None-Match': '"abc"' }, status: 200, body: home },
  {
    says: 'a known tag of a video',
    path: '/video.mp4',
    send: { 'If-None-Match': tag('video.mp4') },
    status: 304,
    body: '',
  },
  {
    says: 'HEAD with a known tag',
    path: '/',
    method: 'HEAD',
    send: { 'If-None-Match': tag('index.html') },
    status: 304,
  },
  {
    says: 'the 404 page has no condition',
    path: '/nothing/',
    send: { 'If-None-Match': tag('404.html') },
    status: 404,
    body: sample['404.html']!,
  },
  {
    says: 'the first bytes',
    path: '/',
    send: { Range: 'bytes=0-9' },
    status: 206,
    has: { 'content-range': `bytes 0-9/${home.length}`, 'content-length': '10', 'accept-ranges': 'bytes' },
    body: span(home, 0, 9),
  },
  {
    says: 'the last bytes',
    path: '/',
    send: { Range: 'bytes=-5' },
    status: 206,
    body: span(home, home.length - 5, home.length),
  },
  {
    says: 'from somewhere to the end',
    path: '/',
    send: { Range: 'bytes=100-' },
    status: 206,
    body: span(home, 100, home.length),
  },
  {
    says: 'beyond the end',
    path: '/',
    send: { Range: 'bytes=10-999999' },
    status: 206,
    has: { 'content-range': `bytes 10-${home.length - 1}/${home.length}` },
    body: span(home, 10, home.length),
  },
  {
    says: 'more than there is from the end',
    path: '/',
    send: { Range: 'bytes=-999999' },
    status: 206,
    body: home,
  },
  {
    says: 'behind the end',
    path: '/',
    send: { Range: 'bytes=999999-' },
    status: 416,
    has: { 'content-range': `bytes */${home.length}` },
    body: '',
  },
  { says: 'nothing at all', path: '/', send: { Range: 'bytes=-0' }, status: 416 },
  {
    says: 'of an empty file',
    path: '/empty.txt',
    send: { Range: 'bytes=0-0' },
    status: 416,
    has: { 'content-range': 'bytes */0' },
  },
  { says: 'the wrong way round', path: '/', send: { Range: 'bytes=9-0' }, status: 200, body: home },
  { says: 'several', path: '/', send: { Range: 'bytes=0-1,5-6' }, status: 200, body: home },
  { says: 'another unit', path: '/', send: { Range: 'lines=0-1' }, status: 200, body: home },
  { says: 'nonsense', path: '/', send: { Range: 'bytes=a-b' }, status: 200, body: home },
  { says: 'no numbers', path: '/', send: { Range: 'bytes=-' }, status: 200, body: home },
  {
    says: 'a part is not coded',
    path: '/',
    send: { Range: 'bytes=0-9', 'Accept-Encoding': 'br' },
    status: 206,
    has: { 'content-encoding': null },
    body: span(home, 0, 9),
  },
  {
    says: 'of what is still the same',
    path: '/',
    send: { Range: 'bytes=0-9', 'If-Range': tag('index.html') },
    status: 206,
    body: span(home, 0, 9),
  },
  {
    says: 'of what is not the same any more',
    path: '/',
    send: { Range: 'bytes=0-9', 'If-Range': '"abc"' },
    status: 200,
    body: home,
  },
  {
    says: 'and a weak tag is not good enough',
    path: '/',
    send: { Range: 'bytes=0-9', 'If-Range': `W/${tag('index.html')}` },
    status: 200,
    body: home,
  },
  {
    says: 'a part of a video',
    path: '/video.mp4',
    send: { Range: 'bytes=4194300-4194309' },
    status: 206,
    has: { 'content-length': '10' },
    body: span(video, 4_194_300, 4_194_309),
  },
  {
    says: 'the last byte of a video',
    path: '/video.mp4',
    send: { Range: 'bytes=-1' },
    status: 206,
    body: span(video, video.length - 1, video.length),
  },
  { says: 'behind the end of a video', path: '/video.mp4', send: { Range: 'bytes=99999999-' }, status: 416 },
  {
    says: 'the 404 page has no parts',
    path: '/nothing/',
    send: { Range: 'bytes=0-9' },
    status: 404,
    body: sample['404.html']!,
  },
];

const headers: readonly Row[] = [
  {
    says: 'a page',
    path: '/',
    status: 200,
    has: {
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    },
  },
  {
    says: 'a page below',
    path: '/a/b/',
    status: 200,
    has: { 'cache-control': 'no-cache', 'content-security-policy': policy },
  },
  {
    says: 'a file whose name is its hash',
    path: css,
    status: 200,
    has: { 'cache-control': 'public, max-age=31536000, immutable' },
  },
  { says: 'a file of which nothing is said', path: '/images/logo.png', status: 200, has: revalidated },
  { says: 'an experiment', path: '/experiments/x/', status: 200, has: { 'x-robots-tag': 'noindex' } },
  { says: 'another page', path: '/a/b/', status: 200, has: { 'x-robots-tag': null } },
  { says: 'the 404 page', path: '/nothing/', status: 404, has: { 'content-security-policy': policy } },
];

const cell = ({ method = 'GET', path, says, send }: Row): string =>
  `${method} ${path}${send ? ` ${JSON.stringify(send)}` : ''}: ${says}`;

async function check({ path, method, send, status, has = {}, body }: Row): Promise<void> {
  const reply = await site.get(path, send, method);
  expect(reply.status).toBe(status);
  for (const [name, value] of Object.entries(has))
    expect([name, reply.headers.get(name) ?? null]).toEqual([name, value]);
  if (body !== undefined) expect(Buffer.compare(reply.body, Buffer.from(body))).toBe(0);
  checkAlways(reply);
}

/** D15: whatever the answer. */
function checkAlways(reply: Reply): void {
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  expect([...reply.counts].filter(([, count]) => count > 1)).toEqual([]);
}

describe('D15, the table: files', () => {
  test.each(files.map((row) => [cell(row), row] as const))('%s', async (_, row) => check(row));
});

describe('D15, the table: redirects', () => {
  test.each(redirected.map((row) => [cell(row), row] as const))('%s', async (_, row) => check(row));
});

describe('D05 and D15, the table: methods', () => {
  test.each(methods.map((row) => [cell(row), row] as const))('%s', async (_, row) => check(row));
});

describe('D15, the table: codings', () => {
  test.each(codings.map((row) => [cell(row), row] as const))('%s', async (_, row) => check(row));
});

describe('D15, the table: conditions and ranges', () => {
  test.each(conditional.map((row) => [cell(row), row] as const))('%s', async (_, row) => check(row));
});

describe('D16, the headers that a host would send', () => {
  test.each(headers.map((row) => [cell(row), row] as const))('%s', async (_, row) => check(row));

  test('are not taken for what only the server can know, nor for letting other sites read', async () => {
    const own = await served(
      sampleAt('/', {
        '/*': {
          'Access-Control-Allow-Origin': '*',
          'Content-Length': '1',
          'Content-Encoding': 'br',
          ETag: '"x"',
          'X-Own': 'yes',
          'X-Content-Type-Options': 'sniff',
        },
      }),
    );
    const reply = await own.get('/');
    expect(reply.text).toBe(home);
    expect(reply.headers.get('x-own')).toBe('yes');
    expect(reply.headers.get('etag')).toBe(tag('index.html'));
    checkAlways(reply);
    await own.close();
  });

  test('may name another type for a file', async () => {
    const own = await served(sampleAt('/', { '/LICENSE': { 'Content-Type': 'text/plain; charset=utf-8' } }));
    expect((await own.get('/LICENSE')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
    await own.close();
  });
});

describe('a site below a base', () => {
  let below: Served;
  beforeAll(async () => {
    below = await served(sampleAt('/docs/'));
  });
  afterAll(async () => below.close());

  test.each([
    ['/docs/', 200, null],
    ['/docs', 308, '/docs/'],
    ['/docs/a/b', 308, '/docs/a/b/'],
    ['/docs/a/b/', 200, null],
    ['/docs/old/', 301, '/docs/a/b/'],
    ['/docs/docs/b/', 301, '/docs/a/b/'],
    ['/docs/nothing/', 404, null],
    ['/', 404, null],
    ['/a/b/', 404, null],
    ['/docsa/b/', 404, null],
    ['/old/', 404, null],
  ])('%s is answered with %i', async (path, status, location) => {
    const reply = await below.get(path);
    expect([reply.status, reply.headers.get('location') ?? null]).toEqual([status, location]);
    checkAlways(reply);
  });

  test('has its headers and its address', async () => {
    expect((await below.get('/docs/')).headers.get('content-security-policy')).toBe(policy);
    expect((await below.get('/docs/_docsgen/start.0123456789.js')).headers.get('cache-control')).toContain(
      'immutable',
    );
    expect(below.server.urls()).toEqual([`http://127.0.0.1:${below.port}/docs/`]);
  });
});

describe('what is published meanwhile', () => {
  test('is served from the next request on', async () => {
    const own = await served({ 'index.html': page('One') });
    expect((await own.get('/')).text).toBe(page('One'));
    own.publish({ 'index.html': page('Two'), 'more/index.html': page('More') });
    expect((await own.get('/')).text).toBe(page('Two'));
    expect((await own.get('/more/')).text).toBe(page('More'));
    await own.close();
  });

  test('is not served any more once it is gone from the manifest', async () => {
    const own = await served({ 'index.html': page('One'), 'x/index.html': page('X') });
    expect((await own.get('/x/')).status).toBe(200);
    own.publish({ 'index.html': page('One') });
    expect((await own.get('/x/')).status).toBe(404);
    expect((await own.get('/x/')).text).toBe('There is nothing here.\n');
    await own.close();
  });

  test('D13: every answer is one version, and its tag belongs to it', async () => {
    const version = (number: number) => ({ 'index.html': page(`Version ${number} `.repeat(50)) });
    const own = await served(version(0));
    const all = new Set([page(`Version 0 `.repeat(50))]);
    for (let number = 1; number <= 40; number += 1) {
      const requests = Array.from({ length: 25 }, () => own.get('/'));
      all.add(page(`Version ${number} `.repeat(50)));
      const next = join(own.folder, '..', 'next');
      writeFileSync(next, version(number)['index.html']);
      // As publishing does it: a rename each, the manifest last.
      renameSync(next, join(own.folder, 'index.html'));
      own.publish(version(number));
      for (const reply of await Promise.all(requests)) {
        expect(reply.status).toBe(200);
        expect(all.has(reply.text)).toBe(true);
        expect(reply.headers.get('etag')).toBe(`"${sha(reply.text)}"`);
      }
    }
    await own.close();
  });

  test('is nothing where the folder is gone, and is there again when it comes back', async () => {
    const own = await served({ 'index.html': page('One') });
    rmSync(own.folder, { recursive: true });
    expect((await own.get('/')).status).toBe(404);
    own.publish({ 'index.html': page('Again') });
    expect((await own.get('/')).text).toBe(page('Again'));
    await own.close();
  });

  test('is not a link that somebody puts in its place', async () => {
    const own = await served({ 'index.html': page('One'), 'x.txt': 'x' });
    rmSync(join(own.folder, 'x.txt'));
    symlinkSync('../canary.txt', join(own.folder, 'x.txt'));
    const reply = await own.get('/x.txt');
    expect(reply.status).toBe(404);
    expect(reply.raw).not.toContain('canary');
    await own.close();
  });
});

describe('the address', () => {
  test('is the next free port where the one that was asked for is taken', async () => {
    const next = await serveSite({
      folder: site.folder,
      getHost: () => undefined,
      address: { host: '127.0.0.1', port: site.port },
    });
    expect(next.port).toBeGreaterThan(site.port);
    await next.close();
  });

  test('is an error with strictPort', async () => {
    const address = { host: '127.0.0.1', port: site.port, strictPort: true };
    await expect(serveSite({ folder: site.folder, getHost: () => undefined, address })).rejects.toMatchObject(
      {
        name: 'ListenError',
        diagnostic: {
          code: 'server/port-taken',
          message: `Port ${site.port} is taken on 127.0.0.1: another program listens there.`,
        },
      },
    );
  });

  test.each([
    ['an address of another machine', { host: '192.0.2.1', port: 0 }],
    ['a port that does not exist', { host: '127.0.0.1', port: 70_000 }],
    ['a host that does not exist', { host: 'no.such.host.invalid', port: 0 }],
  ])('is an error where it is %s', async (_, address) => {
    await expect(serveSite({ folder: site.folder, getHost: () => undefined, address })).rejects.toMatchObject(
      {
        diagnostic: { code: 'server/cannot-listen' },
      },
    );
  });

  test('D08: is the loopback address and no other', async () => {
    const hex = site.port.toString(16).toUpperCase().padStart(4, '0');
    if (!existsSync('/proc/net/tcp')) return;
    const listening = ['/proc/net/tcp', '/proc/net/tcp6']
      .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local = '', , state]) => local.endsWith(`:${hex}`) && state === '0A');
    expect(listening.map(([, local]) => local)).toEqual([`0100007F:${hex}`]);
  });

  test('of all interfaces is answered by the addresses of this machine, and shown by them', async () => {
    const own = await served(sample, { address: { host: '0.0.0.0', port: 0 } });
    expect(own.server.urls()[0]).toBe(`http://127.0.0.1:${own.port}/`);
    for (const url of own.server.urls())
      expect((await own.get('/', { Host: new URL(url).host })).status).toBe(200);
    expect((await own.get('/', { Host: `0.0.0.0:${own.port}` })).status).toBe(403);
    expect((await own.get('/', { Host: 'evil.example' })).status).toBe(403);
    await own.close();
  });
});

describe('D12, limits', () => {
  const get = (path: string, more = '') =>
    exchange(site.port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`);

  test.each([
    ['an address of 8 KiB', `/${'a'.repeat(8191)}`, '', 404],
    ['a longer address', `/${'a'.repeat(8192)}`, '', 414],
    ['an address of 30 KiB', `/${'a'.repeat(30_000)}`, '', 414],
    ['an address of 100 KiB', `/${'a'.repeat(100_000)}`, '', 414],
    ['an address of 1 MiB', `/?${'a'.repeat(1_000_000)}`, '', 414],
    ['headers below 16 KiB', '/', `X-Long: ${'a'.repeat(16_000)}\r\n`, 200],
    ['headers above 16 KiB', '/', `X-Long: ${'a'.repeat(16_400)}\r\n`, 431],
    ['headers of 100 KiB', '/', `X-Long: ${'a'.repeat(100_000)}\r\n`, 431],
    ['many headers', '/', 'A: b\r\n'.repeat(1500), 200],
    ['too many headers', '/', 'A: b\r\n'.repeat(4000), 431],
    ['headers of 1 MiB', '/', 'A: b\r\n'.repeat(170_000), 431],
  ])('%s', async (_, path, more, status) => {
    const reply = await get(path, more);
    expect(reply.status).toBe(status);
    checkAlways(reply);
  });

  test.each([
    ['no request at all', 'hello\r\n\r\n', 400],
    ['nonsense', '\u0000\u0001\u0002\r\n\r\n', 400],
    ['a handshake of TLS', Buffer.from('160301020001000001fc0303', 'hex'), 400],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n', 400],
    ['a space before the colon', 'GET / HTTP/1.1\r\nHost: localhost\r\nX : y\r\n\r\n', 400],
    ['a line break alone', 'GET / HTTP/1.1\nHost: localhost\n\n', 400],
    [
      'two lengths',
      'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na',
      400,
    ],
    [
      'a length and chunks',
      'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\na',
      400,
    ],
    ['another protocol', 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', 400],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\r\n b\r\nConnection: close\r\n\r\n', 400],
  ])('%s is refused', async (_, text, status) => {
    const reply = await exchange(site.port, text);
    expect([400, status]).toContain(reply.status || status);
    expect(reply.text).not.toContain('lorem');
  });

  test('a body on GET is not read, and ends the connection', async () => {
    const reply = await exchange(
      site.port,
      'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\nabc',
    );
    expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close']);
    const chunked = await exchange(
      site.port,
      'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n',
    );
    expect([chunked.status, chunked.headers.get('connection')]).toEqual([200, 'close']);
  });

  test('requests behind one another are answered in order', async () => {
    const paths = ['/robots.txt', '/nothing', '/empty.txt', '/a/b', '/video.mp4', '/robots.txt'];
    const text = paths
      .map(
        (path, at) =>
          `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${at === paths.length - 1 ? 'Connection: close\r\n' : ''}\r\n`,
      )
      .join('');
    const { raw } = await exchange(site.port, text);
    expect([...raw.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)).toEqual([
      '200',
      '404',
      '200',
      '308',
      '200',
      '200',
    ]);
  });

  test('D11: a client that sends slowly is cut off, while others are answered', async () => {
    const slow = Array.from({ length: 50 }, (_, at) =>
      exchange(site.port, at % 2 ? 'GET / HTTP/1.1\r\nHost: loc' : ''),
    );
    expect((await site.get('/')).status).toBe(200);
    const replies = await Promise.all(slow);
    expect(replies.every(({ status }) => [0, 408].includes(status))).toBe(true);
  });
});
