import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { acquireLock } from '../../src/output/lock/acquire-lock.js';
import { toStagedName } from '../../src/output/publish/publish-file-by-file.js';
import { recoverOutput } from '../../src/output/recover-output.js';
import { resolveOutputTarget, type OutputTarget } from '../../src/output/output-target.js';
import { faultyDisk, NO_FAULT } from './fixture/faulty-disk.js';
import {
  besides,
  freshFolder,
  publish,
  publishedTree,
  treeOf,
  writeTree,
  type Tree,
} from './fixture/sites.js';

const before: Tree = { 'index.html': 'old', 'gone.html': 'gone', 'same/x': 'same' };
const after: Tree = { 'index.html': 'new', 'same/x': 'same', 'new/y': 'y' };

async function published(
  site: Tree = before,
): Promise<{ readonly outDir: string; readonly target: OutputTarget }> {
  const outDir = join(freshFolder(), 'dist');
  const target = resolveOutputTarget(outDir, { displayName: 'dist' });
  await publish(target, site);
  return { outDir, target };
}

test('where nothing was left, nothing is done, and no lock is taken', async () => {
  const { outDir } = await published();
  const { disk, asked } = faultyDisk(NO_FAULT);
  const target = resolveOutputTarget(outDir, { disk });
  const sofar = asked.length;
  expect(await recoverOutput(target)).toBe('nothing-to-do');
  expect(new Set(asked.slice(sofar))).toEqual(new Set(['stat']));
  expect(await recoverOutput(resolveOutputTarget('/'))).toBe('nothing-to-do');
});

test('while another docsgen is at work, nothing is touched', async () => {
  const { outDir, target } = await published();
  const lock = await acquireLock(target);
  writeTree(target.stagingFolder, { 'half.html': 'half' });
  expect(await recoverOutput(target)).toBe('busy');
  expect(treeOf(target.stagingFolder)).toEqual({ 'half.html': 'half' });
  lock.release();
  expect(await recoverOutput(target)).toBe('recovered');
  expect(besides(outDir)).toEqual([]);
});

describe.each([
  ['once', 1],
  ['twice', 2],
])('recovery, done %s', (_, times) => {
  async function fixed(target: OutputTarget): Promise<void> {
    for (let round = 0; round < times; round += 1) await recoverOutput(target);
    expect(besides(target.folder)).toEqual([]);
  }

  test('a stage that was left is dropped', async () => {
    const { outDir, target } = await published();
    writeTree(target.stagingFolder, publishedTree(after));
    await fixed(target);
    expect(treeOf(outDir)).toEqual(publishedTree(before));
  });

  test('a stage that was left before anything was published is dropped', async () => {
    const outDir = join(freshFolder(), 'dist');
    const target = resolveOutputTarget(outDir);
    writeTree(target.stagingFolder, publishedTree(after));
    await fixed(target);
    expect(existsSync(outDir)).toBe(false);
  });

  test('a swap that was cut between its renames is undone', async () => {
    const { outDir, target } = await published();
    renameSync(outDir, target.formerFolder);
    writeTree(target.stagingFolder, publishedTree(after));
    await fixed(target);
    expect(treeOf(outDir)).toEqual(publishedTree(before));
  });

  test('a swap that was cut behind an empty folder, which somebody made meanwhile, is undone', async () => {
    const { outDir, target } = await published();
    renameSync(outDir, target.formerFolder);
    mkdirSync(outDir);
    await fixed(target);
    expect(treeOf(outDir)).toEqual(publishedTree(before));
  });

  test('a swap that was done loses its former output, but no file of somebody else', async () => {
    const { outDir, target } = await published();
    writeTree(outDir, { 'late.txt': 'mine', 'gone/deep.txt': 'mine', 'new/y': 'mine', CNAME: 'old name' });
    renameSync(outDir, target.formerFolder);
    writeTree(outDir, publishedTree(after, { CNAME: 'new name' }));
    await fixed(target);
    const kept = { 'late.txt': 'mine', 'gone/deep.txt': 'mine', CNAME: 'new name' };
    expect(treeOf(outDir)).toEqual(publishedTree(after, kept));
  });

  test('a former output that is half removed goes altogether', async () => {
    const { outDir, target } = await published();
    renameSync(outDir, target.trashFolder);
    rmSync(join(target.trashFolder, 'same'), { recursive: true });
    writeTree(outDir, publishedTree(after));
    await fixed(target);
    expect(treeOf(outDir)).toEqual(publishedTree(after));
  });

  test('two former outputs go', async () => {
    const { outDir, target } = await published();
    writeTree(target.trashFolder, publishedTree({ 'older.html': 'x' }));
    renameSync(outDir, target.formerFolder);
    writeTree(outDir, publishedTree(after));
    await fixed(target);
    expect(treeOf(outDir)).toEqual(publishedTree(after));
  });

  test.each([0, 1, 2, 3])('a commit of which %i files were moved is finished', async (moved) => {
    const { outDir, target } = await published();
    const staged = {
      'index.html': 'new',
      'new/y': 'y',
      '.docsgen.json': publishedTree(after)['.docsgen.json'] ?? '',
    };
    const nameOf = (path: string): string => (path === '.docsgen.json' ? path : toStagedName(path));
    const flat = Object.entries(staged).map(([path, text]) => [nameOf(path), text]);
    writeTree(target.commitFolder, Object.fromEntries(flat));
    for (const path of Object.keys(staged).slice(0, moved)) {
      mkdirSync(join(outDir, 'new'), { recursive: true });
      renameSync(join(target.commitFolder, nameOf(path)), join(outDir, path));
    }
    if (moved === 3) rmSync(join(outDir, 'gone.html'));
    await fixed(target);
    expect(treeOf(outDir)).toEqual(publishedTree(after));
  });
});

test('what somebody put in the place of a cut swap is not touched, and neither is the former output', async () => {
  const { outDir, target } = await published();
  renameSync(outDir, target.formerFolder);
  writeTree(outDir, { 'thesis.tex': 'x' });
  await recoverOutput(target);
  expect(treeOf(outDir)).toEqual({ 'thesis.tex': 'x' });
  expect(treeOf(target.formerFolder)).toEqual(publishedTree(before));
  rmSync(outDir, { recursive: true });
  await recoverOutput(target);
  expect(treeOf(outDir)).toEqual(publishedTree(before));
});

test('a former output whose successor was deleted waits, since it may hold files of somebody else', async () => {
  const { outDir, target } = await published();
  renameSync(outDir, target.trashFolder);
  writeFileSync(join(target.trashFolder, 'late.txt'), 'mine');
  await recoverOutput(target);
  expect(treeOf(target.trashFolder)).toEqual(publishedTree(before, { 'late.txt': 'mine' }));
  await publish(target, after);
  expect(treeOf(outDir)).toEqual(publishedTree(after, { 'late.txt': 'mine' }));
  expect(besides(outDir)).toEqual([]);
});

test('files that only look like ours are left alone', async () => {
  const { outDir, target } = await published();
  const root = join(outDir, '..');
  const near = { '.dist.docsgen-stage2/x': 'x', 'dist.docsgen-stage/x': 'x', '.docs.docsgen-stage/x': 'x' };
  writeTree(root, near);
  writeTree(target.stagingFolder, { x: 'x' });
  await recoverOutput(target);
  expect(treeOf(root)).toMatchObject(near);
  expect(existsSync(target.stagingFolder)).toBe(false);
});
