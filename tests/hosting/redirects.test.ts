import { describe, expect, test } from 'vitest';
import { checkRedirects, renderRedirectsFile, type Redirect } from '../../src/hosting/redirects.js';
import { computingTime } from '../computing-time.js';

const world = {
  pathnames: new Set(['/', '/new/', '/guides/testing/']),
  files: new Set(['/logo.svg']),
  configFile: 'content/docsgen.config.ts',
  configText: '',
};

function redirect(from: string, to: string, status = 301): Redirect {
  return { from, to, status };
}

function codes(...redirects: readonly Redirect[]): readonly string[] {
  return checkRedirects(redirects, world).map(({ code }) => code);
}

describe('redirects', () => {
  test('SEO-03: a line each, fixed paths before patterns, with base and escapes', () => {
    const redirects = [
      redirect('/old/*', '/new/:splat'),
      redirect('/a', '/データ/#x'),
      redirect('/r/store', 'https://mui.com/store/?a=1#b', 302),
    ];
    expect(renderRedirectsFile(redirects, '/docs/')).toBe(
      `/docs/a /docs/%E3%83%87%E3%83%BC%E3%82%BF/#x 301
/docs/r/store https://mui.com/store/?a=1#b 302
/docs/old/* /docs/new/:splat 301
`,
    );
  });

  test.each([
    [redirect('/old/', '/new/')],
    [redirect('/old', '/new/#part')],
    [redirect('/old/', '/new/?q=1')],
    [redirect('/old/', '/logo.svg')],
    [redirect('/old/', 'https://mui.com/')],
    [redirect('/old/*', '/new/:splat', 302)],
    [redirect('/:lang/old/:name', '/new/:name/:lang')],
    [redirect('/snapshot/*', 'https://store.example.com:8080/:splat', 200)],
    [redirect('/*', '/new/', 200)],
  ])('%j is good', (good) => {
    expect(codes(good)).toEqual([]);
  });

  test.each([
    [redirect('old/', '/new/'), /must begin with one slash/],
    [redirect('//evil.example/', '/new/'), /must begin with one slash/],
    [redirect('/a b/', '/new/'), /no space/],
    [redirect('/a/?q=1', '/new/'), /query/],
    [redirect('/a/*/b', '/new/'), /at its end only/],
    [redirect('/a/', 'new/'), /neither a path nor an https: address/],
    [redirect('/a/', 'http://example.com/'), /neither/],
    [redirect('/a/', 'javascript:alert(1)'), /neither/],
    [redirect('/a/', '//evil.example/'), /neither/],
    [redirect('/a/', '/new/', 404), /status 404/],
    [redirect('/a/*', '/new/:name'), /called :name/],
    [redirect('/a/', '/new/:splat'), /called :splat/],
    [redirect('/:a/:a', '/new/'), /twice/],
  ])('%j is refused', (bad, message) => {
    const diagnostics = checkRedirects([bad], world);
    expect(diagnostics).toMatchObject([
      { code: 'redirect/invalid', severity: 'error', file: world.configFile },
    ]);
    expect(diagnostics[0]?.message).toMatch(message);
  });

  test('a target that does not exist is reported at its place, with the nearest page', () => {
    const configText = "redirects: [\n  { from: '/old/', to: '/guides/tesing/' },\n]";
    expect(checkRedirects([redirect('/old/', '/guides/tesing/')], { ...world, configText })).toEqual([
      {
        code: 'redirect/dead',
        severity: 'error',
        file: world.configFile,
        line: 2,
        column: 11,
        message: 'the redirect from /old/ leads to /guides/tesing/, which does not exist',
        hint: 'Did you mean /guides/testing/?',
      },
    ]);
  });

  test('a redirect may lead to another one', () => {
    expect(codes(redirect('/a/', '/b/'), redirect('/b/', '/new/'))).toEqual([]);
  });

  test('a loop is reported for each redirect that runs into it', () => {
    const diagnostics = checkRedirects(
      [redirect('/a/', '/b/'), redirect('/b/', '/c/'), redirect('/c/', '/b/')],
      world,
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(['redirect/loop', 'redirect/loop', 'redirect/loop']);
    expect(diagnostics[0]?.message).toBe('the redirect from /a/ never ends: /b/ → /c/ → /b/');
  });

  test.each([
    [redirect('/a/', '/a/')],
    [redirect('/a', '/a/')],
    [redirect('/a/*', '/a/b/:splat')],
    [redirect('/:x/old', '/:x/old/')],
  ])('%j leads to itself', (self) => {
    expect(codes(self)).toEqual(['redirect/loop']);
  });

  test('a redirect in the place of a page hides it', () => {
    expect(
      codes(redirect('/new/', '/guides/testing/'), redirect('/new', '/'), redirect('/logo.svg', '/')),
    ).toEqual(['redirect/hides-page', 'redirect/hides-page', 'redirect/hides-page']);
  });

  test('the second redirect from one path is refused', () => {
    expect(codes(redirect('/a/', '/new/'), redirect('/a/', '/'))).toEqual(['redirect/duplicate']);
  });

  test('a thousand redirects are checked in less than 200 ms', () => {
    const many = Array.from({ length: 1000 }, (_, index) => redirect(`/old-${index}/`, '/new/'));
    const start = computingTime();
    expect(checkRedirects(many, world)).toEqual([]);
    expect(computingTime() - start).toBeLessThan(200);
  });
});
