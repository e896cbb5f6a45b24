/** Every code of a migration, with the smallest source that is reported, and its place. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrateSite } from '../../src/migrate/migrate-site.js';
import { createTree } from './convert.js';

const CONFIG =
  "module.exports = { title: 'Acme', presets: [['classic', { remarkPlugins: ['remark-math'] }]] };\n";

type Row = readonly [report: string, file: string, text: string];

const ROWS: readonly Row[] = [
  ['error migrate/page src/pages/team.tsx:1:1', 'src/pages/team.tsx', 'export default () => <p />;\n'],
  ['warning migrate/component docs/a.mdx:3:3', 'docs/a.mdx', '# A\n\nA <Icon />\n'],
  ['warning migrate/expression docs/a.mdx:3:3', 'docs/a.mdx', '# A\n\nA {now()}\n'],
  ['warning migrate/script docs/a.mdx:1:1', 'docs/a.mdx', "import './a.css';\n"],
  ['warning migrate/html docs/a.mdx:3:3', 'docs/a.mdx', '# A\n\nA <button>B</button>\n'],
  ['warning migrate/tabs docs/a.mdx:1:1', 'docs/a.mdx', '<Tabs><TabItem value="b">B</TabItem></Tabs>\n'],
  ['warning migrate/diagram docs/a.mdx:1:1', 'docs/a.mdx', '```plantuml\nA\n```\n'],
  ['warning migrate/math docusaurus.config.js:1:1', 'docs/a.mdx', 'A $b$ c\n'],
  ['warning migrate/link docs/a.mdx:1:7', 'docs/a.mdx', 'A [b](./gone.md)\n'],
  ['warning migrate/file docs/a.mdx:1:6', 'docs/a.mdx', '![a](./gone.png)\n'],
  ['warning migrate/file static/404.html:1:1', 'static/404.html', 'A\n'],
  ['warning migrate/front-matter docs/a.mdx:2:1', 'docs/a.mdx', '---\nlayout: wide\n---\n\nA\n'],
  [
    'warning migrate/config docusaurus.config.js:1:27',
    'docusaurus.config.js',
    'module.exports = { title: f() };\n',
  ],
  [
    'warning migrate/navigation docusaurus.config.js:1:1',
    'sidebars.js',
    "module.exports = { a: ['gone'] };\n",
  ],
];

test.each(ROWS)('%s', (report, file, text) => {
  const files = { 'docusaurus.config.js': CONFIG, 'docs/b.md': '# B\n', [file]: text };
  const { diagnostics = [] } = migrateSite('docusaurus', createTree(files)) ?? {};
  const found = diagnostics.map(
    ({ severity, code, file: path, line, column }) => `${severity} ${code} ${path}:${line}:${column}`,
  );
  expect(found).toEqual([report]);
  expect(diagnostics[0]?.hint).toMatch(/\.$/);
});

test('every code that a page or a config can have is shown above', () => {
  const sources = readdirSync('src/migrate', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join('src/migrate', path), 'utf8'));
  const codes = sources.flatMap((source) =>
    Array.from(source.matchAll(/'(migrate\/[a-z-]+)'/g), ([, code]) => code!),
  );
  const shown = ROWS.map(([report]) => report.split(' ')[1]!);
  expect([...new Set(shown)].toSorted()).toEqual([...new Set(codes)].toSorted());
});
