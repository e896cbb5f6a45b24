import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NavigationNode } from '../../../src/site/navigation/entry.js';
import { NAVIGATION_LIMITS } from '../../../src/site/navigation/check-navigation.js';
import { checked, FILE, treeFrom } from '../tree.js';
import { computingTime } from '../../computing-time.js';
import { report, tries } from '../../torture.js';

function codes(declared: unknown): readonly string[] {
  return checked(declared).diagnostics.map(({ code }) => code);
}

describe('the navigation entry', () => {
  test('ENT-01: every field of an entry is checked, completed and kept', () => {
    const [entry] = treeFrom([
      {
        pathname: '/material-ui/react-grid-legacy',
        title: 'Grid Legacy',
        plan: 'pro',
        deprecated: true,
        newFeature: true,
        legacy: true,
        beta: false,
        icon: 'BookIcon',
        linkProps: { 'data-ga-event-category': 'store' },
        inSideNav: false,
        disableDrawer: true,
      },
    ]);
    expect(entry).toEqual({
      kind: 'page',
      pathname: '/material-ui/react-grid-legacy/',
      title: 'Grid Legacy',
      children: [],
      chips: ['legacy', 'newFeature', 'deprecated'],
      plan: 'pro',
      icon: 'BookIcon',
      linkProps: { 'data-ga-event-category': 'store' },
      inSideNav: false,
      disableDrawer: true,
      location: { file: FILE },
    });
  });

  test('a bare entry gets its defaults', () => {
    expect(treeFrom([{ pathname: '/a/' }])[0]).toEqual({
      kind: 'page',
      pathname: '/a/',
      title: 'A',
      children: [],
      chips: [],
      inSideNav: true,
      disableDrawer: false,
      location: { file: FILE },
    });
  });

  test.each([
    ['page', { pathname: '/a' }],
    ['page', { pathname: '/a', children: [] }],
    ['planned', { pathname: '/a', planned: true }],
    ['external', { pathname: 'https://mui.com/store/' }],
    ['planned', { pathname: 'https://mui.com/store/', planned: true }],
    ['group', { pathname: '/a', children: [{ pathname: '/b' }] }],
    ['group', { pathname: '/a', planned: true, children: [{ pathname: '/b' }] }],
    ['subheader', { pathname: '/a', subheader: 'a', children: [{ pathname: '/b' }] }],
    ['subheader', { pathname: '/a', subheader: 'a' }],
  ])('NAV-15: a %s is reported from its fields: %j', (kind, declared) => {
    expect(treeFrom([declared])[0]?.kind).toBe(kind);
  });

  test('NAV-18: chips stand in the order legacy, new, planned, unstable, beta, deprecated', () => {
    const all = {
      deprecated: true,
      beta: true,
      unstable: true,
      planned: true,
      newFeature: true,
      legacy: true,
    };
    expect(treeFrom([{ pathname: '/a', ...all }])[0]?.chips).toEqual([
      'legacy',
      'newFeature',
      'planned',
      'unstable',
      'beta',
      'deprecated',
    ]);
  });

  test.each([
    ['pro', 'pro'],
    ['premium', 'premium'],
    ['community', undefined],
  ])('NAV-17: the plan %s marks an entry with %s', (plan, mark) => {
    expect(treeFrom([{ pathname: '/a', plan }])[0]?.plan).toBe(mark);
  });

  test('NAV-16: an unknown icon shows none', () => {
    expect(treeFrom([{ pathname: '/a', icon: 'RocketIcon' }])[0]?.icon).toBeUndefined();
  });

  test('a link into another window gets no hold on the page', () => {
    const linkOf = (linkProps: object) =>
      treeFrom([{ pathname: 'https://mui.com/', linkProps }])[0]?.linkProps;
    expect(linkOf({ target: '_blank' })).toEqual({ target: '_blank', rel: 'noopener' });
    expect(linkOf({ target: '_blank', rel: 'noopener nofollow' })).toEqual({
      target: '_blank',
      rel: 'noopener nofollow',
    });
  });

  test('NAV-04: `api` gives a child per component, sorted without hyphens', () => {
    const api = new Map([
      [
        '@mui/material',
        [
          { pathname: '/material-ui/api/card-action-area/' },
          { pathname: '/material-ui/api/cardinal/', title: 'Cardinal', plan: 'pro' as const },
          { pathname: '/material-ui/api/card/' },
        ],
      ],
    ]);
    const { entries, diagnostics } = checked([{ pathname: '/material-ui/api', api: '@mui/material' }], '', {
      api,
    });
    expect(diagnostics).toEqual([]);
    expect(entries[0]?.kind).toBe('group');
    expect(entries[0]?.children.map(({ title }) => title)).toEqual(['Card', 'CardActionArea', 'Cardinal']);
    expect(entries[0]?.children[2]?.plan).toBe('pro');
  });

  test('an unknown package of `api` is a problem that names the nearest', () => {
    const api = new Map([['@mui/material', []]]);
    const [diagnostic] = checked([{ pathname: '/a', api: '@mui/materail' }], '', { api }).diagnostics;
    expect(diagnostic).toMatchObject({ code: 'nav/unknown-package', hint: 'Did you mean @mui/material?' });
  });
});

