/** `docsgen preview` as a process of its own, with many requests and many connections. */

import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isTorture, report, tries } from '../torture.js';
import { run, type Running } from '../watch/fixture/commands.js';
import { page } from '../watch/fixture/sample.js';
import { freshFolder, publishFiles } from '../watch/fixture/site.js';
import { openConnection, type Connection } from './fixture/connection.js';

const PAGES = 1000;
const RATE = 200;
const SECONDS = tries(1, 600);
const REQUESTS = tries(2000, 1_000_000);
const IDLE = tries(200, 5000);

let home: string;
let preview: Running;
let port: number;
beforeAll(async () => {
  home = freshFolder();
  const pages = Array.from({ length: PAGES }, (_, at) => [`p${at}/index.html`, page(`Page ${at}`)]);
  publishFiles(join(home, 'dist'), Object.fromEntries(pages) as Record<string, string>);
  preview = run('preview', { port: 0 }, { cwd: home });
  const [, found] = await preview.says(/http:\/\/127\.0\.0\.1:(\d+)/);
  port = Number(found);
});
afterAll(async () => {
  preview.child.kill();
  await preview.ended;
  rmSync(home, { recursive: true, force: true });
});

describe('the server under load', { timeout: 7_200_000 }, () => {
  test.skipIf(!isTorture)('answers 200 requests a second', async ({ task }) => {
    const times = await askSteadily();
    expect(times).toHaveLength(RATE * SECONDS);
    const [p50, p99] = [0.5, 0.99].map((part) => times[Math.floor((times.length - 1) * part)]!);
    const found = `0 wrong; p50 ${p50!.toFixed(1)} ms, p99 ${p99!.toFixed(1)} ms`;
    report(task, { of: 'seconds', tried: SECONDS, full: 600, found, isMet: p99! <= 25 });
  });

  test.skipIf(!isTorture || process.platform !== 'linux')(
    'holds nothing more after many requests',
    async ({ task }) => {
      const start = readState();
      await askAtOnce(Math.min(REQUESTS, 100_000));
      const before = readState();
      await askAtOnce(REQUESTS);
      await expect.poll(() => readState().files).toBeLessThanOrEqual(start.files);
      const after = readState();
      const growth = after.memory / before.memory - 1;
      // Few requests say nothing of memory.
      if (isTorture && REQUESTS >= 100_000) expect(growth).toBeLessThanOrEqual(0.05);
      const found = `0 wrong; memory ${before.memory} → ${after.memory} MB, files ${start.files} → ${after.files}`;
      report(task, { of: 'requests', tried: REQUESTS, full: 1_000_000, found });
    },
  );

  test('answers beside connections that say nothing, and closes them', async ({ task }) => {
    const idle = await Promise.all(Array.from({ length: IDLE }, (_, at) => openIdle(at)));
    const reader = openConnection(port);
    for (let at = 0; at < 100; at += 1) await reader.ask(pathOf(at));
    reader.end();
    await Promise.all(idle.map(({ closed }) => closed));
    report(task, { of: 'connections', tried: IDLE, full: 5000, found: '100 requests answered, all closed' });
  });
});

const pathOf = (at: number): string => `/p${(at * 31) % PAGES}/`;

/** The milliseconds from the moment at which each request was due to the end of its response, in order of their length. */
async function askSteadily(): Promise<readonly number[]> {
  const times: number[] = [];
  const start = performance.now();
  let next = 0;
  await openLanes(async (one) => {
    while (next < RATE * SECONDS) {
      const at = next++;
      const due = start + (at * 1000) / RATE;
      const early = due - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      await one.ask(pathOf(at));
      times.push(Math.max(0, performance.now() - due));
    }
  });
  return times.toSorted((a, b) => a - b);
}

/** So many requests: each connection asks again as soon as it has an answer. */
async function askAtOnce(count: number): Promise<void> {
  let next = 0;
  await openLanes(async (one) => {
    while (next < count) await one.ask(pathOf(next++));
  });
}

/** 64 connections at once. */
async function openLanes(use: (one: Connection) => Promise<void>): Promise<void> {
  const connections = Array.from({ length: 64 }, () => openConnection(port));
  await Promise.all(connections.map(use)).finally(() => connections.forEach((one) => one.end()));
}

/** Megabytes of memory, and open files, of the server. */
function readState(): { readonly memory: number; readonly files: number } {
  const folder = `/proc/${preview.child.pid}`;
  const status = readFileSync(join(folder, 'status'), 'utf8');
  const memory = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024);
  return { memory, files: readdirSync(join(folder, 'fd')).length };
}

/** One says nothing at all, the next one sends a part of a request. */
async function openIdle(at: number): Promise<{ readonly closed: Promise<void> }> {
  const socket = connect(port, '127.0.0.1').resume();
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  if (at % 2 === 1) socket.write('GET / HTTP/1.1\r\nHost: loc');
  return { closed };
}
