import { describe, expect, test } from 'vitest';
import { parseHeadersFile } from '../../src/server/host-rules/headers-file.js';
import { fillPattern, isPathPattern, createPathMatcher } from '../../src/server/host-rules/path-pattern.js';
import { parseRedirectsFile } from '../../src/server/host-rules/redirects-file.js';

describe('patternOf', () => {
  test.each([
    ['/', '/', {}],
    ['/*', '/a/b', { splat: 'a/b' }],
    ['/*', '/', { splat: '' }],
    ['/*/', '/a/', { splat: 'a' }],
    ['/a/*', '/a/', { splat: '' }],
    ['/a/:b/c', '/a/x/c', { b: 'x' }],
    ['/:a/:b', '/x/y', { a: 'x', b: 'y' }],
    ['/a.b+c', '/a.b+c', {}],
    ['/(a|b)', '/(a|b)', {}],
    ['/a*', '/abc', { splat: 'bc' }],
    ['/:a/*', '/x/y/z', { a: 'x', splat: 'y/z' }],
  ])('%s meets %s', (pattern, path, parts) => {
    expect(createPathMatcher(pattern)(path)).toEqual(new Map(Object.entries(parts)));
  });

  test.each([
    ['/', '/a'],
    ['/a', '/a/'],
    ['/a/*', '/a'],
    ['/*/', '/a'],
    ['/a/:b', '/a/'],
    ['/a/:b', '/a/b/c'],
    ['/a.b', '/axb'],
    ['/(a|b)', '/a'],
  ])('%s does not meet %s', (pattern, path) => {
    expect(createPathMatcher(pattern)(path)).toBeUndefined();
  });

  test('a last slash does not matter where the pattern is loose', () => {
    expect(createPathMatcher('/a/', { loose: true })('/a')).toEqual(new Map());
    expect(createPathMatcher('/a', { loose: true })('/a/')).toEqual(new Map());
  });

  test('is distinguished from a path, and filled in', () => {
    expect(['/a', '/a*', '/:a', 'https://a:80/'].map(isPathPattern)).toEqual([false, true, true, false]);
    expect(fillPattern('/x/:a/:splat/:b', new Map(Object.entries({ a: '1', splat: '2/3' })))).toBe(
      '/x/1/2/3/:b',
    );
  });
});

describe('parseHeadersFile', () => {
  const fields = (text: string, path: string) =>
    Object.fromEntries([...parseHeadersFile(text).resolveFields(path).values()]);

  test('lets a later rule win', () => {
    const text = '/*\n  A: 1\n  B: 1\n/x/*\n  a: 2\n';
    expect(fields(text, '/y')).toEqual({ A: '1', B: '1' });
    expect(fields(text, '/x/y')).toEqual({ a: '2', B: '1' });
  });

  test('joins the values of one rule', () => {
    expect(fields('/*\n  Link: <a>\n  Link: <b>\n', '/')).toEqual({ Link: '<a>, <b>' });
  });

  test('takes a header away', () => {
    expect(fields('/*\n  A: 1\n/x\n  ! A\n', '/x')).toEqual({});
  });

  test('skips comments, what is no header, and headers before any rule', () => {
    expect(fields('# no\n  A: 1\n\n/*\n  # no\n  B C: 1\n  D\n  E: ü\u0001\n  F: a:b\n', '/')).toEqual({
      F: 'a:b',
    });
  });

  test('reads the line breaks of Windows', () => {
    expect(fields('/*\r\n  A: 1\r\n', '/')).toEqual({ A: '1' });
  });

  test.each([
    'Content-Length',
    'ETag',
    'Access-Control-Allow-Origin',
    'Set-Cookie',
    'Location',
    'Connection',
  ])('skips %s', (name) => {
    expect(fields(`/*\n  ${name}: 1\n`, '/')).toEqual({});
  });
});

describe('parseRedirectsFile', () => {
  const find = (text: string, path: string, query = '') => parseRedirectsFile(text).find(path, query, false);

  test('takes fixed paths before patterns, and the first of equals', () => {
    const text = '/a/* /star 301\n/a/b /fixed 302\n/a/b /second 301\n';
    expect(find(text, '/a/b')).toEqual({ to: '/fixed', status: 302 });
    expect(find(text, '/a/b/')).toEqual({ to: '/fixed', status: 302 });
    expect(find(text, '/a/c')).toEqual({ to: '/star', status: 301 });
    expect(find(text, '/c')).toBeUndefined();
  });

  test('keeps forced rules apart', () => {
    const rules = parseRedirectsFile('/a /b 302!\n');
    expect(rules.find('/a', '', true)).toEqual({ to: '/b', status: 302 });
    expect(rules.find('/a', '', false)).toBeUndefined();
  });

  test.each([
    '',
    '# /a /b',
    '/a',
    'a /b',
    '/a b',
    '/a /b 418',
    '/a /b 301 Country=de',
    '/a id=:id /b 301',
    '/a javascript:x',
    '/%zz /b',
  ])('skips %j', (line) => {
    expect(find(line, '/a')).toBeUndefined();
  });

  test.each([
    ['/a /b', '/a', { to: '/b', status: 301 }],
    ['/a /b 200 # why', '/a', { to: '/b', status: 200 }],
    ['/a/* https://x.example/:splat 308', '/a/b c', { to: 'https://x.example/b%20c', status: 308 }],
    ['/a/* //evil.example/:splat', '/a/b', { to: '/evil.example/b', status: 301 }],
    ['/* /:splat', '//evil.example', { to: '/evil.example', status: 301 }],
    ['/a/* /b/:splat 200', '/a/ü', { to: '/b/ü', status: 200 }],
    ['/%C3%BC /b', '/ü', { to: '/b', status: 301 }],
    ['/a/:x /b/:x/:y', '/a/1', { to: '/b/1/:y', status: 301 }],
  ])('%s leads %s to %o', (line, path, redirection) => {
    expect(find(line, path)).toEqual(redirection);
  });
});
