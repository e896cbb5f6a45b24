import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodePath, parseRequestTarget } from '../../../src/server/request/parse-request-target.js';

describe('parseRequestTarget', () => {
  test.each([
    ['/', { pathname: '/', query: '' }],
    ['/a/b/?c=d%2Fe', { pathname: '/a/b/', query: '?c=d%2Fe' }],
    ['/%C3%BCber/', { pathname: '/über/', query: '' }],
    ['/%252e', { pathname: '/%2e', query: '' }],
    ['/a?b?c', { pathname: '/a', query: '?b?c' }],
    ['/a%3Fb', { pathname: '/a?b', query: '' }],
    ['/...', { pathname: '/...', query: '' }],
  ])('reads %s', (text, target) => {
    expect(parseRequestTarget(text)).toEqual(target);
  });

  test.each([
    '',
    '*',
    'a',
    'http://a/',
    '//a b',
    '/a#b',
    '/a?b#c',
    '/a\\b',
    '/%5c',
    '/%2F',
    '/%00',
    '/?%00',
    '/%7f',
    '/%0A',
    '/%',
    '/ü',
    '/..',
    '/a/../b',
    '/./',
    '/%2e%2E/',
    '/%c0%ae',
  ])('refuses %j', (text) => {
    expect(parseRequestTarget(text)).toBe(400);
  });

  test('refuses what is too long before it looks at it', () => {
    expect(parseRequestTarget(`/${'\\'.repeat(8192)}`)).toBe(414);
  });

  test('never gives a step up, a backslash or a control character, and never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom('', '/', '/%2e', '/..%'),
        (text, start) => {
          const target = parseRequestTarget(`${start}${text}`);
          if (typeof target === 'number') return;
          expect(target.pathname).not.toMatch(/\\|\p{Cc}|(^|\/)\.\.?(\/|$)/u);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('reads back what encodePath wrote', () => {
    const steps = fc.array(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((step) => !/[/\\\p{Cc}]|^\.\.?$/u.test(step)),
    );
    fc.assert(
      fc.property(steps, (parts) => {
        const pathname = `/${parts.join('/')}`;
        expect(parseRequestTarget(encodePath(pathname))).toEqual({ pathname, query: '' });
      }),
    );
  });
});
