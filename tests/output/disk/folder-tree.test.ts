import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeDisk } from '../../../src/output/disk/disk.js';
import {
  createParentFolderMaker,
  listParentFolders,
  listTreeFiles,
  removeTree,
} from '../../../src/output/disk/folder-tree.js';
import { faultyDisk, NO_FAULT } from '../fixture/faulty-disk.js';
import { freshFolder, writeTree } from '../fixture/sites.js';

test('the folders above a path go from the nearest to the topmost', () => {
  expect(listParentFolders('a/b/c.html')).toEqual(['a/b', 'a']);
  expect(listParentFolders('c.html')).toEqual([]);
});

test('a walk gives everything but folders, and does not follow links', async () => {
  const folder = freshFolder();
  writeTree(folder, { 'b/c/d': '', a: '' });
  mkdirSync(join(folder, 'empty'));
  symlinkSync('b', join(folder, 'link'));
  expect(await listTreeFiles(folder, nodeDisk)).toEqual([
    { path: 'a', kind: 'file' },
    { path: 'b/c/d', kind: 'file' },
    { path: 'link', kind: 'link' },
  ]);
  expect(await listTreeFiles(folder, nodeDisk, 'b')).toEqual([{ path: 'b/c/d', kind: 'file' }]);
});

test('a tree is removed without what its links lead to', () => {
  const folder = freshFolder();
  writeTree(folder, { 'out/a/b': 'x', 'keep/c': 'kept' });
  symlinkSync('../../keep', join(folder, 'out/a/link'));
  removeTree(join(folder, 'out'), nodeDisk);
  removeTree(join(folder, 'out'), nodeDisk);
  expect(existsSync(join(folder, 'out'))).toBe(false);
  expect(readFileSync(join(folder, 'keep/c'), 'utf8')).toBe('kept');
});

test('a folder is made once, however many files it gets', () => {
  const root = join(freshFolder(), 'stage');
  const { disk, asked } = faultyDisk(NO_FAULT);
  const makeFolder = createParentFolderMaker(root, disk);
  for (const path of ['x', 'a/b/1', 'a/b/2', 'a/3', 'a/c/4']) makeFolder(path);
  expect(existsSync(join(root, 'a/b'))).toBe(true);
  expect(asked.filter((name) => name === 'makeFolder')).toHaveLength(4);
});
