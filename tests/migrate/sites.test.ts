/** Whole sites of other tools: migrated as a user does it, and built with docsgen. */

import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runInProcess } from '../cli/in-process.js';
import { fixture, treeOf, type Fixture, type SiteFiles } from '../sites/fixture.js';
import { docsgen } from '../sites/process.js';
import { docusaurusSite } from './docusaurus-site.js';
import { muiSite } from './mui-site.js';
import { nextraSite } from './nextra-site.js';
import { vitepressSite } from './vitepress-site.js';

interface Migrated {
  readonly site: Fixture;
  readonly from: string;
  readonly code: number | null;
  /** `code file:line` of each to-do, in the order of the report. */
  readonly todos: readonly string[];
  readonly summary: Readonly<Record<string, unknown>>;
}

/** Writes the source beside an empty site folder, and migrates it there. */
async function migrate(kind: string, files: SiteFiles): Promise<Migrated> {
  const site = fixture({});
  const from = join(site.home, 'source');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(from, path)), { recursive: true });
    writeFileSync(join(from, path), content);
  }
  const { code, stdout } = await runInProcess(
    ['migrate', kind, 'source', 'site', '--format', 'json'],
    site.home,
  );
  const records = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const todos = records
    .filter(({ type }) => type === 'diagnostic')
    .map(
      (one) =>
        `${String(one['code'])} ${String(one['file']).replace('source/', '')}:${String(one['line'] ?? '')}`,
    );
  return { site, from, code, todos, summary: records.at(-1) ?? {} };
}

/** What the config that was written should have spared the new site, besides errors. */
const AVOIDABLE = ['image/blocked', 'link/dead-anchor', 'code/unknown-language'];

/** The errors of a build of the new site: none, or the message is a good one. */
async function buildErrors(site: Fixture): Promise<readonly string[]> {
  const { problems } = await site.build();
  return problems.flatMap(({ severity, code, file, line, message }) =>
    severity === 'error' || AVOIDABLE.includes(code) ? [`${code} ${file}:${line} ${message}`] : [],
  );
}

const pathnames = (site: Fixture): readonly string[] =>
  [...site.tree().keys()].flatMap((path) => /^(.*?)\/?index\.html$/.exec(path)?.[1] ?? []).toSorted();

describe('a site of Docusaurus', () => {
  test('builds, with its pages, navigation, redirects and demos, and says what is left to do', async () => {
    const { site, todos, summary, code } = await migrate('docusaurus', docusaurusSite);
    expect(todos).toEqual([
      'migrate/component docs/components/button.mdx:13',
      'migrate/component docs/components/button.mdx:20',
      'migrate/component docs/components/dialog.md:6',
      'migrate/tabs docs/guides/01-installation.md:18',
      'migrate/script docs/guides/theming.mdx:11',
      'migrate/expression docs/guides/theming.mdx:15',
      'migrate/component docs/guides/theming.mdx:21',
      'migrate/html docs/guides/theming.mdx:23',
      'migrate/diagram docs/guides/theming.mdx:29',
      'migrate/link docs/intro.md:10',
      'migrate/math docusaurus.config.ts:1',
      'migrate/page src/pages/index.tsx:1',
      'migrate/page src/pages/team.tsx:1',
    ]);
    expect(summary).toMatchObject({ converted: 6, leftToDo: 5, notConverted: 1 });
    expect(code).toBe(1);
    expect(await buildErrors(site)).toEqual([]);
    expect(pathnames(site).filter((path) => !path.startsWith('fr'))).toEqual([
      '',
      'blog/2024/03/05/release',
      'docs/category/guides',
      'docs/components',
      'docs/components/button',
      'docs/components/dialog',
      'docs/guides/advanced/ssr',
      'docs/guides/advanced/testing',
      'docs/guides/installation',
      'docs/guides/theming',
      'docs/intro',
      'license',
    ]);
    expect(site.output('_redirects')).toContain('/ui/begin /ui/docs/intro/ 301\n');
    expect(site.html('/docs/guides/theming/')).toMatch(
      /<button[^>]*>teal<\/button>[^]*large red green blue|large/,
    );
    expect(site.html('/docs/guides/theming/').match(/<math/g)).toHaveLength(2);
    expect(site.html('/docs/guides/theming/')).toContain('for $5 or $6.');
    expect(site.html('/fr/docs/intro/')).toContain('href="/ui/fr/docs/guides/installation/"');
    expect(site.html('/docs/intro/')).toMatch(/Introduction[^]*Guides[^]*Components[^]*Status[^]*Blog/);
  });
});

