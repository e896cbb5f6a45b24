import { describe, expect, test } from 'vitest';
import {
  createBranchKey,
  createBranch,
  findFirstPage,
  type NavigationBranchItem,
} from '../../../src/site/navigation/branch.js';
import { trailOf, treeFrom } from '../tree.js';

const entries = treeFrom([
  {
    pathname: '/mui/start-group',
    title: 'Getting started',
    children: [
      { pathname: '/mui/start', title: 'Overview' },
      { pathname: '/mui/start/install', newFeature: true },
    ],
  },
  {
    pathname: '/mui/components-group',
    title: 'Components',
    children: [
      { pathname: '/mui/c/soon', planned: true },
      {
        pathname: '/mui/c/inputs',
        subheader: 'inputs',
        children: [
          { pathname: 'https://mui.com/x/' },
          { pathname: '/mui/react-button' },
          { pathname: '/mui/react-slider' },
        ],
      },
      { pathname: '/mui/c/lab', title: 'Lab', children: [{ pathname: '/mui/react-masonry' }] },
    ],
  },
  { pathname: '/mui/plans', children: [{ pathname: '/mui/plans/later', planned: true }] },
  { pathname: '/mui/secret', children: [{ pathname: '/mui/secret/page', inSideNav: false }] },
  { pathname: '/mui/hidden', inSideNav: false },
  {
    pathname: '/mui/top',
    subheader: 'top',
    children: [{ pathname: '/mui/under-caption', plan: 'pro', icon: 'BookIcon' }],
  },
  { pathname: 'https://mui.com/store/', title: 'Templates', linkProps: { 'data-ga-event-action': 'click' } },
]);

const addressing = { base: '/', language: 'en', languages: ['en', 'de'], tabs: [] };

function branchAt(pathname: string, more = {}): readonly NavigationBranchItem[] {
  return createBranch(entries, trailOf(pathname, entries), { ...addressing, ...more });
}

function titles(items: readonly NavigationBranchItem[]): readonly unknown[] {
  return items.map(({ title, children }) => (children.length > 0 ? [title, titles(children)] : title));
}

describe('the open branch', () => {
  test('NAV-11: a page shows the headings of all groups and the entries of its own', () => {
    expect(titles(branchAt('/mui/react-button/'))).toEqual([
      'Getting started',
      ['Components', ['Soon', ['Inputs', ['X', 'Button', 'Slider']], 'Lab']],
      ['Plans', ['Later']],
      ['Top', ['Under caption']],
      'Templates',
    ]);
  });

  test('NAV-23: hidden entries are left out, and groups with nothing else with them', () => {
    expect(JSON.stringify(branchAt('/mui/secret/page/'))).not.toMatch(/ecret|idden/);
  });

  test('all groups in the trail are open', () => {
    const components = branchAt('/mui/react-masonry/')[1];
    expect(components?.open).toBe(true);
    expect(components?.children[2]).toMatchObject({
      title: 'Lab',
      open: true,
      children: [{ title: 'Masonry' }],
    });
  });

  test('NAV-19: a closed group leads to its first page, through captions, past planned and external ones', () => {
    const [start, components, plans] = branchAt('/nowhere/');
    expect(start?.href).toBe('/mui/start/');
    expect(components).toMatchObject({ href: '/mui/react-button/', open: false, children: [] });
    expect(plans?.href).toBeUndefined();
  });

  test('NAV-19: a group without a page has its entries on every page, closed; also groups in it', () => {
    const tree = treeFrom([
      {
        pathname: '/mui/migration',
        children: [{ pathname: '/mui/to-v7', children: [{ pathname: '/mui/to-v7/guide', planned: true }] }],
      },
    ]);
    expect(createBranch(tree, [], addressing)).toMatchObject([
      {
        kind: 'group',
        open: false,
        children: [{ kind: 'group', open: false, children: [{ title: 'Guide' }] }],
      },
    ]);
  });

  test('an open group leads to its first page, too', () => {
    expect(branchAt('/mui/start/')[0]).toMatchObject({ open: true, href: '/mui/start/' });
  });

  test('NAV-15: a caption is open, has no link, and shows its entries', () => {
    const caption = branchAt('/nowhere/')[3];
    expect(caption).toMatchObject({ kind: 'subheader', open: true, children: [{ title: 'Under caption' }] });
    expect(caption?.href).toBeUndefined();
  });

  test('NAV-16, NAV-17, NAV-18: marks and link attributes come along', () => {
    expect(branchAt('/mui/start/')[0]?.children[1]?.chips).toEqual(['newFeature']);
    expect(branchAt('/nowhere/')[3]?.children[0]).toMatchObject({ plan: 'pro', icon: 'BookIcon' });
    expect(branchAt('/nowhere/')[4]).toMatchObject({
      kind: 'external',
      href: 'https://mui.com/store/',
      linkProps: { 'data-ga-event-action': 'click' },
    });
  });

  test('a planned entry has no link', () => {
    expect(branchAt('/mui/react-button/')[1]?.children[0]).toEqual({
      kind: 'planned',
      title: 'Soon',
      chips: ['planned'],
      open: false,
      children: [],
    });
  });

  test('addresses have base and language', () => {
    const [start] = branchAt('/mui/start/', { base: '/docs/', language: 'de' });
    expect(start?.children.map(({ href }) => href)).toEqual([
      '/docs/de/mui/start/',
      '/docs/de/mui/start/install/',
    ]);
  });

  test('NAV-13: an API tab leads to itself where it is a page, else to the page that it belongs to', () => {
    const tabs = treeFrom([
      { pathname: '/mui/react-button/components-api/#button' },
      { pathname: '/mui/react-slider/components-api/#slider' },
    ]);
    const given = { ...addressing, tabs: ['/mui/react-button/components-api/'] };
    expect(createBranch(tabs, [], given).map(({ href }) => href)).toEqual([
      '/mui/react-button/components-api/#button',
      '/mui/react-slider/',
    ]);
  });

  test('pages with the same open groups have the same branch, byte for byte', () => {
    const texts = ['/mui/react-button/', '/mui/react-slider/'].map((pathname) =>
      JSON.stringify(branchAt(pathname)),
    );
    expect(texts[0]).toBe(texts[1]);
    expect(createBranchKey(trailOf('/mui/react-button/', entries))).toBe(
      createBranchKey(trailOf('/mui/react-slider/', entries)),
    );
    expect(createBranchKey(trailOf('/mui/react-masonry/', entries))).not.toBe(
      createBranchKey(trailOf('/mui/react-slider/', entries)),
    );
  });

  test('B069: a page does not hold all entries', () => {
    const groups = Array.from({ length: 100 }, (_, group) => ({
      pathname: `/g${group}`,
      children: Array.from({ length: 100 }, (_unused, page) => ({ pathname: `/g${group}/p${page}` })),
    }));
    const many = treeFrom(groups);
    const items = createBranch(many, trailOf('/g5/p5/', many), addressing);
    expect(items.flatMap(({ children }) => children)).toHaveLength(100);
  });

  test('the first page of nothing is none', () => {
    expect(findFirstPage(treeFrom([{ pathname: 'https://mui.com/' }]))).toBeUndefined();
  });
});
