import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleAt } from '../watch/fixture/sample.js';
import { CANARY, exchange, served, type Reply, type Served } from '../watch/fixture/site.js';
import { foreignHosts } from './foreign-hosts.js';
import { vectors } from './traversal.js';

let site: Served;
beforeAll(async () => {
  site = await served(sampleAt());
});
afterAll(async () => site.close());

const ask = (target: string, host = `127.0.0.1:${site.port}`): Promise<Reply> =>
  site.send(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

describe('D01, requests that are after other files', () => {
  test('are at least five hundred', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(500);
  });

  test.each(vectors)('%s: %s', async (_, target) => {
    const reply = await ask(target);
    expect(reply.raw).not.toContain(CANARY);
    expect(reply.raw).not.toContain('root:');
    expect(reply.raw).not.toMatch(/x-evil|set-cookie/i);
    // A redirect of the site's own may be met on the way; what it leads to is asked for here, too.
    if (reply.status === 301 || reply.status === 308) {
      const location = reply.headers.get('location')!;
      expect(location).toMatch(/^\/(?!\/)[!-~]*$/);
      const next = await ask(location);
      expect(next.raw).not.toContain(CANARY);
      return;
    }
    expect([400, 403, 404]).toContain(reply.status);
  });
});

const allowed: readonly string[] = [
  'localhost',
  'localhost:PORT',
  'localhost:1',
  'LOCALHOST:PORT',
  'LocalHost',
  'docs.localhost:PORT',
  'a.b.LOCALHOST',
  '127.0.0.1',
  '127.0.0.1:PORT',
  '127.1.2.3:PORT',
  '127.255.255.255',
  '[::1]',
  '[::1]:PORT',
];