describe('a site of VitePress', () => {
  test('builds, with its pages, navigation, redirects and translations, and says what is left to do', async () => {
    const { site, todos, summary, code } = await migrate('vitepress', vitepressSite);
    expect(todos).toEqual([
      'migrate/math docs/.vitepress/config.mts:1',
      'migrate/navigation docs/.vitepress/config.mts:1',
      'migrate/config docs/.vitepress/config.mts:40',
      'migrate/file docs/guide/start.md:9',
      'migrate/file docs/guide/start.md:13',
      'migrate/script docs/guide/vue.md:6',
      'migrate/expression docs/guide/vue.md:14',
      'migrate/component docs/guide/vue.md:16',
      'migrate/html docs/guide/vue.md:24',
      'migrate/script docs/guide/vue.md:26',
    ]);
    expect(summary).toMatchObject({ converted: 6, leftToDo: 2, notConverted: 0 });
    expect(code).toBe(0);
    expect(await buildErrors(site)).toEqual([]);
    expect(pathnames(site).filter((path) => !path.startsWith('de'))).toEqual([
      '',
      'guide',
      'guide/markdown',
      'guide/start',
      'guide/vue',
      'parts/install',
      'reference/core',
    ]);
    expect(site.output('_redirects')).toContain('/rocket/guide/start.html /rocket/guide/start/ 301\n');
    expect(site.html('/guide/start/')).toMatch(
      /Introduction[^]*Writing[^]*Reference[^]*Changelog[^]*Install it, then/,
    );
    expect(site.html('/guide/markdown/')).toContain('<math');
    expect(site.html('/de/guide/')).toContain('Was ist das?');
  });
});

describe('a site of Nextra', () => {
  test('builds, with its pages, navigation, redirects and demos, and says what is left to do', async () => {
    const { site, todos, summary, code } = await migrate('nextra', nextraSite);
    expect(todos).toEqual([
      'migrate/config app/layout.jsx:1',
      'migrate/page app/page.jsx:1',
      'migrate/page app/team/page.jsx:1',
      'migrate/navigation content/_meta.js:1',
      'migrate/front-matter content/button.mdx:4',
      'migrate/tabs content/button.mdx:23',
      'migrate/config next.config.mjs:1',
    ]);
    expect(summary).toMatchObject({ converted: 6, leftToDo: 1, notConverted: 1 });
    expect(code).toBe(1);
    expect(await buildErrors(site)).toEqual([]);
    expect(pathnames(site)).toEqual([
      '',
      'about',
      'docs',
      'docs/button',
      'docs/guides',
      'docs/guides/theming',
      'docs/hidden',
      'docs/start',
    ]);
    expect(site.output('_redirects')).toContain('/ui/begin /ui/docs/start/ 301\n');
    expect(site.html('/docs/button/')).toMatch(
      /Introduction[^]*Components[^]*Button[^]*A part of the text[^]*counted/,
    );
    expect(site.html('/about/')).toContain('<title>About us');
  });
});

