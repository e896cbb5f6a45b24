/** What the head of every shipped page says to others, and what its address may ask for. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { builtSite, documentsOf } from './site.js';
import { noiseOf, test } from './world.js';

const site = await builtSite();

test('SEO-02: every page names a card for social media by its full address, and the file is there', () => {
  const pages = documentsOf(site).filter(({ html }) => html.includes('og:title'));
  expect(pages.length).toBeGreaterThan(50);
  const images = pages.map(({ html }) => /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1]);
  expect([...new Set(images)]).toEqual(['https://mui.com/static/card.png']);
  expect(existsSync(join(site, 'static/card.png'))).toBe(true);
});

test('LNG-01: on a site in one language `userLanguage` leads nowhere, and the page and its reports stay in that language', async ({
  visit,
}) => {
  const page = await visit('/material-ui/', { javaScriptEnabled: true });
  await page.addInitScript(() => {
    // What a session has reported is reported again only when it changes.
    if (location.protocol === 'http:') sessionStorage.clear();
    const sent: unknown[] = [];
    Object.assign(window, { sent, gtag: (...args: unknown[]) => sent.push(args) });
  });
  for (const requested of ['en', 'zh', 'xx', '', '<b>']) {
    const pathname = `/material-ui/getting-started/?userLanguage=${encodeURIComponent(requested)}`;
    await page.goto(new URL(pathname, page.url()).href);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify((window as never as Sent).sent)))
      .toContain('userLanguage');
    const { sent, language, address } = await page.evaluate(() => ({
      sent: (window as never as Sent).sent,
      language: document.documentElement.lang,
      address: location.pathname + location.search,
    }));
    expect([language, address], requested).toEqual(['en', pathname]);
    expect(sent, requested).toContainEqual(['set', 'user_properties', { userLanguage: 'en' }]);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      'https://mui.com/material-ui/getting-started/',
    );
  }
  expect(noiseOf(page)).toEqual([]);
});

interface Sent {
  readonly sent: readonly unknown[];
}
