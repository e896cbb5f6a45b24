// How long an edit of a template takes to the open page, and to the end of the build: node tests/bench/template-edit.js [pages] [edits]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docsgen, makeSite, nameOf } from './site.js';
import { configureCommand } from '../../lib/configure-v8.js';
import { watch } from '../../lib/index.js';

configureCommand('watch');

const [pages = 1000, edits = 10] = process.argv.slice(2).map(Number);
const { home, write } = makeSite(pages);
const part = 'templates/parts/page/PageFooter.tsx';
const original = readFileSync(join(docsgen, '../../', part), 'utf8');
const config = readFileSync(join(home, 'site/docsgen.config.ts'), 'utf8');
write('site/docsgen.config.ts', config.replace('{ title', "{ templates: 'templates', title"));
const save = (round) =>
  write(
    `site/${part}`,
    original
      .replace('<nav', `<nav data-round="${round}"`)
      .replace('<footer', `<footer data-round="${round}"`),
  );
save(0);

const ended = { resolve: () => undefined };
const watching = await watch({
  site: join(home, 'site'),
  outDir: join(home, 'dist'),
  cacheDir: join(home, 'cache'),
  port: 0,
  onNews: () => ended.resolve(),
});
if (watching.first.status !== 'complete') throw new Error(JSON.stringify(watching.first.problems));
await new Promise((resolve) => setTimeout(resolve, 2500));
const host = `http://127.0.0.1:${watching.port}`;
const pathname = `/${nameOf(Math.floor(pages * 0.3))}/`;

const changed = { resolve: () => undefined };
const events = await fetch(`${host}/_docsgen/events?page=${encodeURIComponent(pathname)}`);
void (async () => {
  for await (const chunk of events.body) if (Buffer.from(chunk).includes('changed')) changed.resolve();
})();

const times = [];
for (let round = 1; round <= edits; round += 1) {
  const whole = new Promise((resolve) => (ended.resolve = resolve));
  const isChanged = new Promise((resolve) => (changed.resolve = resolve));
  const start = performance.now();
  save(round);
  await isChanged;
  const html = await (await fetch(host + pathname)).text();
  const visible = performance.now() - start;
  if (!html.includes(`data-round="${round}"`)) throw new Error('An old page.');
  await whole;
  times.push([visible, performance.now() - start]);
  await new Promise((resolve) => setTimeout(resolve, 300));
}
const median = (at) =>
  Math.round(times.map((time) => time[at]).toSorted((a, b) => a - b)[Math.floor(edits / 2)]);
console.log(
  `${pages} pages, ${edits} edits of a template: open page ${median(0)} ms, all pages ${median(1)} ms`,
);
console.log(times.map((t) => t.map(Math.round).join('/')).join(' '));
process.exit(0);
