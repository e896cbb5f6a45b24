import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resolveOutputTarget } from '../../../src/output/output-target.js';
import { emptyTrash } from '../../../src/output/publish/empty-trash.js';
import { besides, freshFolder, publishedTree, treeOf, writeTree } from '../fixture/sites.js';

test('what we wrote goes; what somebody else put there moves to the published folder, if its place is free', async () => {
  const target = resolveOutputTarget(join(freshFolder(), 'dist'));
  writeTree(
    target.trashFolder,
    publishedTree({ 'a/x': 'ours', b: 'ours' }, { 'a/mine': '1', 'taken/mine': '2', 'c/d/e': '3' }),
  );
  symlinkSync('c', join(target.trashFolder, 'link'));
  mkdirSync(join(target.trashFolder, 'empty/folder'), { recursive: true });
  writeTree(target.folder, { b: 'new', 'taken/mine': 'new' });
  await emptyTrash(target);
  await emptyTrash(target);
  expect(treeOf(target.folder)).toEqual({
    'a/mine': '1',
    b: 'new',
    'c/d/e': '3',
    link: '-> c',
    'taken/mine': 'new',
  });
  expect(besides(target.folder)).toEqual([]);
});

test('without a manifest nothing in it is taken for ours', async () => {
  const target = resolveOutputTarget(join(freshFolder(), 'dist'));
  writeTree(target.trashFolder, { 'a/x': 'whose?' });
  writeTree(target.folder, { b: 'new' });
  await emptyTrash(target);
  expect(treeOf(target.folder)).toEqual({ 'a/x': 'whose?', b: 'new' });
});
