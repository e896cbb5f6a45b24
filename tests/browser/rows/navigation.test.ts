/** What the side navigation of the shipped site shows on a page, and what it keeps on the way to the next one. */

import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../world.js';

const SLIDER = '/material-ui/react-slider/';
const DEFINITION = '/x/react-data-grid/column-definition/';

const phone = { width: 400, javaScriptEnabled: true };

const side = (page: Page): Locator => page.locator('#navigation');

const link = (page: Page, name: string): Locator => side(page).getByRole('link', { name, exact: true });

/** Waits until all scripts of a page have started. */
const ready = (page: Page): Promise<void> =>
  page.locator('.choices [aria-pressed]').first().waitFor({ state: 'attached' });

/** The titles that a reader sees, without marks. */
const titles = (page: Page): Promise<readonly string[]> =>
  side(page)
    .locator('li > a')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent!.trim()));

describe('the page’s own entry', () => {
  test('NAV-10, NAV-11, NAV-20: it is the only one that is marked, and of all groups those around it are open', async ({
    visit,
  }) => {
    const page = await visit('/', { used: true });
    for (const [pathname, title, open] of [
      [SLIDER, 'Slider', ['Components']],
      [`${SLIDER}?from=there#continuous-sliders`, 'Slider', ['Components']],
      [DEFINITION, 'Column definition', ['Data Grid', 'Columns']],
      ['/system/api/box/', 'Box', ['APIs']],
      ['/system/', undefined, []],
    ] as const) {
      await page.goto(new URL(pathname, page.url()).href);
      const current = side(page).locator('[aria-current=page]');
      expect(await current.allInnerTexts(), pathname).toEqual(title === undefined ? [] : [title]);
      const opened = side(page).locator('li[data-open=true] > a.group, details[open] > summary');
      expect((await opened.allInnerTexts()).map(firstLine), pathname).toEqual(open);
    }
    await page.goto(new URL(SLIDER, page.url()).href);
    const ground = (of: Locator) => of.evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(await ground(link(page, 'Slider'))).not.toBe(await ground(link(page, 'Rating')));
  });

  test('NAV-22: it is brought into view, with 120 px to spare', async ({ visit }) => {
    const page = await visit('/', { javaScriptEnabled: true });
    for (const pathname of [SLIDER, '/material-ui/react-box/', '/material-ui/getting-started/usage/']) {
      await page.goto(new URL(pathname, page.url()).href);
      await ready(page);
      const { top, bottom, height } = await side(page)
        .locator('[aria-current]')
        .evaluate((one) => ({ ...one.getBoundingClientRect().toJSON(), height: innerHeight }) as Box);
      expect(top, pathname).toBeGreaterThanOrEqual(57);
      expect(bottom, pathname).toBeLessThanOrEqual(height - 119);
    }
  });

  test('NAV-24: previous and next lead to its neighbors, over groups, and over what is planned or elsewhere', async ({
    visit,
  }) => {
    const page = await visit('/material-ui/getting-started/support/', { used: true });
    await page.locator('a[rel=next]').click();
    await page.waitForURL('**/material-ui/all-components/');
    await page.locator('a[rel=prev]').click();
    await page.waitForURL('**/material-ui/getting-started/support/');
    await page.goto(new URL('/material-ui/customization/typography/', page.url()).href);
    expect(await page.locator('a[rel=prev]').getAttribute('href')).toBe(
      '/material-ui/customization/default-theme/',
    );
    await page.goto(new URL('/x/introduction/', page.url()).href);
    expect(await page.locator('a[rel=prev]').count()).toBe(0);
    await page.goto(new URL('/x/react-data-grid/export/', page.url()).href);
    expect(await page.locator('a[rel=prev]').getAttribute('href')).toBe('/x/react-data-grid/localization/');
  });
});

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly height: number;
}

const firstLine = (text: string): string => text.split('\n')[0]!.trim();

