/** The catalogue of bad input: what is said of each, where, and that nothing else happens. */

import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BuildResult } from 'docsgen';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MIXED_CODES, WARNING_CODES } from '../../src/diagnostics/diagnostic-codes.js';
import { computingTime } from '../computing-time.js';
import { goodSite, type BadInput, type Found } from './bad-input/bad-input.js';
import { configs } from './bad-input/configs.js';
import { demos } from './bad-input/demos.js';
import { files, neighbors, SECRET } from './bad-input/files.js';
import { frontMatter } from './bad-input/front-matter.js';
import { links } from './bad-input/links.js';
import { markdownCases } from './bad-input/markdown.js';
import { navigationCases } from './bad-input/navigation.js';
import { routes } from './bad-input/routes.js';
import {
  config,
  differences,
  fixture,
  longLived,
  markdown,
  navigation,
  treeOf,
  type Fixture,
} from './fixture.js';

/** The good site, built once; each test puts its files in, and takes them out again. */
const state: { site?: Fixture } = {};
const theSite = (): Fixture => state.site!;

beforeAll(async () => {
  process.env['CANARY'] = SECRET;
  state.site = longLived(goodSite);
  for (const [path, text] of Object.entries(neighbors)) writeBeside(path, text);
  expect(listReported(await theSite().build(), [])).toEqual([]);
});

afterAll(() => {
  delete process.env['CANARY'];
  state.site?.dispose();
});

afterEach(() => {
  const site = theSite();
  for (const path of readdirSync(site.folder)) site.remove(path);
  for (const [path, text] of Object.entries(goodSite)) site.write(path, text);
});

const chapters: readonly (readonly [string, readonly BadInput[]])[] = [
  ['front matter', frontMatter],
  ['encoding and files', files],
  ['Markdown', markdownCases],
  ['navigation', navigationCases],
  ['routes', routes],
  ['includes and demos', demos],
  ['config', configs],
  ['links, images, redirects and templates', links],
];

describe.each(chapters)('%s', (_, cases) => {
  test.each(cases.map((bad) => [bad.name, bad] as const))('%s', async (__, bad) => {
    const site = theSite();
    const published = site.tree();
    put(bad, site);
    const sources = treeOf(site.folder);
    const start = computingTime();
    const first = await site.build();
    const took = computingTime() - start;
    expectFound(first, bad);
    expectUntouched(site, { published, sources, status: first.status });
    const second = await site.build();
    expect(second.problems, 'the same is said again').toEqual(first.problems);
    expect(second.status).toBe(first.status);
    expect(took).toBeLessThan(bad.within ?? 10_000);
    bad.also?.(site);
  });
});

describe('several errors at once', () => {
  test('B125 fifty errors in fifty files are reported in one run, sorted, each once, in the same order each time', async () => {
    const site = theSite();
    const names = Array.from({ length: 50 }, (_, at) => `page-${String(at).padStart(2, '0')}`);
    for (const name of names) site.write(`pages/${name}.md`, markdown('Page', '[it](/gone)'));
    site.write(
      'navigation/acme.ts',
      navigation(...['bad', 'button', 'slider', ...names].map((name) => ({ pathname: `/${name}` }))),
    );
    const expected = names.map((name): Found => ['link/trailing-slash', `pages/${name}.md`, 9, 1]);
    for (let run = 0; run < 3; run += 1) expect(listReported(await site.build(), expected)).toEqual(expected);
    expect(listReported(await site.build({ cacheDir: false }), expected)).toEqual(expected);
  });

  test('errors of every area are reported together, by file, line and column', async () => {
    const site = theSite();
    site.write('pages/bad.md', markdown('Bad', '[a](/a) and [b](javascript:b)\n\n```tsx\nopen'));
    site.write('pages/button/index.md', markdown('Button', '{{"demo": "Gone.js"}}', 'titel: Button\n'));
    site.write('pages/slider.md', Buffer.from([0xff, 0xfe, 0x41, 0x00]));
    site.write('pages/con.md', 'x\n');
    site.write(
      'navigation/acme.ts',
      navigation(
        { pathname: '/bad' },
        { pathname: '/button' },
        { pathname: '/slider' },
        { pathname: '/gone' },
      ),
    );
    const expected: readonly Found[] = [
      ['nav/missing-page', 'navigation/acme.ts', 12, 17],
      ['link/trailing-slash', 'pages/bad.md', 9, 1],
      ['link/unsafe-url', 'pages/bad.md', 9, 13],
      ['code/unclosed-fence', 'pages/bad.md', 11, 1],
      ['front-matter/unknown-key', 'pages/button/index.md', 3, 1],
      ['demo/missing', 'pages/button/index.md', 10, 1],
      ['route/invalid-name', 'pages/con.md'],
      ['file/utf16', 'pages/slider.md'],
    ];
    expect(listReported(await site.build(), expected)).toEqual(expected);
  });

  test('when all is fixed, the site is complete again, and equal to the first one', async () => {
    const site = theSite();
    const first = await site.build();
    expect(first.status).toBe('complete');
    const tree = site.tree();
    site.write('pages/bad.md', '---\ntitle: [\n---\n');
    expect((await site.build()).status).toBe('content');
    site.write('pages/bad.md', goodSite['pages/bad.md']!);
    expect((await site.build()).problems).toEqual([]);
    expect(differences(site.tree(), tree)).toEqual([]);
  });
});

