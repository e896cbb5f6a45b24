/** docsgen as a module, in a process that has set nothing for it. */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { fixture, twoPages } from './sites/fixture.js';

const face = pathToFileURL(join(process.cwd(), 'lib/index.js')).href;

/** What a program that imports docsgen prints. */
function printed(program: string, cwd: string): unknown {
  const args = ['--input-type=module', '-e', program];
  // No NODE_ENV: React would be the one for development.
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd, env: { PATH: process.env['PATH'] } }).toString(),
  );
}

test('the module builds a site, whatever the environment says', () => {
  const site = fixture(twoPages);
  const program = `
    import { build } from '${face}';
    const { status, problems, summary } = await build({ site: '.', outDir: 'dist', cacheDir: 'cache' });
    console.log(JSON.stringify([status, problems, summary.pages]));`;
  expect(printed(program, site.folder)).toEqual(['complete', [], 3]);
});

test('importing the module loads neither React nor TypeScript', () => {
  const program = `
    import { createRequire } from 'node:module';
    await import('${face}');
    const loaded = Object.keys(createRequire('${face}').cache);
    console.log(JSON.stringify(loaded.filter((file) => /node_modules.(react|typescript|@mui|@emotion)/.test(file))));`;
  expect(printed(program, process.cwd())).toEqual([]);
});
