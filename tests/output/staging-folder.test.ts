import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OutputError } from '../../src/output/output-error.js';
import { acquireLock } from '../../src/output/lock/acquire-lock.js';
import { MANIFEST_NAME } from '../../src/output/manifest.js';
import { openStagingFolder } from '../../src/output/staging-folder.js';
import { resolveOutputTarget } from '../../src/output/output-target.js';
import { DiagnosticError } from '../../src/diagnostics/diagnostic.js';
import { faultyDisk, NO_FAULT } from './fixture/faulty-disk.js';
import {
  besides,
  freshFolder,
  publish,
  publishedTree,
  recordsOf,
  treeOf,
  writeTree,
  type Tree,
} from './fixture/sites.js';

const first: Tree = {
  'index.html': '<p>one</p>',
  'a/index.html': '<p>a</p>',
  'a.md': '# a',
  '_docsgen/x.1.js': 'x',
};
const second: Tree = { 'index.html': '<p>two</p>', 'a/index.html': '<p>a</p>', 'b/index.html': '<p>b</p>' };

function fresh(): { readonly outDir: string; readonly target: ReturnType<typeof resolveOutputTarget> } {
  const outDir = join(freshFolder(), 'dist');
  return { outDir, target: resolveOutputTarget(outDir, { displayName: 'dist' }) };
}

