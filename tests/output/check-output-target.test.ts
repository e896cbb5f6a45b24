import { mkdirSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkOutputTarget, type ProtectedFolder } from '../../src/output/check-output-target.js';
import { resolveOutputTarget } from '../../src/output/output-target.js';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.js';
import { freshFolder, publish, treeOf, writeTree, type Tree } from './fixture/sites.js';

const project: Tree = {
  'package.json': '{}',
  '.git/HEAD': 'ref: refs/heads/main',
  'src/index.ts': 'export {}',
  'content/docsgen.config.ts': 'export default {}',
  'content/pages/index.md': '# Hello',
  'content/public/logo.svg': '<svg/>',
  'node_modules/react/package.json': '{}',
  'node_modules/.cache/docsgen/store': 'x',
};

function guardedIn(root: string): readonly ProtectedFolder[] {
  return [
    { path: root, name: 'the project folder', mayContainOutput: true },
    { path: join(root, 'content'), name: 'the site folder', mayContainOutput: true },
    { path: join(root, 'content/pages'), name: 'the pages folder' },
    { path: join(root, 'content/public'), name: 'the public folder' },
    { path: join(root, 'node_modules/.cache/docsgen'), name: 'the cache' },
  ];
}

function check(root: string, outDir: string): readonly Diagnostic[] {
  return checkOutputTarget(resolveOutputTarget(join(root, outDir), { displayName: outDir }), guardedIn(root));
}

afterEach(() => vi.unstubAllEnvs());

describe('B110, a dangerous output folder is refused and nothing is touched', () => {
  test.each([
    ['.', 'The output folder . is the project folder, which a build would replace.'],
    ['..', 'The output folder .. holds the project folder, which a build would replace.'],
    ['/', 'The output folder / is the root of the disk, which a build would replace.'],
    ['content', 'The output folder content is the site folder, which a build would replace.'],
    ['content/pages', 'The output folder content/pages is the pages folder, which a build would replace.'],
    [
      'content/pages/dist',
      'The output folder content/pages/dist lies inside the pages folder, which a build would replace.',
    ],
    [
      'content/public/x/y',
      'The output folder content/public/x/y lies inside the public folder, which a build would replace.',
    ],
    ['node_modules', 'The output folder node_modules holds the cache, which a build would replace.'],
    [
      'node_modules/.cache/docsgen',
      'The output folder node_modules/.cache/docsgen is the cache, which a build would replace.',
    ],
    [
      'node_modules/.cache/docsgen/out',
      'The output folder node_modules/.cache/docsgen/out lies inside the cache, which a build would replace.',
    ],
    [
      'node_modules/site',
      'The output folder node_modules/site lies among installed packages, which a build would replace.',
    ],
    ['.git', 'The output folder .git lies inside a .git folder, which a build would replace.'],
    ['.git/site', 'The output folder .git/site lies inside a .git folder, which a build would replace.'],
  ])('%s', (outDir, message) => {
    const root = freshFolder();
    writeTree(root, project);
    const target = resolveOutputTarget(outDir === '/' ? '/' : join(root, outDir), { displayName: outDir });
    expect(checkOutputTarget(target, guardedIn(root))).toEqual([
      {
        code: 'output/dangerous',
        severity: 'error',
        file: outDir,
        message,
        hint: expect.stringMatching(/\.$/) as string,
      },
    ]);
    expect(treeOf(root)).toEqual(project);
  });

  test('the home folder and what holds it', () => {
    const root = freshFolder();
    vi.stubEnv('HOME', join(root, 'home/me'));
    mkdirSync(homedir(), { recursive: true });
    const codes = (outDir: string): readonly string[] =>
      checkOutputTarget(resolveOutputTarget(join(root, outDir)), []).map(({ message }) =>
        message.split(' ').slice(4).join(' '),
      );
    expect(codes('home/me')).toEqual(['is the home folder, which a build would replace.']);
    expect(codes('home')).toEqual(['holds the home folder, which a build would replace.']);
    expect(codes('home/me/site')).toEqual([]);
  });

  test('a link does not hide where it leads, nor does a guarded folder that is a link', () => {
    const root = freshFolder();
    writeTree(root, project);
    symlinkSync('content/pages', join(root, 'dist'));
    symlinkSync('..', join(root, 'content/up'));
    expect(check(root, 'dist')).toMatchObject([{ code: 'output/dangerous' }]);
    expect(check(root, 'content/up')).toMatchObject([{ code: 'output/dangerous' }]);
    const elsewhere = freshFolder();
    symlinkSync(elsewhere, join(root, 'linked'));
    const guarded = [{ path: join(root, 'linked'), name: 'the pages folder' }];
    expect(checkOutputTarget(resolveOutputTarget(join(elsewhere, 'x')), guarded)).toMatchObject([
      { code: 'output/dangerous' },
    ]);
  });

  test.each([
    'dist',
    'content/dist',
    'build/site',
    '../out',
    'contents',
    'node_modules/.tmp/dist',
    '.github/x',
  ])('%s is safe', (outDir) => {
    const root = join(freshFolder(), 'project');
    writeTree(root, project);
    expect(check(root, outDir)).toEqual([]);
  });
});

describe('B111, a folder that is not empty is ours or refused', () => {
  test.each([
    ['a file', { 'thesis.tex': 'x' }, 'it has no .docsgen.json'],
    ['a hidden file', { '.gitkeep': '' }, 'it has no .docsgen.json'],
    [
      'a manifest that cannot be read',
      { '.docsgen.json': '{' },
      'it has a .docsgen.json that cannot be read',
    ],
    [
      'a manifest that lists what is outside',
      { '.docsgen.json': '{"docsgen":1,"files":{"../a":{}}}' },
      'cannot be read',
    ],
  ])('%s', (_, tree, message) => {
    const root = freshFolder();
    writeTree(join(root, 'dist'), tree as Tree);
    const [diagnostic] = check(root, 'dist');
    expect(diagnostic).toMatchObject({ code: 'output/not-owned', severity: 'error', file: 'dist' });
    expect(diagnostic?.message).toContain(message);
    expect(treeOf(join(root, 'dist'))).toEqual(tree);
  });

  test('an empty folder, none, or a published one is fine', async () => {
    const root = freshFolder();
    mkdirSync(join(root, 'dist'));
    expect(check(root, 'dist')).toEqual([]);
    expect(check(root, 'none/yet')).toEqual([]);
    await publish(resolveOutputTarget(join(root, 'dist')), { 'index.html': 'x' });
    writeTree(join(root, 'dist'), { CNAME: 'mine' });
    expect(check(root, 'dist')).toEqual([]);
  });
});

describe('B112, an output folder that cannot be a folder', () => {
  test.each([
    ['package.json', 'is a file'],
    ['dangling', 'is a link to nothing'],
    ['to-file', 'is a file'],
    ['loop', 'is not a folder'],
    ['package.json/dist/x', 'cannot be made: package.json is a file'],
  ])('%s', (outDir, what) => {
    const root = freshFolder();
    writeTree(root, project);
    symlinkSync('nowhere', join(root, 'dangling'));
    symlinkSync('package.json', join(root, 'to-file'));
    symlinkSync('loop', join(root, 'loop'));
    const before = treeOf(root);
    expect(check(root, outDir)).toMatchObject([
      {
        code: 'output/not-a-folder',
        severity: 'error',
        file: outDir,
        message: `The output folder ${outDir} ${what}.`,
      },
    ]);
    expect(treeOf(root)).toEqual(before);
  });
});
