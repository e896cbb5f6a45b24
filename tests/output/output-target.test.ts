import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nodeDisk, type Disk } from '../../src/output/disk/disk.js';
import { resolveOutputTarget } from '../../src/output/output-target.js';
import { diskError } from './fixture/faulty-disk.js';
import { freshFolder, publish, publishedTree, treeOf, writeTree } from './fixture/sites.js';

test('the working folders lie beside the output, with hidden names', () => {
  const root = freshFolder();
  const {
    folder,
    stagingFolder: stage,
    lockFile: lock,
    isSwappable: swaps,
  } = resolveOutputTarget(join(root, 'dist'));
  expect({ folder, stage, lock, swaps }).toEqual({
    folder: join(root, 'dist'),
    stage: join(root, '.dist.docsgen-stage'),
    lock: join(root, '.dist.docsgen-lock'),
    swaps: true,
  });
});

test.each([
  ['a link to it', 'link/dist'],
  ['a link that is the folder', 'out'],
  ['a link to a folder that is not there', 'dangling'],
  ['a chain of links', 'chain'],
])('%s leads to the real folder', (_, path) => {
  const root = freshFolder();
  mkdirSync(join(root, 'real'));
  symlinkSync('real', join(root, 'link'));
  symlinkSync('link/dist', join(root, 'dangling'));
  symlinkSync('dangling', join(root, 'chain'));
  symlinkSync(join(root, 'real/dist'), join(root, 'out'));
  expect(resolveOutputTarget(join(root, path)).folder).toBe(join(root, 'real/dist'));
});

test('a link that leads to itself is no way to anywhere, and ends', () => {
  const root = freshFolder();
  symlinkSync('loop', join(root, 'loop'));
  expect(resolveOutputTarget(join(root, 'loop')).folder).toBe(join(root, 'loop'));
});

describe('a folder that cannot be replaced as a whole', () => {
  function inside(folder: string, change: Partial<Disk>): ReturnType<typeof resolveOutputTarget> {
    return resolveOutputTarget(folder, { disk: { ...nodeDisk, ...change } });
  }

  test('is one whose parent must not be written', async () => {
    const folder = join(freshFolder(), 'dist');
    mkdirSync(folder);
    const demandWritable = (path: string): void => {
      if (path !== folder) throw diskError('EROFS', 'access', path);
    };
    const target = inside(folder, { assertWritable: demandWritable });
    expect(target).toMatchObject({ isSwappable: false, lockFile: join(folder, '.docsgen-lock') });
    await publish(target, { 'a.md': 'one', 'b.md': 'b' });
    writeTree(folder, { CNAME: 'mine' });
    await publish(target, { 'a.md': 'two' });
    expect(treeOf(folder)).toEqual(publishedTree({ 'a.md': 'two' }, { CNAME: 'mine' }));
  });

  test('is a mount point, also one of the same device', () => {
    const folder = join(freshFolder(), 'my dist');
    mkdirSync(folder);
    const line = `36 35 98:0 / ${folder.replace(' ', '\\040')} rw,noatime master:1 - ext4 /dev/root rw`;
    const read = (path: string): string | undefined =>
      path === '/proc/self/mountinfo' ? line : nodeDisk.read(path);
    expect(inside(folder, { read }).isSwappable).toBe(false);
    expect(inside(`${folder}/below`, { read }).isSwappable).toBe(true);
  });

  test('is one that lies on another device than its parent', () => {
    const folder = join(freshFolder(), 'dist');
    mkdirSync(folder);
    const look: Disk['stat'] = (path) => {
      const found = nodeDisk.stat(path);
      return found && path === folder ? { ...found, device: found.device + 1 } : found;
    };
    expect(inside(folder, { stat: look }).isSwappable).toBe(false);
  });
});
