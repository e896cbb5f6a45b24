import { describe, expect, test } from 'vitest';
import { resolveHref, withBase } from '../../../src/site/routes/href.js';

const german = { base: '/docs/', language: 'de', languages: ['en', 'de'] };

describe('addresses in links', () => {
  test.each([
    ['/a/', '/docs/de/a/'],
    ['/', '/docs/de/'],
    ["/it's a page/", '/docs/de/it%27s%20a%20page/'],
    ['/a/components-api/#button', '/docs/de/a/components-api/#button'],
    ['/blog/post/', '/docs/blog/post/'],
    ['https://mui.com/a b', 'https://mui.com/a b'],
  ])('LNG-02, B078: %s becomes %s', (pathname, href) => {
    expect(resolveHref(pathname, german)).toBe(href);
  });

  test.each([
    ['/logo.svg', '/docs/logo.svg'],
    ['https://mui.com/logo.svg', 'https://mui.com/logo.svg'],
  ])('%s below the base is %s', (path, expected) => {
    expect(withBase(path, '/docs/')).toBe(expected);
  });
});
