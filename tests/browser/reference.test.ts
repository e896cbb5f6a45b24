import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './world.js';

describe('a page of the API reference', () => {
  test('API-05: slots, classes, inheritance, the ref and the key in the theme stand in their sections', async ({
    visit,
  }) => {
    const page = await visit('/material-ui/api/accordion/');
    expect(await page.locator('main aside.callout-info').innerText()).toBe(
      'A ref is forwarded to the root element: it holds an HTMLDivElement.',
    );
    expect(await page.locator('#inheritance + p').innerText()).toMatch(
      /the props of Paper, to which Accordion hands on/,
    );
    expect(await page.locator('#inheritance + p a').getAttribute('href')).toBe('/material-ui/api/paper/');
    expect(await page.locator('#theme-default-props + p').innerText()).toContain('is MuiAccordion.');
    expect(await rowOf(page, 'slots', 'heading')).toEqual([
      'heading',
      '.MuiAccordion-heading',
      "'h3'",
      'The component that renders the heading.',
    ]);
    expect(await rowOf(page, 'classes', '.MuiAccordion-gutters')).toEqual([
      '.MuiAccordion-gutters',
      'gutters',
      'Styles applied to the root element unless disableGutters={true}.',
    ]);
    expect(await rowOf(page, 'classes', '.Mui-disabled')).toEqual([
      '.Mui-disabledState',
      '-',
      'State class applied to the root element if disabled={true}.',
    ]);
    // The ways to change the styles: by class, by the key in the theme, by two props.
    const ways = await page.locator('main [data-reference="classes"] ~ ul').first().innerText();
    expect(ways).toMatch(/class name[^]*styleOverrides of MuiAccordion[^]*classes[^]*sx/);
  });

  test('API-05: a component that takes no ref says so', async ({ visit }) => {
    const page = await visit('/material-ui/api/css-baseline/');
    expect(await page.locator('main aside.callout-info').innerText()).toContain(
      'The component cannot hold a ref.',
    );
  });
});

/** The text of the cells in the row of a table that has this name. */
function rowOf(page: Page, kind: string, name: string): Promise<readonly (string | null)[]> {
  return page.locator(`[data-reference="${kind}"] tbody tr`).evaluateAll((rows, wanted) => {
    const row = rows.find((each) => each.querySelector('.name')!.textContent === wanted);
    return Array.from(row?.children ?? [], ({ textContent }) => textContent);
  }, name);
}