describe('documentation in MUI’s format', () => {
  test('builds, with its pages, navigation, demos and a translation, and says what is left to do', async () => {
    const { site, todos, summary, code } = await migrate('mui', muiSite);
    expect(todos).toEqual([
      'migrate/component docs/data/material/components/buttons/buttons.md:21',
      'migrate/component docs/data/material/components/buttons/buttons.md:23',
      'migrate/file docs/data/material/components/buttons/buttons.md:25',
      'migrate/component docs/data/material/getting-started/overview/overview.md:11',
      'migrate/navigation docs/data/material/pages.ts:1',
      'migrate/config docs/data/material/pages.ts:31',
      'migrate/page docs/pages/about.js:1',
      'migrate/page docs/pages/index.tsx:1',
    ]);
    expect(summary).toMatchObject({ converted: 2, leftToDo: 2, notConverted: 1 });
    expect(code).toBe(1);
    expect(await buildErrors(site)).toEqual([]);
    expect(pathnames(site).filter((path) => !path.startsWith('pt'))).toEqual([
      '',
      'acme-ui/getting-started',
      'acme-ui/react-button',
      'grid/react-box',
    ]);
    expect(site.html('/acme-ui/react-button/')).toMatch(/<button[^>]*>Press me[^]*hidden bar/);
    expect(site.html('/acme-ui/getting-started/')).toMatch(/Getting started[^]*Components[^]*Store/);
    const tree = readFileSync(join(site.folder, 'navigation/acme-ui.ts'), 'utf8');
    expect(tree).toContain("{ title: 'Button', newFeature: true, pathname: '/acme-ui/react-button/' }");
    expect(site.html('/pt/acme-ui/react-button/')).toContain('Botões.');
  });
});

describe('a migration', () => {
  const config = { 'docusaurus.config.js': "module.exports = { title: 'Acme' };\n" };

  test('refuses a folder that is not empty, and leaves it as it was', async () => {
    const { site } = await migrate('docusaurus', { ...config, 'docs/a.md': '# A\n' });
    const before = readFileSync(join(site.folder, 'docsgen.config.ts'), 'utf8');
    const again = await docsgen(['migrate', 'docusaurus', 'source', 'site'], { cwd: site.home });
    expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('migrate/refused') });
    expect(readFileSync(join(site.folder, 'docsgen.config.ts'), 'utf8')).toBe(before);
    const other = await docsgen(['migrate', 'docusaurus', 'source', 'other'], { cwd: site.home });
    expect(other.code).toBe(0);
    expect(treeOf(join(site.home, 'other'))).toEqual(treeOf(site.folder));
    expect(readdirSync(site.home).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test.each([
    [['hugo', 'source', 'new'], 'sites of hugo cannot be migrated'],
    [['docusaurs', 'source', 'new'], 'Did you mean docusaurus?'],
    [['docusaurus', 'gone', 'new'], 'there is no folder gone'],
    [['docusaurus', 'empty', 'new'], 'empty holds no site of docusaurus'],
    [['docusaurus', 'source', 'source/new'], 'source/new lies in the site that is migrated'],
  ])('refuses %s', async (args, message) => {
    const site = fixture({
      '../source/docusaurus.config.js': config['docusaurus.config.js'],
      '../empty/a.md': 'A\n',
    });
    const { code, stderr } = await runInProcess(['migrate', ...args], site.home);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) });
    expect(existsSync(join(site.home, args[2]!))).toBe(false);
  });

  test('that cannot be written says why, and leaves nothing', async () => {
    const site = fixture({
      '../source/docusaurus.config.js': config['docusaurus.config.js'],
      '../file': 'A\n',
    });
    const { code, stderr } = await runInProcess(['migrate', 'docusaurus', 'source', 'file/new'], site.home);
    expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringContaining('migrate/cannot-write') });
    expect(stderr).toContain('Nothing was written.');
    expect(readdirSync(site.home).toSorted()).toEqual(['file', 'site', 'source']);
  });

  test('follows no link out of the source', async () => {
    const site = fixture({
      '../source/docusaurus.config.js': config['docusaurus.config.js'],
      '../source/docs/a.md': '# A\n',
      '../secret/b.md': '# B\n',
    });
    symlinkSync('../../secret', join(site.home, 'source/docs/secret'));
    const { code } = await runInProcess(['migrate', 'docusaurus', 'source', 'site'], site.home);
    expect(code).toBe(0);
    expect([...treeOf(site.folder).keys()].filter((path) => path.endsWith('.md'))).toEqual([
      'pages/docs/a.md',
      'pages/index.md',
    ]);
  });
});
