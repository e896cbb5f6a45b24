import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openPage } from './open-page.js';
import { noiseOf, test } from './world.js';

const ICONS = '/static/fonts/material-icons.css';
const THEME = '/static/fonts/onepirate.css';
const ONEPIRATE = '/material-ui/customization/onepirate/';

/** Family and weight, sorted. */
function listLoadedFonts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const faces = [...document.fonts].filter(({ status }) => status === 'loaded');
    return faces.map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`).sort();
  });
}

describe('fonts of the shipped site', () => {
  test('FNT-01: the icon font is linked once, after the page is there, and can be used', async ({
    visit,
  }) => {
    const page = await visit('/material-ui/react-button/', { javaScriptEnabled: true });
    const html = await (await page.request.get(page.url())).text();
    expect(html).not.toContain(ICONS);
    const link = page.locator(`link[rel=stylesheet][href="${ICONS}"]`);
    await link.waitFor({ state: 'attached' });
    expect(await page.locator(`link[href="${ICONS}"] + #material-icon-font`).count()).toBe(1);
    await page.waitForLoadState('networkidle');
    const { width, isLoaded } = await page.evaluate(async () => {
      const icon = Object.assign(document.createElement('span'), { textContent: 'home' });
      icon.className = 'material-icons';
      document.querySelector('main')!.append(icon);
      await document.fonts.load("24px 'Material Icons'", 'home');
      return {
        width: icon.getBoundingClientRect().width,
        isLoaded: document.fonts.check("24px 'Material Icons'", 'home'),
      };
    });
    expect({ width, isLoaded }).toEqual({ width: 24, isLoaded: true });
    expect(await link.count()).toBe(1);
  });

  test('FNT-02: the fonts of the demo theme are loaded on its own page, and on no other', async ({
    visit,
  }) => {
    const other = await openPage(visit, '/material-ui/customization/theming/');
    await other.locator(`link[href="${ICONS}"]`).waitFor({ state: 'attached' });
    expect(await other.locator(`link[href="${THEME}"]`).count()).toBe(0);
    const own = await openPage(visit, ONEPIRATE);
    await own.locator(`link[href="${THEME}"]`).waitFor({ state: 'attached' });
    expect(await own.locator(`link[href="${THEME}"]`).count()).toBe(1);
    await expect
      .poll(() => listLoadedFonts(own))
      .toEqual(expect.arrayContaining(['Roboto Condensed 700', 'Work Sans 300']));
  });

  test('FNT-03: demos of Material UI are set in Roboto, from the site itself; the text around them is not', async ({
    visit,
  }) => {
    const page = await openPage(visit, '/material-ui/react-button/');
    await expect
      .poll(() => listLoadedFonts(page))
      .toEqual(expect.arrayContaining(['Roboto 400', 'Roboto 500']));
    const other = await openPage(visit, '/docsgen/quick-start/');
    expect(await other.evaluate(() => getComputedStyle(document.body).fontFamily)).not.toContain('Roboto');
    expect(await other.evaluate(() => [...document.fonts].map(({ family }) => family))).not.toContain(
      'Roboto',
    );
  });

  test('FNT-01, FNT-02: no other host is asked, and nothing is said where none can be reached', async ({
    visit,
  }) => {
    const page = await visit('/robots.txt', { javaScriptEnabled: true });
    const own = new URL(page.url()).origin;
    const asked: string[] = [];
    await page.context().route(
      (url) => url.origin !== own && url.hostname !== 'cdn.carbonads.com',
      (route) => {
        asked.push(route.request().url());
        return route.abort('internetdisconnected');
      },
    );
    for (const pathname of ['/', ONEPIRATE]) {
      await page.goto(own + pathname, { waitUntil: 'networkidle' });
      expect(noiseOf(page)).toEqual([]);
    }
    expect(asked).toEqual([]);
  });
});
