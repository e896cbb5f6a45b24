/** Builds a small site before the tests. What is remembered of docsgen's own templates and scripts goes into the cache of every
 *  fixture, so that its first build does not compile them once more. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cache folder of the site, absolute. */
    readonly cacheSeed: string;
  }
}

const files: Readonly<Record<string, string>> = {
  'docsgen.config.ts': `export default {
  title: 'Seed',
  url: 'https://seed.example',
  products: [{ id: 'seed', name: 'Seed', pathPrefix: '/', navigation: 'seed.ts', versions: [{ text: 'v1.0.0', current: true }] }],
};\n`,
  'seed.ts': `export default [{ pathname: '/seed' }];\n`,
  'pages/seed.md':
    '---\ntitle: Seed\n---\n\n# Seed\n\n<p class="description">It grows.</p>\n\n{{"demo": "Seed.js"}}\n',
  'pages/Seed.js': 'export default function Seed() {\n  return <p>Seed</p>;\n}\n',
};

/** As far from docsgen as a fixture: what is remembered has relative paths. */
const home = join(process.cwd(), '.docsgen', 'tests', `seed-${process.pid}`);

export function setup(project: TestProject): void {
  const [site, outDir, cacheDir] = ['site', 'dist', 'cache'].map((name) => join(home, name));
  mkdirSync(join(site!, 'pages'), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(site!, path), text);
  const args = ['build', site!, '--quiet', '--out-dir', outDir!, '--cache-dir', cacheDir!];
  execFileSync(process.execPath, ['bin/docsgen.js', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  project.provide('cacheSeed', cacheDir!);
}

export function teardown(): void {
  rmSync(home, { recursive: true, force: true });
}
