import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeDisk } from '../../../src/output/disk/disk.js';
import { freshFolder, writeTree } from '../fixture/sites.js';

test('a written file is whole, replaces what was there, and its time is reported', async () => {
  const path = join(freshFolder(), 'a');
  for (const text of ['x'.repeat(300_000), 'short', '']) {
    const time = await nodeDisk.write(path, Buffer.from(text));
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(statSync(path).mtimeMs).toBe(time);
  }
});

test('a write that fails names its path', async () => {
  const path = join(freshFolder(), 'none/a');
  await expect(nodeDisk.write(path, Buffer.from('x'))).rejects.toMatchObject({ code: 'ENOENT', path });
});

test('looking does not follow links, and finds nothing below a file', () => {
  const folder = freshFolder();
  writeTree(folder, { 'a/b': 'text' });
  symlinkSync('a', join(folder, 'link'));
  expect(nodeDisk.stat(join(folder, 'a/b'))).toMatchObject({ kind: 'file', size: 4 });
  expect(nodeDisk.stat(join(folder, 'link'))?.kind).toBe('link');
  expect(nodeDisk.stat(join(folder, 'a/b/c'))).toBeUndefined();
  expect(nodeDisk.stat(join(folder, 'none'))).toBeUndefined();
  expect(nodeDisk.list(folder)).toEqual([
    { name: 'a', kind: 'folder' },
    { name: 'link', kind: 'link' },
  ]);
});

test('a folder may stand already, but not as a link to another one', () => {
  const folder = freshFolder();
  nodeDisk.makeFolder(join(folder, 'a'));
  nodeDisk.makeFolder(join(folder, 'a'));
  symlinkSync('a', join(folder, 'link'));
  expect(() => nodeDisk.makeFolder(join(folder, 'link'))).toThrow('EEXIST');
  writeFileSync(join(folder, 'file'), '');
  expect(() => nodeDisk.makeFolder(join(folder, 'file'))).toThrow('EEXIST');
});

test('a new small file never replaces one', () => {
  const path = join(freshFolder(), 'a');
  nodeDisk.create(path, 'mine');
  expect(() => nodeDisk.create(path, 'theirs')).toThrow('EEXIST');
  expect(nodeDisk.read(path)).toBe('mine');
});

test('files and folders are flushed', async () => {
  const folder = freshFolder();
  mkdirSync(join(folder, 'a'));
  writeFileSync(join(folder, 'a/b'), 'x');
  await nodeDisk.sync(join(folder, 'a/b'));
  await nodeDisk.sync(join(folder, 'a'));
  await expect(nodeDisk.sync(join(folder, 'none'))).rejects.toThrow('ENOENT');
  expect(existsSync(join(folder, 'a/b'))).toBe(true);
});
