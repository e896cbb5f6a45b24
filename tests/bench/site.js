// The site that is measured: pages of prose and code in groups of twenty, in a folder that goes when the process ends.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const docsgen = fileURLToPath(new URL('../../bin/docsgen.js', import.meta.url));

export const nameOf = (at) => `group-${Math.floor(at / 20)}/page-${at}`;

/** Writes a site of `pages` pages to `<home>/site`. */
export function makeSite(pages) {
  const home = mkdtempSync(join(tmpdir(), 'docsgen-bench-'));
  process.on('exit', () => rmSync(home, { recursive: true, force: true }));
  const write = (path, text) => {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  };
  for (let at = 0; at < pages; at += 1) write(`site/pages/${nameOf(at)}.md`, pageText(at, pages));
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
  return { home, write };
}

function pageText(at, pages) {
  const sections = Array.from({ length: 6 }, (_, section) => {
    const code = Array.from(
      { length: 20 },
      (__, line) => `const value${line}: number = compute(${at}, ${section}, '${line}');`,
    );
    return `## Section ${section}\n\nThe value of \`page ${at}\` depends on [another](/${nameOf((at * 7 + section) % pages)}/), and on **nothing** else.\n\n\`\`\`tsx\n${code.join('\n')}\n\`\`\`\n`;
  });
  return `---\ntitle: Page ${at}\ndescription: About page ${at}.\n---\n\n# Page ${at}\n\n:::info\nOne of ${pages}.\n:::\n\n${sections.join('\n')}`;
}
