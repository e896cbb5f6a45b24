import { describe, expect, test } from 'vitest';
import { renderSitemap } from '../../src/discovery/render-sitemap.js';

const english = { url: 'https://mui.com', base: '/', languages: ['en'] };

function textOf(pathnames: readonly string[], origin: typeof english = english): string {
  const files = renderSitemap(pathnames, origin);
  expect(files.map(({ path }) => path)).toEqual(['sitemap.xml']);
  return files[0]!.text;
}

describe('SEO-03, sitemap', () => {
  test('it holds every page that may be listed, sorted, without dates', () => {
    expect(textOf(['/system/', '/', '/experiments/docs/links/', '/a & b/'])).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
  <url>
    <loc>https://mui.com/</loc>
  </url>
  <url>
    <loc>https://mui.com/a%20&amp;%20b/</loc>
  </url>
  <url>
    <loc>https://mui.com/system/</loc>
  </url>
</urlset>
`,
    );
  });

  test('the order of the pages does not matter', () => {
    expect(textOf(['/b/', '/a/'])).toBe(textOf(['/a/', '/b/']));
  });

  test('B080: addresses are escaped once', () => {
    expect(textOf(["/データ/it's/"])).toContain(
      '<loc>https://mui.com/%E3%83%87%E3%83%BC%E3%82%BF/it%27s/</loc>',
    );
  });

  test('with several languages each page names its alternates', () => {
    const text = textOf(['/a/', '/de/a/'], { ...english, languages: ['en', 'de'] });
    expect(text.match(/<loc>.*<\/loc>/g)).toEqual([
      '<loc>https://mui.com/a/</loc>',
      '<loc>https://mui.com/de/a/</loc>',
    ]);
    expect(text.match(/hreflang="x-default" href="https:\/\/mui\.com\/a\/"/g)).toHaveLength(2);
    expect(text.match(/hreflang="de" href="https:\/\/mui\.com\/de\/a\/"/g)).toHaveLength(2);
  });

  test('a site without origin has none', () => {
    expect(renderSitemap(['/'], { base: '/', languages: ['en'] })).toEqual([]);
  });

  test('too many pages for one file make an index and several', () => {
    const files = renderSitemap(['/a/', '/b/', '/c/'], { ...english, base: '/docs/' }, 2);
    expect(files.map(({ path }) => path)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    expect(files[0]?.text).toContain('<loc>https://mui.com/docs/sitemap-2.xml</loc>');
    expect(files[2]?.text.match(/<loc>/g)).toHaveLength(1);
  });
});
