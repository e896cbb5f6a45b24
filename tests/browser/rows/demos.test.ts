/** What a reader chooses in the toolbar of one demo of the shipped site: it holds for all demos, other tabs and later visits. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { goTo, openPage, openTab } from '../open-page.js';
import { test } from '../world.js';
import { figureOf, toolbarOf } from './demo-parts.js';

test('CVR-05: a choice in the toolbar of one demo is the choice of all, and of the settings', async ({
  visit,
}) => {
  const page = await openPage(visit, '/material-ui/react-slider/');
  const demos = ['RangeSlider', 'MinimumDistanceSlider'];
  for (const demo of demos) await figureOf(page, demo).locator('summary').click();
  const variants = (): Promise<(string | null)[]> =>
    Promise.all(
      demos.map((demo) => figureOf(page, demo).locator('.source .code:visible').getAttribute('data-variant')),
    );
  expect(await variants()).toEqual(['TS', 'TS']);
  const toolbar = await toolbarOf(page, 'RangeSlider');
  await toolbar.getByTitle('Show JavaScript source').click();
  await expect.poll(variants).toEqual(['JS', 'JS']);
  const buttons = page.locator('[data-preference=codeVariant][value=JS]');
  const pressed = () => buttons.evaluateAll((all) => all.map((button) => button.ariaPressed));
  await expect.poll(async () => new Set(await pressed())).toEqual(new Set(['true']));
  expect((await pressed()).length).toBeGreaterThan(1);
});

test('STY-01: the styling is chosen in the menu of a toolbar, for other tabs and later visits, with its source', async ({
  visit,
}) => {
  const page = await openPage(visit, '/material-ui/react-pagination/');
  const other = await openTab(page, '/material-ui/react-pagination/');
  const shown = (of: Page): Promise<(string | null)[]> =>
    of
      .locator('.demo[data-demo=CustomPagination]:visible')
      .evaluateAll((all) => all.map((demo) => demo.getAttribute('data-styling')));
  expect([await shown(page), await shown(other)]).toEqual([['system'], ['system']]);

  await page.bringToFront();
  const toolbar = await toolbarOf(page, 'CustomPagination');
  await toolbar.getByRole('button', { name: 'MUI System', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Tailwind CSS' }).click();
  await expect.poll(() => shown(page)).toEqual(['tailwind']);
  await expect.poll(() => shown(other)).toEqual(['tailwind']);
  const chapters = page.locator('.demo[data-styling=tailwind]').getByRole('navigation', { name: 'Chapters' });
  await chapters.getByRole('button', { name: 'Chapter 4' }).click();
  await expect.poll(() => chapters.locator('[aria-current]').innerText()).toBe('4');

  await goTo(page, '/material-ui/react-pagination/#css-CustomPagination.tsx');
  expect(await shown(page)).toEqual(['tailwind']);
  await page.reload();
  await expect.poll(() => shown(page)).toEqual(['css']);
  const titles = figureOf(page, 'CustomPagination').locator('.source .code-title:visible');
  await expect.poll(async () => (await titles.allInnerTexts()).at(-1)).toBe('chapters.css');
});
