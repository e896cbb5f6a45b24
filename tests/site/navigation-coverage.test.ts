import { describe, expect, test } from 'vitest';
import { checkNavigationCoverage, type CoverageContext } from '../../src/site/navigation-coverage.js';
import { createRoute, type RouteKind } from '../../src/site/routes/route.js';
import { checked, FILE, treeFrom } from './tree.js';
import { computingTime } from '../computing-time.js';

const products = [{ pathPrefixes: ['/material-ui/'] }];

function covered(pathnames: readonly string[], more: Partial<CoverageContext> = {}): CoverageContext {
  return { routes: pathnames.map((pathname) => route(pathname)), defaultLanguage: 'en', products, ...more };
}

function route(pathname: string, kind: RouteKind = 'markdown') {
  return createRoute(pathname, { source: `pages${pathname.slice(0, -1)}.md`, language: 'en', kind });
}

describe('duplicate pathnames in the tree', () => {
  const text = `export default [
  { pathname: '/material-ui/a/' },
  { pathname: '/material-ui/b/' },
  { pathname: '/material-ui/a/', title: 'Again' },
];
`;
  const declared = [
    { pathname: '/material-ui/a/' },
    { pathname: '/material-ui/b/' },
    { pathname: '/material-ui/a/', title: 'Again' },
  ];

  test('NAV-12, B060: a duplicate is an error that names both places', () => {
    const { entries } = checked(declared, text);
    const diagnostics = checkNavigationCoverage(
      [{ id: 'material-ui', entries }],
      covered(['/material-ui/a/', '/material-ui/b/']),
    );
    expect(diagnostics).toEqual([
      {
        code: 'nav/duplicate-pathname',
        severity: 'error',
        file: FILE,
        line: 4,
        column: 15,
        message: `Duplicated pathname /material-ui/a/ in pages: it is already taken at ${FILE}:2:15`,
        hint: 'Give one of the two another pathname; a group needs one of its own, too.',
        related: [{ file: FILE, line: 2, column: 15, message: 'taken here' }],
      },
    ]);
  });

  test('ERR-01: a group and a page may not share one, nor a page with and without its trailing slash', () => {
    const entries = treeFrom([
      {
        pathname: '/material-ui/a',
        children: [{ pathname: '/material-ui/a/' }, { pathname: '/material-ui/b' }],
      },
      { pathname: '/material-ui/b/' },
    ]);
    const diagnostics = checkNavigationCoverage(
      [{ id: 'x', entries }],
      covered(['/material-ui/a/', '/material-ui/b/']),
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(['nav/duplicate-pathname', 'nav/duplicate-pathname']);
  });

  test('NAV-13, B061: the API tabs of components and hooks may repeat', () => {
    const page = '/material-ui/react-button/';
    const entries = treeFrom([
      { pathname: '/components', children: [{ pathname: page }] },
      {
        pathname: '/apis',
        children: [
          { pathname: `${page}components-api/#button`, title: 'Button' },
          { pathname: `${page}components-api/#button-base`, title: 'ButtonBase' },
          { pathname: `${page}components-api/#button`, title: 'Button' },
          { pathname: `${page}hooks-api/#use-button`, title: 'useButton' },
        ],
      },
    ]);
    const trees = [{ id: 'x', entries }];
    expect(
      checkNavigationCoverage(trees, covered([page, `${page}components-api/`, `${page}hooks-api/`])),
    ).toEqual([]);
    expect(checkNavigationCoverage(trees, covered([page]))).toEqual([]);
    expect(checkNavigationCoverage(trees, covered([])).map(({ code }) => code)).toEqual(
      Array(5).fill('nav/missing-page'),
    );
  });

  test('two trees may lead to one page', () => {
    const entries = treeFrom([{ pathname: '/material-ui/a/' }]);
    const trees = [
      { id: 'material-ui', entries },
      { id: 'docs-infra', entries },
    ];
    expect(checkNavigationCoverage(trees, covered(['/material-ui/a/']))).toEqual([]);
  });
});

describe('navigation and pages', () => {
  test('B062: a leaf without page is an error at the entry, with the nearest page', () => {
    const { entries } = checked(
      [{ pathname: '/material-ui/react-buton' }],
      "[\n{ pathname: '/material-ui/react-buton' }]",
    );
    const diagnostics = checkNavigationCoverage(
      [{ id: 'x', entries }],
      covered(['/material-ui/react-button/'], { products: [] }),
    );
    expect(diagnostics).toEqual([
      {
        code: 'nav/missing-page',
        severity: 'error',
        file: FILE,
        line: 2,
        column: 13,
        message: 'there is no page /material-ui/react-buton/',
        hint: 'Did you mean /material-ui/react-button/? Add the page, or mark the entry as a draft.',
      },
    ]);
  });

  test('planned, external and group entries and captions need no page', () => {
    const entries = treeFrom([
      { pathname: '/group', children: [{ pathname: '/soon', planned: true }] },
      { pathname: 'https://mui.com/store/' },
      { pathname: '/caption', subheader: 'caption' },
    ]);
    expect(checkNavigationCoverage([{ id: 'x', entries }], covered([]))).toEqual([]);
  });

  test('B063: a page that no entry leads to is a warning at its file', () => {
    expect(checkNavigationCoverage([], covered(['/material-ui/a/']))).toEqual([
      {
        code: 'nav/orphan-page',
        severity: 'warning',
        file: 'pages/material-ui/a.md',
        message: 'no entry of the navigation leads to /material-ui/a/',
        hint: 'Add an entry for it; with inSideNav: false, the entry is hidden.',
      },
    ]);
  });

  test('drafts, and what is below one, need no page', () => {
    const entries = treeFrom([
      { pathname: '/material-ui/later', draft: true },
      { pathname: '/group', draft: true, children: [{ pathname: '/material-ui/much-later' }] },
    ]);
    expect(checkNavigationCoverage([{ id: 'x', entries }], covered([]))).toEqual([]);
  });

  test('a page that is published while its entry is a draft is a warning at the entry', () => {
    const pathname = '/material-ui/a/';
    const entries = treeFrom([{ pathname: '/group', draft: true, children: [{ pathname }] }]);
    const check = (more: Partial<CoverageContext>) =>
      checkNavigationCoverage([{ id: 'x', entries }], covered([pathname], more));
    expect(check({ publishedPathnames: new Set([pathname]) })).toMatchObject([
      {
        code: 'nav/orphan-page',
        severity: 'warning',
        file: FILE,
        hint: expect.stringContaining('`draft: true`') as string,
      },
    ]);
    expect(check({ publishedPathnames: new Set() })).toEqual([]);
    const trees = [
      { id: 'x', entries },
      { id: 'y', entries: treeFrom([{ pathname }]) },
    ];
    const published = covered([pathname], { publishedPathnames: new Set([pathname]) });
    expect(checkNavigationCoverage(trees, published)).toEqual([]);
  });

  test('a planned entry leads to no page', () => {
    const entries = treeFrom([{ pathname: '/material-ui/a', planned: true }]);
    const diagnostics = checkNavigationCoverage([{ id: 'x', entries }], covered(['/material-ui/a/']));
    expect(diagnostics.map(({ code }) => code)).toEqual(['nav/orphan-page']);
  });

  test('homes, translations, exempt pages, hidden ones and those of no product need no entry', () => {
    const routes = [
      route('/material-ui/', 'home'),
      { ...route('/de/material-ui/a/'), language: 'de' },
      route('/material-ui/exempt/'),
      route('/elsewhere/'),
      route('/material-ui/hidden/'),
    ];
    const entries = treeFrom([{ pathname: '/material-ui/hidden/', inSideNav: false }]);
    const given = covered([], { routes, pathnamesWithoutEntry: new Set(['/material-ui/exempt/']) });
    expect(checkNavigationCoverage([{ id: 'x', entries }], given)).toEqual([]);
  });

  test('B069: 100,000 entries without a page are reported in two seconds', () => {
    const entries = treeFrom(Array.from({ length: 100_000 }, (_, index) => ({ pathname: `/p/${index}/` })));
    const start = computingTime();
    const diagnostics = checkNavigationCoverage(
      [{ id: 'x', entries }],
      covered(Array.from({ length: 1000 }, (_, index) => `/material-ui/${index}/`)),
    );
    expect(computingTime() - start).toBeLessThan(2000);
    expect(diagnostics).toHaveLength(101_000);
  });
});
