import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeDisk, type Disk } from '../../../src/output/disk/disk.js';
import { openWriteQueue } from '../../../src/output/disk/write-queue.js';
import { diskError, faultyDisk } from '../fixture/faulty-disk.js';
import { freshFolder, treeOf } from '../fixture/sites.js';

/** Counts the files in work. */
function countingDisk(): { readonly disk: Disk; most(): number } {
  let now = 0;
  let most = 0;
  const write: Disk['write'] = async (path, bytes) => {
    now += 1;
    most = Math.max(most, now);
    const time = await nodeDisk.write(path, bytes);
    now -= 1;
    return time;
  };
  return { disk: { ...nodeDisk, write }, most: () => most };
}

test('everything that was queued is written, sixteen files at a time', async () => {
  const root = join(freshFolder(), 'stage');
  const { disk, most } = countingDisk();
  const writer = openWriteQueue(root, disk);
  const site = Object.fromEntries(
    Array.from({ length: 200 }, (_, page) => [`p${page % 20}/${page}`, `page ${page}`]),
  );
  for (const [path, text] of Object.entries(site)) writer.write(path, text);
  const times = await writer.waitForIdle();
  expect(treeOf(root)).toEqual(
    Object.fromEntries(Object.entries(site).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
  expect(times.size).toBe(200);
  expect(most()).toBe(16);
});

test('room comes when what is queued has found a lane', async () => {
  const writer = openWriteQueue(freshFolder(), nodeDisk);
  for (let page = 0; page < 10; page += 1) writer.write(`${page}`, 'x');
  await writer.drain();
  for (let page = 10; page < 40; page += 1) writer.write(`${page}`, 'x');
  await writer.drain();
  expect((await writer.waitForIdle()).size).toBe(40);
});

test('a failure is reported once all is quiet, and wakes those who wait for room', async () => {
  const { disk } = faultyDisk({ from: 3, to: Infinity, code: 'ENOSPC', only: 'write' });
  const writer = openWriteQueue(freshFolder(), disk);
  for (let page = 0; page < 100; page += 1) writer.write(`${page}`, 'x');
  await writer.drain();
  writer.write('late', 'x');
  await expect(writer.waitForIdle()).rejects.toThrow('ENOSPC');
});

test('FI-09: with too many files open it waits and goes on', async () => {
  const refused = new Map<string, number>();
  const write: Disk['write'] = async (path, bytes) => {
    const times = refused.get(path) ?? 0;
    refused.set(path, times + 1);
    if (times < 3) throw diskError('EMFILE', 'open', path);
    return nodeDisk.write(path, bytes);
  };
  let waits = 0;
  const wait: Disk['wait'] = async () => void (waits += 1);
  const writer = openWriteQueue(freshFolder(), { ...nodeDisk, write, wait });
  for (let page = 0; page < 100; page += 1) writer.write(`${page}`, 'x');
  expect((await writer.waitForIdle()).size).toBe(100);
  expect(waits).toBe(300);
});

test('a writer that was stopped is quiet and takes no more', async () => {
  const root = freshFolder();
  const writer = openWriteQueue(root, nodeDisk);
  for (let page = 0; page < 100; page += 1) writer.write(`${page}`, 'x');
  await writer.stop();
  const before = treeOf(root);
  writer.write('late', 'x');
  expect((await writer.waitForIdle()).has('late')).toBe(false);
  expect(treeOf(root)).toEqual(before);
});

test('a file may lie under another name meanwhile; its time and its failure are reported by its path', async () => {
  const root = join(freshFolder(), 'stage');
  const nameOf = (path: string): string => path.replaceAll('/', '-');
  const writer = openWriteQueue(root, nodeDisk, nameOf);
  writer.write('a/b.html', 'x');
  expect([...(await writer.waitForIdle()).keys()]).toEqual(['a/b.html']);
  expect(treeOf(root)).toEqual({ 'a-b.html': 'x' });
  const { disk } = faultyDisk({ from: 0, to: Infinity, code: 'ENOSPC', only: 'write' });
  const failing = openWriteQueue(root, disk, nameOf);
  failing.write('a/b.html', 'x');
  await expect(failing.waitForIdle()).rejects.toThrow(/ENOSPC/);
});
