/** The contents list and the way back to the top, as a reader of a long page meets them. */

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { start, type Living, type Reader, type ReaderOptions } from './browser.js';
import { living } from './site.js';
import { violationsOn } from '../browser/axe/axe.js';
import { stopClock } from './stop-clock.js';

let world: Living;

beforeAll(async () => {
  world = await start(living, 'contents');
});

afterAll(async () => world.close());

async function onLongPage(act: (page: Page) => Promise<void>, options: ReaderOptions = {}): Promise<void> {
  const reader: Reader = await world.reader(options);
  await act(await reader.open('/acme/long/'));
  await reader.leave();
}

const contents = (page: Page): Locator => page.getByRole('navigation', { name: 'On this page' });

const marked = (page: Page): Promise<readonly string[]> =>
  contents(page).locator('[aria-current]').allTextContents();

/** Scrolls so that the heading of a section stands so many pixels below the top of the window; the page has noticed it. */
const showSection = (page: Page, section: number, below: number): Promise<void> =>
  page.evaluate(
    ([id, distance]) =>
      new Promise((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        scrollBy({
          top: document.getElementById(id)!.getBoundingClientRect().top - distance,
          behavior: 'instant',
        });
      }),
    [`section-${section}`, below] as const,
  );

describe('the section in view', () => {
  test('TOC-01: it is the last one whose heading is above the upper eighth of the window', async () => {
    await onLongPage(async (page) => {
      expect(await marked(page)).toEqual([]);
      await showSection(page, 4, 99);
      await expect.poll(() => marked(page)).toEqual(['Section 4']);
      await showSection(page, 4, 101);
      await expect.poll(() => marked(page)).toEqual(['Section 3']);
      expect(await contents(page).locator('[aria-current]').getAttribute('aria-current')).toBe('location');
    });
  });

  test('TOC-01: above 200 px none is marked, at the end of the page the last one', async () => {
    await onLongPage(async (page) => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => marked(page)).toEqual(['Section 12']);
      await page.evaluate(() => scrollTo(0, 199));
      await expect.poll(() => marked(page)).toEqual([]);
    });
  });

  test('TOC-01: it is looked for every 166 ms at most', async () => {
    await onLongPage(async (page) => {
      await page.evaluate(() => {
        const times: number[] = [];
        Object.assign(window, { times });
        const list = document.querySelector('nav[data-spy]')!;
        new MutationObserver(() => times.push(performance.now())).observe(list, {
          subtree: true,
          attributeFilter: ['aria-current'],
        });
      });
      await page.evaluate(async () => {
        for (let at = 0; at < 60; at += 1) {
          scrollBy({ top: 150, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
        }
      });
      await page.waitForTimeout(300);
      const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
      const pauses = times.slice(1).map((time, at) => time - times[at]!);
      expect(pauses.length).toBeGreaterThan(0);
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(160);
    });
  });

  test('TOC-01: after a click that section is marked, and for 1000 ms no other', async () => {
    await onLongPage(async (page) => {
      await stopClock(page);
      await contents(page).getByRole('link', { name: 'Section 9' }).click();
      expect(await marked(page)).toEqual(['Section 9']);
      const scrollFor = async (section: number, milliseconds: number) => {
        await showSection(page, section, 50);
        await page.clock.runFor(milliseconds);
      };
      await scrollFor(3, 500);
      await scrollFor(4, 499);
      expect(await marked(page)).toEqual(['Section 9']);
      await scrollFor(2, 166);
      await expect.poll(() => marked(page)).toEqual(['Section 2']);
      expect(new URL(page.url()).hash).toBe('#section-9');
    });
  });
});

describe('back to the top', () => {
  test('SHL-03: the button is there after 200 px, leads to the top, and is measured', async () => {
    await onLongPage(async (page) => {
      const button = page.locator('a[aria-label="Back to top"]');
      const isShown = () =>
        button.evaluate((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
      expect(await isShown()).toBe(false);
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      await expect.poll(isShown).toBe(true);
      expect(await button.getAttribute('data-ga-event-action')).toBe('click-back-to-top');
      await button.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });

  test('SHL-03: the button is a part of the main content, as everything is a part of some landmark', async () => {
    await onLongPage(async (page) => {
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      await page.getByRole('main').getByRole('link', { name: 'Back to top' }).waitFor();
      expect(await violationsOn(page)).toEqual([]);
    });
  });

  test('SHL-03: who wants little motion is there at once', async () => {
    await onLongPage(
      async (page) => {
        await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
        const button = page.getByRole('link', { name: 'Back to top' });
        await button.focus();
        await page.evaluate(() => {
          const [passed, start]: [number[], number] = [[], scrollY];
          Object.assign(window, { passed });
          addEventListener('scroll', () => void (scrollY !== start && passed.push(scrollY)));
        });
        await page.keyboard.press('Enter');
        const passed = () => page.evaluate(() => (window as unknown as { passed: number[] }).passed);
        await expect.poll(passed).toEqual([0]);
      },
      { reducedMotion: 'reduce' },
    );
  });
});