describe('D03, the Host header', () => {
  test.each(foreignHosts)('%s: %s is refused', async (_, host) => {
    const reply = await ask('/', host.replace('PORT', String(site.port)));
    expect(reply.status).toBe(403);
    expect(reply.text).toBe(
      'This host name or origin is not allowed. Name it with --allow-host if it is yours.\n',
    );
  });

  test.each(allowed)('%s is let in', async (host) => {
    expect((await ask('/', host.replace('PORT', String(site.port)))).status).toBe(200);
  });

  test.each([
    ['is missing', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['is missing in an old request', 'GET / HTTP/1.0\r\n\r\n', 400],
    ['is empty', 'GET / HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n', 400],
    [
      'is there twice',
      'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'is there twice the other way round',
      'GET / HTTP/1.1\r\nHost: evil.example\r\nhost: localhost\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'does not count beside a whole address',
      'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'counts beside a whole address',
      'GET http://localhost/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      403,
    ],
    [
      'is not replaced by another one',
      'GET / HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: localhost\r\nForwarded: host=localhost\r\nConnection: close\r\n\r\n',
      403,
    ],
  ])('%s', async (_, text, status) => {
    expect((await exchange(site.port, text)).status).toBe(status);
  });

  test('of a configured host is let in, also from behind a proxy that speaks TLS', async () => {
    const own = await served(sampleAt(), { allowedHosts: ['Docs.Example'] });
    expect((await own.get('/', { Host: 'docs.example' })).status).toBe(200);
    expect(
      (await own.get('/', { Host: 'DOCS.example:8443', Origin: 'https://docs.example:8443' })).status,
    ).toBe(200);
    expect((await own.get('/', { Host: 'docs.example', Origin: 'http://docs.example' })).status).toBe(200);
    expect((await own.get('/', { Host: 'docs.example', Origin: 'https://other.example' })).status).toBe(403);
    expect((await own.get('/', { Host: 'x.docs.example' })).status).toBe(403);
    await own.close();
  });
});

describe('D02 and D03, the origin of a request', () => {
  test.each([
    ['our own', 'http://127.0.0.1:PORT', 200],
    ['another port of this machine', 'http://127.0.0.1:1', 403],
    ['another name of this machine', 'http://localhost:PORT', 403],
    ['no port', 'http://127.0.0.1', 403],
    ['another scheme', 'https://127.0.0.1:PORT', 403],
    ['a foreign site', 'https://evil.example', 403],
    ['a foreign address', 'http://192.0.2.1', 403],
    ['a name that begins like ours', 'http://127.0.0.1:PORT.evil.example', 403],
    ['none that can be named', 'null', 403],
    ['a file', 'file://', 403],
    ['an extension', 'chrome-extension://abcdefgh', 403],
    ['empty', '', 403],
    ['with a path', 'http://127.0.0.1:PORT/', 403],
  ])('%s: %s is answered with %s', async (_, origin, status) => {
    const reply = await site.get('/', { Origin: String(origin).replace('PORT', String(site.port)) });
    expect(reply.status).toBe(status);
    expect(reply.headers.has('access-control-allow-origin')).toBe(false);
  });

  test.each([
    ['a page of ours asks', { site: 'same-origin', mode: 'cors', dest: 'empty' }, 200],
    ['a person types the address', { site: 'none', mode: 'navigate', dest: 'document' }, 200],
    ['a link leads here', { site: 'cross-site', mode: 'navigate', dest: 'document' }, 200],
    ['a link of another port leads here', { site: 'same-site', mode: 'navigate', dest: 'document' }, 200],
    ['a frame of ours', { site: 'same-origin', mode: 'navigate', dest: 'iframe' }, 200],
    ['a frame elsewhere', { site: 'cross-site', mode: 'navigate', dest: 'iframe' }, 403],
    ['an object elsewhere', { site: 'cross-site', mode: 'navigate', dest: 'object' }, 403],
    ['a script elsewhere', { site: 'cross-site', mode: 'no-cors', dest: 'script' }, 403],
    ['an image elsewhere', { site: 'cross-site', mode: 'no-cors', dest: 'image' }, 403],
    ['a stylesheet elsewhere', { site: 'cross-site', mode: 'no-cors', dest: 'style' }, 403],
    ['a fetch elsewhere', { site: 'cross-site', mode: 'cors', dest: 'empty' }, 403],
    ['an EventSource elsewhere', { site: 'cross-site', mode: 'cors', dest: 'empty' }, 403],
    ['a WebSocket elsewhere', { site: 'cross-site', mode: 'websocket', dest: 'websocket' }, 403],
    ['a fetch from another port', { site: 'same-site', mode: 'cors', dest: 'empty' }, 403],
    ['a script from another port', { site: 'same-site', mode: 'no-cors', dest: 'script' }, 403],
    ['a site of a kind that nobody knows yet', { site: 'other', mode: 'no-cors', dest: 'empty' }, 403],
  ])('%s: %o is answered with %s', async (_, sec, status) => {
    const headers = { 'Sec-Fetch-Site': sec.site, 'Sec-Fetch-Mode': sec.mode, 'Sec-Fetch-Dest': sec.dest };
    expect((await site.get('/', headers)).status).toBe(status);
  });

  test('does not matter to a WebSocket: there is none', async () => {
    const upgrade = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Key': 'a'.repeat(22),
      'Sec-WebSocket-Version': '13',
    };
    const reply = await site.send(
      `GET / HTTP/1.1\r\nHost: localhost\r\n${Object.entries(upgrade)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\nGET /robots.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(reply.status).not.toBe(101);
  });

  test('a request that a page sends before it asks is refused', async () => {
    const reply = await site.get(
      '/',
      { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'GET' },
      'OPTIONS',
    );
    expect(reply.status).toBe(403);
    expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('D06, what a client sends', () => {
  const payloads = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "';alert(1)//",
    '{{7*7}}',
    'javascript:alert(1)',
  ];

  test.each(
    payloads.flatMap((payload) =>
      ['path', 'query', 'Referer', 'User-Agent', 'Origin', 'X-Own'].map((place) => [place, payload]),
    ),
  )('in its %s is not sent back: %s', async (place = '', payload = '') => {
    const encoded = encodeURI(payload);
    const path = place === 'path' ? `/${encoded}` : place === 'query' ? `/nothing/?${encoded}` : '/nothing/';
    const headers: Record<string, string> = /^[A-Z]/.test(place) ? { [place]: payload } : {};
    const reply = await site.get(path, headers);
    expect(reply.raw).not.toContain(payload);
    expect(reply.raw).not.toContain(encoded);
  });
});
