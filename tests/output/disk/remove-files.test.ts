import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeDisk } from '../../../src/output/disk/disk.js';
import { removeFiles } from '../../../src/output/disk/remove-files.js';
import { freshFolder, treeOf, writeTree } from '../fixture/sites.js';

test('files go, with the folders that are empty then; what is missing is as good as removed', async () => {
  const folder = freshFolder();
  writeTree(folder, { 'a/b/c': '', 'a/b/d': '', 'e/f': '', 'e/keep': '' });
  await removeFiles(folder, ['a/b/c', 'a/b/d', 'e/f', 'none/at/all'], nodeDisk);
  expect(treeOf(folder)).toEqual({ 'e/keep': '' });
  expect(nodeDisk.stat(join(folder, 'a'))).toBeUndefined();
});

test('a link is removed, never what it leads to', async () => {
  const root = freshFolder();
  writeTree(root, { 'own/x': 'mine', 'out/y': '' });
  symlinkSync('../own', join(root, 'out/a'));
  symlinkSync('../own/x', join(root, 'out/b'));
  await removeFiles(join(root, 'out'), ['a/x', 'b', 'y'], nodeDisk);
  expect(treeOf(root)).toEqual({ 'own/x': 'mine', 'out/a': '-> ../own' });
});
