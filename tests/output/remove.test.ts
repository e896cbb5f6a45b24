import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OutputFailed, OutputLocked } from '../../src/output/failure.js';
import { acquireLock } from '../../src/output/lock.js';
import { removeOwned } from '../../src/output/remove.js';
import { targetAt } from '../../src/output/target.js';
import { faultyDisk } from './fixture/faulty-disk.js';
import { besides, freshFolder, publish, treeOf, writeTree } from './fixture/sites.js';

const site = { 'index.html': 'x', 'a/b/index.html': 'y' };

describe('contract §1, clean', () => {
  test('removes a published output and its folder', async () => {
    const outDir = join(freshFolder(), 'dist');
    await publish(targetAt(outDir), site);
    expect(await removeOwned(outDir)).toEqual({ removed: true, problems: [] });
    expect(existsSync(outDir)).toBe(false);
    expect(besides(outDir)).toEqual([]);
    expect(await removeOwned(outDir)).toEqual({ removed: false, problems: [] });
  });

  test('keeps what is not ours, and what a link leads to', async () => {
    const root = freshFolder();
    const outDir = join(root, 'dist');
    await publish(targetAt(outDir), site);
    writeTree(root, { 'dist/a/CNAME': 'mine', 'else/index.html': 'theirs' });
    rmSync(join(outDir, 'a/b'), { recursive: true });
    symlinkSync('../../else', join(outDir, 'a/b'));
    expect(await removeOwned(outDir)).toEqual({ removed: true, problems: [] });
    expect(treeOf(root)).toEqual({
      'dist/a/CNAME': 'mine',
      'dist/a/b': '-> ../../else',
      'else/index.html': 'theirs',
    });
  });

  test('refuses a folder that is not ours', async () => {
    const outDir = join(freshFolder(), 'dist');
    writeTree(outDir, { 'thesis.tex': 'x' });
    const { removed, problems } = await removeOwned(outDir, { shown: 'dist' });
    expect({ removed, problems }).toMatchObject({
      removed: false,
      problems: [{ code: 'output/not-owned', file: 'dist' }],
    });
    expect(treeOf(outDir)).toEqual({ 'thesis.tex': 'x' });
  });

  test('keeps away from an output that is being written', async () => {
    const outDir = join(freshFolder(), 'dist');
    await publish(targetAt(outDir), site);
    const lock = await acquireLock(targetAt(outDir));
    await expect(removeOwned(outDir)).rejects.toBeInstanceOf(OutputLocked);
    lock.release();
    expect(treeOf(outDir)).toMatchObject(site);
  });

  test('can be taken up again wherever it was cut', async () => {
    for (let step = 1, isCut = true; isCut; step += 1) {
      const outDir = join(freshFolder(), 'dist');
      await publish(targetAt(outDir), site);
      const { disk } = faultyDisk({ from: step, to: Infinity, code: 'EIO', only: 'remove', where: 'dist/' });
      isCut = await removeOwned(outDir, { disk }).then(
        () => treeOf(outDir) !== undefined,
        (error: unknown) => error instanceof OutputFailed,
      );
      await removeOwned(outDir);
      expect(existsSync(outDir)).toBe(false);
      expect(besides(outDir)).toEqual([]);
    }
  });
});
