// How long a build takes: cold, with nothing changed, and after an edit. `node tests/bench/build.js [pages] [runs]`
// The figures of one run on one machine may be compared with one another, and with nothing else.
import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { docsgen, makeSite, nameOf } from './site.js';

const [pages = 1000, runs = 3] = process.argv.slice(2).map(Number);
const { home } = makeSite(pages);

function build() {
  const began = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [docsgen, 'build', 'site', '--quiet'], {
    cwd: home,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - began;
}

const median = (times) => `${Math.round(times.toSorted((a, b) => a - b)[times.length >> 1])} ms`;
const measure = (prepare) =>
  Array.from({ length: runs }, (_, run) => {
    prepare(run);
    return build();
  });

const forget = () =>
  ['dist', 'node_modules'].forEach((folder) => rmSync(join(home, folder), { recursive: true, force: true }));
console.log(`${pages} pages, median of ${runs}`);
console.log(`cold     ${median(measure(forget))}`);
console.log(`nothing  ${median(measure(() => undefined))}`);
console.log(
  `one edit ${median(measure((run) => appendFileSync(join(home, `site/pages/${nameOf(pages >> 1)}.md`), `\nEdit ${run}.\n`)))}`,
);
rmSync(home, { recursive: true });
