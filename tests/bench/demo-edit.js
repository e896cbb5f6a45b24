// How long an edit of a demo takes until it is alive in the open page: node tests/bench/demo-edit.js [demos] [edits]
// Needs Chromium, as `npm run test:all` installs it; CHROMIUM names another one.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { configureCommand } from '../../lib/configure-v8.js';
import { watch } from '../../lib/index.js';
import { makeDemoSite } from './demo-site.js';

configureCommand('watch');

const [demos = 300, edits = 15] = process.argv.slice(2).map(Number);
const { browsers, shells } = JSON.parse(
  readFileSync(new URL('../executables.json', import.meta.url), 'utf8'),
);
const executablePath = [process.env.CHROMIUM, ...shells, ...browsers].find(
  (path) => path && existsSync(path),
);
if (!executablePath) throw new Error('There is no Chromium.');

const { home, write } = makeDemoSite(demos, Math.ceil(demos / 7));
const path = 'site/pages/page-0/Demo0.tsx';
const original = readFileSync(join(home, path), 'utf8');
// An effect runs in a hydrated demo only.
const save = (round) =>
  write(
    path,
    original.replace(
      '  return (',
      `  React.useEffect(() => void Object.assign(window, { aliveRound: ${round} }), []);\n  return (`,
    ),
  );

const watching = await watch({
  site: join(home, 'site'),
  outDir: join(home, 'dist'),
  cacheDir: join(home, 'cache'),
  port: 0,
});
if (watching.first.status !== 'complete') throw new Error(JSON.stringify(watching.first.problems));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`http://127.0.0.1:${watching.port}/page-0/`);
await page.locator('figure').first().scrollIntoViewIfNeeded();

const times = [];
for (let round = 1; round <= edits; round += 1) {
  // The page looks once in each frame, and not across the network.
  const isAlive = page.evaluate(
    (expected) =>
      new Promise((resolve) => {
        const look = () => (window.aliveRound === expected ? resolve() : requestAnimationFrame(look));
        look();
      }),
    round,
  );
  await new Promise((resolve) => setTimeout(resolve, 400));
  const start = performance.now();
  save(round);
  await isAlive;
  times.push(performance.now() - start);
}
const median = Math.round(times.toSorted((a, b) => a - b)[Math.floor(edits / 2)]);
console.log(`${demos} demos, ${edits} edits of one: alive after ${median} ms`);
console.log(times.map(Math.round).join(' '));
await browser.close();
await watching.close();
process.exit(0);
