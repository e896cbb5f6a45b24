// How long `watch` takes to its first page, and to the end of its first build: node tests/bench/first-page.js [pages] [runs]
import { rmSync } from 'node:fs';
import { makeSite, nameOf } from './site.js';
import { configureCommand } from '../../lib/configure-v8.js';
import { watch } from '../../lib/index.js';

configureCommand('watch');

const [pages = '1000', runs = '3'] = process.argv.slice(2);
const { home } = makeSite(Number(pages));
const pathname = `/${nameOf(Math.floor(Number(pages) * 0.3))}/`;

for (let run = 0; run < Number(runs); run += 1) {
  for (const folder of ['dist', 'cache']) rmSync(`${home}/${folder}`, { recursive: true, force: true });
  const start = performance.now();
  const elapsed = () => `${((performance.now() - start) / 1000).toFixed(2)} s`;
  const watching = watch({
    site: `${home}/site`,
    outDir: `${home}/dist`,
    cacheDir: `${home}/cache`,
    port: 4900 + run,
  });
  const status = await firstStatus(`http://127.0.0.1:${4900 + run}${pathname}`);
  const firstPage = elapsed();
  const opened = await watching;
  console.log(`${pages} pages: first page (${status}) ${firstPage}, whole site ${elapsed()}`);
  await opened.close();
}
process.exit(0);

async function firstStatus(url) {
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.status === 200) return response.status;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
