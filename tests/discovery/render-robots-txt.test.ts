import { describe, expect, test } from 'vitest';
import { renderRobotsTxt } from '../../src/discovery/render-robots-txt.js';

describe('robots', () => {
  test('SEO-03: all is allowed, and the sitemap named', () => {
    expect(renderRobotsTxt({ url: 'https://mui.com', base: '/docs/' })).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://mui.com/docs/sitemap.xml\n',
    );
  });

  test('a site without origin has no sitemap to name', () => {
    expect(renderRobotsTxt({ base: '/' })).toBe('User-agent: *\nAllow: /\n');
  });
});
