import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeOnce, encodePathname } from '../../../src/site/routes/pathname.js';
import { resolveFilePathname } from '../../../src/site/routes/route.js';
import { planRoutes } from '../../../src/site/routes/plan-routes.js';

const english = { languages: ['en'], defaultLanguage: 'en' };
const german = { languages: ['en', 'de'], defaultLanguage: 'en' };

function routed(...files: readonly string[]) {
  return planRoutes(files, english);
}

function problemOf(...files: readonly string[]) {
  const { diagnostics } = routed(...files);
  expect(diagnostics).toHaveLength(1);
  return diagnostics[0]!;
}

describe('routes', () => {
  test('RTE-03: each file has its pathname and outputs, sorted by pathname', () => {
    const files = [
      'pages/system/spacing.md',
      'pages/index.md',
      'pages/a/index.md',
      'pages/experiments/docs/links.md',
    ];
    expect(routed(...files)).toEqual({
      routes: [
        {
          pathname: '/',
          source: 'pages/index.md',
          language: 'en',
          output: 'index.html',
          markdownCopy: 'index.md',
          kind: 'home',
        },
        {
          pathname: '/a/',
          source: 'pages/a/index.md',
          language: 'en',
          output: 'a/index.html',
          markdownCopy: 'a.md',
          kind: 'markdown',
        },
        {
          pathname: '/experiments/docs/links/',
          source: 'pages/experiments/docs/links.md',
          language: 'en',
          output: 'experiments/docs/links/index.html',
          markdownCopy: 'experiments/docs/links.md',
          kind: 'experiment',
        },
        {
          pathname: '/system/spacing/',
          source: 'pages/system/spacing.md',
          language: 'en',
          output: 'system/spacing/index.html',
          markdownCopy: 'system/spacing.md',
          kind: 'markdown',
        },
      ],
      diagnostics: [],
    });
  });

  test('names with `_` or a dot before them, demos and other files are no pages', () => {
    const files = [
      'pages/_part.md',
      'pages/_parts/a.md',
      'pages/a/_b.md',
      'pages/.draft.md',
      'pages/a/Demo.tsx',
      'public/a.md',
    ];
    expect(routed(...files)).toEqual({ routes: [], diagnostics: [] });
  });

  test('the order of the listing does not matter', () => {
    const files = ['pages/b.md', 'pages/a/index.md', 'pages/a.md', 'pages/C.md', 'pages/c.md'];
    expect(planRoutes(files.toReversed(), english)).toEqual(planRoutes(files, english));
  });

  test('a route leads back to its file, and an address to its route', () => {
    const name = fc
      .stringMatching(/^[a-z0-9][a-zé '&+()-]{0,10}[a-zé]$/)
      .filter((text) => !/^(?:con|aux|nul|prn)$/.test(text));
    const file = fc.tuple(fc.array(name, { minLength: 1, maxLength: 4 }), fc.boolean());
    fc.assert(
      fc.property(file, ([parts, isIndex]) => {
        const source = `pages/${parts.join('/')}${isIndex ? '/index' : ''}.md`;
        fc.pre(parts.at(-1) !== 'index');
        const [route] = routed(source).routes;
        expect(route?.source).toBe(source);
        expect(route?.pathname).toBe(resolveFilePathname(source));
        expect(`/${route?.output}`.replace(/index\.html$/, '')).toBe(route?.pathname);
        expect(`/${route?.markdownCopy}`.replace(/\.md$/, '/')).toBe(route?.pathname);
        expect(decodeOnce(encodePathname(route!.pathname))).toBe(route?.pathname);
      }),
    );
  });
});

describe('a route per language', () => {
  test('a translation beside its page is the page in that language', () => {
    const { routes } = planRoutes(
      ['pages/a.md', 'pages/a-de.md', 'pages/b/index.md', 'pages/b/index-de.md'],
      german,
    );
    expect(routes.map(({ pathname, source, language }) => [pathname, source, language])).toEqual([
      ['/a/', 'pages/a.md', 'en'],
      ['/b/', 'pages/b/index.md', 'en'],
      ['/de/a/', 'pages/a-de.md', 'de'],
      ['/de/b/', 'pages/b/index-de.md', 'de'],
    ]);
  });

  test('where a translation is missing, the page stands in', () => {
    const { routes } = planRoutes(['pages/index.md'], german);
    expect(
      routes.map(({ pathname, source, kind, output, markdownCopy }) => [
        pathname,
        source,
        kind,
        output,
        markdownCopy,
      ]),
    ).toEqual([
      ['/', 'pages/index.md', 'home', 'index.html', 'index.md'],
      ['/de/', 'pages/index.md', 'home', 'de/index.html', 'de.md'],
    ]);
  });

  test('LNG-03: a name that ends like a language is a page where the site has no such language, or no such page', () => {
    expect(routed('pages/a.md', 'pages/a-de.md').routes.map(({ pathname }) => pathname)).toEqual([
      '/a-de/',
      '/a/',
    ]);
    const { routes } = planRoutes(['pages/learn-de.md'], german);
    expect(routes.map(({ pathname }) => pathname)).toEqual(['/de/learn-de/', '/learn-de/']);
  });

  test('LNG-04: blog and size-snapshot are made once', () => {
    const { routes } = planRoutes(
      ['pages/blog/post.md', 'pages/blog/post-de.md', 'pages/size-snapshot.md'],
      german,
    );
    expect(routes.map(({ pathname }) => pathname)).toEqual(['/blog/post/', '/size-snapshot/']);
  });

  test('a page in the place of a translation is reported once', () => {
    const { diagnostics } = planRoutes(['pages/a.md', 'pages/de/a.md'], german);
    expect(diagnostics.map(({ code }) => code)).toEqual(['route/duplicate']);
  });
});

describe('what is wrong with the names of pages', () => {
  test('B072: two sources of one address are an error that names both', () => {
    expect(problemOf('pages/a.md', 'pages/a/index.md')).toEqual({
      code: 'route/duplicate',
      severity: 'error',
      file: 'pages/a/index.md',
      message: 'pages/a/index.md and pages/a.md are both /a/',
      hint: 'Rename one of the two.',
      related: [{ file: 'pages/a.md', message: 'is /a/' }],
    });
  });

  test('a duplicate is reported once, whatever the number of languages', () => {
    expect(planRoutes(['pages/a.md', 'pages/a/index.md'], german).diagnostics).toHaveLength(1);
  });

  test.each([
    ['pages/Foo.md', 'pages/foo.md'],
    ['pages/a/Über.md', 'pages/a/über.md'],
    ['pages/A/b.md', 'pages/a/b.md'],
  ])('B074: %s and %s collide on every system', (first, second) => {
    const diagnostic = problemOf(first, second);
    expect(diagnostic).toMatchObject({
      code: 'route/case-collision',
      file: second,
      related: [{ file: first }],
    });
    expect(diagnostic.message).toContain(first);
    expect(diagnostic.message).toContain(second);
  });

  test('composed and decomposed letters are one address', () => {
    expect(problemOf('pages/caf\u00e9.md', 'pages/cafe\u0301.md').code).toBe('route/duplicate');
    expect(routed('pages/cafe\u0301.md').routes[0]?.pathname).toBe('/caf\u00e9/');
  });

  test.each([
    ['pages/con.md'],
    ['pages/aux.md'],
    ['pages/NUL.md'],
    ['pages/com1.md'],
    ['pages/lpt9.md'],
    ['pages/con.guide.md'],
    ['pages/aux/a.md'],
    ['pages/a..md'],
    ['pages/a .md'],
    ['pages/a./b.md'],
    ['pages/what?.md'],
    ['pages/c#.md'],
    ['pages/a\\b.md'],
    ['pages/100%.md'],
    ['pages/a:b.md'],
    ['pages/a\u0007.md'],
    ['pages/\ud800.md'],
  ])('B076: %j cannot be an address', (file) => {
    expect(problemOf(file)).toMatchObject({ code: 'route/invalid-name', file });
  });

  test.each([[`pages/${'a'.repeat(201)}.md`], [`pages/${'あ'.repeat(67)}.md`]])(
    'B081: a part of more than 200 bytes is refused',
    (file) => {
      expect(problemOf(file).message).toMatch(/has 201 bytes/);
    },
  );

  test('B081: 200 bytes are possible', () => {
    expect(routed(`pages/${'a'.repeat(200)}.md`).diagnostics).toEqual([]);
  });

  test.each([
    ['pages/404.md'],
    ['pages/404/index.md'],
    ['pages/404.html.md'],
    ['pages/sw.js.md'],
    ['pages/SW.js.md'],
    ['pages/_docsgen/x.md'],
    ['pages/api/material.json.md'],
    ['pages/sitemap.xml.md'],
    ['pages/llms.txt.md'],
    ['pages/robots.txt.md'],
    ['pages/index.html.md'],
  ])('B077: %s is reserved', (file) => {
    expect(problemOf(file)).toMatchObject({ code: 'route/reserved', file });
  });

  test.each([
    ['pages/a b.md', '/a%20b/'],
    ['pages/a & b.md', '/a%20&%20b/'],
    ["pages/it's.md", '/it%27s/'],
    ['pages/c++.md', '/c++/'],
    ['pages/a (b).md', '/a%20(b)/'],
    ['pages/🎉.md', '/%F0%9F%8E%89/'],
    ['pages/データ.md', '/%E3%83%87%E3%83%BC%E3%82%BF/'],
    ['pages/שלום.md', '/%D7%A9%D7%9C%D7%95%D7%9D/'],
  ])('B078, B080: %s is fine, and its address is %s', (file, address) => {
    const { routes, diagnostics } = routed(file);
    expect(diagnostics).toEqual([]);
    expect(encodePathname(routes[0]!.pathname)).toBe(address);
  });

  test.each([['pages/index.md', 'pages/index/index.md']])(
    '%s and %s would be written to the same place',
    (first, second) => {
      const diagnostic = problemOf(first, second);
      expect(diagnostic.code).toBe('route/output-collision');
      expect([diagnostic.file, diagnostic.related?.[0]?.file].toSorted()).toEqual([first, second].toSorted());
    },
  );

  test('all problems are reported at once, sorted by file', () => {
    const { diagnostics, routes } = routed(
      'pages/foo.md',
      'pages/nul.md',
      'pages/Foo.md',
      'pages/404.md',
      'pages/ok.md',
    );
    expect(diagnostics.map(({ file }) => file)).toEqual(['pages/404.md', 'pages/foo.md', 'pages/nul.md']);
    expect(routes.map(({ pathname }) => pathname)).toEqual(['/Foo/', '/ok/']);
  });
});
