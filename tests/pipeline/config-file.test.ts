/** Which file is the config of a site. */

import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigFile } from '../../src/pipeline/config-file.js';

function createSite(...files: readonly string[]): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'config-file-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'site'));
  for (const file of files) writeFileSync(join(root, 'site', file), '');
  return join(root, 'site');
}

test.each([
  [[], 'docsgen.config.ts'],
  [['docsgen.config.mjs'], 'docsgen.config.mjs'],
  [['docsgen.config.mjs', 'docsgen.config.mts'], 'docsgen.config.mts'],
])('of %j it is %s', (files, path) => {
  expect(new ConfigFile(createSite(...files)).path).toBe(path);
});

test('the requested file is it, whatever else exists', () => {
  const site = createSite('docsgen.config.ts');
  const configFile = new ConfigFile(site, join(relative('.', site), '../other.ts'));
  expect([configFile.path, configFile.candidates, configFile.update()]).toEqual([
    '../other.ts',
    ['../other.ts'],
    false,
  ]);
});

test('a renamed file is found when it is looked for again', () => {
  const site = createSite('docsgen.config.ts');
  const configFile = new ConfigFile(site);
  expect(configFile.update()).toBe(false);
  renameSync(join(site, 'docsgen.config.ts'), join(site, 'docsgen.config.js'));
  expect([configFile.update(), configFile.path]).toEqual([true, 'docsgen.config.js']);
});
