import { describe, expect, test } from 'vitest';
import { createSiteModel, type SiteInput } from '../../src/site/site.js';
import { createBranchFromKey, createPageViewResolver } from '../../src/site/page-view.js';
import { computingTime } from '../computing-time.js';
import { treeFrom } from './tree.js';

const trees = [
  {
    id: 'material-ui',
    entries: treeFrom([
      {
        pathname: '/material-ui/start-group',
        children: [{ pathname: '/material-ui/start' }, { pathname: '/material-ui/usage', title: false }],
      },
      {
        pathname: '/material-ui/a group',
        children: [
          { pathname: '/material-ui/react-button', disableDrawer: true, linkProps: { 'data-x': '1' } },
        ],
      },
    ]),
  },
  { id: 'x', entries: treeFrom([{ pathname: '/x/intro' }]) },
  { id: 'default', entries: treeFrom([{ pathname: 'https://mui.com/versions/' }]) },
];

const parts: SiteInput = {
  config: {
    title: 'MUI',
    url: 'https://mui.com',
    base: '/docs/',
    languages: ['en', 'de'],
    products: [
      {
        id: 'material-ui',
        name: 'Material UI',
        metadata: 'MUI Core',
        logo: '/logo.svg',
        pathPrefixes: ['/material-ui/'],
        navigation: 'material-ui',
        versions: [
          { text: 'v7.2.0', current: true },
          { text: 'v6', current: false, href: 'https://v6.mui.com/' },
        ],
        packages: [],
      },
      { id: 'x', name: 'MUI X', pathPrefixes: ['/x/'], navigation: 'x', versions: [], packages: [] },
      { id: 'acme', name: 'Acme', pathPrefixes: ['/acme/'], navigation: 'acme', versions: [], packages: [] },
    ],
  },
  trees,
  routes: ['/', '/material-ui/', '/material-ui/start/', '/material-ui/usage/', '/x/intro/'].map(
    (pathname) => ({ pathname }),
  ),
  titles: { '/material-ui/usage/': 'How to use it', '/material-ui/start/': 'Start', '/': 'Home' },
};

const site = createSiteModel(parts);

const resolveView = createPageViewResolver(site);

describe('the site', () => {
  test('it is plain data', () => {
    expect(JSON.parse(JSON.stringify(site))).toEqual(site);
  });

  test('it stays equal where a title changes that the navigation does not show', () => {
    expect(createSiteModel({ ...parts, titles: { ...parts.titles, '/': 'Changed' } })).toEqual(site);
    expect(createSiteModel({ ...parts, titles: { '/material-ui/usage/': 'Changed' } })).not.toEqual(site);
  });
});

describe('what a page needs of the site', () => {
  test('ENT-02: a page of a product', () => {
    expect(resolveView('/material-ui/usage/')).toMatchObject({
      pathname: '/material-ui/usage/',
      language: 'en',
      productId: 'material-ui',
      categoryId: 'core',
      productName: 'Material UI',
      product: {
        id: 'material-ui',
        name: 'Material UI',
        metadata: 'MUI Core',
        href: '/docs/material-ui/',
        logo: '/docs/logo.svg',
      },
      versions: [
        { text: 'v7.2.0', current: true },
        { text: 'v6', href: 'https://v6.mui.com/' },
      ],
      disableDrawer: false,
      canonical: 'https://mui.com/docs/material-ui/usage/',
      indexable: true,
      previous: { title: 'Start', href: '/docs/material-ui/start/' },
      next: { title: 'Button', href: '/docs/material-ui/react-button/', linkProps: { 'data-x': '1' } },
    });
  });

  test('previous and next take the title of a page whose entry has none', () => {
    expect(resolveView('/material-ui/react-button/').previous?.title).toBe('How to use it');
  });

  test('NAV-23: the drawer may be off on a page', () => {
    expect(resolveView('/material-ui/react-button/').disableDrawer).toBe(true);
  });

  test('the switcher lists the products that have a home', () => {
    expect(resolveView('/').products.map(({ id }) => id)).toEqual(['material-ui']);
  });

  test('a product without home leads to its first page', () => {
    expect(resolveView('/x/intro/').product?.href).toBe('/docs/x/intro/');
  });

  test('PID-08: the table wins over the config, except where it has no value', () => {
    expect(resolveView('/x/migration/a/')).toMatchObject({
      productId: 'null',
      categoryId: 'x',
      productName: 'MUI X',
      product: { id: 'x' },
    });
    expect(resolveView('/acme/a/')).toMatchObject({
      productId: 'acme',
      categoryId: 'null',
      productName: 'Acme',
    });
  });

  test('PID-05: a page of no product has the default list', () => {
    const view = resolveView('/about/');
    expect(view.product).toBeUndefined();
    expect(view.productName).toBeUndefined();
    expect(view.versions).toEqual([]);
    expect(view.navigation.items.map(({ title }) => title)).toEqual(['Versions']);
    expect(view.hasNavigation).toBe(true);
    const resolveWithoutList = createPageViewResolver(
      createSiteModel({ ...parts, trees: trees.slice(0, 2) }),
    );
    expect(resolveWithoutList('/about/').hasNavigation).toBe(false);
    expect(resolveWithoutList('/acme/a/').hasNavigation).toBe(true);
  });

  test('LNG-02: in another language all links lead there', () => {
    const view = resolveView('/de/material-ui/usage/');
    expect(view).toMatchObject({
      language: 'de',
      productId: 'material-ui',
      next: { href: '/docs/de/material-ui/react-button/' },
      versions: [{}, { href: 'https://v6.mui.com/de/' }],
      canonical: 'https://mui.com/docs/de/material-ui/usage/',
    });
  });

  test('pages with the same open groups share one navigation, which its key gives again', () => {
    const see = createPageViewResolver(site);
    const { navigation } = see('/material-ui/start/');
    expect(see('/material-ui/usage/').navigation).toBe(navigation);
    for (const pathname of [
      '/material-ui/start/',
      '/de/material-ui/react-button/',
      '/x/intro/',
      '/about/',
      '/material-ui/nowhere/',
    ]) {
      const { key, items } = see(pathname).navigation;
      expect(createBranchFromKey(site, key)).toEqual(items);
    }
  });

  test('a view is plain data and the same each time', () => {
    const view = resolveView('/material-ui/usage/');
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    expect(JSON.stringify(createPageViewResolver(site)('/material-ui/usage/'))).toBe(JSON.stringify(view));
  });

  test('a thousand views of a thousand entries take less than 300 ms of computing', () => {
    const groups = Array.from({ length: 20 }, (_, group) => ({
      pathname: `/material-ui/g${group}`,
      children: Array.from({ length: 50 }, (_unused, page) => ({
        pathname: `/material-ui/g${group}/p${page}`,
      })),
    }));
    const large = createSiteModel({ ...parts, trees: [{ id: 'material-ui', entries: treeFrom(groups) }] });
    const times = Array.from({ length: 5 }, () => {
      const start = computingTime();
      const see = createPageViewResolver(large);
      for (const { children } of groups) for (const { pathname } of children) see(`${pathname}/`);
      return computingTime() - start;
    });
    expect(Math.min(...times)).toBeLessThan(300);
  });
});
