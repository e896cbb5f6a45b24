import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Disk } from '../../src/output/disk/disk.js';
import { OutputError } from '../../src/output/output-error.js';
import type { PublishResult } from '../../src/output/publish/publish-result.js';
import { recoverOutput } from '../../src/output/recover-output.js';
import { resolveOutputTarget, type OutputTarget } from '../../src/output/output-target.js';
import { faultyDisk, NO_FAULT, type Fault } from './fixture/faulty-disk.js';
import {
  besides,
  freshFolder,
  letHoldersEnd,
  publish,
  publishedTree,
  treeOf,
  writeTree,
  type Tree,
} from './fixture/sites.js';

const before: Tree = {
  'index.html': '<p>old</p>',
  'gone/index.html': 'gone',
  'same/x': 'same',
  'page.md': '# old',
};
const after: Tree = {
  'index.html': '<p>new</p>',
  'same/x': 'same',
  'page.md': '# new',
  'a/b/new.html': 'new',
};
const foreign: Tree = { CNAME: 'docs.example.org', 'same/notes.txt': 'mine' };

interface Scene {
  readonly name: string;
  readonly perFile: boolean;
  /** What is published when the faulty build begins. */
  readonly stands: boolean;
  /** What a killed build left for this one to fix. */
  readonly left?: (outDir: string) => void;
}

const scenes: readonly Scene[] = [
  { name: 'a first build', perFile: false, stands: false },
  { name: 'an update', perFile: false, stands: true },
  { name: 'an update file by file', perFile: true, stands: true },
  {
    name: 'an update after a killed one',
    perFile: false,
    stands: true,
    left: (outDir) =>
      writeTree(resolveOutputTarget(outDir).stagingFolder, { 'index.html': 'half', 'other/x': 'y' }),
  },
];

interface Result {
  readonly ended: 'good' | 'failed';
  readonly published?: PublishResult;
  readonly outDir: string;
  readonly operations: number;
}

async function build({ perFile, stands, left }: Scene, fault: Fault): Promise<Result> {
  const outDir = join(freshFolder(), 'dist');
  if (stands) {
    await publish(healthy(outDir), before);
    writeTree(outDir, foreign);
  }
  left?.(outDir);
  const { disk, asked } = faultyDisk(fault);
  try {
    const target = resolveOutputTarget(outDir, { displayName: 'dist', disk });
    await recoverOutput(target);
    const published = await publish(target, after, { perFile });
    return { ended: 'good', published, outDir, operations: asked.length };
  } catch (error) {
    if (!(error instanceof OutputError)) throw error;
    expect(error.diagnostic).toMatchObject({ code: 'output/write-failed', severity: 'error' });
    expect(error.diagnostic.file).toMatch(/^(?:\.?dist|\.)/);
    expect(`${error.diagnostic.message} ${error.diagnostic.hint}`).not.toMatch(
      /undefined|RangeError|docsgen-output-/,
    );
    return { ended: 'failed', outDir, operations: asked.length };
  }
}

function healthy(outDir: string): OutputTarget {
  return resolveOutputTarget(outDir, { disk: faultyDisk(NO_FAULT).disk });
}

/** Old or new, whole, with what is not ours, and nothing left over; which of the two follows from how the build ended. */
async function expectWhole({ ended, outDir }: Result, { stands, perFile }: Scene): Promise<void> {
  letHoldersEnd(outDir);
  await recoverOutput(healthy(outDir));
  const kept = stands ? foreign : {};
  const fresh = publishedTree(after, kept);
  const old = stands ? publishedTree(before, kept) : undefined;
  const tree = treeOf(outDir);
  if (ended === 'good') expect(tree).toEqual(fresh);
  else if (perFile) expect([old, fresh]).toContainEqual(tree);
  else expect(tree).toEqual(old);
  if (besides(outDir).length === 0) return;
  // A draft of a lock is no harm, and goes with the next lock that is taken.
  await publish(healthy(outDir), after);
  expect(treeOf(outDir)).toEqual(fresh);
  expect(besides(outDir)).toEqual([]);
}

describe.each(scenes)('FI-20, the N-th operation fails: $name', (scene) => {
  test.each([
    ['EIO', 'once', 0],
    ['ENOSPC', 'once', 0],
    ['EIO', 'and all after it', Infinity],
    ['ENOSPC', 'and all after it', Infinity],
    ['EMFILE', 'once', 0],
    ['EPERM', 'five times', 4],
  ])('with %s, %s', async (code, _, more) => {
    const { operations } = await build(scene, NO_FAULT);
    expect(operations).toBeGreaterThan(30);
    for (let step = 1; step <= operations + 1; step += 1) {
      const result = await build(scene, { from: step, to: step + more, code });
      await expectWhole(result, scene);
    }
  });
});

describe('FI-10, a rename that fails for a while', () => {
  test.each(['EIO', 'EBUSY', 'EPERM'])('with %s, one to five times, still succeeds', async (code) => {
    for (const scene of scenes) {
      for (let times = 1; times <= 5; times += 1) {
        for (let step = 1; step <= 3; step += 1) {
          const result = await build(scene, { from: step, to: step + times - 1, code, only: 'rename' });
          expect(result.ended).toBe('good');
          await expectWhole(result, scene);
        }
      }
    }
  });
});

test('a build that ends well before its former output could be removed says so, and the next one removes it', async () => {
  const update = scenes[1]!;
  const result = await build(update, { from: 1, to: Infinity, code: 'EIO', only: 'remove', where: 'trash' });
  expect(result.published?.diagnostics).toMatchObject([
    {
      code: 'output/leftover',
      severity: 'warning',
      message: expect.stringContaining('.dist.docsgen-trash could not be removed') as string,
    },
  ]);
  expect(treeOf(result.outDir)).toEqual(publishedTree(after, foreign));
  await publish(resolveOutputTarget(result.outDir), after);
  expect(besides(result.outDir)).toEqual([]);
});

test('FI-07: an output folder that must not be written is left as it is, and named', async () => {
  const outDir = join(freshFolder(), 'dist');
  await publish(resolveOutputTarget(outDir), before);
  const { disk } = faultyDisk({
    from: 2,
    to: Infinity,
    code: 'EACCES',
    only: 'assertWritable' satisfies keyof Disk,
  });
  const error: unknown = await publish(
    resolveOutputTarget(outDir, { displayName: 'dist', disk }),
    after,
  ).catch((caught: unknown) => caught);
  expect((error as OutputError).diagnostic).toMatchObject({ code: 'output/write-failed', file: 'dist' });
  expect((error as OutputError).diagnostic.message).toContain('permission was denied');
  expect(treeOf(outDir)).toEqual(publishedTree(before));
  expect(besides(outDir)).toEqual([]);
});
