/**
 * The generated parts of the guide's reference, as they are committed, against what the sources say now.
 * `npm run reference` writes them.
 */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  COMMAND_NAMES,
  writeCommand,
  writeCommandIndex,
  writeExitCodes,
  writeGlobalOptions,
} from './describe-cli.js';
import { CONFIG_KEYS, writeConfigIndex, writeConfigKeys } from './describe-config.js';
import { fillRegions, listRegionWords, type RegionWriter } from './generated-regions.js';

const writers: Readonly<Record<string, RegionWriter>> = {
  'config-index': writeConfigIndex,
  config: writeConfigKeys,
  commands: writeCommandIndex,
  command: writeCommand,
  'global-options': writeGlobalOptions,
  'exit-codes': writeExitCodes,
};

const PAGES = ['configuration', 'cli'];

const fileOf = (page: string): string => `content/pages/docsgen/${page}.md`;
const readPage = (page: string): string => readFileSync(fileOf(page), 'utf8');

describe('the reference of the guide', () => {
  test.each(PAGES)('%s is what npm run reference writes', async (page) => {
    await expect(fillRegions(readPage(page), writers)).toMatchFileSnapshot(resolve(fileOf(page)));
  });

  test('has every key of the config once', () => {
    expect(listRegionWords(readPage('configuration'), 'config').toSorted()).toEqual(CONFIG_KEYS.toSorted());
  });

  test('has every command once', () => {
    expect(listRegionWords(readPage('cli'), 'command')).toEqual(COMMAND_NAMES);
  });
});
