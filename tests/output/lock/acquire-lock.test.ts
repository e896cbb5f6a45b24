import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nodeDisk, type Disk } from '../../../src/output/disk/disk.js';
import { OutputError, OutputLockedError } from '../../../src/output/output-error.js';
import { describeCurrentProcess, type LockOwner } from '../../../src/output/lock/lock-owner.js';
import { acquireLock } from '../../../src/output/lock/acquire-lock.js';
import { resolveOutputTarget, type OutputTarget } from '../../../src/output/output-target.js';
import { bundledPublisher, ended, type Ended, type Publisher } from '../fixture/children.js';
import { faultyDisk } from '../fixture/faulty-disk.js';
import { besides, freshFolder, publish, publishedTree, treeOf } from '../fixture/sites.js';
import { report, tries } from '../../torture.js';

const me = describeCurrentProcess(nodeDisk);
const site = { 'index.html': 'x' };
let publisher: Publisher;
let dead: number;

beforeAll(async () => {
  publisher = await bundledPublisher();
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  dead = child.pid!;
});
afterAll(() => publisher.remove());

function fresh(): { readonly outDir: string; readonly target: OutputTarget } {
  const outDir = join(freshFolder(), 'dist');
  return { outDir, target: resolveOutputTarget(outDir, { displayName: 'dist' }) };
}

function leaveLock(path: string, change: Partial<LockOwner>, ageMs = 0): void {
  writeFileSync(path, JSON.stringify({ ...me, ...change }));
  const time = new Date(Date.now() - ageMs);
  utimesSync(path, time, time);
}

test('a lock names its holder, keeps others out at once, and leaves nothing', async () => {
  const { outDir, target } = fresh();
  const lock = await acquireLock(target);
  expect(JSON.parse(readFileSync(target.lockFile, 'utf8'))).toMatchObject({
    pid: process.pid,
    started: me.started,
  });
  const began = performance.now();
  const error: unknown = await acquireLock(target).catch((caught: unknown) => caught);
  expect(performance.now() - began).toBeLessThan(1000);
  expect((error as OutputLockedError).diagnostic).toEqual({
    code: 'output/locked',
    severity: 'error',
    file: 'dist',
    message: `The output folder dist is being written by another docsgen (process ${process.pid}).`,
    hint: `Wait until it has finished. If none is running, delete ${relative('.', target.lockFile)}.`,
  });
  lock.release();
  lock.release();
  expect(besides(outDir)).toEqual([]);
  (await acquireLock(target)).release();
});

test('outputs beside each other do not lock one another', async () => {
  const { outDir, target } = fresh();
  const lock = await acquireLock(target);
  const other = await acquireLock(resolveOutputTarget(`${outDir}-2`));
  other.release();
  expect(existsSync(target.lockFile)).toBe(true);
  lock.release();
});

