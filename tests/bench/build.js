// How long a build takes: cold, with nothing changed, and after an edit. `node tests/bench/build.js [pages] [runs]`
// The figures of one run on one machine may be compared with one another, and with nothing else.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [pages = 1000, runs = 3] = process.argv.slice(2).map(Number);
const docsgen = fileURLToPath(new URL('../../bin/docsgen.js', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'docsgen-bench-'));

function write(path, text) {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), text);
}

const nameOf = (at) => `group-${Math.floor(at / 20)}/page-${at}`;

function pageText(at) {
  const sections = Array.from({ length: 6 }, (_, section) => {
    const code = Array.from(
      { length: 20 },
      (__, line) => `const value${line}: number = compute(${at}, ${section}, '${line}');`,
    );
    return `## Section ${section}\n\nThe value of \`page ${at}\` depends on [another](/${nameOf((at * 7 + section) % pages)}/), and on **nothing** else.\n\n\`\`\`tsx\n${code.join('\n')}\n\`\`\`\n`;
  });
  return `---\ntitle: Page ${at}\ndescription: About page ${at}.\n---\n\n# Page ${at}\n\n:::info\nOne of ${pages}.\n:::\n\n${sections.join('\n')}`;
}

for (let at = 0; at < pages; at += 1) write(`site/pages/${nameOf(at)}.md`, pageText(at));
const groups = Array.from({ length: Math.ceil(pages / 20) }, (_, group) => ({
  pathname: `/group-${group}-group`,
  title: `Group ${group}`,
  children: Array.from({ length: Math.min(20, pages - group * 20) }, (__, at) => ({
    pathname: `/${nameOf(group * 20 + at)}`,
  })),
}));
write('site/navigation.ts', `export default ${JSON.stringify(groups)};\n`);
write(
  'site/docsgen.config.ts',
  `export default { title: 'Bench', products: [{ id: 'bench', name: 'Bench', pathPrefix: '/', navigation: 'navigation.ts' }] };\n`,
);

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
