import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createHeaderRules } from '../../src/hosting/header-rules.js';
import { checkNginxHeaders, renderNginxConfig } from '../../src/hosting/render-nginx-config.js';
import { policy, redirects, sampleAt } from '../watch/fixture/sample.js';
import { exchange, freshFolder, served, type Reply, type Served } from '../watch/fixture/site.js';

const ISOLATED = "default-src 'none'; style-src 'unsafe-inline'";
const extras = { '/images/*': { 'X-Note': 'a "quoted" \\ value' }, '/über/': { 'X-Frame-Options': 'DENY' } };
const sandboxDocuments = [
  { path: '_docsgen/isolated/*', policy: ISOLATED },
  { path: 'with space/', policy: `${policy}; img-src https://img.example` },
];
const { rules } = createHeaderRules({ policy, base: '/', extras, sandboxDocuments, configFile: '' });
const files = {
  ...sampleAt('/', extras, sandboxDocuments),
  'nginx.conf': renderNginxConfig(rules, redirects, '/'),
  'sw.js': 'self;\n',
  '_docsgen/isolated/demo.0.html': '<p>A demo</p>\n',
};

test('a value with a dollar sign is reported, because nginx cannot send it', () => {
  const own = { '/a': { 'X-Price': '5 $' }, '/b': { 'X-Price': '6 $', 'X-Other': '7' } };
  const result = createHeaderRules({ policy, base: '/', extras: own, configFile: '' });
  expect(checkNginxHeaders(result.rules, 'docsgen.config.ts')).toMatchObject([
    { code: 'headers/invalid', file: 'docsgen.config.ts', message: expect.stringContaining('X-Price') },
  ]);
});

/** Where nginx is not installed, as it is in CI, these are skipped: `apt-get install nginx-light`. */
const hasNginx = spawnSync('nginx', ['-v']).status === 0;

describe.skipIf(!hasNginx)('on a real nginx (skipped where it is not installed)', () => {
  let preview: Served;
  let ask: (path: string) => Promise<Reply>;
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    preview = await served(files);
    ({ ask, stop } = await startNginx(preview.folder));
  });
  afterAll(async () => {
    await stop?.();
    await preview.close();
  });

  test.each([
    '/',
    '/?query=1',
    '/a/b/',
    '/a/b/index.html',
    '/plain',
    '/%C3%BCber/',
    '/with%20space/',
    '/experiments/x/',
    '/_docsgen/shell.0123456789.css',
    '/_docsgen/missing.js',
    '/_docsgen/isolated/demo.0.html',
    '/sw.js',
    '/images/logo.png',
    '/video.mp4',
    '/404.html',
    '/nothing/here/',
    '/_headers',
    '/_redirects',
    '/nginx.conf',
    '/.docsgen.json',
    '/shown/?x=1',
  ])('%s has the status and the headers that preview sends', async (path) => {
    const [own, other] = await Promise.all([preview.get(path), ask(path)]);
    expect([other.status, pickHeaders(other)]).toEqual([own.status, pickHeaders(own)]);
    expect(other.headers.get('cache-control')).toBeDefined();
  });

  test.each([
    '/old/',
    '/old?x=1',
    '/found/?x=1',
    '/away',
    '/docs/x/y?z=1',
    '/docs/b/',
    '/r/icons/',
    '/hash/?x=1',
    '/a/b',
    '/a/b?x=%2F',
    '/gr%C3%B6%C3%9Fe/',
    '/root//evil.example/',
  ])('%s leads where preview leads', async (path) => {
    const [own, other] = await Promise.all([preview.get(path), ask(path)]);
    const pick = ({ status, headers }: Reply) => [status, headers.get('location')];
    expect(pick(other)).toEqual(pick(own));
    for (const name of ['cache-control', 'x-content-type-options', 'cross-origin-resource-policy'])
      if (path !== '/a/b' && path !== '/a/b?x=%2F')
        expect(other.headers.get(name)).toBe(own.headers.get(name));
  });

  test('nothing in a request ends a header, or leads to another host', async () => {
    const split = await ask('/root/a%0d%0aSet-Cookie:x');
    expect(split.headers.get('location')).toBe('/a%0d%0aSet-Cookie:x');
    expect(split.headers.has('set-cookie')).toBe(false);
    expect((await ask('/root/\\\\evil.example/')).headers.get('location')).toBeUndefined();
    expect((await ask('//a/b')).headers.get('location')).toBe('/a/b/');
  });
});

/** What a site decides; each server has its own on the encoding and the connection. */
function pickHeaders({ headers }: Reply): Readonly<Record<string, string>> {
  const names = [...rules.flatMap(([, fields]) => Object.keys(fields)), 'cache-control'];
  const own = new Set(names.map((name) => name.toLowerCase()));
  return Object.fromEntries([...headers].filter(([name]) => own.has(name)));
}

async function startNginx(root: string) {
  const home = freshFolder();
  mkdirSync(join(home, 'logs'));
  const socket = join(home, 'socket');
  const config = `daemon off; master_process off; pid ${home}/pid; error_log ${home}/logs/error.log;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
  server { listen unix:${socket}; root ${root}; include ${root}/nginx.conf; }
}\n`;
  writeFileSync(join(home, 'nginx.conf'), config);
  const nginx = spawn('nginx', ['-p', home, '-c', join(home, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  nginx.stderr.on('data', (bytes) => (errors += String(bytes)));
  const ended = new Promise((resolve) => nginx.on('close', resolve));
  const ask = (path: string): Promise<Reply> =>
    exchange(socket, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const isUp = vi.waitFor(
    async () => {
      const up = await ask('/').catch(() => undefined);
      if (up?.status !== 200) throw new Error(`nginx does not answer: ${errors}`);
    },
    { timeout: 60_000, interval: 20 },
  );
  const isDown = ended.then(() => {
    throw new Error(`nginx ended: ${errors}`);
  });
  await Promise.race([isUp, isDown]);
  const stop = async (): Promise<void> => {
    nginx.kill();
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  return { ask, stop };
}
