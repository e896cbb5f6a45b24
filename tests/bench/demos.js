// What demos cost their readers: scripts, requests, the time until they answer, and whether anything moves or is said.
// `node tests/bench/demos.js [pathname] [--one]` looks at `dist/`, as `docsgen build` leaves it, in Chromium: at the page
// named, else at the one with the most demos; then at all pages that have demos, but for `--one`.
// Bytes are gzipped, and each file counts once. Times are of this machine, where the network takes none.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { chromium } from 'playwright-core';

const DIST = 'dist';
const RUNS = 5;
const TIMEOUT = 15_000;
const args = process.argv.slice(2);
const [named] = args.filter((arg) => !arg.startsWith('--'));

const docsgen = fileURLToPath(new URL('../../bin/docsgen.js', import.meta.url));
const htmlAt = (pathname) => readFileSync(join(DIST, decodeURIComponent(pathname), 'index.html'), 'utf8');
const demosAt = (pathname) => htmlAt(pathname).match(/class="demo"[^>]* data-demo=/g)?.length ?? 0;
const pages = readdirSync(DIST, { recursive: true })
  .filter((file) => file.endsWith('index.html'))
  .map((file) => `/${file.replaceAll('\\', '/').slice(0, -'index.html'.length)}`)
  .filter((pathname) => demosAt(pathname) > 0)
  .sort();
if (pages.length === 0) throw new Error(`There are no demos in ${DIST}/: build the site first.`);
const fullest = pages.reduce((most, each) => (demosAt(each) > demosAt(most) ? each : most));

const server = spawn(process.execPath, [docsgen, 'preview', '--port', '4170', '--out-dir', DIST]);
const origin = await new Promise((resolve, reject) => {
  let said = '';
  const hear = (text) => {
    said += text;
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
    if (found) resolve(found[0]);
  };
  server.stdout.on('data', hear);
  server.stderr.on('data', hear);
  server.on('exit', () => reject(new Error(said)));
});
const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);
// Other hosts are none of a demo's: none is found.
const resolverRules = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', resolverRules] });

const gzipped = new Map();
const weightOf = (address) => {
  const { pathname } = new URL(address);
  if (!gzipped.has(pathname)) gzipped.set(pathname, gzipSync(readFileSync(join(DIST, pathname))).length);
  return gzipped.get(pathname);
};
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const weightOfAll = (addresses) => sum([...new Set(addresses)].map(weightOf));
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const nameOf = (address) =>
  new URL(address).pathname.replace(/^.*\//, '').replace(/\.[0-9a-f]{8,}(?=\.)/, '');
const namesOf = (addresses) => [...new Set(addresses)].map(nameOf).sort().join(' ');
const listed = (texts) => texts.map((text) => `\n    ${text}`).join('');

// What runs in the page.
const inPage = () => {
  const bench = { moved: 0 };
  Object.assign(window, { bench });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) bench.moved += value;
  }).observe({ type: 'layout-shift', buffered: true });
  /** Those that the reader's choices show, but those that lie in a document of their own. */
  bench.demos = () =>
    [...document.querySelectorAll('.demo[data-demo]:not(:has(> iframe))')].filter((one) =>
      one.checkVisibility(),
    );
  bench.inView = () =>
    bench.demos().filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    }).length;
  /** Milliseconds from its being scrolled into view to its being hydrated; none: it was hydrated already. */
  bench.hydrate = async (one, timeout) => {
    const isLive = () => 'live' in one.dataset;
    if (isLive()) return null;
    const began = performance.now();
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    return new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`${one.dataset.demo} is not hydrated`)), timeout);
      new MutationObserver(() => isLive() && resolve(performance.now() - began)).observe(one, {
        attributeFilter: ['data-live'],
      });
    });
  };
};
const withoutIdleTime = () => {
  window.requestIdleCallback = () => 0;
};

