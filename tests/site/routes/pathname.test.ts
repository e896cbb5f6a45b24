import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decodeOnce,
  encodePathname,
  findPathnameIssue,
  isApiTab,
  toMatchKey,
  withTrailingSlash,
} from '../../../src/site/routes/pathname.js';

describe('the forms of a pathname', () => {
  test.each([
    ['/a', '/a/'],
    ['/a/', '/a/'],
    ['/', '/'],
    ['/a/components-api#b', '/a/components-api/#b'],
  ])('RTE-03: %s with its trailing slash is %s', (pathname, expected) => {
    expect(withTrailingSlash(pathname)).toBe(expected);
  });

  test.each([
    ['/base-ui/react-button/components-api/', '/base-ui/react-button/'],
    ['/base-ui/react-button/hooks-api/#use-button', '/base-ui/react-button/'],
    ['/base-ui/react-button/[docsTab]', '/base-ui/react-button/'],
    ['/base-ui/react-button', '/base-ui/react-button/'],
    ['/base-ui/components-api-guide/', '/base-ui/components-api-guide/'],
    ['/a/?q=1#b', '/a/'],
    ['https://mui.com/store/', 'https://mui.com/store/'],
  ])('%s is compared as %s', (pathname, key) => {
    expect(toMatchKey(pathname)).toBe(key);
  });

  test.each([
    ['/a/components-api/', true],
    ['/a/hooks-api/#b', true],
    ['/a/components-api', true],
    ['/a/hooks-api-guide/', false],
    ['/a/', false],
  ])('NAV-13: %s is an API tab: %s', (pathname, tab) => {
    expect(isApiTab(pathname)).toBe(tab);
  });

  test.each([
    ['material-ui/button', /does not begin with a slash/],
    ['//evil.example/', /another host/],
    ['/a//b/', /two slashes/],
    ['/a/../b/', /dots/],
    ['/a/./b/', /dots/],
    ['/a/%2e%2e/b/', /percent-encoded/],
    ['/a/?q=1', /query/],
    ['/a/#b', /hash/],
    ['/a/components-api/#', /hash/],
    ['/a\\b/', /backslash/],
    ['/a/\u0000/', /character/],
    ['/a/\ud800/', /character/],
    [' /a/', /space/],
    ['', /empty/],
    ['javascript:alert(1)', /javascript:/],
    ['JaVaScRiPt:alert(1)', /JaVaScRiPt:/],
    ['data:text/html,x', /data:/],
    ['https:evil.example', /well-formed/],
    ['https://user:word@evil.example/', /well-formed/],
    ['https://evil.example/"onclick="', /well-formed/],
  ])('%j is refused', (pathname, reason) => {
    expect(findPathnameIssue(pathname)).toMatch(reason);
  });

  test.each([
    ['/'],
    ['/a'],
    ['/a/b.c/'],
    ['/a b/'],
    ["/it's (not) + & fine/"],
    ['/データ/'],
    ['/a/components-api/#button'],
    ['https://mui.com/store/?a=1#b'],
    ['mailto:someone@example.com'],
  ])('%s is good', (pathname) => {
    expect(findPathnameIssue(pathname)).toBeUndefined();
  });

  test('B078, B080: an encoded pathname is ASCII, without spaces and quotes, and decodes to itself', () => {
    const pathname = fc.string({ unit: 'grapheme' }).map((text) => `/${text.replaceAll('/', '')}/`);
    fc.assert(
      fc.property(pathname, (original) => {
        const encoded = encodePathname(original);
        expect(encoded).toMatch(/^[\x21-\x7e]+$/);
        expect(encoded).not.toMatch(/["'<>?#\\]/);
        expect(decodeOnce(encoded)).toBe(original);
      }),
    );
  });

  test('what is not escaped properly is left as it is', () => {
    expect(decodeOnce('100%')).toBe('100%');
  });
});
