// What demos cost a build: wall time, cold, with nothing changed, and after an edit of one demo.
// `node tests/bench/demo-build.js [demos] [pages]`
// The figures of one run on one machine may be compared with one another, and with nothing else.
import { spawnSync } from 'node:child_process';
import { demoText, makeDemoSite } from './demo-site.js';
import { docsgen } from './site.js';

const [demos = 1000, pages = 150] = process.argv.slice(2).map(Number);
const { home, write } = makeDemoSite(demos, pages);

function measureBuild() {
  const began = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [docsgen, 'build', 'site', '--quiet'], {
    cwd: home,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return `${Math.round(performance.now() - began)} ms`;
}

console.log(`${demos} demos on ${pages} pages`);
console.log(`cold      ${measureBuild()}`);
console.log(`nothing   ${measureBuild()}`);
write('site/pages/page-0/Demo0.tsx', demoText(0, 1));
console.log(`one edit  ${measureBuild()}`);