describe.each([
  ['as a whole', false],
  ['file by file', true],
])('publishing %s', (_, perFile) => {
  test('an output holds exactly the files of the site and the manifest', async () => {
    const { outDir, target } = fresh();
    const published = await publish(target, first, { perFile });
    expect(treeOf(outDir)).toEqual(publishedTree(first));
    expect(published).toMatchObject({
      written: Object.keys(first).toSorted(),
      unchanged: [],
      removed: [],
      bytes: 22,
    });
    expect(besides(outDir)).toEqual([]);
  });

  test('an update writes what changed, keeps what did not, and removes what is gone', async () => {
    const { outDir, target } = fresh();
    await publish(target, first, { perFile });
    const kept = statSync(join(outDir, 'a/index.html'));
    const published = await publish(target, second, { perFile });
    expect(treeOf(outDir)).toEqual(publishedTree(second));
    expect(published).toMatchObject({
      written: ['b/index.html', 'index.html'],
      unchanged: ['a/index.html'],
      removed: ['_docsgen/x.1.js', 'a.md'],
      diagnostics: [],
    });
    expect(statSync(join(outDir, 'a/index.html'))).toMatchObject({
      ino: kept.ino,
      mtimeMs: kept.mtimeMs,
      nlink: 1,
    });
    expect(besides(outDir)).toEqual([]);
  });

  test('any series of sites ends in the bytes of a clean build of the last', async () => {
    const path = fc.constantFrom('a', 'a/index.html', 'b/c', 'b/d/e', 'b', 'f.html', '404', 'é/ü');
    const isTree = (site: Tree): boolean =>
      !Object.keys(site).some((one) => Object.keys(site).some((other) => other.startsWith(`${one}/`)));
    const site = fc.dictionary(path, fc.string({ maxLength: 3 }), { noNullPrototype: true }).filter(isTree);
    await fc.assert(
      fc.asyncProperty(fc.array(site, { minLength: 1, maxLength: 4 }), async (series) => {
        const { outDir, target } = fresh();
        for (const each of series) await publish(target, each, { perFile });
        expect(treeOf(outDir)).toEqual(publishedTree(series.at(-1) ?? {}));
        expect(besides(outDir)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('a file that was changed by hand to the same size is written again', async () => {
    const { outDir, target } = fresh();
    await publish(target, first, { perFile });
    await new Promise((resolve) => setTimeout(resolve, 15));
    writeFileSync(join(outDir, 'index.html'), '<p>eno</p>');
    expect((await publish(target, first, { perFile })).written).toEqual(['index.html']);
    expect(treeOf(outDir)).toEqual(publishedTree(first));
  });

  test('a file that was deleted, cut or replaced by a link is written again', async () => {
    const { outDir, target } = fresh();
    await publish(target, first, { perFile });
    rmSync(join(outDir, 'index.html'));
    writeFileSync(join(outDir, 'a.md'), '');
    rmSync(join(outDir, '_docsgen/x.1.js'));
    symlinkSync('../index.html', join(outDir, '_docsgen/x.1.js'));
    const published = await publish(target, first, { perFile });
    expect(published.written).toEqual(['_docsgen/x.1.js', 'a.md', 'index.html']);
    expect(treeOf(outDir)).toEqual(publishedTree(first));
  });

  test('files that are not ours are kept', async () => {
    const { outDir, target } = fresh();
    const foreign = {
      CNAME: 'docs.example.org',
      '.git/HEAD': 'ref',
      'a/notes.txt': 'mine',
      'own/deep/x': 'y',
    };
    await publish(target, first, { perFile });
    writeTree(outDir, foreign);
    symlinkSync('nowhere', join(outDir, 'link'));
    mkdirSync(join(outDir, 'elsewhere'));
    symlinkSync('../own', join(outDir, 'elsewhere/own'));
    await publish(target, second, { perFile });
    const links = { link: '-> nowhere', 'elsewhere/own': '-> ../own' };
    expect(treeOf(outDir)).toEqual(publishedTree(second, { ...foreign, ...links }));
  });

  test('a file of the site takes the path of one that is not ours', async () => {
    const { outDir, target } = fresh();
    await publish(target, first, { perFile });
    writeTree(outDir, { 'b/index.html': 'mine' });
    await publish(target, second, { perFile });
    expect(treeOf(outDir)).toEqual(publishedTree(second));
  });

  test.each([
    ['a file where the site needs a folder', { b: 'mine' }, 'dist/b'],
    ['a folder where the site needs a file', { 'b/index.html/x': 'mine' }, 'dist/b/index.html'],
  ])('%s is never removed, but reported', async (_name, foreign, file) => {
    const { outDir, target } = fresh();
    await publish(target, first, { perFile });
    writeTree(outDir, foreign as Tree);
    const error: unknown = await publish(target, second, { perFile }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(OutputError);
    expect((error as OutputError).diagnostic).toMatchObject({
      code: 'output/foreign-file',
      severity: 'error',
    });
    expect((error as OutputError).diagnostic.file.startsWith(file)).toBe(true);
    expect(treeOf(outDir)).toEqual(publishedTree(first, foreign as Tree));
    expect(besides(outDir)).toEqual([]);
  });

  test('nothing outside is written or removed through a folder that became a link', async () => {
    const { outDir, target } = fresh();
    const outside = { 'a/index.html': 'theirs', 'keep.txt': 'theirs' };
    const elsewhere = freshFolder();
    writeTree(elsewhere, outside);
    await publish(target, first, { perFile });
    rmSync(join(outDir, 'a'), { recursive: true });
    symlinkSync(join(elsewhere, 'a'), join(outDir, 'a'));
    await publish(target, { ...second, 'a/index.html': 'new' }, { perFile }).catch(() => undefined);
    await publish(target, { 'index.html': '' }, { perFile });
    expect(treeOf(elsewhere)).toEqual(outside);
  });
});

describe('a build in which nothing changed', () => {
  test('writes nothing at all, with or without puts', async () => {
    const { outDir, target } = fresh();
    const { mtimes } = await publish(target, first);
    const before = lstatSync(outDir);
    const watched = faultyDisk(NO_FAULT);
    const again = await publish(resolveOutputTarget(outDir, { disk: watched.disk }), first);
    expect(again).toMatchObject({ written: [], removed: [], unchanged: Object.keys(first).toSorted() });
    const changing = ['write', 'link', 'copy', 'makeFolder', 'removeFolder'];
    expect(watched.asked.filter((name) => changing.includes(name))).toEqual(['link']);
    expect(lstatSync(outDir)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });

    const lock = await acquireLock(target);
    const stage = await openStagingFolder(lock, { knownMtimes: mtimes });
    for (const [path, file] of recordsOf(first)) expect(stage.hasFile(path, file)).toBe(true);
    expect(await stage.finish(recordsOf(first))).toMatchObject({ written: [], mtimes });
    lock.release();
    expect(lstatSync(outDir).ino).toBe(before.ino);
  });

  test('a trusted time tells a change that a clock set back would hide', async () => {
    const { outDir, target } = fresh();
    const { mtimes } = await publish(target, first);
    writeFileSync(join(outDir, 'index.html'), '<p>eno</p>');
    utimesSync(join(outDir, 'index.html'), new Date(0), new Date(0));
    expect((await publish(target, first)).written).toEqual([]);
    expect((await publish(target, first, { knownMtimes: mtimes })).written).toEqual(['index.html']);
    expect(treeOf(outDir)).toEqual(publishedTree(first));
  });

  test('an empty site is an output too', async () => {
    const { outDir, target } = fresh();
    await publish(target, {});
    expect(treeOf(outDir)).toEqual(publishedTree({}));
  });
});

describe('a stage', () => {
  test('knows which files are published or were put', async () => {
    const { outDir, target } = fresh();
    await publish(target, first);
    rmSync(join(outDir, 'a.md'));
    const lock = await acquireLock(target);
    const stage = await openStagingFolder(lock);
    const missing = (site: Tree): readonly string[] =>
      [...recordsOf(site)].filter(([path, file]) => !stage.hasFile(path, file)).map(([path]) => path);
    expect(missing({ ...first, 'new.html': '' })).toEqual(['a.md', 'new.html']);
    stage.put('a.md', '# a');
    expect(missing(first)).toEqual([]);
    await stage.finish(recordsOf(first));
    lock.release();
    expect(treeOf(outDir)).toEqual(publishedTree(first));
  });

  test('takes bytes as well as text, and the hash of one who knows it', async () => {
    const { outDir, target } = fresh();
    const bytes = new Uint8Array([0, 255, 10]);
    const lock = await acquireLock(target);
    const stage = await openStagingFolder(lock);
    const known = recordsOf({ 'é.txt': 'é' }).get('é.txt')!;
    expect(stage.put('é.txt', 'é', known)).toBe(known);
    await stage.finish(
      new Map([
        ['é.txt', known],
        ['logo.png', stage.put('logo.png', bytes)],
      ]),
    );
    lock.release();
    expect([...readFileSync(join(outDir, 'logo.png'))]).toEqual([...bytes]);
    expect(readFileSync(join(outDir, 'é.txt'), 'utf8')).toBe('é');
  });

  test('that is abandoned leaves no trace, and takes no more', async () => {
    const { outDir, target } = fresh();
    await publish(target, first);
    const lock = await acquireLock(target);
    const stage = await openStagingFolder(lock);
    for (let page = 0; page < 100; page += 1) stage.put(`p${page}/index.html`, 'x'.repeat(50_000));
    await stage.abandon();
    stage.put('late.html', 'late');
    await stage.drain();
    lock.release();
    expect(treeOf(outDir)).toEqual(publishedTree(first));
    expect(besides(outDir)).toEqual([]);
  });

  test.each(['../x', '/x', 'a//b', 'a/./b', '', 'a/', MANIFEST_NAME, '.docsgen-lock', 'a\0b'])(
    'refuses the path %j',
    async (path) => {
      const { target } = fresh();
      const lock = await acquireLock(target);
      const stage = await openStagingFolder(lock);
      expect(() => stage.put(path, '')).toThrow('is no path of an output');
      lock.release();
    },
  );

  test('refuses to publish other files than were put, and leaves the output alone', async () => {
    const { outDir, target } = fresh();
    await publish(target, first);
    const attempt = async (put: Tree, site: Tree): Promise<void> => {
      const lock = await acquireLock(target);
      try {
        const stage = await openStagingFolder(lock);
        for (const [path, text] of Object.entries(put)) stage.put(path, text);
        await stage.finish(recordsOf(site));
      } finally {
        lock.release();
      }
    };
    await expect(attempt({ 'a.md': 'new' }, first)).rejects.toThrow('a.md was put, but');
    await expect(attempt({}, second)).rejects.toThrow('index.html is to be published, but');
    expect(treeOf(outDir)).toEqual(publishedTree(first));
    expect(besides(outDir)).toEqual([]);
  });

  test.each([
    ['a folder of somebody else', { 'thesis.tex': 'years of work' }],
    ['a manifest that makes no sense', { [MANIFEST_NAME]: '{"docsgen":1,"files":{"../x":{}}}', 'a.md': 'x' }],
  ])('is not opened on %s', async (_name, tree) => {
    const { outDir, target } = fresh();
    writeTree(outDir, tree as Tree);
    await expect(publish(target, first)).rejects.toBeInstanceOf(DiagnosticError);
    expect(treeOf(outDir)).toEqual(tree);
    expect(besides(outDir)).toEqual([]);
  });

  test('that was made in folders which did not exist leaves none behind when it fails', async () => {
    const root = freshFolder();
    const target = resolveOutputTarget(join(root, 'x/y/dist'));
    const lock = await acquireLock(target);
    const stage = await openStagingFolder(lock);
    stage.put('a', 'a');
    await stage.abandon();
    lock.release();
    expect(treeOf(root)).toEqual({});
    expect(lstatSync(root).nlink).toBe(2);
  });
});

test('an output that is reached by a link is replaced where it lies, and the link stays', async () => {
  const root = freshFolder();
  mkdirSync(join(root, 'real'));
  symlinkSync('real/site', join(root, 'dist'));
  mkdirSync(join(root, 'real/site'));
  await publish(resolveOutputTarget(join(root, 'dist')), first);
  await publish(resolveOutputTarget(join(root, 'dist')), second);
  expect(lstatSync(join(root, 'dist')).isSymbolicLink()).toBe(true);
  expect(treeOf(join(root, 'real/site'))).toEqual(publishedTree(second));
  expect(besides(join(root, 'real/site'))).toEqual([]);
});

test('where a file cannot have two names it is copied', async () => {
  const { outDir } = fresh();
  const { disk } = faultyDisk({ from: 1, to: Infinity, code: 'EPERM', only: 'link' });
  const target = resolveOutputTarget(outDir, { disk });
  await publish(target, first);
  writeTree(outDir, { CNAME: 'mine' });
  const published = await publish(target, second);
  expect(treeOf(outDir)).toEqual(publishedTree(second, { CNAME: 'mine' }));
  expect(published.unchanged).toEqual(['a/index.html']);
  const again = await publish(target, second, { knownMtimes: published.mtimes });
  expect(again.written).toEqual([]);
});

test('a link count left by somebody else does no harm', async () => {
  const { outDir, target } = fresh();
  await publish(target, first);
  linkSync(join(outDir, 'index.html'), join(outDir, '../backup.html'));
  await publish(target, second);
  expect(readFileSync(join(outDir, '../backup.html'), 'utf8')).toBe('<p>one</p>');
  chmodSync(join(outDir, 'index.html'), 0o600);
});
