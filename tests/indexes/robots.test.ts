import { describe, expect, test } from 'vitest';
import { robots } from '../../src/indexes/robots.js';

describe('behaviour 2.18, robots', () => {
  test('SEO-03: all is allowed, and the sitemap named', () => {
    expect(robots({ url: 'https://mui.com', base: '/docs/' })).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://mui.com/docs/sitemap.xml\n',
    );
  });

  test('a site without origin has no sitemap to name', () => {
    expect(robots({ base: '/' })).toBe('User-agent: *\nAllow: /\n');
  });
});
