import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  toCanonicalPath,
  resolveDefaultLanguage,
  isLanguageNeutral,
  resolvePathLanguage,
  resolveUserLanguage,
  withLanguage,
} from '../../../src/site/routes/language.js';

const both = ['en', 'de'];

describe('language handling', () => {
  test.each([
    ['/material-ui/', ['en'], 'en'],
    ['/de/material-ui/', both, 'de'],
    ['/de/material-ui/', ['en'], 'en'],
    ['/zh/material-ui/', ['en'], 'zh'],
    ['/zh', ['en'], 'en'],
    ['/en/material-ui/', both, 'en'],
  ])('the language of %s where %j are known is %s', (pathname, languages, language) => {
    expect(resolvePathLanguage(pathname, languages)).toBe(language);
  });

  test.each([
    ['', 'en'],
    ['?userLanguage=de', 'de'],
    ['?a=1&userLanguage=zh', 'zh'],
    ['?userLanguage=fr', 'en'],
    ['?userLanguage=', 'en'],
    ['?userLanguage=%3Cscript%3E', 'en'],
  ])('LNG-01: the query “%s” asks for %s', (query, language) => {
    expect(resolveUserLanguage(query, both)).toBe(language);
  });

  test.each([
    [['en'], 'en'],
    [['de', 'en'], 'en'],
    [['de', 'fr'], 'de'],
    [[], 'en'],
  ])('LNG-03: the default of %j is %s', (languages, language) => {
    expect(resolveDefaultLanguage(languages)).toBe(language);
  });

  test.each([
    ['/zh/material-ui/x/#usage', '/material-ui/x/'],
    ['/material-ui/x/?q=1#usage', '/material-ui/x/'],
    ['/en/material-ui/', '/en/material-ui/'],
    ['/zh/', '/'],
    ['/', '/'],
  ])('the canonical path of %s is %s', (pathname, canonical) => {
    expect(toCanonicalPath(pathname, ['en'])).toBe(canonical);
  });

  test.each([
    ['/blog', true],
    ['/blog/', true],
    ['/blog/post/', true],
    ['/size-snapshot/', true],
    ['/size-snapshot/x/', false],
    ['/blogger/', false],
    ['/material-ui/', false],
  ])('LNG-04: %s is outside of language handling: %s', (pathname, ignored) => {
    expect(isLanguageNeutral(pathname)).toBe(ignored);
  });

  test.each([
    ['/material-ui/', 'en', '/material-ui/'],
    ['/material-ui/', 'de', '/de/material-ui/'],
    ['/de/material-ui/', 'de', '/de/material-ui/'],
    ['/blog/post/', 'de', '/blog/post/'],
    ['https://mui.com/', 'de', 'https://mui.com/'],
    ['#usage', 'de', '#usage'],
  ])('LNG-02: %s from a page in %s is %s', (pathname, language, expected) => {
    expect(withLanguage(pathname, language, both)).toBe(expected);
  });

  test('a prefix that was added is taken away again', () => {
    const path = fc
      .array(fc.stringMatching(/^[a-z-]{3,8}$/), { maxLength: 4 })
      .map((parts) => `/${parts.map((part) => `${part}/`).join('')}`);
    fc.assert(
      fc.property(path, fc.constantFrom('en', 'de', 'zh'), (pathname, language) => {
        const prefixed = withLanguage(pathname, language, both);
        expect(toCanonicalPath(prefixed, both)).toBe(pathname);
        if (!isLanguageNeutral(pathname)) expect(resolvePathLanguage(prefixed, both)).toBe(language);
      }),
    );
  });
});
