import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { acquireLock } from '../../src/output/lock/acquire-lock.js';
import {
  MANIFEST_NAME,
  parseManifest,
  createFileRecord,
  type OutputFile,
} from '../../src/output/manifest.js';
import { nodeDisk, type Disk } from '../../src/output/disk/disk.js';
import { openPublishedOutput, type PublishedOutput } from '../../src/output/published-output.js';
import { resolveOutputTarget } from '../../src/output/output-target.js';
import { freshFolder, publish, publishedTree, recordsOf, treeOf, type Tree } from './fixture/sites.js';

const site: Tree = {
  'a/index.html': 'old <script src="old.js">',
  'b.md': 'b',
  'code/old.js': 'old',
  'code/z.js': 'z',
};

const pieces = (tree: Tree): ReadonlyMap<string, OutputFile> =>
  new Map(
    Object.entries(tree).map(([path, content]) => [path, { content, file: createFileRecord(content) }]),
  );

/** A published site, and what is known of it. */
async function standing(
  disk: Disk = nodeDisk,
): Promise<{ readonly folder: string; readonly known: PublishedOutput }> {
  const target = resolveOutputTarget(join(freshFolder(), 'dist'));
  const { mtimes } = await publish(target, site);
  await acquireLock(target);
  return { folder: target.folder, known: openPublishedOutput({ ...target, disk }, recordsOf(site), mtimes) };
}

test('files are replaced, others come beside them, and those that are gone go', async () => {
  const { folder, known } = await standing();
  const changed = { 'a/index.html': 'new', 'code/new.js': 'new' };
  expect(await known.replaceFiles(pieces(changed), ['code/old.js'])).toBe(true);
  const { 'code/old.js': _, ...rest } = site;
  const after = { ...rest, ...changed };
  expect(treeOf(folder)).toEqual(publishedTree(after));
  expect(known.isIntact()).toBe(true);
  expect(known.files).toEqual(recordsOf(after));
  expect([...known.mtimes.keys()].toSorted()).toEqual(Object.keys(after).toSorted());
  expect(known.bytes).toBe(Object.values(after).join('').length);
});

test('a folder that is empty afterwards goes with its last file', async () => {
  const { folder, known } = await standing();
  expect(await known.replaceFiles(pieces({}), ['code/old.js', 'code/z.js'])).toBe(true);
  expect(treeOf(folder)).toEqual(publishedTree({ 'a/index.html': site['a/index.html']!, 'b.md': 'b' }));
});

test.each<[string, Tree, readonly string[], (folder: string) => void]>([
  ['a folder has to come', { 'new/x': 'x' }, [], () => undefined],
  [
    'a file of somebody else is in the way',
    { 'code/new.js': 'x' },
    [],
    (at) => writeFileSync(join(at, 'code/new.js'), 'mine'),
  ],
  ['a folder is in the way', { 'code/new.js': 'x' }, [], (at) => mkdirSync(join(at, 'code/new.js'))],
  ['what is to be replaced is away', { 'b.md': 'x' }, [], (at) => rmSync(join(at, 'b.md'))],
  ['what is to go is away', {}, ['b.md'], (at) => rmSync(join(at, 'b.md'))],
])('nothing is done where %s', async (_, changed, gone, prepare) => {
  const { folder, known } = await standing();
  prepare(folder);
  const before = treeOf(folder);
  expect(await known.replaceFiles(pieces(changed), gone)).toBe(false);
  expect(treeOf(folder)).toEqual(before);
});

test('whatever fails on the way, each file is whole, all of them are known to be ours, and the folder is looked through next', async () => {
  const changed = { 'a/index.html': 'new', 'b.md': 'new b', 'code/new.js': 'new' };
  let whole = 0;
  for (let failing = 0; failing < 40 && whole === 0; failing += 1) {
    let count = 0;
    const breaking =
      <Args extends unknown[], Result>(act: (...args: Args) => Result) =>
      (...args: Args): Result => {
        if (count++ === failing)
          throw Object.assign(new Error('ENOSPC: injected'), { code: 'ENOSPC', syscall: 'x', path: 'x' });
        return act(...args);
      };
    const disk: Disk = {
      ...nodeDisk,
      rename: breaking(nodeDisk.rename),
      remove: breaking(nodeDisk.remove),
      write: breaking(nodeDisk.write),
    };
    const { folder, known } = await standing(disk);
    const done = await known.replaceFiles(pieces(changed), ['code/old.js']).catch(() => 'failed');
    if (done === true) whole += 1;
    else expect(known.isIntact()).toBe(false);
    const listed = parseManifest(readFileSync(join(folder, MANIFEST_NAME), 'utf8'))!;
    for (const [path, text] of Object.entries(treeOf(folder)!)) {
      if (path === MANIFEST_NAME) continue;
      expect([site[path], (changed as Tree)[path]]).toContain(text);
      expect(listed.has(path), `${path} after ${failing}`).toBe(true);
    }
  }
  expect(whole).toBe(1);
});
