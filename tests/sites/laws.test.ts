/** Two of the three laws, on whole sites: incremental equals clean, the cache is invisible. The third is in crash.test.ts. */

import { cpSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITS, start as startFiles, type Files } from './edits.js';
import {
  config,
  differences,
  fixture,
  markdown,
  navigation,
  treeOf,
  type Fixture,
  type SiteFiles,
} from './fixture.js';
import { docsgen } from './process.js';

describe('law 1: an incremental build is a clean build', () => {
  const SERIES = 10;
  const LENGTH = 10;

  const edit = fc.record({ kind: fc.constantFrom(...Object.keys(EDITS)), a: fc.nat(999), b: fc.nat(999) });
  const series = fc.array(edit, { minLength: LENGTH, maxLength: LENGTH });

  test(
    'after each edit of random series, output and problems are those of a clean build without a cache',
    { timeout: 600_000 },
    async () => {
      const seen = { edits: 0, complete: 0 };
      const law = fc.asyncProperty(series, async (edits) => {
        const site = fixture(startFiles);
        const files: Files = new Map(Object.entries(startFiles as Record<string, string>));
        await site.build();
        for (const { kind, a, b } of edits) {
          const before = new Map(files);
          EDITS[kind]!(files, a, b);
          bring(site, before, files);
          seen.complete += await isLawful(site, kind);
          seen.edits += 1;
        }
        site.dispose();
      });
      await fc.assert(law, { numRuns: SERIES, endOnFailure: true });
      expect(seen.edits).toBeGreaterThanOrEqual(100);
      expect(seen.complete, 'enough of them were good sites').toBeGreaterThan(seen.edits / 10);
    },
  );

  const broken = 'export const part = [[[;\n';
  const good =
    'export const part = 1;\nexport const NotFoundPage = () => null;\nexport default NotFoundPage;\n';

  /** Modules of an owner, each with a file that it needs. */
  const modules: readonly (readonly [string, string, SiteFiles])[] = [
    ['the config', 'parts.ts', { 'docsgen.config.ts': `import './parts';\n${config()}` }],
    [
      'the navigation',
      'navigation/parts.ts',
      {
        'navigation/acme.ts': `import './parts';\nexport default [{ pathname: '/alpha' }, { pathname: '/guide/one' }];\n`,
      },
    ],
    [
      'a template',
      'templates/parts/word.ts',
      {
        'templates/parts/SiteFooter.tsx':
          "import { part } from './word.js';\nexport function SiteFooter() {\n  return <footer>{part}</footer>;\n}\n",
      },
    ],
    [
      'a demo',
      'pages/parts.ts',
      {
        'pages/alpha.md': markdown('Alpha', '{{"demo": "Demo.js"}}'),
        'pages/Demo.tsx':
          "import { part } from './parts';\nexport default function Demo() {\n  return <p>{part}</p>;\n}\n",
      },
    ],
  ];

  test.each([
    ...modules,
    [
      'a demo, itself',
      'pages/Demo.tsx',
      { 'pages/alpha.md': markdown('Alpha', '{{"demo": "Demo.js"}}') },
    ] as const,
    ['a template, itself', 'templates/NotFoundPage.tsx', {}] as const,
  ])('a fault in a file of %s is gone as soon as that file is mended', async (_, file, files) => {
    const site = fixture({ ...startFiles, ...files, [file]: broken });
    const { problems } = await site.build();
    expect(problems.map((problem) => [problem.severity, problem.file.endsWith(file)])).toEqual([
      ['error', true],
    ]);
    site.write(file, good);
    expect((await site.build()).problems).toEqual([]);
    site.write(file, broken);
    expect((await site.build()).problems).toEqual(problems);
  });

  test.each(modules)(
    'a file of %s that is missing is found as soon as it is there',
    async (_, file, files) => {
      const site = fixture({ ...startFiles, ...files });
      const { problems } = await site.build();
      expect(problems.map(({ severity }) => severity)).toEqual(['error']);
      site.write(file, good);
      expect((await site.build()).problems).toEqual([]);
      site.remove(file);
      expect((await site.build()).problems).toEqual(problems);
    },
  );

  test('a file that becomes a link out of the site is refused, though its bytes are the same', async () => {
    const site = fixture({
      ...startFiles,
      'pages/alpha.md': markdown('Alpha', '```ts file="../shown/data.ts"\n```'),
      'shown/data.ts': 'export const a = 1;\n',
    });
    expect((await site.build()).problems).toEqual([]);
    site.rename('shown/data.ts', '../data.ts');
    site.link('shown/data.ts', '../../data.ts');
    const clean = await site.build({ outDir: join(site.home, 'clean'), cacheDir: false });
    expect(clean.problems.map(({ code }) => code)).toEqual(['include/outside-site']);
    expect((await site.build()).problems).toEqual(clean.problems);
  });

  test('a page that is a link to another page of the site follows that page', async () => {
    const site = fixture(startFiles);
    site.link('pages/alias.md', 'guide/one.md');
    site.write(
      'navigation/acme.ts',
      navigation({ pathname: '/alpha' }, { pathname: '/alias' }, { pathname: '/guide/one' }),
    );
    expect((await site.build()).problems).toEqual([]);
    site.edit('pages/guide/one.md', 'Again.', 'Once more.');
    await site.build();
    expect(site.html('/alias/')).toContain('Once more.');
  });

  /** 1 where the site is good. */
  async function isLawful(site: Fixture, kind: string): Promise<number> {
    const published = site.tree();
    const clean = join(site.home, 'clean');
    rmSync(clean, { recursive: true, force: true });
    const incremental = await site.build();
    const expected = await site.build({ outDir: clean, cacheDir: false });
    expect(incremental.problems, kind).toEqual(expected.problems);
    expect(incremental.status, kind).toBe(expected.status);
    const complete = expected.status === 'complete';
    expect(differences(site.tree(), complete ? treeOf(clean) : published), kind).toEqual([]);
    return complete ? 1 : 0;
  }

  function bring(site: Fixture, before: Files, after: Files): void {
    for (const [path, text] of after) if (before.get(path) !== text) site.write(path, text);
    for (const path of before.keys()) if (!after.has(path)) site.remove(path);
  }
});