describe('files that are written differently and mean the same', () => {
  const text = markdown(
    'Bad',
    '## Sizes\n\n- One\n- Two\n\n```tsx\nconst a = 1;\n\nconst b = 2;\n```\n\n:::info\nNote.\n:::',
  );

  test.each([
    ['B024 a byte order mark', `\uFEFF${text}`],
    ['B025 CRLF', text.replaceAll('\n', '\r\n')],
    ['B026 CR alone', text.replaceAll('\n', '\r')],
    [
      'B027 all of them',
      text
        .split('\n')
        .map((line, at) => line + ['\n', '\r', '\r\n'][at % 3])
        .join(''),
    ],
  ])('%s makes the same bytes', async (_, other) => {
    const site = theSite();
    site.write('pages/bad.md', text);
    expect((await site.build()).problems).toEqual([]);
    const tree = site.tree();
    site.write('pages/bad.md', other);
    expect((await site.build()).problems).toEqual([]);
    expect(differences(site.tree(), tree)).toEqual([]);
  });

  test('B034 a page may be longer than a megabyte where the limit is raised', async () => {
    const site = theSite();
    site.write('docsgen.config.ts', config('limits: { pageBytes: 20_000_000 },'));
    site.write('pages/bad.md', markdown('Bad', 'word '.repeat(500_000)));
    const result = await site.build();
    expect(result.problems).toEqual([]);
    expect(site.html('/bad/').length).toBeGreaterThan(2_500_000);
  });
});

describe('output folders', () => {
  let home: string | undefined;
  beforeEach(() => void (home = process.env['HOME']));
  afterEach(() => void (process.env['HOME'] = home));

  const dangerous: readonly (readonly [string, (site: Fixture) => string])[] = [
    ['the root of the disk', () => '/'],
    ['the working directory', () => process.cwd()],
    ['above the working directory', () => '..'],
    ['the site folder', ({ folder }) => folder],
    ['above the site folder', ({ home: above }) => above],
    ["the site's pages", ({ folder }) => join(folder, 'pages')],
    ["within the site's pages", ({ folder }) => join(folder, 'pages', 'dist')],
    ["the site's public", ({ folder }) => join(folder, 'public')],
    ["the site's navigation", ({ folder }) => join(folder, 'navigation')],
    ['above the cache', ({ home: above }) => join(above, 'cache')],
    ['node_modules', () => 'node_modules'],
    ['a package', () => 'node_modules/react'],
    ['a new folder among the packages', () => 'node_modules/site'],
    ['.git', () => '.git'],
    ['within .git', () => '.git/site'],
    ['the home folder', () => homeFolder()],
    ['a link to the site folder', ({ folder }) => linkTo(folder, 'to-site')],
  ];

  test.each(dangerous)(
    'B110 an output folder that is, or holds, or lies in what must stay is refused: %s',
    async (_, folderOf) => {
      const site = theSite();
      const outDir = folderOf(site);
      const before = treeOf(site.home);
      const result = await site.build({ outDir });
      expect(result.status).toBe('config');
      expect(result.problems.map(({ code }) => code)).toEqual(['output/dangerous']);
      expect(differences(treeOf(site.home), before)).toEqual([]);
    },
  );

  test('B111 an output folder that is not empty and not ours is refused, and keeps its files', async () => {
    const site = fixture(goodSite);
    mkdirSync(site.outDir);
    writeFileSync(join(site.outDir, 'letter.txt'), 'Dear');
    const result = await site.build();
    expect(result.status).toBe('config');
    expect(result.problems.map(({ code }) => code)).toEqual(['output/not-owned']);
    expect([...site.tree()]).toEqual([['letter.txt', 'Dear']]);
  });

  test.each([
    ['a file', (path: string) => writeFileSync(path, 'x')],
    ['a link to nothing', (path: string) => symlinkSync('nothing', path)],
  ])('B112 an output folder that is %s is refused', async (_, make) => {
    const site = fixture(goodSite);
    make(site.outDir);
    const result = await site.build();
    expect(result.status).toBe('config');
    expect(result.problems.map(({ code }) => code)).toEqual(['output/not-a-folder']);
  });

  test('B116 a base that the caller gives is checked as one in the config', async () => {
    const result = await theSite().build({ base: 'docs' });
    expect(result.status).toBe('config');
    expect(listReported(result, [])).toEqual([['config/invalid', 'docsgen.config.ts', undefined, undefined]]);
  });

  function homeFolder(): string {
    process.env['HOME'] = join(theSite().home, 'home');
    mkdirSync(process.env['HOME'], { recursive: true });
    return process.env['HOME'];
  }

  function linkTo(target: string, name: string): string {
    const path = join(theSite().home, name);
    symlinkSync(target, path);
    return path;
  }
});

