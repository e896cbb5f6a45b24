import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { builtSite, documentsOf } from './site.js';
import { test } from './world.js';

const site = await builtSite();
const pages = documentsOf(site).filter(({ pathname }) => pathname.endsWith('/'));
const readOutput = (path: string): string => readFileSync(join(site, path), 'utf8');

describe('what search engines get', () => {
  test('SEO-01: title, description, addresses, and what other sites show of a page', async ({ visit }) => {
    const page = await visit('/joy-ui/api/button/', { used: true });
    const description = /^The React component Button of @mui\/joy/;
    expect(await headOf(page)).toMatchObject({
      title: 'Button API - Joy UI',
      lang: 'en',
      canonical: 'https://mui.com/joy-ui/api/button/',
      'x-default': 'https://mui.com/joy-ui/api/button/',
      en: 'https://mui.com/joy-ui/api/button/',
      description: expect.stringMatching(description),
      'og:title': 'Button API - Joy UI',
      'og:description': expect.stringMatching(description),
      'og:url': 'https://mui.com/joy-ui/api/button/',
      'og:type': 'website',
      'og:ttl': '604800',
      'og:image': 'https://mui.com/static/card.png',
      'twitter:card': 'summary_large_image',
      'twitter:site': '@MUI_hq',
      'twitter:title': 'Button API - Joy UI',
      'twitter:description': expect.stringMatching(description),
      'twitter:image': 'https://mui.com/static/card.png',
      'docsearch:language': 'en',
      'docsearch:version': 'master',
    });
    const titles = pages.map(({ html }) => /<title>(.*?)<\/title>/s.exec(html)![1]!);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('SEO-03: the sitemap has each page that may be listed, robots name it, each redirect arrives, and what is not there says so', async ({
    visit,
  }) => {
    const sitemap = readOutput('sitemap.xml');
    const listed = pages.filter(({ html }) => !html.includes('name="robots" content="noindex"'));
    expect(listed.length).toBeGreaterThan(50);
    expect(
      listed.filter(({ pathname }) => !sitemap.includes(`<loc>https://mui.com${pathname}</loc>`)),
    ).toEqual([]);
    expect(
      pages
        .filter((page) => !listed.includes(page))
        .filter(({ pathname }) => sitemap.includes(`${pathname}</loc>`)),
    ).toEqual([]);
    expect(readOutput('robots.txt')).toContain('Allow: /\n\nSitemap: https://mui.com/sitemap.xml');
    const targets = readOutput('_redirects')
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[1]!);
    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter((target) => !existsSync(join(site, target, 'index.html')))).toEqual([]);
    const page = await visit('/no/such/page/', { used: true });
    expect(await page.title()).toBe('404: This page could not be found - MUI');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('main a[href="/"]').count()).toBe(1);
  });

  test('LNG-03, LNG-04: the site is in English alone, without a prefix', () => {
    expect(pages.filter(({ html }) => !html.includes('<html lang="en"'))).toEqual([]);
    const languages = pages.flatMap(({ html }) =>
      Array.from(html.matchAll(/hreflang="([^"]+)"/g), ([, language]) => language),
    );
    expect(new Set(languages)).toEqual(new Set(['x-default', 'en']));
    expect(['en', 'zh'].filter((language) => existsSync(join(site, language)))).toEqual([]);
  });

  test('RTE-03, LNG-05: every address of a page is a fixed path that ends in a slash, and so is every link to one', () => {
    expect(pages.filter(({ pathname }) => !/^\/([\w-]+\/)*$/.test(pathname))).toEqual([]);
    const broken = pages.flatMap(({ pathname, html }) =>
      Array.from(html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g), ([, href]) => href!)
        .filter((href) => !href.endsWith('/') && !/\.[a-z0-9]+$/.test(href))
        .map((href) => `${pathname}: ${href}`),
    );
    expect(broken).toEqual([]);
  });
});

/** What the head says, by the name of the element. */
function headOf(page: Page): Promise<Readonly<Record<string, string | null>>> {
  return page.evaluate(() => {
    const metas = [...document.querySelectorAll('meta[name], meta[property]')].map((meta) => [
      meta.getAttribute('name') ?? meta.getAttribute('property'),
      meta.getAttribute('content'),
    ]);
    const links = [...document.querySelectorAll('link[rel="canonical"], link[hreflang]')].map((link) => [
      link.getAttribute('hreflang') ?? 'canonical',
      link.getAttribute('href'),
    ]);
    const { title, documentElement } = document;
    return Object.fromEntries([...metas, ...links, ['title', title], ['lang', documentElement.lang]]);
  });
}