/** A site that has a bit of everything. */
const everything: SiteFiles = {
  'docsgen.config.ts': config(
    "languages: ['en', 'fr'], logo: '/logo.svg', repository: { url: 'https://example.com/repo' }, redirects: [{ from: '/old/', to: '/button/' }],",
  ),
  'navigation/acme.ts': navigation(
    { pathname: '/group', children: [{ pathname: '/button' }, { pathname: '/slider', newFeature: true }] },
    { pathname: '/late', planned: true },
  ),
  'pages/index.md': markdown('Acme', 'See [buttons](/button/).'),
  'pages/button/index.md': markdown(
    'Button',
    '## Sizes\n\n{{"demo": "Demo.js"}}\n\n```ts file="./data.ts#values"\n```',
    'components: Button\n',
  ),
  'pages/button/Demo.tsx':
    "import Button from '@mui/material/Button';\nimport { value } from './data';\n\nexport default function Demo() {\n  return <Button>{value}</Button>;\n}\n",
  'pages/button/data.ts': '// #region values\nexport const value = 1;\n// #endregion\n',
  'pages/slider.md': markdown(
    'Slider',
    'See [sizes](/button/#sizes).\n\n:::info\n```tsx\nconst a = 1;\n```\n:::',
  ),
  'pages/slider-fr.md': markdown('Glissière', 'Le texte.'),
  'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'templates/parts/SiteFooter.tsx': 'export function SiteFooter() {\n  return <footer>Ours</footer>;\n}\n',
};

