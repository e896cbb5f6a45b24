/** A property of whole sites: the cache, the machine and the place are invisible. */

import { cpSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { config, differences, fixture, markdown, navigation, treeOf, type SiteFiles } from './fixture.js';
import { docsgen } from './process.js';
import { tries } from '../torture.js';

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
    async () => {
      const site = fixture(small);
      expect((await site.build()).problems).toEqual([]);
      const tree = site.tree();
      const good = join(site.home, 'good-cache');
      cpSync(site.cacheDir, good, { recursive: true });
      const damages = [...bitFlips(good), ...mutilations(good)];
      // Every third meets each file, and each kind of damage in one file or another.
      for (const { name, act } of damages.filter((_, at) => at % tries(3, 1) === 0)) {
        rmSync(site.cacheDir, { recursive: true });
        cpSync(good, site.cacheDir, { recursive: true });
        act(site.cacheDir);
        if (name.length % 2 === 0) rmSync(site.outDir, { recursive: true });
        const { status, problems: diagnostics } = await site.build();
        expect([status, diagnostics], name).toEqual(['complete', []]);
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
      const flips = path.includes('/modules/') ? 1 : tries(5, 100);
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