describe('what is wrong with a navigation', () => {
  const text = `export default [
  { pathname: '/a/' },
  {
    pathname: '/b/',
    plan: 'gold',
  },
  { pathname: '/c/', titel: 'C' },
];
`;

  test('B065: an unknown key and an unknown plan are reported at their entries, with the nearest name', () => {
    const declared = [
      { pathname: '/a/' },
      { pathname: '/b/', plan: 'gold' },
      { pathname: '/c/', titel: 'C' },
    ];
    expect(checked(declared, text).diagnostics).toEqual([
      {
        code: 'nav/unknown-plan',
        severity: 'error',
        file: FILE,
        line: 4,
        column: 15,
        message: '/b/ has the unknown plan "gold"',
        hint: 'A plan is community, pro or premium.',
      },
      {
        code: 'nav/unknown-key',
        severity: 'error',
        file: FILE,
        line: 7,
        column: 15,
        message: '/c/ has an unknown key `titel`',
        hint: 'Did you mean `title`?',
      },
    ]);
  });

  test.each([
    ['an object', { pathname: '/a/' }],
    ['null', null],
    ['undefined', undefined],
    ['a number', 3],
    ['a text', '/a/'],
  ])('B064: a navigation that is %s is refused', (kind, declared) => {
    const { entries, diagnostics } = checked(declared);
    expect(entries).toEqual([]);
    expect(diagnostics).toMatchObject([{ code: 'nav/invalid-entry', file: FILE }]);
    expect(diagnostics[0]?.message).toContain(`is ${kind}; it must be an array`);
  });

  test.each([
    ['children: "x"', [{ pathname: '/a/', children: 'x' }], '`children` of /a/ is a text'],
    ['children: null', [{ pathname: '/a/', children: null }], '`children` of /a/ is null'],
    ['a null entry', [{ pathname: '/a/' }, null], 'entry [1] of the navigation “material-ui” is null'],
    [
      'a number',
      [{ pathname: '/a/', children: [1] }],
      'entry [0].children[0] of the navigation “material-ui” is a number',
    ],
    ['an array for an entry', [[]], 'entry [0] of the navigation “material-ui” is an array'],
    ['no pathname', [{ title: 'A' }], 'entry [0] has no pathname'],
    ['a pathname that is a number', [{ pathname: 1 }], '`pathname` of entry [0] is a number'],
    [
      'a flag that is a text',
      [{ pathname: '/a/', beta: 'yes' }],
      '`beta` of /a/ is a text; it must be true or false',
    ],
    ['an empty title', [{ pathname: '/a/', title: '' }], '`title` of /a/ is an empty text'],
    ['title: true', [{ pathname: '/a/', title: true }], '`title` of /a/ is a boolean'],
    [
      'linkProps with a function',
      [{ pathname: '/a/', linkProps: { a: () => 1 } }],
      '`linkProps` of /a/ is an object',
    ],
    ['an event handler', [{ pathname: '/a/', linkProps: { onclick: 'x()' } }], 'holds `onclick`'],
    ['a style', [{ pathname: '/a/', linkProps: { style: 'color:red' } }], 'holds `style`'],
    [
      'raw HTML',
      [{ pathname: '/a/', linkProps: { dangerouslySetInnerHTML: 'x' } }],
      'holds `dangerouslySetInnerHTML`',
    ],
    ['a broken attribute', [{ pathname: '/a/', linkProps: { 'a b': 'x' } }], 'holds `a b`'],
  ])('B064: %s is refused', (_, declared, message) => {
    const { diagnostics } = checked(declared);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ code: 'nav/invalid-entry', severity: 'error', file: FILE });
    expect(diagnostics[0]?.message).toContain(message);
  });

  test.each([
    ['a component for an icon', { icon: () => null }, 'write one of ReaderIcon, BookIcon'],
    ['a style of the link', { linkProps: { style: 'color:red' } }, 'a template can style a className'],
    ['a style as an object', { linkProps: { style: { color: 'red' } } }, 'a template can style a className'],
    ['a handler of the link', { linkProps: { onClick: () => 1 } }, 'a template can style a className'],
  ])('ENT-01: %s is refused, and the hint says what to write', (_, fields, hint) => {
    const { diagnostics } = checked([{ pathname: '/a/', ...fields }]);
    expect(diagnostics).toMatchObject([{ code: 'nav/invalid-entry', severity: 'error', file: FILE }]);
    expect(diagnostics[0]?.hint).toContain(hint);
  });

  test('B066: an empty navigation is refused', () => {
    expect(checked([]).diagnostics).toMatchObject([{ code: 'nav/empty', file: FILE }]);
  });

  test.each([['javascript:alert(1)'], ['//evil.example/'], ['/\\evil.example/']])(
    'B070: %s leads nowhere',
    (address) => {
      expect(codes([{ pathname: address }])).toEqual(['nav/invalid-pathname']);
      expect(codes([{ pathname: '/a/', linkProps: { href: address } }])).toEqual(['nav/invalid-pathname']);
    },
  );

  test.each([['a/b'], ['/a//b/'], ['/a/../b/'], ['/a/%2e%2e/b/'], ['/a/?q=1'], ['/a/#b'], ['/a\\b/']])(
    'B071: the pathname %s is refused, once',
    (pathname) => {
      const { entries, diagnostics } = checked([{ pathname }], `[{ pathname: ${JSON.stringify(pathname)} }]`);
      expect(entries).toEqual([]);
      expect(diagnostics).toMatchObject([{ code: 'nav/invalid-pathname', line: 1, column: 14 }]);
      expect(diagnostics[0]?.message).toContain(pathname);
    },
  );

  test('B061: a hash is possible on an API tab', () => {
    expect(codes([{ pathname: '/a/components-api/#b' }])).toEqual([]);
  });

  test('B068: a thousand levels give one problem, at the first entry that is too deep', () => {
    const nested = (depth: number): object => ({
      pathname: `/level-${depth}/`,
      ...(depth < 1000 ? { children: [nested(depth + 1)] } : {}),
    });
    const source = Array.from({ length: 1000 }, (_, index) => `'/level-${index + 1}/'`).join('\n');
    const { diagnostics } = checked([nested(1)], source);
    expect(diagnostics).toMatchObject([{ code: 'nav/too-deep', file: FILE, line: 33 }]);
  });

  test('32 levels are possible', () => {
    const nested = (depth: number): object => ({
      pathname: `/level-${depth}/`,
      ...(depth < 32 ? { children: [nested(depth + 1)] } : {}),
    });
    expect(codes([nested(1)])).toEqual([]);
  });

  test('a tree that contains itself gives a problem and an end', () => {
    const entry: { pathname: string; children: object[] } = { pathname: '/a/', children: [] };
    entry.children.push(entry, entry);
    const diagnostics = checked([entry], '', { limits: { depth: 32, entries: 1000 } }).diagnostics.map(
      ({ code }) => code,
    );
    expect(diagnostics).toContain('nav/too-deep');
    expect(diagnostics.filter((code) => code === 'nav/too-many')).toHaveLength(1);
  });

  test('all problems are reported at once', () => {
    expect(codes([null, { pathname: 'x' }, { pathname: '/a/', plan: 1, childern: [] }])).toEqual([
      'nav/invalid-entry',
      'nav/invalid-pathname',
      'nav/invalid-entry',
      'nav/unknown-key',
    ]);
  });

  test('a child of a refused entry is checked, too', () => {
    expect(codes([{ pathname: 'x', children: [{ pathname: '/a/', plan: 'gold' }] }])).toEqual([
      'nav/invalid-pathname',
      'nav/unknown-plan',
    ]);
  });

  test('whatever is declared, it is answered with values', ({ task }) => {
    const runs = tries(2000, 50_000);
    const keys = fc.constantFrom(
      'pathname',
      'title',
      'children',
      'subheader',
      'plan',
      'planned',
      'linkProps',
      'api',
      '__proto__',
      'x',
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constantFrom(
          null,
          true,
          0,
          '',
          '/a/',
          '/a b/',
          'https://a.b/',
          'javascript:x',
          'pro',
          '%',
          '\u0000',
        ),
        fc.string(),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(keys, tie('value'), { maxKeys: 5 }),
      ),
    }));
    fc.assert(
      fc.property(value, (declared) => {
        const { entries, diagnostics } = checked(declared, JSON.stringify(declared));
        for (const diagnostic of diagnostics) {
          expect(diagnostic.message).not.toMatch(/undefined|\[object/);
          expect(diagnostic.file).toBe(FILE);
        }
        expect(JSON.parse(JSON.stringify(entries))).toEqual(entries);
        expect(allOf(entries).every(({ pathname }) => !/^javascript:/i.test(pathname))).toBe(true);
      }),
      { numRuns: runs },
    );
    report(task, { of: 'navigations', tried: runs, full: 50_000, found: '0 crashes' });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('B069: 100,000 entries are checked in five seconds, each with its place', () => {
    const groups = Array.from({ length: 1000 }, (_, group) => ({
      pathname: `/product/group-${group}`,
      children: Array.from({ length: 99 }, (_unused, page) => ({
        pathname: `/product/group-${group}/page-${page}`,
        title: 'Page',
      })),
    }));
    const source = `export default ${JSON.stringify(groups, null, 1)};`;
    const start = computingTime();
    const { entries, diagnostics } = checked(groups, source);
    expect(computingTime() - start).toBeLessThan(5000);
    expect(diagnostics).toEqual([]);
    expect(allOf(entries)).toHaveLength(100_000);
    expect(allOf(entries).every(({ location: at }) => at.line !== undefined)).toBe(true);
  });

  test('the number of entries has a limit, reported once', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ pathname: `/${index}/` }));
    const { diagnostics, entries } = checked(many, '', { limits: { ...NAVIGATION_LIMITS, entries: 10 } });
    expect(diagnostics).toMatchObject([{ code: 'nav/too-many' }]);
    expect(entries).toHaveLength(10);
  });
});

function allOf(entries: readonly NavigationNode[]): readonly NavigationNode[] {
  return entries.flatMap((entry) => [entry, ...allOf(entry.children)]);
}
