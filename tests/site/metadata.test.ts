import { describe, expect, test } from 'vitest';
import {
  createAlternates,
  resolveCanonicalUrl,
  formatDocumentTitle,
  isIndexable,
} from '../../src/site/metadata.js';

const origin = { url: 'https://mui.com', base: '/', languages: ['en', 'de'] };

describe('head and SEO', () => {
  test.each([
    ['/material-ui/react-button/', 'en', 'https://mui.com/material-ui/react-button/'],
    ['/de/material-ui/react-button/?q=1#usage', 'de', 'https://mui.com/de/material-ui/react-button/'],
    ['/material-ui/react-button', 'en', 'https://mui.com/material-ui/react-button/'],
    ['/', 'en', 'https://mui.com/'],
    ['/データ/', 'en', 'https://mui.com/%E3%83%87%E3%83%BC%E3%82%BF/'],
    ['/blog/post/', 'de', 'https://mui.com/blog/post/'],
  ])('SEO-01: the canonical address of %s in %s is %s', (pathname, language, address) => {
    expect(resolveCanonicalUrl(pathname, language, origin)).toBe(address);
  });

  test('the base stands in it; without the origin of the site there is none', () => {
    expect(resolveCanonicalUrl('/a/', 'en', { ...origin, base: '/docs/' })).toBe('https://mui.com/docs/a/');
    expect(resolveCanonicalUrl('/a/', 'en', { base: '/', languages: ['en'] })).toBeUndefined();
    expect(createAlternates('/a/', { base: '/', languages: ['en'] })).toEqual([]);
  });

  test('SEO-01: x-default is the English page, and each language has an alternate', () => {
    expect(createAlternates('/de/a/', origin)).toEqual([
      { hreflang: 'x-default', href: 'https://mui.com/a/' },
      { hreflang: 'en', href: 'https://mui.com/a/' },
      { hreflang: 'de', href: 'https://mui.com/de/a/' },
    ]);
  });

  test('LNG-04: the blog has no other languages', () => {
    expect(createAlternates('/blog/post/', origin).map(({ hreflang }) => hreflang)).toEqual([
      'x-default',
      'en',
    ]);
  });

  test.each([
    [
      { pageTitle: 'React Button component', productName: 'Material UI', isHome: false },
      'React Button component - Material UI',
    ],
    [{ pageTitle: 'About', isHome: false }, 'About'],
    [{ pageTitle: 'Welcome', isHome: true }, 'MUI'],
    [{ pageTitle: '', productName: 'Material UI', isHome: false }, 'MUI'],
  ])('the title of %j is “%s”', (parts, title) => {
    expect(formatDocumentTitle({ siteTitle: 'MUI', ...parts })).toBe(title);
  });

  test.each([
    ['/experiments/docs/links/', false],
    ['/de/experiments/docs/links/', false],
    ['/404/', false],
    ['/404.html', false],
    ['/404-explained/', true],
    ['/material-ui/', true],
  ])('PID-06: %s may be listed: %s', (pathname, indexable) => {
    expect(isIndexable(pathname, ['en', 'de'])).toBe(indexable);
  });
});
