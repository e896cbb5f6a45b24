/** What a site needs besides its own files: it is looked for first, reported once, and never remembered as missing. */

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build, type BuildResult } from 'docsgen';
import { describe, expect, onTestFinished, test } from 'vitest';
import { config, fixture, markdown, twoPages, type SiteFiles } from '../sites/fixture.js';
import { docsgen } from '../sites/process.js';

const withDemo: SiteFiles = {
  ...twoPages,
  'package.json': '{ "packageManager": "pnpm@10.0.0" }\n',
  'pages/button.md': markdown('Button', '{{"demo": "One.js"}}\n\n{{"demo": "Two.js"}}'),
  'pages/One.tsx': 'export default function One() {\n  return <b>One</b>;\n}\n',
  'pages/Two.tsx': 'export default function Two() {\n  return <b>Two</b>;\n}\n',
};

const PEERS = ['react', 'react-dom', '@emotion/react', '@emotion/styled'];

describe('packages that a site brings along', () => {
  test('what demos need and the site does not have is one error with one command', async () => {
    const place = createEmptyPlace(withDemo);
    const result = await buildAt(place);
    expect(result.status).toBe('environment');
    expect(result.problems.map(({ code, message, hint }) => [code, message, hint])).toEqual([
      [
        'environment/missing-package',
        'Demos need react, react-dom and @emotion/react, which are not installed',
        'Run pnpm add react@19 react-dom@19 @emotion/react@11',
      ],
    ]);
    expect(result.problems[0]?.file).toMatch(/package\.json$/);
  });

  test('as soon as they are installed, the next build succeeds with the same cache', async () => {
    const place = createEmptyPlace(withDemo);
    expect((await buildAt(place)).status).toBe('environment');
    for (const name of PEERS) install(place, name);
    expect((await buildAt(place)).problems).toEqual([]);
  });

  test('Sass is one error for all demos with files of it, and works as soon as it is installed', async () => {
    const place = createEmptyPlace({
      ...withDemo,
      'pages/One.tsx': "import './one.scss';\nexport default function One() {\n  return <b>One</b>;\n}\n",
      'pages/Two.tsx': "import './one.scss';\nexport default function Two() {\n  return <b>Two</b>;\n}\n",
      'pages/one.scss': '$gap: 1px;\nb { word-spacing: $gap; }\n',
    });
    for (const name of PEERS) install(place, name);
    expect((await buildAt(place)).problems.map(({ code, message, hint }) => [code, message, hint])).toEqual([
      [
        'environment/missing-package',
        'Demos with Sass need sass, which is not installed',
        'Run pnpm add -D sass',
      ],
    ]);
    install(place, 'sass');
    expect((await buildAt(place)).problems).toEqual([]);
  });

  test('a site without demos needs none of its own', async () => {
    const place = createEmptyPlace(twoPages);
    expect((await buildAt(place)).problems).toEqual([]);
  });

  test('what docsgen itself needs is one error, with what demos need', async () => {
    const place = createEmptyPlace(withDemo);
    const bin = copyDocsgen(place);
    const { code, stderr } = await docsgen(['build', '.'], { cwd: place, bin });
    expect(code, stderr).toBe(3);
    expect(stderr).toContain(
      'docsgen needs @emotion/react, @emotion/styled, react and react-dom, which are not installed',
    );
    expect(stderr).toContain('Run pnpm add @emotion/react@11 @emotion/styled@11 react@19 react-dom@19');
    expect(stderr).toContain('1 error\n');
  });

  test.each(['commander', 'markdown-it', 'esbuild', '@emotion/cache'])(
    'docsgen without %s says so, and never that it has a bug',
    async (name) => {
      const place = createEmptyPlace(withDemo);
      const bin = copyDocsgen(place);
      for (const peer of PEERS) install(place, peer);
      rmSync(join(place, 'node_modules', name));
      const { code, stderr } = await docsgen(['build', '.'], { cwd: place, bin });
      expect(code, stderr).toBe(3);
      expect(stderr).toContain(name);
      expect(stderr).not.toMatch(/bug|\n {4}at /);
    },
  );
});