test('NAV-15, NAV-16: a caption is no link, and as deep as what is under it; the store has its icon and its attributes', async ({
  visit,
}) => {
  const page = await visit(SLIDER, { used: true });
  const caption = side(page).locator('.caption').filter({ hasText: 'Inputs' });
  expect(await caption.evaluate((one) => one.closest('a, button, summary'))).toBe(null);
  const textLeft = (of: Locator) =>
    of.evaluate((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      return Math.round(range.getBoundingClientRect().left);
    });
  const outside = side(page).getByText('All components').first();
  expect(await textLeft(link(page, 'Slider'))).toBe(await textLeft(outside));

  const store = side(page).locator('a[data-ga-event-category=store]');
  expect(await store.evaluate((it) => it.firstElementChild?.tagName)).toBe('svg');
  expect(await store.innerText()).toBe('Template store');
  expect(await store.getAttribute('data-ga-event-label')).toBe('sidenav');
});

describe('what is kept', () => {
  test('NAV-22: open groups and the offset survive a page change, and nothing is fetched for it', async ({
    visit,
  }) => {
    const page = await visit('/material-ui/getting-started/usage/', { javaScriptEnabled: true });
    await ready(page);
    await link(page, 'Components').click();
    // The theme has a page of this name, too.
    const typography = side(page).locator('a[href="/material-ui/react-typography/"]');
    await typography.waitFor();
    await link(page, 'Customization').click();
    await link(page, 'Dark mode').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await typography.evaluate((it) => it.scrollIntoView({ block: 'center' }));
    const offset = await side(page).evaluate((nav) => nav.scrollTop);
    const seen = await titles(page);
    await typography.click();
    await page.waitForURL('**/material-ui/react-typography/');
    await ready(page);
    expect(await titles(page)).toEqual(seen);
    await expect.poll(() => side(page).evaluate((nav) => nav.scrollTop)).toBe(offset);
    expect(offset).toBeGreaterThan(100);
    await page.goto(new URL('/system/spacing/', page.url()).href);
    await ready(page);
    await page.goto(new URL('/material-ui/getting-started/usage/', page.url()).href);
    await ready(page);
    expect(await titles(page)).toEqual(seen);
    expect(asked.filter((url) => url.includes('/_navigation/'))).toEqual([]);
  });
});

describe('the drawer', () => {
  test('NAV-21: the navigation is a column from 1200 px on, else a drawer', async ({ visit }) => {
    const page = await visit(SLIDER, { javaScriptEnabled: true, used: true });
    for (const [width, isColumn] of [
      [1199, false],
      [1200, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const button = page.getByRole('button', { name: 'Open main navigation' });
      await expect
        .poll(async () => [await side(page).isVisible(), await button.isVisible()])
        .toEqual([isColumn, !isColumn]);
    }
  });

  test('NAV-21: it opens by its button on the page’s own entry, keeps the focus, and gives it back after Escape', async ({
    visit,
  }) => {
    const page = await visit(SLIDER, phone);
    await ready(page);
    const button = page.getByRole('button', { name: 'Open main navigation' });
    await button.click();
    await side(page).waitFor();
    const isInView = () =>
      side(page)
        .locator('[aria-current]')
        .evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight);
    await expect.poll(isInView).toBe(true);
    const isInNavigation = () =>
      page.evaluate(
        () =>
          document.activeElement === document.body || document.activeElement!.closest('#navigation') !== null,
      );
    for (let at = 0; at < 50; at += 1) {
      await page.keyboard.press('Tab');
      expect(await isInNavigation()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await side(page).waitFor({ state: 'hidden' });
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(false);
  });

  test('NAV-21: a group opens in it; a page closes it, also the one that is there', async ({ visit }) => {
    const page = await visit('/material-ui/getting-started/usage/', phone);
    await ready(page);
    await page.getByRole('button', { name: 'Open main navigation' }).click();
    await link(page, 'Customization').click();
    await link(page, 'Dark mode').waitFor();
    await page.route('**/material-ui/getting-started/usage/', (route) => route.fulfill({ status: 204 }));
    await link(page, 'Usage').click();
    await side(page).waitFor({ state: 'hidden' });
  });
});
