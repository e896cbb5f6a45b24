import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './world.js';

const phone = { width: 360 };
/** The height of the bar, in pixels. */
const bar = 57;

/** A machine may be slow; no test may fail for it. */
const timeout = { timeout: 60_000 };

describe('the navigation on a phone', () => {
  test('opens from the bar and closes by its button, by Escape and by a press beside it', async ({
    visit,
  }) => {
    const page = await visit('/material-ui/react-button/', phone);
    const navigation = page.locator('#navigation');
    const ways: readonly (() => Promise<void>)[] = [
      () => page.getByRole('button', { name: 'Close main navigation' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(350, 400),
    ];
    expect(await navigation.isVisible()).toBe(false);
    for (const close of ways) {
      await page.getByRole('button', { name: 'Open main navigation' }).click();
      await expect.poll(() => leftOf(navigation), timeout).toBe(0);
      await close();
      await expect.poll(() => navigation.isVisible(), timeout).toBe(false);
    }
  });

  test('is a column beside the text from 1200 px', async ({ visit }) => {
    const page = await visit('/material-ui/react-button/', { width: 1200 });
    const [navigation, main] = await Promise.all([
      boxOf(page.locator('#navigation')),
      boxOf(page.locator('main')),
    ]);
    expect([navigation.x, navigation.width, main.x]).toEqual([0, 300, 300]);
  });
});

describe('a group of the navigation', () => {
  test('leads to its first page, where it is open and one entry is the current one', async ({ visit }) => {
    const page = await visit('/material-ui/');
    const groups = page.locator('#navigation li[data-open="false"] > a[href]');
    const titles = await groups.allInnerTexts();
    expect(titles).toEqual(expect.arrayContaining(['Getting started', 'Components', 'Customization']));
    for (const title of titles) {
      const group = page
        .locator('#navigation li')
        .filter({ has: page.getByRole('link', { name: title, exact: true }) })
        .last();
      await group.getByRole('link', { name: title, exact: true }).click();
      await page.waitForURL((url) => url.pathname !== '/material-ui/');
      expect(await group.getAttribute('data-open')).toBe('true');
      expect(await page.locator('#navigation [aria-current]').count()).toBe(1);
      const current = group.locator('[aria-current="page"]');
      expect(new URL((await current.getAttribute('href'))!, page.url()).pathname).toBe(
        new URL(page.url()).pathname,
      );
      // A page that comes back from the back/forward cache does not load again.
      await page.goBack({ waitUntil: 'commit' });
    }
  });
});

describe('a menu of the bar', () => {
  test.for([
    ['products', 360, '/joy-ui/'],
    ['products', 1440, '/joy-ui/'],
    ['versions', 768, 'https://v6.mui.com/material-ui/getting-started/'],
    ['versions', 1440, 'https://v6.mui.com/material-ui/getting-started/'],
  ] as const)(
    'of %s at %i px opens under its button and holds links',
    async ([id, width, href], { visit }) => {
      const page = await visit('/material-ui/react-button/', { width });
      const menu = page.locator(`#${id}`);
      const button = page.locator(`[popovertarget="${id}"]:visible`);
      await button.click();
      const [list, control] = [await boxOf(menu), await boxOf(button)];
      expect(list.y).toBeGreaterThanOrEqual(control.y + control.height);
      expect(list.y - control.y - control.height).toBeLessThanOrEqual(8);
      expect(list.x).toBeGreaterThanOrEqual(8);
      expect(list.x + list.width).toBeLessThanOrEqual(width);
      expect(await menu.locator(`a[href="${href}"]`).isVisible()).toBe(true);
      expect(await menu.locator('[aria-current="true"]').count()).toBe(1);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
    },
  );

  test('of versions stands in the opened navigation of a phone', async ({ visit }) => {
    const page = await visit('/material-ui/react-button/', phone);
    await page.getByRole('button', { name: 'Open main navigation' }).click();
    await page.locator('#navigation [popovertarget="versions"]').click();
    await page.locator('#versions').getByRole('link', { name: 'View all versions' }).waitFor();
  });
});

describe('code in tabs', () => {
  test('is switched by a press and by the arrow keys', async ({ visit }) => {
    const page = await visit('/docsgen/code/');
    const tabs = page.locator('.code-tabs').first();
    const labels = tabs.locator('label');
    const shown = (): Promise<number[]> =>
      tabs
        .locator('.code-tab')
        .evaluateAll((panels) =>
          panels.flatMap((panel, at) => (getComputedStyle(panel).display === 'none' ? [] : [at])),
        );
    expect(await labels.count()).toBeGreaterThan(1);
    expect(await shown()).toEqual([0]);
    await labels.nth(1).click();
    await expect.poll(shown).toEqual([1]);
    await page.keyboard.press('ArrowLeft');
    expect(await shown()).toEqual([0]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(shown).toEqual([1]);
  });
});

describe('the code of a demo', () => {
  test('DEM-02: is shown and hidden by a press; the preview makes way for it', async ({ visit }) => {
    const page = await visit('/material-ui/react-button/');
    const frame = page.locator('figure').filter({ has: page.locator('#BasicButtons') });
    const [preview, code] = [frame.locator('.preview'), frame.locator('details .code')];
    const states = (): Promise<boolean[]> => Promise.all([preview.isVisible(), code.isVisible()]);
    await expect.poll(states).toEqual([true, false]);
    await frame.getByText('Expand code').click();
    await expect.poll(states).toEqual([false, true]);
    await frame.getByText('Collapse code').click();
    await expect.poll(states).toEqual([true, false]);
  });

  test('DEM-03: is open where the address names its file', async ({ visit }) => {
    const page = await visit('/material-ui/react-button/#BasicButtons.tsx');
    const frame = page.locator('figure').filter({ has: page.locator('#BasicButtons') });
    await frame.locator('details .code').waitFor();
    await expect
      .poll(async () => (await boxOf(frame.locator('details .code'))).y)
      .toBeGreaterThanOrEqual(bar);
  });
});

describe('the way through a page', () => {
  test('SHL-03: begins with a link over the bar, which leads to the main part', async ({ visit }) => {
    const page = await visit('/material-ui/react-button/');
    const link = page.locator('.skip-link');
    expect((await boxOf(link)).y).toBeLessThan(-40);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to content');
    await expect.poll(async () => (await boxOf(link)).y, timeout).toBe(16);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main-content');
  });

  test('SHL-03: ends with a link back to the top, which is there as soon as one has scrolled', async ({
    visit,
  }) => {
    const page = await visit('/material-ui/react-button/', phone);
    const link = page.getByRole('link', { name: 'Back to top' });
    expect(await link.isVisible()).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(() => link.isVisible(), timeout).toBe(true);
    await link.click();
    await expect.poll(() => page.evaluate(() => window.scrollY), timeout).toBe(0);
  });

  test('on a phone the sections of a page are a line that opens', async ({ visit }) => {
    const page = await visit('/material-ui/react-button/', phone);
    const sections = page.getByRole('navigation', { name: 'On this page' });
    expect(await sections.getByRole('link').count()).toBe(0);
    await sections.getByText('On this page').last().click();
    expect(await sections.getByRole('link', { name: 'Sizes' }).isVisible()).toBe(true);
  });

  test.for([360, 1440])(
    'at %i px every section that is gone to stands below the bar',
    async (width, { visit }) => {
      const page = await visit('/docsgen/headings/', { width });
      const hrefs = await page
        .locator('nav[aria-label="On this page"] a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
      expect(hrefs.length).toBeGreaterThan(10);
      for (const href of hrefs) {
        await page.goto(new URL(href, page.url()).href);
        const top = await page.evaluate(
          () => document.querySelector(':target')?.getBoundingClientRect().top ?? Number.NaN,
        );
        expect(top, href).toBeGreaterThanOrEqual(bar);
        expect(top, href).toBeLessThan(780);
      }
    },
  );
});

test('X06: without a script all is there, and no place for one is a hole', async ({ visit }) => {
  const page = await visit('/material-ui/react-button/');
  const empty = page.locator('[data-island-slot]');
  const areas = await empty.evaluateAll((slots) =>
    slots.map((slot) => slot.getBoundingClientRect()).map(({ width, height }) => width * height),
  );
  expect(areas.every((area) => area === 0)).toBe(true);
  expect(areas.length).toBeGreaterThan(1);
  expect(
    await page.locator('.demo').evaluateAll((demos) => demos.filter((demo) => demo.clientHeight < 20)),
  ).toEqual([]);
  expect(
    await page
      .locator('img')
      .evaluateAll((images) =>
        images.filter(
          (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0,
        ),
      ),
  ).toEqual([]);
});

test('X06: a demo that cannot be drawn without a script says so in its box', async ({ visit }) => {
  const page = await visit('/x/react-data-grid/');
  const demo = page.locator('.stage').filter({ has: page.locator('#BasicGrid') });
  const note = demo.locator('noscript p');
  const [box, text] = await Promise.all([boxOf(demo), boxOf(note)]);
  expect(text.y).toBeGreaterThan(box.y);
  expect(text.y + text.height).toBeLessThan(box.y + box.height);
});

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return (await locator.boundingBox())!;
}

async function leftOf(locator: Locator): Promise<number | undefined> {
  return (await locator.boundingBox())?.x;
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}
