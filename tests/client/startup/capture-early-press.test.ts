/** Presses that come before the script that answers them. */

import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { config, twoPages } from '../../sites/fixture.js';
import { ready, rootOf, start, type Living } from '../browser.js';
import { waitForRest } from '../wait-for-rest.js';

const icon = { 'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' };

let living: Living;

beforeAll(async () => {
  living = await start({ ...twoPages, ...icon }, 'early');
});

afterAll(async () => living.close());

/** A page whose scripts, but for the first one, come when they are let in. A press before the first one has run is lost. */
async function early(act: (page: Page) => Promise<void>, then: (page: Page) => Promise<void>): Promise<void> {
  const reader = await living.reader();
  const page = await reader.context.newPage();
  const held: Route[] = [];
  await page.route('**/later.*.js', (route) => void held.push(route));
  await page.goto('/button/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Settings', exact: true }).waitFor();
  await expect.poll(() => held.length).toBe(1);
  await act(page);
  await held[0]!.continue();
  await ready(page);
  await then(page);
  await reader.leave();
}

const searchIsOpen = async (page: Page): Promise<void> => {
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.waitFor();
  await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await box.inputValue()).toBe('');
};

describe('a press that comes early', () => {
  test.each(['/', 'Control+k', 'Meta+k'])('%s opens the search when its script has come', async (key) => {
    await early(async (page) => page.keyboard.press(key), searchIsOpen);
  });

  test('a click on the button of the search opens it', async () => {
    await early(async (page) => page.getByRole('button', { name: 'Search' }).click(), searchIsOpen);
  });

  test('the settings open at once, and a choice in them is carried out', async () => {
    await early(
      async (page) => {
        await page.getByRole('button', { name: 'Settings', exact: true }).click();
        await page.getByRole('button', { name: 'Dark', exact: true }).click();
      },
      async (page) => {
        await page.locator('html[data-mui-color-scheme=dark]').waitFor();
        expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
      },
    );
  });

  test('of several presses the last one counts, and once', async () => {
    await early(
      async (page) => {
        await page.getByRole('button', { name: 'Settings', exact: true }).click();
        await page.getByRole('button', { name: 'Dark', exact: true }).click();
        await page.getByRole('button', { name: 'Light', exact: true }).click();
      },
      async (page) => {
        await expect.poll(() => page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('light');
        expect((await rootOf(page))['data-mui-color-scheme']).toBe('light');
        await page.getByRole('button', { name: 'Dark', exact: true }).click();
        expect((await rootOf(page))['data-mui-color-scheme']).toBe('dark');
      },
    );
  });

  test('a slash that is written into a field stays there, and other keys are the browser’s', async () => {
    await early(
      async (page) => {
        await page.evaluate(() => {
          const field = document.createElement('input');
          document.querySelector('main')!.prepend(field);
          field.focus();
        });
        await page.keyboard.type('a/k');
      },
      async (page) => {
        expect(await page.locator('main input').inputValue()).toBe('a/k');
        await waitForRest(page);
        expect(await page.getByRole('dialog', { name: 'Search' }).count()).toBe(0);
      },
    );
  });
});

test('on a site without a search its keys are the browser’s from the first moment', async () => {
  const plain = await start(
    { ...twoPages, ...icon, 'docsgen.config.ts': config('search: false,') },
    'no-search',
  );
  try {
    const reader = await plain.reader();
    const page = await reader.open('/button/');
    const isKept = await page.evaluate(() =>
      ['/', 'k'].map((key) => {
        const event = new KeyboardEvent('keydown', {
          key,
          ctrlKey: key === 'k',
          bubbles: true,
          cancelable: true,
        });
        return document.body.dispatchEvent(event);
      }),
    );
    expect(isKept).toEqual([true, true]);
    await reader.leave();
  } finally {
    await plain.close();
  }
});
