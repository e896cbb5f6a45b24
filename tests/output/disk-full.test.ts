import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { OutputError } from '../../src/output/output-error.js';
import { recoverOutput } from '../../src/output/recover-output.js';
import { resolveOutputTarget } from '../../src/output/output-target.js';
import { bundledPublisher, type Publisher } from './fixture/children.js';
import {
  besides,
  freshFolder,
  publish,
  publishedTree,
  treeOf,
  writeTree,
  type Tree,
} from './fixture/sites.js';

const isRoot = process.getuid?.() === 0;
const canMount = isRoot && mounts();
if (!canMount) console.warn('skipped: tests on a volume of their own, since mounting is not permitted here');
if (!isRoot) console.warn('skipped: tests as another user, since this one is not root');

function mounts(): boolean {
  const folder = join(tmpdir(), `docsgen-may-mount-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A volume of a fixed size. */
function volume(folder: string, size = '4m'): string {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('umount', [folder]));
  return folder;
}

function pages(text: string, count: number, size: number): Tree {
  const content = `${text} `.repeat(size / (text.length + 1));
  return Object.fromEntries(
    Array.from({ length: count }, (_, page) => [`p${page}/index.html`, `${page} ${content}`]),
  );
}

async function failureOf(building: Promise<unknown>): Promise<OutputError | undefined> {
  const error: unknown = await building.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (error !== undefined) expect(error).toBeInstanceOf(OutputError);
  return error as OutputError | undefined;
}

describe.skipIf(!canMount)('FI-05, a full disk', () => {
  const before = pages('old', 40, 6000);
  const after = { ...pages('new', 60, 9000), ...pages('old', 10, 6000) };

  test.each([false, true])(
    'leaves the old output or the new one, whatever space there was (file by file: %s)',
    async (perFile) => {
      const root = volume(join(freshFolder(), 'volume'));
      const outDir = join(root, 'dist');
      const target = resolveOutputTarget(outDir, { displayName: 'dist' });
      const needed = 60 * 3 * 4096 + 64 * 1024;
      const ends: string[] = [];
      for (let step = 0; step <= 20; step += 1) {
        await publish(target, before);
        const free = statfsSync(root).bavail * statfsSync(root).bsize;
        writeFileSync(
          join(root, 'ballast'),
          Buffer.alloc(Math.max(0, free - Math.floor((needed * step) / 20))),
        );
        const error = await failureOf(publish(target, after, { perFile }));
        ends.push(error ? 'full' : 'good');
        expect(treeOf(outDir)).toEqual(publishedTree(error ? before : after));
        expect(besides(outDir)).toEqual([]);
        if (error) {
          expect(error.diagnostic).toMatchObject({ code: 'output/write-failed', severity: 'error' });
          expect(error.diagnostic.message).toContain('the disk is full (ENOSPC)');
          expect(error.diagnostic.file).toMatch(/^dist|^\./);
        }
        rmSync(join(root, 'ballast'));
      }
      expect(ends[0]).toBe('full');
      expect(ends[20]).toBe('good');
    },
  );
});

describe.skipIf(!canMount)('an output that is a mount point', () => {
  test('is published file by file, and fixed when the build is killed', async () => {
    const publisher = await bundledPublisher();
    onTestFinished(() => publisher.remove());
    const outDir = volume(join(freshFolder(), 'dist'));
    const target = resolveOutputTarget(outDir);
    expect(target.isSwappable).toBe(false);
    const [before, after] = [pages('old', 4, 100), { ...pages('new', 3, 100), 'x/y.html': 'z' }];
    const states = [publishedTree(before, { CNAME: 'mine' }), publishedTree(after, { CNAME: 'mine' })];
    await publish(target, before);
    writeTree(outDir, { CNAME: 'mine' });
    for (let dieAt = 1, isKilled = true; isKilled; dieAt += 1) {
      await publish(target, before);
      const { signal } = await publisher.run({ outDir, sites: [after], dieAt });
      isKilled = signal !== null;
      await recoverOutput(target);
      expect(states).toContainEqual(withoutDrafts(treeOf(outDir)!));
    }
    await publish(target, after);
    expect(treeOf(outDir)).toEqual(states[1]);
  });

  test('may hold nothing but what a killed build left', async () => {
    const outDir = volume(join(freshFolder(), 'dist'));
    writeTree(outDir, { '.docsgen-stage/half.html': 'half', '.docsgen-lock': '' });
    const target = resolveOutputTarget(outDir);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await publish(target, { 'a.md': 'a' });
    expect(treeOf(outDir)).toEqual(publishedTree({ 'a.md': 'a' }));
  });

  function withoutDrafts(tree: Tree): Tree {
    return Object.fromEntries(Object.entries(tree).filter(([path]) => !path.startsWith('.docsgen-lock.')));
  }
});

describe.skipIf(!canMount)('FI-08, a volume that is read-only', () => {
  test('is a problem of the environment, and nothing is changed', async () => {
    const root = volume(join(freshFolder(), 'volume'));
    const outDir = join(root, 'dist');
    await publish(resolveOutputTarget(outDir), { 'a.md': 'a' });
    execFileSync('mount', ['-o', 'remount,ro', root]);
    const error = await failureOf(
      publish(resolveOutputTarget(outDir, { displayName: 'dist' }), { 'a.md': 'b' }),
    );
    expect(error?.diagnostic).toMatchObject({ code: 'output/write-failed' });
    expect(error?.diagnostic.message).toContain('the file system is read-only (EROFS)');
    expect(error?.diagnostic.file).toMatch(/^dist/);
    expect(treeOf(outDir)).toEqual(publishedTree({ 'a.md': 'a' }));
  });
});

describe.skipIf(!canMount)('a volume that is mounted inside the output', () => {
  test('is never emptied: the build says that it cannot keep it', async () => {
    const outDir = join(freshFolder(), 'dist');
    await publish(resolveOutputTarget(outDir), { 'a.md': 'a' });
    const uploads = volume(join(outDir, 'uploads'));
    writeTree(uploads, { 'photo.jpg': 'mine' });
    const error = await failureOf(
      publish(resolveOutputTarget(outDir, { displayName: 'dist' }), { 'a.md': 'b' }),
    );
    expect(error?.diagnostic).toMatchObject({ code: 'output/foreign-file', file: 'dist/uploads/photo.jpg' });
    expect(treeOf(outDir)).toEqual(publishedTree({ 'a.md': 'a' }, { 'uploads/photo.jpg': 'mine' }));
    expect(besides(outDir)).toEqual([]);
  });
});

describe.skipIf(!isRoot)('FI-07, a user who must not write', () => {
  const NOBODY = 65_534;
  let publisher: Publisher;
  beforeAll(async () => {
    publisher = await bundledPublisher();
  });
  afterAll(() => publisher.remove());

  test.each([
    { name: 'the output folder', paths: [''], mode: 0o555, expected: 3 },
    { name: 'the folder above it', paths: ['..'], mode: 0o555, expected: 0 },
    { name: 'both', paths: ['.', '..'], mode: 0o555, expected: 3 },
    { name: 'a published file, which is replaced', paths: ['a.md'], mode: 0o444, expected: 0 },
  ])('$name', async ({ paths, mode, expected }) => {
    const root = freshFolder();
    const outDir = join(root, 'dist');
    await publish(resolveOutputTarget(outDir), { 'a.md': 'old', 'same.md': 'same' });
    for (const path of ['..', '.', 'a.md', 'same.md', '.docsgen.json'])
      chownSync(join(outDir, path), NOBODY, NOBODY);
    chmodSync(root, 0o755);
    for (const path of paths) chmodSync(join(outDir, path), mode);
    const after = { 'a.md': 'new', 'same.md': 'same' };
    const { code, error } = await publisher.run({ outDir, sites: [after] }, [], { uid: NOBODY, gid: NOBODY });
    expect(code).toBe(expected);
    if (code === 3)
      expect(error).toContain(
        'dist: output/write-failed: The output could not be written: permission was denied',
      );
    expect(treeOf(outDir)).toEqual(publishedTree(code === 0 ? after : { 'a.md': 'old', 'same.md': 'same' }));
  });
});