/** Opens a page as somebody who has never been on the site. */
async function open(pathname, { viewport, before, cpu = 1 }) {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(inPage);
  if (before) await context.addInitScript(before);
  const page = await context.newPage();
  const scripts = [];
  const said = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().startsWith(origin)) scripts.push(request.url());
  });
  page.on('console', (message) => {
    // Advice that no console shows unless it is asked to.
    if (message.type() === 'debug') return;
    if (message.location().url.startsWith(origin)) said.push(`${pathname}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => said.push(`${pathname}: ${message}`));
  if (cpu > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  }
  await page.goto(origin + pathname, { waitUntil: 'networkidle' });
  return { context, page, scripts, said };
}

/** Wakes the demos that are shown, from top to bottom; those in frames, too. Gives the milliseconds, and who stayed asleep. */
async function wakeAll(page, said) {
  const times = [];
  let asleep = 0;
  for (const frame of await page.locator('.demo > iframe').all()) {
    if (await frame.isVisible()) await frame.scrollIntoViewIfNeeded();
    const inner = await (await frame.elementHandle()).contentFrame();
    await inner?.waitForSelector('.demo', { state: 'attached', timeout: TIMEOUT }).catch(() => undefined);
  }
  for (const frame of page.frames()) {
    if (!frame.url().startsWith(origin)) continue;
    const demos = await frame.evaluateHandle(() => window.bench.demos());
    const count = await demos.evaluate((all) => all.length);
    for (let at = 0; at < count; at += 1) {
      const waking = demos.evaluate(
        (all, [at, timeout]) => window.bench.hydrate(all[at], timeout),
        [at, TIMEOUT],
      );
      const ms = await waking.catch((error) => void said.push(error.message.split('\n')[0]));
      if (ms === undefined) asleep += 1;
      else if (ms !== null && frame === page.mainFrame()) times.push(ms);
    }
  }
  return { times, asleep };
}

const table = [];
const row = (name, value) => table.push([name, value]);
const small = { width: 412, height: 320 };

async function measurePage(pathname) {
  const eager = await open(pathname, { viewport: small, before: withoutIdleTime });
  const seen = await eager.page.evaluate(() => window.bench.inView());
  const eagerly = [...eager.scripts];
  await eager.context.close();
  row(`demos in view when it is opened (${small.width}×${small.height})`, seen);
  row('script at once', `${kB(weightOfAll(eagerly))}  ${namesOf(eagerly)}`);

  const { context, page, scripts, said } = await open(pathname, { viewport: small });
  const idly = scripts.filter((address) => !eagerly.includes(address));
  row('script when the browser is idle', `${kB(weightOfAll(idly))}  ${namesOf(idly)}`);
  const opened = scripts.length;
  await page.evaluate((timeout) => window.bench.hydrate(window.bench.demos()[0], timeout), TIMEOUT);
  const first = scripts.slice(opened);
  row('requests from the first demo in view until it answers', `${first.length}  ${namesOf(first)}`);
  row('script until then', `${kB(weightOfAll(scripts))}, ${kB(weightOfAll(first))} of it for the demo`);
  const { times, asleep } = await wakeAll(page, said);
  row('script when all demos are hydrated', `${kB(weightOfAll(scripts))}, ${new Set(scripts).size} files`);
  row('first demo hydrated, from its being in view', await coldTimes(pathname));
  row(
    'later ones, in one run',
    `median ${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms`,
  );
  row('layout shift, while all are hydrated', await page.evaluate(() => window.bench.moved));
  row('asleep, messages', `${asleep}, ${said.length}${listed(said)}`);
  await context.close();
}

async function coldTimes(pathname) {
  const parts = [];
  for (const cpu of [1, 4]) {
    const times = [];
    for (let run = 0; run < RUNS; run += 1) {
      const { context, page } = await open(pathname, { viewport: small, cpu });
      times.push(
        await page.evaluate((timeout) => window.bench.hydrate(window.bench.demos()[0], timeout), TIMEOUT),
      );
      await context.close();
    }
    parts.push(`${median(times).toFixed(0)} ms${cpu > 1 ? ` with a CPU ${cpu} times slower` : ''}`);
  }
  return `${parts.join(', ')} (median of ${RUNS})`;
}

/** In each styling option that the page offers: those after the first cost other readers nothing. */
async function measureAll() {
  const choices = { system: 'MUI System', tailwind: 'Tailwind', css: 'CSS' };
  const weights = [];
  const messages = [];
  let demos = 0;
  let hydrated = 0;
  const moved = [];
  for (const pathname of pages) {
    const { context, page, scripts, said } = await open(pathname, { viewport: { width: 1280, height: 800 } });
    let { asleep } = await wakeAll(page, said);
    weights.push(weightOfAll(scripts));
    // Before another styling option is chosen, which may well be of another height.
    const shift = await page.evaluate(() => window.bench.moved);
    if (shift > 0) moved.push(`${pathname}: ${shift.toFixed(4)}`);
    const stylings = new Set(htmlAt(pathname).match(/(?<=data-styling=")\w+/g));
    for (const styling of stylings) {
      const choice = choices[styling];
      await page.evaluate((value) => void (document.documentElement.dataset.codeStyling = value), choice);
      asleep += (await wakeAll(page, said)).asleep;
    }
    const counts = await Promise.all(
      page
        .frames()
        .map((frame) =>
          frame.evaluate(() =>
            ['', '[data-live]'].map(
              (live) => document.querySelectorAll(`.demo[data-demo]:not(:has(> iframe))${live}`).length,
            ),
          ),
        ),
    );
    demos += sum(counts.map(([all]) => all));
    hydrated += said.length === 0 ? sum(counts.map(([, live]) => live)) : 0;
    messages.push(...said, ...(asleep > 0 ? [`${pathname}: ${asleep} asleep`] : []));
    await context.close();
  }
  row('demos', `${demos} on ${pages.length} pages`);
  row('hydrated, on a page without a message', `${hydrated}${listed(messages)}`);
  row(
    'script of a page when all are hydrated',
    `${kB(Math.min(...weights))} at least, ${kB(median(weights))} in the middle, ${kB(Math.max(...weights))} at most`,
  );
  row('pages with a layout shift', `${moved.length}${listed(moved)}`);
}

/** Of the projects that sandboxes are given: each file in both languages, without types, names and layout. */
async function compareLanguages() {
  const bare = async (code) =>
    (
      await transform((await transform(code, { loader: 'tsx', minifyWhitespace: true })).code, {
        minify: true,
      })
    ).code;
  const tools = pages.flatMap((pathname) => htmlAt(pathname).match(/(?<=data-tools=")[^"]*/g) ?? []);
  const variants = tools.flatMap((text) =>
    JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')),
  );
  const typed = variants.filter(({ languages = [] }) => languages.includes('TS'));
  const both = typed.filter(({ languages }) => languages.includes('JS'));
  const projects = [...new Set(both.flatMap(({ project }) => project ?? []))];
  let files = 0;
  let same = 0;
  for (const project of projects) {
    const { TS, JS } = JSON.parse(readFileSync(join(DIST, project), 'utf8'));
    for (const [name, code] of Object.entries(TS.sources)) {
      if (!/\.tsx?$/.test(name)) continue;
      const stem = name.replace(/\.tsx?$/, '');
      const other = JS.sources[`${stem}.js`] ?? JS.sources[`${stem}.jsx`];
      files += 1;
      if (other !== undefined && (await bare(code)) === (await bare(other))) same += 1;
    }
  }
  row(
    'shown with a toolbar: in TypeScript, of them in JavaScript as well',
    `${typed.length}, ${both.length}`,
  );
  row('files of their projects: in TypeScript, of them the same program in JavaScript', `${files}, ${same}`);
}

const print = (title) => {
  const width = Math.max(...table.map(([name]) => name.length));
  console.log(`\n${title}`);
  for (const [name, value] of table.splice(0)) console.log(`  ${name.padEnd(width)}  ${value}`);
};

try {
  const pathname = named ?? fullest;
  await measurePage(pathname);
  print(`${pathname}, ${demosAt(pathname)} demos`);
  if (!args.includes('--one')) {
    await measureAll();
    await compareLanguages();
    print('All pages with demos');
  }
} finally {
  await browser.close();
  server.removeAllListeners('exit');
  server.kill();
}
