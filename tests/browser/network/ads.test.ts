/** The ads of the site that is shipped: no network, and four of our own. */

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { all } from '../../sites/dom.js';
import { builtSite, documentsOf } from '../site.js';
import { noiseOf, test } from '../world.js';

const documents = documentsOf(await builtSite());

const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const BUTTON = '/material-ui/react-button/';

const slotOf = (page: Page) => page.locator('[data-island-slot=ads]');

describe('ADS-01', () => {
  test('ADS-01: the HTML that a crawler gets has an empty slot, no ad and nothing that fetches one', async ({
    visit,
  }) => {
    const { origin } = new URL((await visit('/robots.txt')).url());
    let slots = 0;
    for (const { pathname } of documents) {
      const response = await fetch(origin + pathname, { headers: { 'User-Agent': CRAWLER } });
      const html = await response.text();
      const found = all(html, '*', { 'data-island-slot': 'ads' });
      slots += found.length;
      expect(
        found.map(({ children }) => children.length),
        pathname,
      ).toEqual(found.map(() => 0));
      expect(html, pathname).not.toMatch(/\/static\/ads\/|utm_campaign=in-house/);
    }
    expect(slots).toBeGreaterThan(50);
  });
});

describe.concurrent('ADS-17: an ad of the house', () => {
  test.for([
    [0.2, 'templates'],
    [0.3, 'themes'],
    [0.6, 'enterprise-support'],
    [0.9, 'design-kit'],
  ] as const)(
    'ADS-15, ADS-16, ADS-17: with a draw of %d is “%s”, there at once, and whole',
    async ([draw, name], { visit }) => {
      const page = await visit('/robots.txt', { javaScriptEnabled: true });
      await page.addInitScript(watchStates, draw);
      await page.goto(new URL(BUTTON, page.url()).href);
      const link = slotOf(page).getByRole('link');
      await link.waitFor();
      expect(await page.evaluate(() => (window as unknown as { states: unknown }).states)).toEqual([
        'in-house-body-top-image',
      ]);
      expect(await link.getAttribute('data-ga-event-label')).toBe(`in-house-${name}`);
      expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
      expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener sponsored',
      ]);
      const image = link.getByRole('img', { name });
      expect(await image.boundingBox()).toMatchObject({ width: 130, height: 100 });
      expect(await image.evaluate(widthOf)).toBeGreaterThan(0);
      expect(await link.innerText()).toMatch(/\w{4}[^]*ad by MUI/);
      expect(noiseOf(page)).toEqual([]);
    },
  );
});

/** The width that an image has by itself. It fails for one that cannot be shown. */
async function widthOf(image: HTMLElement | SVGElement): Promise<number> {
  await (image as HTMLImageElement).decode();
  return (image as HTMLImageElement).naturalWidth;
}

/** Every draw gives the same number, and the states of the slot are kept. */
function watchStates(draw: number): void {
  const states: unknown[] = [];
  Object.assign(window, { states });
  Math.random = () => draw;
  new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof HTMLElement) states.push(target.dataset['state']);
  }).observe(document, { subtree: true, attributeFilter: ['data-state'] });
}
