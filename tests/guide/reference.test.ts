/**
 * The generated parts of the guide's reference, as they are committed, against what the sources say now.
 * `npm run reference` writes them.
 */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DIAGNOSTIC_CODES } from '../../src/diagnostics/diagnostic-codes.js';
import {
  COMMAND_NAMES,
  writeCommand,
  writeCommandIndex,
  writeExitCodes,
  writeGlobalOptions,
} from './describe-cli.js';
import { CONFIG_KEYS, writeConfigIndex, writeConfigKeys } from './describe-config.js';
import { writeCodeIndex, writeSeverities } from './describe-diagnostics.js';
import { writeLayouts, writeModule, writePartials } from './describe-module.js';
import { writeDemoOptions, writeFrontMatterKeys, writeIgnoredKeys } from './describe-pages.js';
import { fillRegions, listRegionWords, type RegionWriter } from './generated-regions.js';

const writers: Readonly<Record<string, RegionWriter>> = {
  'config-index': writeConfigIndex,
  config: writeConfigKeys,
  commands: writeCommandIndex,
  command: writeCommand,
  'global-options': writeGlobalOptions,
  'exit-codes': writeExitCodes,
  codes: writeCodeIndex,
  severities: writeSeverities,
  'front-matter': writeFrontMatterKeys,
  'ignored-keys': writeIgnoredKeys,
  'demo-options': writeDemoOptions,
  module: writeModule,
  layouts: writeLayouts,
  partials: writePartials,
};

const PAGES = ['configuration', 'cli', 'diagnostics', 'front-matter', 'demo-options', 'parts', 'module-api'];

const fileOf = (page: string): string => `content/pages/docsgen/${page}.md`;
const readPage = (page: string): string => readFileSync(fileOf(page), 'utf8');

describe('the reference of the guide', () => {
  test.each(PAGES)('%s is what npm run reference writes', async (page) => {
    await expect(fillRegions(readPage(page), writers)).toMatchFileSnapshot(resolve(fileOf(page)));
  });

  test('has every key of the config once', () => {
    expect(listRegionWords(readPage('configuration'), 'config').toSorted()).toEqual(CONFIG_KEYS.toSorted());
  });

  test('lists the codes that the page of diagnostics explains', () => {
    const explained = [...readPage('diagnostics').matchAll(/^### `([a-z-]+\/[a-z0-9-]+)`/gm)].map(
      ([, code]) => code,
    );
    expect(explained.toSorted()).toEqual(DIAGNOSTIC_CODES.toSorted());
  });

  test('has every command once', () => {
    expect(listRegionWords(readPage('cli'), 'command')).toEqual(COMMAND_NAMES);
  });
});