describe('FI-19, a lock that was left behind is taken over', () => {
  test.each<[string, () => Partial<LockOwner>, number]>([
    ['by a process that ended', () => ({ pid: dead }), 0],
    ['by one whose number is used again', () => ({ started: 'another 1' }), 0],
    ['by another host that was silent for two minutes', () => ({ host: 'elsewhere' }), 121_000],
  ])('%s', async (_, change, age) => {
    const times: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const { outDir, target } = fresh();
      leaveLock(target.lockFile, change(), age);
      const began = performance.now();
      await publish(target, site);
      times.push(performance.now() - began);
      expect(treeOf(outDir)).toEqual(publishedTree(site));
      expect(besides(outDir)).toEqual([]);
    }
    expect(Math.min(...times)).toBeLessThan(1000);
  });

  test.each([
    ['is empty', ''],
    ['is cut', '{"pid":12'],
    ['is none of ours', 'locked by hand'],
  ])('although it %s', async (_, text) => {
    const { outDir, target } = fresh();
    writeFileSync(target.lockFile, text);
    await expect(acquireLock(target)).rejects.toBeInstanceOf(OutputLockedError);
    utimesSync(target.lockFile, new Date(0), new Date(0));
    (await acquireLock(target)).release();
    expect(besides(outDir)).toEqual([]);
  });

  test('although a taker died while it took it, and another one while it took that', async () => {
    const { outDir, target } = fresh();
    leaveLock(target.lockFile, { pid: dead, id: 'first' });
    const claimOf = async (path: string): Promise<string> => {
      const { hash } = await import('node:crypto');
      return `${path}.${hash('sha256', readFileSync(path, 'utf8')).slice(0, 16)}`;
    };
    const claim = await claimOf(target.lockFile);
    leaveLock(claim, { pid: dead, id: 'second' });
    leaveLock(await claimOf(claim), { pid: dead, id: 'third' });
    leaveLock(`${target.lockFile}.0123456789abcdef-new`, { pid: dead, id: 'fourth' });
    const lock = await acquireLock(target);
    expect(besides(outDir)).toEqual(['.dist.docsgen-lock']);
    lock.release();
    expect(besides(outDir)).toEqual([]);
  });
});

test.each([
  ['none', undefined],
  ['a dead one', 'dead'],
])(
  'two takers never both hold a lock, at whatever step the second comes in (before: %s)',
  async (_, before) => {
    for (const isReleased of [false, true]) {
      for (let step = 1, isReached = true; isReached; step += 1) {
        const { target } = fresh();
        if (before) leaveLock(target.lockFile, { pid: dead });
        const holding: string[] = [];
        const take = async (name: string, from: OutputTarget): Promise<void> => {
          const lock = await acquireLock(from).catch((error: unknown) => {
            expect(error).toBeInstanceOf(OutputLockedError);
          });
          if (lock && !(name === 'second' && isReleased)) holding.push(name);
          if (name === 'second' && isReleased) lock?.release();
        };
        // All of taking is synchronous, so that the second taker runs as a whole between two steps of the first.
        const second: Promise<void>[] = [];
        const { disk, asked } = interrupted(step, () => second.push(take('second', target)));
        await take('first', { ...target, disk });
        await Promise.all(second);
        isReached = asked() >= step;
        expect(holding.length).toBeLessThan(2);
        if (!isReleased) expect(holding).toHaveLength(1);
      }
    }
  },
);

function interrupted(step: number, act: () => void): { readonly disk: Disk; asked(): number } {
  let count = 0;
  const wrap = (name: keyof Disk) => {
    const real = nodeDisk[name] as (...args: unknown[]) => unknown;
    return (...args: unknown[]): unknown => {
      count += 1;
      if (count === step) act();
      return real(...args);
    };
  };
  const names = Object.keys(nodeDisk) as (keyof Disk)[];
  return {
    disk: Object.fromEntries(names.map((name) => [name, wrap(name)])) as unknown as Disk,
    asked: () => count,
  };
}

test.each<[string, Partial<LockOwner>]>([
  ['a process that lives', {}],
  ['another host that lately showed itself', { host: 'elsewhere' }],
])('a lock of %s is respected', async (_, change) => {
  const { target } = fresh();
  leaveLock(target.lockFile, { ...change, id: 'other' });
  const text = readFileSync(target.lockFile, 'utf8');
  await expect(acquireLock(target)).rejects.toBeInstanceOf(OutputLockedError);
  expect(readFileSync(target.lockFile, 'utf8')).toBe(text);
});

test('a live claim on a dead lock is respected, and the dead lock stays for its taker', async () => {
  const { target } = fresh();
  const { hash } = await import('node:crypto');
  leaveLock(target.lockFile, { pid: dead });
  const text = readFileSync(target.lockFile, 'utf8');
  leaveLock(`${target.lockFile}.${hash('sha256', text).slice(0, 16)}`, { id: 'taker' });
  await expect(acquireLock(target)).rejects.toBeInstanceOf(OutputLockedError);
  expect(readFileSync(target.lockFile, 'utf8')).toBe(text);
});

