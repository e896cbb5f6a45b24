import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ABSENT, SourceFiles } from '../../src/graph/source-files.js';
import { DiagnosticError } from '../../src/diagnostics/diagnostic.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  for (const path of ['a', 'site/pages/deep']) mkdirSync(join(folder, path), { recursive: true });
  for (const path of ['outside.md', 'site/pages/b.md', 'site/pages/a.md', 'site/pages/deep/c.md'])
    write(path, path);
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const files = () => new SourceFiles(join(folder, 'site'));

describe('reading', () => {
  test('gives bytes, and nothing where there is no file', () => {
    expect(Buffer.from(files().read('pages/a.md')!).toString()).toBe('site/pages/a.md');
    expect(files().read('pages/none.md')).toBeUndefined();
    expect(files().read('pages')).toBeUndefined();
    expect(files().fingerprint('pages/none.md')).toBe(ABSENT);
  });

  test('looks at a file once in a world, and again when it is asked to forget', () => {
    const all = files();
    const before = all.fingerprint('pages/a.md');
    write('site/pages/a.md', 'another');
    expect(all.fingerprint('pages/a.md')).toBe(before);
    all.invalidate(['pages/a.md']);
    expect(all.fingerprint('pages/a.md')).not.toBe(before);
  });

  test('sees an edit that keeps size and times (FI-16)', () => {
    const all = files();
    write('site/pages/a.md', 'one');
    const before = all.fingerprint('pages/a.md');
    write('site/pages/a.md', 'two');
    all.invalidateAll();
    expect(all.fingerprint('pages/a.md')).not.toBe(before);
  });

  test.each(['EACCES', 'EIO', 'EMFILE'])(
    'tells a file that the system refuses with %s at its path (B039)',
    (code) => {
      const disk = {
        readFile() {
          throw Object.assign(new Error('refused'), { code });
        },
      };
      const all = new SourceFiles(folder, disk);
      expect(() => all.read('pages/a.md')).toThrow(DiagnosticError);
      expect(() => all.fingerprint('pages/a.md')).not.toThrow();
    },
  );
});

describe('listing', () => {
  test('holds all files below a folder, sorted, with slashes', () => {
    expect(files().list('pages')).toEqual({
      files: ['pages/a.md', 'pages/b.md', 'pages/deep/c.md'],
      rejectedLinks: [],
    });
  });

  test('is empty for a folder that is not there', () => {
    expect(files().list('none').files).toEqual([]);
  });

  test.each([
    ['outside', '../../outside.md'],
    ['outside', '../../a'],
    ['broken', 'nowhere.md'],
    ['cycle', '..'],
  ] as const)('refuses a link that leads %s: %s', (reason, target) => {
    symlinkSync(target, join(folder, 'site/pages/link.md'));
    const { files: found, rejectedLinks } = files().list('pages');
    expect(found).not.toContain('pages/link.md');
    expect(rejectedLinks).toEqual([{ path: 'pages/link.md', reason }]);
  });

  test('follows a link within the root', () => {
    symlinkSync('b.md', join(folder, 'site/pages/link.md'));
    expect(files().list('pages').files).toContain('pages/link.md');
  });

  test('refuses the links of two folders that lead to each other, where they close the cycle', () => {
    for (const [name, target] of ['ab', 'ba'].map((names) => [...names])) {
      mkdirSync(join(folder, `site/public/${name}`), { recursive: true });
      write(`site/public/${name}/${name}.svg`, '');
      symlinkSync(`../${target}`, join(folder, `site/public/${name}/link`));
    }
    expect(files().list('public')).toEqual({
      files: ['a/a.svg', 'a/link/b.svg', 'b/b.svg', 'b/link/a.svg'].map((path) => `public/${path}`),
      rejectedLinks: ['a/link/link', 'b/link/link'].map((path) => ({
        path: `public/${path}`,
        reason: 'cycle',
      })),
    });
  });

  test('refuses a link to a folder that holds the one through which it was reached', () => {
    mkdirSync(join(folder, 'site/parts'));
    symlinkSync('../../parts', join(folder, 'site/pages/deep/parts'));
    symlinkSync('../pages', join(folder, 'site/parts/pages'));
    expect(files().list('pages').rejectedLinks).toEqual([
      { path: 'pages/deep/parts/pages', reason: 'cycle' },
    ]);
  });

  test('follows two links to one folder, one below the other, and a link to a folder beside it', () => {
    mkdirSync(join(folder, 'site/pages/more'));
    symlinkSync('deep', join(folder, 'site/pages/first'));
    symlinkSync('../deep', join(folder, 'site/pages/more/second'));
    symlinkSync('more', join(folder, 'site/pages/third'));
    const { files: found, rejectedLinks } = files().list('pages');
    expect(rejectedLinks).toEqual([]);
    expect(found.filter((path) => path.endsWith('c.md'))).toEqual(
      ['deep', 'first', 'more/second', 'third/second'].map((path) => `pages/${path}/c.md`),
    );
  });

  test('knows a path that leads outside by a link above it', () => {
    symlinkSync('../../a', join(folder, 'site/pages/out'));
    write('a/x.tsx', 'x');
    expect(files().leadsOutside('pages/out/x.tsx')).toBe(true);
    expect(files().leadsOutside('pages/a.md')).toBe(false);
  });
});

describe('what a few changed files may have changed', () => {
  test('is the file alone where it only holds something else', () => {
    const all = files();
    all.list('pages');
    write('site/pages/a.md', 'another');
    expect(all.invalidate(['pages/a.md'])).toEqual({ files: ['pages/a.md'], folders: [] });
  });

  test('is every listing that it has come into, or gone from', () => {
    const all = files();
    for (const folder of ['', 'pages', './pages/', 'public']) all.list(folder);
    write('site/pages/deep/new.md', 'new');
    const folders = ['', 'pages', './pages/'];
    expect(all.invalidate(['pages/deep/new.md'])).toEqual({ files: ['pages/deep/new.md'], folders });
    expect(all.list('pages').files).toContain('pages/deep/new.md');
    rmSync(join(folder, 'site/pages/deep/new.md'));
    expect(all.invalidate(['pages/deep/new.md'])?.folders).toEqual(['pages']);
    expect(all.list('pages').files).not.toContain('pages/deep/new.md');
  });

  test('is not known for a folder, nor where there are links', () => {
    const all = files();
    all.list('pages');
    mkdirSync(join(folder, 'site/pages/new.md'), { recursive: true });
    expect(all.invalidate(['pages/new.md'])).toBeUndefined();
    symlinkSync('a.md', join(folder, 'site/pages/link.md'));
    const other = files();
    other.list('pages');
    expect(other.invalidate(['pages/a.md'])).toBeUndefined();
  });
});
