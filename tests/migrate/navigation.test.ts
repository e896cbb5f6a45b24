/** Navigations of other tools that need no built site to be seen. */

import { expect, test } from 'vitest';
import { migrateSite } from '../../src/migrate/migrate-site.js';
import { createTree } from './convert.js';
import { formerNextraSite } from './nextra-site.js';

test('a site of Nextra 2 has its pages, menus and translations, and its theme is reported', () => {
  const migration = migrateSite('nextra', createTree(formerNextraSite as Record<string, string>))!;
  const tree = migration.files.get('navigation/rocket.ts');
  expect(tree && 'text' in tree ? tree.text : '').toBe(`import type { NavigationEntry } from 'docsgen';

const entries: NavigationEntry[] = [
  {
    pathname: '/docs-group',
    title: 'Docs',
    children: [
      { pathname: '/docs/', title: 'Docs' },
      { pathname: '/docs/a/', title: 'A' },
      { pathname: '/docs/b/', title: 'B' },
    ],
  },
  {
    pathname: '/more-group',
    title: 'More',
    children: [
      {
        pathname: 'https://blog.example',
        title: 'Blog',
        linkProps: { target: '_blank' },
      },
    ],
  },
];

export default entries;
`);
  expect([...migration.files.keys()]).toContain('pages/index-de.md');
  expect(migration.diagnostics.map(({ code, file, message }) => `${code} ${file}: ${message}`)).toEqual([
    'migrate/config theme.config.jsx: footer of the theme is not converted',
  ]);
});

test('`_meta.global` of Nextra holds the whole navigation, and what it does not name comes last', () => {
  const migration = migrateSite(
    'nextra',
    createTree({
      'next.config.ts': "import nextra from 'nextra';\nexport default nextra({})({});\n",
      'src/app/_meta.global.ts':
        "export default { docs: { type: 'page', title: 'Manual', items: { b: { title: 'Bee' }, sub: { display: 'children', items: {} } } } };\n",
      'src/app/docs/a/page.mdx': '# A\n',
      'src/app/docs/b/page.mdx': '# B\n',
      'src/app/docs/sub/c/page.mdx': '# C\n',
    }),
  )!;
  const tree = migration.files.get('navigation/documentation.ts');
  const entries = tree && 'text' in tree ? tree.text : '';
  expect(
    Array.from(entries.matchAll(/pathname: '([^']+)'(?:, title: '(\w+)')?/g), ([, path, title]) => [
      path,
      title,
    ]),
  ).toEqual([
    ['/docs/manual-group', undefined],
    ['/docs/b/', 'Bee'],
    ['/docs/sub/c/', 'C'],
    ['/docs/a/', 'A'],
  ]);
});