test('a lock that another one took over is not released by the first', async () => {
  const { target } = fresh();
  const lock = await acquireLock(target);
  leaveLock(target.lockFile, { host: 'elsewhere' });
  lock.release();
  expect(existsSync(target.lockFile)).toBe(true);
});

test('where a file cannot have two names, the lock is made directly', async () => {
  const { outDir } = fresh();
  const { disk } = faultyDisk({ from: 1, to: Infinity, code: 'ENOTSUP', only: 'link' });
  const target = resolveOutputTarget(outDir, { disk });
  const lock = await acquireLock(target);
  await expect(acquireLock(target)).rejects.toBeInstanceOf(OutputLockedError);
  lock.release();
  expect(besides(outDir)).toEqual([]);
});

test('FI-07: a lock that cannot be made is a problem of the environment that names the output', async () => {
  const { outDir } = fresh();
  const { disk } = faultyDisk({ from: 1, to: Infinity, code: 'EACCES', only: 'create' });
  const error: unknown = await acquireLock(resolveOutputTarget(outDir, { displayName: 'dist', disk })).catch(
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(OutputError);
  expect((error as OutputError).diagnostic).toMatchObject({ code: 'output/write-failed', file: 'dist' });
});

describe('FI-17, two builds of one output at a time', () => {
  const page = (text: string): Record<string, string> =>
    Object.fromEntries(
      Array.from({ length: 40 }, (_, number) => [`p${number}/index.html`, `${text} ${number}`]),
    );

  /** Starts them all, and lets the one that holds the lock go on when the others have ended. */
  async function race(outDir: string, texts: readonly string[]): Promise<readonly Ended[]> {
    const go = `${outDir}-go`;
    const endings: Ended[] = [];
    const running = texts.map(async (text) => {
      const end = await publisher.run({ outDir, sites: [page(text)], holdUntil: go });
      endings.push(end);
      if (endings.length === texts.length - 1) writeFileSync(go, '');
      return end;
    });
    const all = await Promise.all(running);
    expect(endings.map(({ code }) => code)).toEqual([...texts.slice(1).map(() => 4), 0]);
    expect(treeOf(outDir)).toEqual(publishedTree(page(texts[all.findIndex(({ code }) => code === 0)] ?? '')));
    expect(besides(outDir)).toEqual([]);
    return all;
  }

  test('one publishes, the other ends with 4 and says why', async ({ task }) => {
    const [pairs, full] = [tries(4, 50), 50];
    for (let pair = 0; pair < pairs; pair += 1) {
      const all = await race(join(freshFolder(), 'dist'), ['A', 'B']);
      expect(all.find(({ code }) => code === 4)?.error).toContain('dist: output/locked');
    }
    report(task, { of: 'pairs', tried: pairs, full, found: 'one published, one said why' });
  });

  test('of many takers of one dead lock, exactly one wins', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { outDir, target } = fresh();
      leaveLock(target.lockFile, { pid: dead });
      await race(outDir, ['A', 'B', 'C', 'D', 'E', 'F']);
    }
  });

  test('a build that was killed does not keep the next one out', async () => {
    const outDir = join(freshFolder(), 'dist');
    const child: ChildProcess = publisher.start({ outDir, sites: [page('x')], holdUntil: `${outDir}-never` });
    const end = ended(child);
    while (!existsSync(resolveOutputTarget(outDir).lockFile))
      await new Promise((resolve) => setTimeout(resolve, 5));
    await expect(publish(resolveOutputTarget(outDir), site)).rejects.toBeInstanceOf(OutputLockedError);
    child.kill('SIGKILL');
    await end;
    await publish(resolveOutputTarget(outDir), site);
    expect(treeOf(outDir)).toEqual(publishedTree(site));
    rmSync(outDir, { recursive: true });
  });
});
