/** Where a build has its folders. */

import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { resolveFolders } from '../../src/pipeline/resolve-folders.js';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'folders-')));

afterAll(() => rmSync(root, { recursive: true }));

test('two checkouts that share node_modules by a link have places of their own in its cache', () => {
  for (const name of ['one', 'other']) mkdirSync(join(root, name, 'content'), { recursive: true });
  mkdirSync(join(root, 'one/node_modules'));
  symlinkSync(join(root, 'one/node_modules'), join(root, 'other/node_modules'));
  const placeOf = (name: string): string => {
    const site = join(root, name, 'content');
    const { cache } = resolveFolders({ site, cacheDir: join(root, name, 'node_modules/.cache/docsgen') });
    return realpathSync(cache!);
  };
  expect(placeOf('one')).not.toBe(placeOf('other'));
  expect(placeOf('one')).toBe(placeOf('one'));
});