function writeBeside(path: string, text: string): void {
  const at = join(theSite().home, path);
  mkdirSync(join(at, '..'), { recursive: true });
  writeFileSync(at, text);
}

function put({ files: added = {}, links: made = {}, remove = [] }: BadInput, site: Fixture): void {
  for (const [path, content] of Object.entries(added)) site.write(path, content);
  for (const [path, target] of Object.entries(made)) site.link(path, target);
  for (const path of remove) site.remove(path);
}

function expectFound(result: BuildResult, bad: BadInput): void {
  expect(listReported(result, bad.finds)).toEqual(bad.finds);
  expect(result.status).toBe(bad.status ?? 'content');
  for (const diagnostic of result.problems) {
    if (!MIXED_CODES.some((code) => code === diagnostic.code))
      expect(diagnostic.severity, diagnostic.code).toBe(severityOf(diagnostic.code));
    const text = [diagnostic.message, diagnostic.hint ?? ''].join('\n');
    expect(text).not.toMatch(/undefined|RangeError|TypeError|\[object|NaN|\n\s+at /);
    expect(text).not.toContain(process.cwd());
    expect(diagnostic.message).not.toBe('');
  }
  const [only] = result.problems;
  if (bad.hint) expect(only?.hint).toMatch(bad.hint);
  if (bad.message) expect(only?.message).toMatch(bad.message);
  if (bad.related) {
    const { length } = bad.related;
    const places = only?.related?.map(({ file, line, column }) => [ofSite(file), line, column]);
    expect(places?.map((place) => place.slice(0, length))).toContainEqual(bad.related);
  }
}

/** As many parts of each place as the expectation has. */
function listReported(
  { problems: diagnostics }: BuildResult,
  expected: readonly Found[],
): readonly unknown[] {
  return diagnostics.map(({ code, file, line, column }, at) =>
    [code, ofSite(file), line, column].slice(0, expected[at]?.length ?? 4),
  );
}

/** What the guide says that a code is. */
function severityOf(code: string): string {
  return WARNING_CODES.some((one) => one === code) ? 'warning' : 'error';
}

function ofSite(file: string): string {
  return relative(theSite().folder, file).replace(/^(\.\.\/)+.*?\/site\//, '');
}

interface Before {
  readonly published: ReadonlyMap<string, string>;
  readonly sources: ReadonlyMap<string, string>;
  readonly status: BuildResult['status'];
}

function expectUntouched(site: Fixture, { published, sources, status }: Before): void {
  expect(differences(treeOf(site.folder), sources), 'the sources are as they were').toEqual([]);
  expect(
    readdirSync(site.home).filter((name) => name.startsWith('.')),
    'nothing is left behind',
  ).toEqual([]);
  if (status !== 'complete')
    expect(differences(site.tree(), published), 'the output is as it was').toEqual([]);
}