describe('a package that is missing', () => {
  const cases: readonly (readonly [string, string, SiteFiles])[] = [
    [
      'the config',
      'docsgen.config.ts:1:16',
      { 'docsgen.config.ts': `import words from 'acme-words';\n${config('description: words.word,')}` },
    ],
    [
      'the navigation',
      'navigation/acme.ts:1:16',
      {
        'navigation/acme.ts':
          "import words from 'acme-words';\nexport default [{ pathname: '/button', title: words.word }, { pathname: '/slider' }];\n",
      },
    ],
    [
      'a template',
      'templates/parts/SiteFooter.tsx:1:16',
      {
        'templates/parts/SiteFooter.tsx':
          "import words from 'acme-words';\nexport function SiteFooter() {\n  return <footer>{words.word}</footer>;\n}\n",
      },
    ],
    [
      'a demo',
      'pages/Demo.tsx:1:19',
      {
        'pages/button.md': markdown('Button', '{{"demo": "Demo.js"}}'),
        'pages/Demo.tsx':
          "import words from 'acme-words';\nexport default function Demo() {\n  return <b>{words.word}</b>;\n}\n",
      },
    ],
  ];

  test.each(cases)(
    'in %s has the place of its import, and is found once it is installed',
    async (_, at, files) => {
      const site = fixture({ ...twoPages, ...files });
      const { problems } = await site.build();
      expect(problems.map(({ message }) => message)).toEqual([
        expect.stringContaining('“acme-words” is not installed'),
      ]);
      expect(`${problems[0]?.file}:${problems[0]?.line}`).toContain(at.replace(/:\d+$/, ''));
      expect(problems[0]?.hint).toContain('npm install acme-words');
      site.write('../node_modules/acme-words/package.json', '{ "name": "acme-words", "version": "1.0.0" }\n');
      site.write('../node_modules/acme-words/index.js', "module.exports = { word: 'Word' };\n");
      expect((await site.build()).problems).toEqual([]);
    },
  );

  test('below a package that a demo imports is found once it is installed', async () => {
    const site = fixture({
      ...twoPages,
      'pages/button.md': markdown('Button', '{{"demo": "Demo.js"}}'),
      'pages/Demo.tsx':
        "import words from 'acme-words';\nexport default function Demo() {\n  return <b>{words.word}</b>;\n}\n",
      '../node_modules/acme-words/package.json': '{ "name": "acme-words", "version": "1.0.0" }\n',
      '../node_modules/acme-words/index.js': "module.exports = require('acme-letters');\n",
    });
    expect((await site.build()).status).not.toBe('complete');
    site.write(
      '../node_modules/acme-letters/package.json',
      '{ "name": "acme-letters", "version": "1.0.0" }\n',
    );
    site.write('../node_modules/acme-letters/index.js', "module.exports = { word: 'Word' };\n");
    expect((await site.build()).problems).toEqual([]);
    expect(site.html('/button/')).toContain('<b>Word</b>');
  });
});

function buildAt(place: string): Promise<BuildResult> {
  return build({ site: place, outDir: join(place, 'dist'), cacheDir: join(place, 'cache') });
}

/** A site in a folder that has no packages and lies below none. */
function createEmptyPlace(files: SiteFiles): string {
  const parent = [tmpdir(), '/var/tmp', '/dev/shm'].find(
    (folder) => existsSync(folder) && !hasPackages(folder),
  );
  if (parent === undefined) throw new Error('Every temporary folder lies below packages');
  const place = mkdtempSync(join(parent, 'docsgen-place-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), content);
  }
  return place;
}

function hasPackages(folder: string): boolean {
  return (
    existsSync(join(folder, 'node_modules')) || (dirname(folder) !== folder && hasPackages(dirname(folder)))
  );
}

/** Links a package of this repository into a place. */
function install(place: string, name: string): void {
  const link = join(place, 'node_modules', name);
  if (existsSync(link)) return;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(resolve('node_modules', name), link);
}

/** docsgen itself with all that it depends on, but without what a site brings along. Returns its command. */
function copyDocsgen(place: string): string {
  const folder = join(place, 'node_modules/docsgen');
  for (const name of ['bin', 'lib', 'src', 'templates', 'package.json'])
    cpSync(resolve(name), join(folder, name), { recursive: true });
  for (const name of listPackages()) if (!PEERS.includes(name) && name !== 'docsgen') install(place, name);
  return join(folder, 'bin/docsgen.js');
}

function listPackages(): readonly string[] {
  return readdirSync('node_modules')
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join('node_modules', name)).map((part) => `${name}/${part}`)
        : [name],
    );
}
