import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openPage } from './open-page.js';
import { test } from './world.js';

const PAGE = '/material-ui/react-button/';

/** The computed value of a property of the first element that matches, or of a part of it. */
const style = (page: Page, selector: string, property: string, part?: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(name!), [
      property,
      part,
    ] as const);

describe('the measures of the shipped pages', () => {
  test('CST-01: the layout changes at 600, 900 and 1200 px, to the pixel', async ({ visit }) => {
    const page = await openPage(visit, PAGE);
    const at = async <T>(width: number, read: () => Promise<T>): Promise<T> => {
      await page.setViewportSize({ width, height: 900 });
      return read();
    };
    const panel = (): Promise<string> => style(page, '#docsgen-settings', 'width');
    await page.evaluate(() => document.getElementById('docsgen-settings')!.showPopover());
    expect([await at(599, panel), await at(600, panel)]).toEqual(['310px', '360px']);
    await page.evaluate(() => document.getElementById('docsgen-settings')!.hidePopover());
    const columns = async (): Promise<number> =>
      (await page.locator('nav[data-spy]').boundingBox())?.width ?? 0;
    expect((await at(899, columns)) === 242).toBe(false);
    expect(await at(900, columns)).toBe(242);
    const navigation = (): Promise<boolean> => page.locator('#navigation').isVisible();
    expect([await at(1199, navigation), await at(1200, navigation)]).toEqual([false, true]);
  });

  test('CST-01: a unit of space has 8 px: an ad has three of them around it', async ({ visit }) => {
    const page = await openPage(visit, PAGE);
    expect(await style(page, '.ad-slot', 'margin-block-start')).toBe('24px');
  });

  test('CST-02: surfaces of the brand have a radius of 12 px, demos one of 4 px', async ({ visit }) => {
    const page = await openPage(visit, PAGE);
    expect(await style(page, 'main .code', 'border-radius')).toBe('12px');
    expect(await style(page, '.demo .MuiButton-root', 'border-radius')).toBe('4px');
  });

  test('CST-03: each of the seven durations is that of a transition', async ({ visit }) => {
    const page = await openPage(visit, PAGE, { width: 1000 });
    await page.locator('[popovertarget=products]').click();
    const duration = (selector: string, part?: string): Promise<string> =>
      style(page, selector, 'transition-duration', part);
    const durations = {
      shortest: await duration('.code[data-copy=code] .copy'),
      shorter: await duration('.skip-link'),
      short: await duration('#products'),
      standard: await duration('details.source', '::details-content'),
      leavingScreen: await duration('#navigation'),
    };
    await page.keyboard.press('Escape');
    await page.locator('[popovertarget=docsgen-settings]').first().click();
    const enteringScreen = await duration('#docsgen-settings');
    await page.keyboard.press('Escape');
    await page.locator('button[data-search]').click();
    await page.locator('dialog[open]').waitFor();
    const complex = await duration('dialog[open]', '::backdrop');
    expect({ ...durations, enteringScreen, complex }).toEqual({
      shortest: '0.15s',
      shorter: '0.2s',
      short: '0.25s',
      standard: '0.3s',
      complex: '0.375s',
      enteringScreen: '0.225s',
      leavingScreen: '0.195s, 0.195s, 0.195s',
    });
  });

  test.for([
    [360, 780, '56px'],
    [560, 360, '48px'],
    [599, 800, '56px'],
    [600, 800, '64px'],
    [1440, 900, '64px'],
  ] as const)(
    'CST-04: in a window of %i by %i px a toolbar has at least %s',
    async ([width, height, least], { visit }) => {
      const page = await openPage(visit, PAGE);
      await page.setViewportSize({ width, height });
      expect(await style(page, '#docsgen-settings .top', 'min-height')).toBe(least);
      await page.locator('button[data-search]').click();
      await page.locator('dialog[open]').waitFor();
      expect(await style(page, 'dialog[open] form', 'min-height')).toBe(least);
      const box = await page.locator('dialog[open] form').boundingBox();
      expect(box!.height).toBeGreaterThanOrEqual(Number.parseInt(least, 10));
    },
  );
});
