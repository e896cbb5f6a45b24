// Memory and open files of a watch over thousands of edits: node tests/bench/watch.js [edits] [pages]
// Prints a line for every tenth of them, and at the end how much more there is than after the first tenth.
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { watch } from 'docsgen';

const [edits = 5000, pages = 200] = process.argv.slice(2).map(Number);
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

const home = mkdtempSync(join(tmpdir(), 'docsgen-bench-'));
const write = (path, text) => {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), text);
};
const names = Array.from({ length: pages }, (_, at) => `group-${at % 20}/page-${at}`);
const page = (name, round) =>
  `---\ntitle: ${name}\n---\n\n# ${name}\n\n<p class="description">About ${name}.</p>\n\nRound ${round}.\n\n\`\`\`ts\nconst round = ${round};\n\`\`\`\n`;
write(
  'site/docsgen.config.ts',
  `export default { title: 'Bench', products: [{ id: 'bench', name: 'Bench', pathPrefix: '/', navigation: 'nav.ts' }] };\n`,
);
write('site/nav.ts', `export default ${JSON.stringify(names.map((name) => ({ pathname: `/${name}` })))};\n`);
for (const name of names) write(`site/pages/${name}.md`, page(name, 0));

const waiting = { resolve: () => undefined };
const watching = await watch({
  site: join(home, 'site'),
  outDir: join(home, 'dist'),
  cacheDir: join(home, 'cache'),
  port: 0,
  onNews: () => waiting.resolve(),
});
if (watching.first.status !== 'complete') throw new Error(JSON.stringify(watching.first.problems));
await new Promise((resolve) => setTimeout(resolve, 1500));

const state = () => {
  collect();
  const { rss, heapUsed } = process.memoryUsage();
  const handles = readdirSync('/proc/self/fd').length;
  return { rss: Math.round(rss / 1e6), heap: Math.round(heapUsed / 1e5) / 10, handles };
};

let first;
const began = performance.now();
for (let round = 1; round <= edits; round += 1) {
  const reported = new Promise((resolve) => (waiting.resolve = resolve));
  const name = names[round % names.length];
  if (round % 50 === 0) write(`site/pages/new/page-${round}.md`, page(`new ${round}`, round));
  else if (round % 50 === 25 && round > 50) rmSync(join(home, `site/pages/new/page-${round - 25}.md`));
  else if (round % 3 === 0) appendFileSync(join(home, `site/pages/${name}.md`), `\nMore of ${round}.\n`);
  else write(`site/pages/${name}.md`, page(name, round));
  await Promise.race([reported, new Promise((resolve) => setTimeout(resolve, 5000))]);
  if (round % (edits / 10) !== 0) continue;
  const now = state();
  first ??= now;
  console.log(`${round} edits  ${now.rss} MB  heap ${now.heap} MB  ${now.handles} open files`);
}
const last = state();
const each = Math.round((performance.now() - began) / edits);
console.log(
  `heap ${(last.heap - first.heap).toFixed(1)} MB, open files ${last.handles - first.handles} more than after a tenth; ${each} ms an edit`,
);
await watching.close();
rmSync(home, { recursive: true });
process.exit();
