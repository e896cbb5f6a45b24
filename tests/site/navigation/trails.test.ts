import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NavigationNode } from '../../../src/site/navigation/entry.js';
import { collectNeighbors, listPagesInOrder } from '../../../src/site/navigation/trails.js';
import { trailOf, treeFrom } from '../tree.js';

const entries = treeFrom([
  { pathname: '/start', children: [{ pathname: '/start/overview' }, { pathname: '/start/installation' }] },
  {
    pathname: '/components',
    children: [
      { pathname: '/components/inputs', subheader: 'inputs', children: [{ pathname: '/react-button' }] },
      { pathname: '/components/soon', planned: true },
      { pathname: '/components/hidden', inSideNav: false },
      {
        pathname: '/components/single',
        children: [{ pathname: '/components/deep', children: [{ pathname: '/react-slider' }] }],
      },
    ],
  },
  { pathname: 'https://mui.com/store/', title: 'Templates' },
  { pathname: '/apis', children: [{ pathname: '/react-button/components-api/#button' }] },
  { pathname: '/end' },
]);

function pathnames(trail: readonly NavigationNode[]): readonly string[] {
  return trail.map(({ pathname }) => pathname);
}

function beside(pathname: string): readonly (string | undefined)[] {
  const page = trailOf(pathname, entries).at(-1);
  const neighbors = page && collectNeighbors(entries).get(page);
  return [neighbors?.previous?.pathname, neighbors?.next?.pathname];
}

describe('active entry and parents', () => {
  test.each([
    ['/start/overview/', ['/start/', '/start/overview/']],
    ['/start/overview', ['/start/', '/start/overview/']],
    ['/react-button/', ['/components/', '/components/inputs/', '/react-button/']],
    ['/react-slider/?a=1#b', ['/components/', '/components/single/', '/components/deep/', '/react-slider/']],
    ['/components/hidden/', ['/components/', '/components/hidden/']],
    ['/nowhere/', []],
    ['/start/over/', []],
  ])('NAV-10, NAV-11: the trail to %s is %j', (pathname, trail) => {
    expect(pathnames(trailOf(pathname, entries))).toEqual(trail);
  });

  test.each([['/react-button/components-api/'], ['/react-button/hooks-api/'], ['/react-button/[docsTab]']])(
    'NAV-13: on the API tab %s the page of the demos stays active',
    (pathname) => {
      expect(pathnames(trailOf(pathname, entries))).toEqual([
        '/components/',
        '/components/inputs/',
        '/react-button/',
      ]);
    },
  );

  test('an API tab without a page of its own in the tree is active itself', () => {
    const tabs = treeFrom([
      { pathname: '/apis', children: [{ pathname: '/react-button/components-api/#button' }] },
    ]);
    expect(pathnames(trailOf('/react-button/', tabs))).toEqual([
      '/apis/',
      '/react-button/components-api/#button',
    ]);
  });

  test('NAV-12: a duplicate that was not reported before is thrown', () => {
    const twice = [...entries, ...treeFrom([{ pathname: '/end' }])];
    expect(() => trailOf('/end/', twice)).toThrow('Duplicated pathname /end/ in pages');
  });
});

describe('previous and next', () => {
  test.each([
    ['/start/overview/', undefined, '/start/installation/'],
    ['/start/installation/', '/start/overview/', '/react-button/'],
    ['/react-button/', '/start/installation/', '/react-slider/'],
    ['/react-slider/', '/react-button/', '/end/'],
    ['/end/', '/react-slider/', undefined],
    ['/components/hidden/', undefined, undefined],
    ['/nowhere/', undefined, undefined],
  ])('NAV-24: beside %s are %s and %s', (pathname, previous, next) => {
    expect(beside(pathname)).toEqual([previous, next]);
  });

  test('NAV-23: a hidden group takes its pages with it', () => {
    const hidden = treeFrom([
      { pathname: '/a' },
      { pathname: '/g', inSideNav: false, children: [{ pathname: '/b' }] },
    ]);
    expect(pathnames(listPagesInOrder(hidden))).toEqual(['/a/']);
  });
});

describe('laws of trail and neighbors', () => {
  const { node } = fc.letrec((tie) => ({
    node: fc.record({
      children: fc.oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('node'), { maxLength: 4 })),
      flags: fc.constantFrom<object>({}, {}, {}, { planned: true }, { inSideNav: false }, { subheader: 'x' }),
    }),
  }));

  /** Numbers the nodes, so that all pathnames differ. */
  function declare(nodes: readonly unknown[], prefix = ''): readonly object[] {
    return nodes.map((one, index) => {
      const { children, flags } = one as { children: unknown[]; flags: object };
      const pathname = `${prefix}/${index}`;
      return { pathname, title: pathname, ...flags, children: declare(children, pathname) };
    });
  }

  const tree = fc.array(node, { minLength: 1, maxLength: 5 }).map((nodes) => treeFrom(declare(nodes)));

  function allOf(siblings: readonly NavigationNode[]): readonly NavigationNode[] {
    return siblings.flatMap((entry) => [entry, ...allOf(entry.children)]);
  }

  test('every entry has a trail: it begins at the top, goes from parent to child, and ends in the entry', () => {
    fc.assert(
      fc.property(tree, (top) => {
        for (const entry of allOf(top)) {
          const trail = trailOf(entry.pathname, top);
          expect(trail.at(-1)).toBe(entry);
          expect(top).toContain(trail[0]);
          for (const [index, parent] of trail.slice(0, -1).entries())
            expect(parent.children).toContain(trail[index + 1]);
        }
      }),
    );
  });

  test('previous undoes next, and going on from the first page meets each page once', () => {
    fc.assert(
      fc.property(tree, (top) => {
        const order = listPagesInOrder(top);
        const besideOf = collectNeighbors(top);
        const met: NavigationNode[] = [];
        for (let at: NavigationNode | undefined = order[0]; at; at = besideOf.get(at)?.next) {
          met.push(at);
          const next = besideOf.get(at)?.next;
          if (next) expect(besideOf.get(next)?.previous).toBe(at);
          expect(at.kind).toBe('page');
        }
        expect(met).toEqual(order);
        expect(new Set(met).size).toBe(met.length);
      }),
    );
  });
});
