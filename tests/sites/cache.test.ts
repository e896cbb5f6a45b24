/** A property of whole sites: the cache, the machine and the place are invisible. */

import { cpSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { config, differences, fixture, markdown, navigation, treeOf, type SiteFiles } from './fixture.js';
import { docsgen } from './process.js';
import { isTorture, report, tries } from '../torture.js';

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

/** The same with a demo of a small package: what is remembered is of every kind, and a build without it is quick. */
const small: SiteFiles = {
  ...everything,
  '../node_modules/acme-words/package.json': '{ "name": "acme-words", "version": "1.0.0" }\n',
  '../node_modules/acme-words/index.js': "exports.word = 'word';\n",
  'pages/button/Demo.tsx':
    "import { word } from 'acme-words';\nimport { value } from './data';\n\nexport default function Demo() {\n  return <b>{`${word} ${value}`}</b>;\n}\n",
};

/** In each file of the cache that holds more than a module. */
const FLIPS = 250;

describe('the cache, the machine and the place are invisible', () => {
  test('the bytes are the same without a cache, with a new one, with an old one, and after it is deleted', async () => {
    const site = fixture(everything);
    expect((await site.build({ cacheDir: false })).problems).toEqual([]);
    const tree = site.tree();
    const again = async (name: string): Promise<void> => {
      rmSync(site.outDir, { recursive: true });
      const { status, problems: diagnostics } = await site.build();
      expect([status, diagnostics], name).toEqual(['complete', []]);
      expect(differences(site.tree(), tree), name).toEqual([]);
    };
    await again('a new cache');
    await again('an old cache');
    rmSync(site.cacheDir, { recursive: true });
    await again('a deleted cache');
  });

  test(
    'whatever happens to the files of the cache, the bytes are the same',
    { timeout: tries(600_000, 7_200_000) },
    async ({ task }) => {
      const site = fixture(small);
      expect((await site.build()).problems).toEqual([]);
      const tree = site.tree();
      const good = join(site.home, 'good-cache');
      cpSync(site.cacheDir, good, { recursive: true });
      const damages = [...bitFlips(good, tries(5, FLIPS)), ...mutilations(good)];
      // Every third meets each file, and each kind of damage in one file or another.
      const tried = damages.filter((_, at) => at % (isTorture ? 1 : 3) === 0);
      for (const { name, act } of tried) {
        rmSync(site.cacheDir, { recursive: true });
        cpSync(good, site.cacheDir, { recursive: true });
        act(site.cacheDir);
        if (name.length % 2 === 0) rmSync(site.outDir, { recursive: true });
        const { status, problems: diagnostics } = await site.build();
        expect([status, diagnostics], name).toEqual(['complete', []]);
        expect(differences(site.tree(), tree), name).toEqual([]);
      }
      const full = bitFlips(good, FLIPS).length + mutilations(good).length;
      report(task, { of: 'damages', tried: tried.length, full, found: '0 bytes differ' });
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

  test('neither clock, time zone, language, order of folders nor working directory is in the bytes', async ({
    task,
  }) => {
    const site = fixture(everything);
    await site.build();
    const tree = site.tree();
    const places = PLACES.slice(0, tries(1, PLACES.length));
    for (const [at, env] of places.entries()) {
      const outDir = join(site.home, `other ${at}`);
      const circumstances = { cwd: site.folder, env: { ...env, ...disturbed } };
      const { code, stderr } = await docsgen(
        ['build', '.', '--out-dir', outDir, '--no-cache'],
        circumstances,
      );
      expect([code, stderr]).toEqual([0, expect.stringContaining('Built')]);
      expect(differences(treeOf(outDir), tree)).toEqual([]);
    }
    report(task, { of: 'places', tried: places.length, full: PLACES.length, found: '1 tree' });
  });

  test('the number of things that are done at once is not in the bytes', async () => {
    // So many that they are parsed on several threads.
    const text = markdown('A page', '## Code\n\nSee [buttons](/button/).\n\n```ts file="./code.ts"\n```');
    const pages = Array.from({ length: 60 }, (_, at) => [`pages/many/page-${at}.md`, text]);
    const code = { 'pages/many/code.ts': 'export const answer = 42;\n' };
    const site = fixture({ ...everything, ...code, ...Object.fromEntries(pages) });
    expect((await site.build({ concurrency: 1 })).status).toBe('complete');
    const tree = site.tree();
    const outDir = join(site.home, 'other');
    await site.build({ concurrency: 8, cacheDir: false, outDir });
    expect(differences(treeOf(outDir), tree)).toEqual([]);
  });

  const PLACES: readonly Readonly<Record<string, string>>[] = [
    { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', COLUMNS: '20' },
    { TZ: 'America/St_Johns', LANG: 'C', LC_ALL: 'C' },
    { TZ: 'Asia/Kathmandu', LANG: 'ar_EG.UTF-8', LC_ALL: 'ar_EG.UTF-8' },
  ];

  /** Folders are listed in another order each time, and the clock jumps ten years back and forth. */
  const disturbed = { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'disturb-machine.mjs')}` };

  interface Damage {
    readonly name: string;
    readonly act: (cache: string) => void;
  }

  function filesOf(cache: string): readonly string[] {
    return [...treeOf(cache).keys()].filter((path) => statSync(join(cache, path)).size > 0);
  }

  /** In each file of what is remembered, from its first byte to its last; one in each module. */
  function bitFlips(cache: string, count: number): readonly Damage[] {
    return filesOf(cache).flatMap((path) => {
      const flips = path.includes('/modules/') ? 1 : count;
      return Array.from({ length: flips }, (_, part) => ({
        name: `a bit of ${path} is flipped, ${part} of ${flips}`,
        act: (folder: string) => {
          const bytes = readFileSync(join(folder, path));
          const at = Math.floor(((bytes.length - 1) * (part + 0.5)) / flips);
          bytes[at]! ^= 1 << (part % 8);
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