describe('law 2: the cache, the machine and the place are invisible', () => {
  test('the bytes are the same without a cache, with a new one, with an old one, and after it is deleted', async () => {
    const site = fixture(everything);
    expect((await site.build({ cacheDir: false })).problems).toEqual([]);
    const tree = site.tree();
    const again = async (name: string): Promise<void> => {
      rmSync(site.outDir, { recursive: true });
      const { status, problems } = await site.build();
      expect([status, problems], name).toEqual(['complete', []]);
      expect(differences(site.tree(), tree), name).toEqual([]);
    };
    await again('a new cache');
    await again('an old cache');
    rmSync(site.cacheDir, { recursive: true });
    await again('a deleted cache');
  });

  test(
    'whatever happens to the files of the cache, the bytes are the same',
    { timeout: 300_000 },
    async () => {
      const site = fixture(everything);
      await site.build();
      const tree = site.tree();
      const good = join(site.home, 'good-cache');
      cpSync(site.cacheDir, good, { recursive: true });
      const damages = [...bitFlips(good), ...mutilations(good)];
      for (const { name, act } of damages) {
        rmSync(site.cacheDir, { recursive: true });
        cpSync(good, site.cacheDir, { recursive: true });
        act(site.cacheDir);
        if (name.length % 2 === 0) rmSync(site.outDir, { recursive: true });
        const { status, problems } = await site.build();
        expect([status, problems], name).toEqual(['complete', []]);
        expect(differences(site.tree(), tree), name).toEqual([]);
      }
    },
  );

  test('the cache of one state of a site does no harm to another state', async () => {
    const [one, two] = [
      fixture(everything),
      fixture({ ...everything, 'pages/slider.md': markdown('Slider', 'Other text.') }),
    ];
    await one.build();
    await two.build();
    const tree = two.tree();
    const [from] = readdirSync(one.cacheDir);
    const [to] = readdirSync(two.cacheDir);
    rmSync(join(two.cacheDir, to!), { recursive: true });
    cpSync(join(one.cacheDir, from!), join(two.cacheDir, to!), { recursive: true });
    rmSync(two.outDir, { recursive: true });
    expect((await two.build()).problems).toEqual([]);
    expect(differences(two.tree(), tree)).toEqual([]);
  });

  test('a site in another folder has the same bytes', async () => {
    const [here, there] = [fixture(everything), fixture(everything, `${process.pid} another name`)];
    await here.build();
    await there.build();
    expect(differences(here.tree(), there.tree())).toEqual([]);
  });

  test('neither time zone, language, locale nor working directory is in the bytes', async () => {
    const site = fixture(everything);
    await site.build();
    const tree = site.tree();
    const outDir = join(site.home, 'other');
    const env = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', COLUMNS: '20' };
    const { code, stderr } = await docsgen(['build', '.', '--out-dir', outDir, '--no-cache'], {
      cwd: site.folder,
      env,
    });
    expect([code, stderr]).toEqual([0, expect.stringContaining('Built')]);
    expect(differences(treeOf(outDir), tree)).toEqual([]);
  });

  test('the number of things that are done at once is not in the bytes', async () => {
    const site = fixture(everything);
    await site.build({ concurrency: 1 });
    const tree = site.tree();
    const outDir = join(site.home, 'other');
    await site.build({ concurrency: 8, cacheDir: false, outDir });
    expect(differences(treeOf(outDir), tree)).toEqual([]);
  });

  interface Damage {
    readonly name: string;
    readonly act: (cache: string) => void;
  }

  function filesOf(cache: string): readonly string[] {
    return [...treeOf(cache).keys()].filter((path) => statSync(join(cache, path)).size > 0);
  }

  /** In each file of what is remembered, from its first byte to its last; one in each module. */
  function bitFlips(cache: string): readonly Damage[] {
    return filesOf(cache).flatMap((path) => {
      const flips = path.includes('/modules/') ? 1 : 5;
      return Array.from({ length: flips }, (_, part) => ({
        name: `a bit of ${path} is flipped, ${part} of ${flips}`,
        act: (folder: string) => {
          const bytes = readFileSync(join(folder, path));
          const at = Math.floor(((bytes.length - 1) * (part + 0.5)) / flips);
          bytes[at]! ^= 1 << part;
          writeFileSync(join(folder, path), bytes);
        },
      }));
    });
  }

  function mutilations(cache: string): readonly Damage[] {
    return filesOf(cache).flatMap((path) => [
      { name: `${path} is empty`, act: (folder: string) => writeFileSync(join(folder, path), '') },
      { name: `${path} is gone`, act: (folder: string) => rmSync(join(folder, path)) },
      {
        name: `${path} is cut in half`,
        act: (folder: string) => truncateSync(join(folder, path), statSync(join(folder, path)).size >> 1),
      },
      {
        name: `${path} is something else`,
        act: (folder: string) => writeFileSync(join(folder, path), '[["button/index.html", 1]]\n{}'),
      },
    ]);
  }
});
