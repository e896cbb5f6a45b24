// How the server of `watch` and `preview` answers. `node tests/bench/server.js [seconds] [requests]`
// Steady: 200 requests a second. Full: 64 connections that ask again as soon as they are answered. Soak: as many requests as
// said, and how much more memory and how many more open files there are after them.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { docsgen, makeSite, nameOf } from './site.js';

const PAGES = 1000;
const [seconds = 60, requests = 1_000_000] = process.argv.slice(2).map(Number);
const { home } = makeSite(PAGES);
const built = spawnSync(process.execPath, [docsgen, 'build', 'site', '--quiet'], {
  cwd: home,
  encoding: 'utf8',
});
if (built.status !== 0) throw new Error(built.stderr);

const server = spawn(process.execPath, [docsgen, 'preview', '--port', '4100'], { cwd: home });
process.on('exit', () => server.kill());
const port = await new Promise((resolve) => {
  let said = '';
  const hear = (text) => {
    said += text;
    const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said);
    if (found) resolve(Number(found[1]));
  };
  server.stdout.on('data', hear);
  server.stderr.on('data', hear);
});

/** One connection that is kept: each `ask` resolves with the milliseconds until the whole answer was there. */
function client() {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  let expected = -1;
  let got = 0;
  let began = 0;
  let answered;
  socket.on('data', (bytes) => {
    if (expected < 0) {
      const head = bytes.indexOf('\r\n\r\n');
      const text = bytes.toString('latin1', 0, head);
      if (!text.startsWith('HTTP/1.1 200')) throw new Error(text);
      expected = head + 4 + Number(/content-length: (\d+)/i.exec(text)[1]);
      got = 0;
    }
    got += bytes.length;
    if (got < expected) return;
    expected = -1;
    answered(performance.now() - began);
  });
  const ask = (path) =>
    new Promise((resolve) => {
      answered = resolve;
      began = performance.now();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: gzip\r\n\r\n`);
    });
  return { ask, end: () => socket.destroy() };
}

const pathOf = (at) => `/${nameOf((at * 31) % PAGES)}/`;
const state = () => {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  const rss = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024);
  return { rss, files: readdirSync(`/proc/${server.pid}/fd`).length };
};
const at = (times, share) => times[Math.floor((times.length - 1) * share)].toFixed(1);
const report = (name, times, ms) => {
  times.sort((a, b) => a - b);
  const rate = Math.round((times.length / ms) * 1000);
  console.log(
    `${name}: ${times.length} answers, ${rate} a second, p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`,
  );
};

/** So many requests, over `lanes` connections that ask again as soon as they are answered. */
async function full(count, lanes) {
  const times = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      const { ask, end } = client();
      while (next < count) times.push(await ask(pathOf(next++)));
      end();
    }),
  );
  return times;
}

async function steady(rate, duration) {
  const times = [];
  const idle = Array.from({ length: 16 }, client);
  const clients = [...idle];
  const began = performance.now();
  const asked = [];
  for (let sent = 0; sent < rate * duration; sent += 1) {
    const wait = began + (sent * 1000) / rate - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    const one = idle.shift() ?? client();
    if (!clients.includes(one)) clients.push(one);
    asked.push(one.ask(pathOf(sent)).then((ms) => (times.push(ms), idle.push(one))));
  }
  await Promise.all(asked);
  for (const { end } of clients) end();
  return times;
}

await full(PAGES * 2, 16);
let began = performance.now();
report('steady', await steady(200, seconds), performance.now() - began);
began = performance.now();
report('full', await full(50_000, 64), performance.now() - began);
const before = state();
began = performance.now();
report('soak', await full(requests, 64), performance.now() - began);
await new Promise((resolve) => setTimeout(resolve, 1000));
const after = state();
console.log(
  `memory ${before.rss} → ${after.rss} MB, open files ${before.files} → ${after.files}, over ${requests} requests`,
);
process.exit();
