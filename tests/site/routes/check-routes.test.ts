import { describe, expect, test } from 'vitest';
import { checkPublicFiles } from '../../../src/site/routes/check-routes.js';
import { planRoutes } from '../../../src/site/routes/plan-routes.js';

const { routes } = planRoutes(['pages/index.md', 'pages/a.md', 'pages/b/c.md'], {
  languages: ['en'],
  defaultLanguage: 'en',
});

describe('public files and pages', () => {
  test.each([
    ['a.html', 'pages/a.md'],
    ['a/index.html', 'pages/a.md'],
    ['A/Index.html', 'pages/a.md'],
    ['a.md', 'pages/a.md'],
    ['a', 'pages/a.md'],
    ['index.html', 'pages/index.md'],
    ['b', 'pages/b/c.md'],
    ['b/c.md/x.png', 'pages/b/c.md'],
  ])('B073: public/%s is in the way of %s', (file, source) => {
    const diagnostics = checkPublicFiles(routes, [file]);
    expect(diagnostics).toMatchObject([
      {
        code: 'route/public-collision',
        severity: 'error',
        file: `public/${file}`,
        related: [{ file: source }],
      },
    ]);
    expect(diagnostics[0]?.message).toContain(source);
  });

  test.each([
    ['sw.js'],
    ['404.html'],
    ['sitemap.xml'],
    ['_headers'],
    ['_redirects'],
    ['.docsgen.json'],
    ['_docsgen/a.css'],
    ['api/x.json'],
  ])('public/%s is written by docsgen itself', (file) => {
    expect(checkPublicFiles(routes, [file])).toMatchObject([
      { code: 'route/public-collision', file: `public/${file}` },
    ]);
  });

  test.each([
    ['favicon.svg'],
    ['a/logo.png'],
    ['b/index.txt'],
    ['robots.txt'],
    ['api/readme.txt'],
    ['.well-known/security.txt'],
    ['d.html'],
  ])('public/%s is in nobody’s way', (file) => {
    expect(checkPublicFiles(routes, [file])).toEqual([]);
  });

  test('problems are sorted by file', () => {
    const files = checkPublicFiles(routes, ['sw.js', 'a.html']).map(({ file }) => file);
    expect(files).toEqual(['public/a.html', 'public/sw.js']);
  });
});
