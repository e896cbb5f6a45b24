import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OutputError, OutputLockedError } from '../../src/output/output-error.js';
import { acquireLock } from '../../src/output/lock/acquire-lock.js';
import { removeOutput } from '../../src/output/remove-output.js';
import { resolveOutputTarget } from '../../src/output/output-target.js';
import { faultyDisk } from './fixture/faulty-disk.js';
import { besides, freshFolder, publish, treeOf, writeTree } from './fixture/sites.js';

const site = { 'index.html': 'x', 'a/b/index.html': 'y' };

describe('clean', () => {
  test('removes a published output and its folder', async () => {
    const outDir = join(freshFolder(), 'dist');
    await publish(resolveOutputTarget(outDir), site);
    expect(await removeOutput(outDir)).toEqual({ removed: true, diagnostics: [] });
    expect(existsSync(outDir)).toBe(false);
    expect(besides(outDir)).toEqual([]);
    expect(await removeOutput(outDir)).toEqual({ removed: false, diagnostics: [] });
  });

  test('keeps what is not ours, and what a link leads to', async () => {
    const root = freshFolder();
    const outDir = join(root, 'dist');
    await publish(resolveOutputTarget(outDir), site);
    writeTree(root, { 'dist/a/CNAME': 'mine', 'else/index.html': 'theirs' });
    rmSync(join(outDir, 'a/b'), { recursive: true });
    symlinkSync('../../else', join(outDir, 'a/b'));
    expect(await removeOutput(outDir)).toEqual({ removed: true, diagnostics: [] });
    expect(treeOf(root)).toEqual({
      'dist/a/CNAME': 'mine',
      'dist/a/b': '-> ../../else',
      'else/index.html': 'theirs',
    });
  });

  test('refuses a folder that is not ours', async () => {
    const outDir = join(freshFolder(), 'dist');
    writeTree(outDir, { 'thesis.tex': 'x' });
    const { removed, diagnostics } = await removeOutput(outDir, { displayName: 'dist' });
    expect({ removed, diagnostics }).toMatchObject({
      removed: false,
      diagnostics: [{ code: 'output/not-owned', file: 'dist' }],
    });
    expect(treeOf(outDir)).toEqual({ 'thesis.tex': 'x' });
  });

  test('keeps away from an output that is being written', async () => {
    const outDir = join(freshFolder(), 'dist');
    await publish(resolveOutputTarget(outDir), site);
    const lock = await acquireLock(resolveOutputTarget(outDir));
    await expect(removeOutput(outDir)).rejects.toBeInstanceOf(OutputLockedError);
    lock.release();
    expect(treeOf(outDir)).toMatchObject(site);
  });

  test('can be taken up again wherever it was cut', async () => {
    for (let step = 1, isCut = true; isCut; step += 1) {
      const outDir = join(freshFolder(), 'dist');
      await publish(resolveOutputTarget(outDir), site);
      const { disk } = faultyDisk({ from: step, to: Infinity, code: 'EIO', only: 'remove', where: 'dist/' });
      isCut = await removeOutput(outDir, { disk }).then(
        () => treeOf(outDir) !== undefined,
        (error: unknown) => error instanceof OutputError,
      );
      await removeOutput(outDir);
      expect(existsSync(outDir)).toBe(false);
      expect(besides(outDir)).toEqual([]);
    }
  });
});
