/** The drawers of small screens: the navigation under a finger, and the settings. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { start, type Living } from './browser.js';
import { living as files } from './site.js';
import { waitForAnimations } from './wait-for-rest.js';

let world: Living;

beforeAll(async () => {
  world = await start(files, 'drawer');
});

afterAll(async () => world.close());

/** A finger that goes from one place to another, over some that lie between, as the browser itself gets it. */
async function swipe(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', way: number) => {
    const [x, y] = [0, 1].map((axis) => from[axis]! + (to[axis]! - from[axis]!) * way) as [number, number];
    return session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  };
  await send('touchStart', 0);
  for (const way of [0.25, 0.5, 0.75, 1]) await send('touchMove', way);
  await send('touchEnd', 1);
  await session.detach();
}

const isOpen = (page: Page): Promise<boolean> =>
  page.locator('#navigation').evaluate((navigation) => navigation.matches(':popover-open'));

const touching = { viewport: { width: 390, height: 800 }, hasTouch: true } as const;

describe('the drawer under a finger', () => {
  test('NAV-21: it is drawn in from the edge and pushed back, which is no step through the history; a short or upright move does nothing', async () => {
    const reader = await world.reader(touching);
    const page = await reader.open('/acme/long/');
    await swipe(page, [5, 400], [40, 400]);
    expect(await isOpen(page)).toBe(false);
    await swipe(page, [5, 300], [100, 700]);
    expect(await isOpen(page)).toBe(false);
    await swipe(page, [380, 400], [200, 400]);
    expect(await isOpen(page)).toBe(false);
    await swipe(page, [5, 400], [200, 410]);
    await expect.poll(() => isOpen(page)).toBe(true);
    await waitForAnimations(page);
    await swipe(page, [250, 400], [60, 410]);
    await expect.poll(() => isOpen(page)).toBe(false);
    await reader.leave();
  });

  test('NAV-21: from right to left it is the other edge', async () => {
    const reader = await world.reader(touching);
    const page = await reader.open('/acme/long/');
    await page.evaluate(() =>
      document.querySelector<HTMLButtonElement>('[data-preference=docs-direction][value=rtl]')!.click(),
    );
    await swipe(page, [200, 400], [100, 400]);
    expect(await isOpen(page)).toBe(false);
    await swipe(page, [385, 400], [190, 400]);
    await expect.poll(() => isOpen(page)).toBe(true);
    await reader.leave();
  });
});

describe('the open drawer', () => {
  const openDrawer = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Open main navigation' }).click();
    await expect.poll(() => isOpen(page)).toBe(true);
  };

  test('the search opens above it with the focus, the second time too', async () => {
    const reader = await world.reader({ viewport: touching.viewport });
    const page = await reader.open('/acme/start/');
    const box = page.getByRole('combobox', { name: 'Search' });
    for (const query of ['one', 'two']) {
      await openDrawer(page);
      await page.keyboard.press('/');
      await box.waitFor();
      await page.keyboard.type(query);
      expect(await box.inputValue()).toBe(query);
      await page.keyboard.press('Escape');
      await box.waitFor({ state: 'hidden' });
    }
    await reader.leave();
  });

  test('closes when the window becomes so wide that the navigation is a column, and the page can be used', async () => {
    const reader = await world.reader({ viewport: touching.viewport });
    const page = await reader.open('/acme/start/');
    await openDrawer(page);
    await page.setViewportSize({ width: 1199, height: 800 });
    await waitForAnimations(page);
    expect(await isOpen(page)).toBe(true);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.locator('main').getByRole('link', { name: 'with code' }).click();
    await page.waitForURL('**/acme/copy/');
    await reader.leave();
  });
});

describe('the settings', () => {
  test.each([
    [320, 310],
    [360, 310],
    [599, 310],
    [600, 360],
    [1280, 360],
  ])(
    'CLR-09: at %i px the panel is %i px wide and wholly in view, in both directions',
    async (width, wanted) => {
      const reader = await world.reader({ viewport: { width, height: 640 } });
      const page = await reader.open('/acme/start/');
      for (const direction of ['ltr', 'rtl']) {
        await page.evaluate(
          (value) =>
            document
              .querySelector<HTMLButtonElement>(`[data-preference=docs-direction][value=${value}]`)!
              .click(),
          direction,
        );
        await page.getByRole('button', { name: 'Settings', exact: true }).click();
        await waitForAnimations(page);
        const panel = page.getByRole('dialog', { name: 'Settings' });
        const box = (await panel.boundingBox())!;
        expect([box.x, box.width, box.height]).toEqual([
          direction === 'ltr' ? width - wanted : 0,
          wanted,
          640,
        ]);
        for (const button of await panel.getByRole('button').all()) {
          const own = (await button.boundingBox())!;
          expect(own.x, await button.innerText()).toBeGreaterThanOrEqual(box.x);
          expect(own.x + own.width).toBeLessThanOrEqual(box.x + box.width);
          expect(await button.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
        }
        await page.keyboard.press('Escape');
      }
      await reader.leave();
    },
  );
});
