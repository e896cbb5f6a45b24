import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { run, type Flags, type Running } from '../watch/fixture/commands.js';
import { page, sampleAt } from '../watch/fixture/sample.js';
import { freshFolder, publishFiles } from '../watch/fixture/site.js';

let home: string;
beforeEach(() => {
  home = freshFolder();
  publishFiles(join(home, 'dist'), sampleAt());
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const start = (flags: Flags): Running => run('preview', flags, { cwd: home });

const address = /http:\/\/127\.0\.0\.1:\d+\/\S*/;

describe('preview', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('serves until %s, and ends with %i', async (signal, code) => {
    const preview = start({ port: 0 });
    const [url] = await preview.says(address);
    expect(await (await fetch(url)).text()).toBe(sampleAt()['index.html']);
    expect(preview.error()).toContain('Serving dist at http://127.0.0.1:');
    expect(preview.out()).toBe('');
    preview.child.kill(signal);
    expect(await preview.ended).toBe(code);
  });

  test('ends at once although a browser keeps its connections', async () => {
    const preview = start({ port: 0 });
    const [url] = await preview.says(address);
    await Promise.all([1, 2, 3].map(async () => (await fetch(url)).text()));
    preview.child.kill('SIGINT');
    expect(await preview.ended).toBe(130);
  });

  test('serves another folder, and what is built into it meanwhile', async () => {
    publishFiles(join(home, 'public site'), { 'index.html': page('One') });
    const preview = start({ port: 0, outDir: 'public site' });
    const [url] = await preview.says(address);
    expect(await (await fetch(url)).text()).toBe(page('One'));
    publishFiles(join(home, 'public site'), { 'index.html': page('Two') });
    expect(await (await fetch(url)).text()).toBe(page('Two'));
    preview.child.kill('SIGTERM');
    await preview.ended;
  });

  test('shows the address with the base', async () => {
    publishFiles(join(home, 'dist'), sampleAt('/docs/'));
    const preview = start({ port: 0 });
    const [url] = await preview.says(address);
    expect(new URL(url).pathname).toBe('/docs/');
    expect((await fetch(url)).status).toBe(200);
    preview.child.kill();
    await preview.ended;
  });

  test('is reported as JSON on stdout where that is asked for', async () => {
    const preview = start({ port: 0, format: 'json' });
    await preview.says('"ready"');
    expect(JSON.parse(preview.out())).toEqual({ type: 'ready', urls: [expect.stringMatching(address)] });
    expect(preview.error()).toBe('');
    preview.child.kill();
    await preview.ended;
  });

  test('ends with 2 where nothing was built', async () => {
    rmSync(join(home, 'dist'), { recursive: true });
    const preview = start({ port: 0 });
    expect(await preview.ended).toBe(2);
    expect(preview.error()).toContain('There is no built site in dist.');
    expect(preview.error()).toContain('Run docsgen build first');
  });

  test('ends with 2 where the folder is not ours', async () => {
    rmSync(join(home, 'dist', '.docsgen.json'));
    expect(await start({ port: 0 }).ended).toBe(2);
  });

  test('warns where others can reach it', async () => {
    const preview = start({ port: 0, host: '0.0.0.0' });
    await preview.says(address);
    expect(preview.error()).toContain(
      'With --host 0.0.0.0, everyone who can reach this machine can read the site.',
    );
    preview.child.kill();
    await preview.ended;
  });
});

describe('a port that is taken', () => {
  let port: number;
  const other = createServer();
  beforeAll(async () => {
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    port = (other.address() as AddressInfo).port;
  });
  afterAll(() => other.close());

  test('is reported, and the next free one is used', async () => {
    const preview = start({ port });
    const [url] = await preview.says(address);
    expect(Number(new URL(url).port)).toBeGreaterThan(port);
    expect(preview.error()).toContain(`Port ${port} is taken.\n`);
    preview.child.kill();
    await preview.ended;
  });

  test('ends with 3 with --strict-port', async () => {
    const preview = start({ port, strictPort: true });
    expect(await preview.ended).toBe(3);
    expect(preview.error()).toContain(`Port ${port} is taken on 127.0.0.1`);
  });
});

test('the sources of the server open no connection and start no program', () => {
  const files = readdirSync('src/server', { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name: string) => name.endsWith('.ts'))) {
    expect(readFileSync(`src/server/${file}`, 'utf8')).not.toMatch(
      /child_process|\bfetch\(|connect\(|writeFile|\beval\b/,
    );
  }
});
