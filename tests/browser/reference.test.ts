import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './world.js';

const ACCORDION = '/material-ui/api/accordion/';

describe('a page of the API reference', () => {
  test('API-01: a component has a page of its own, with its sections in order', async ({ visit }) => {
    const page = await visit(ACCORDION, { used: true });
    expect(await page.locator('h1').innerText()).toBe('Accordion API');
    expect(
      await page
        .locator('main')
        .locator('h2, h3')
        .evaluateAll((all) => all.map(({ id }) => id)),
    ).toEqual([
      'demos',
      'import',
      'props',
      'inheritance',
      'theme-default-props',
      'slots',
      'classes',
      'source-code',
    ]);
    expect(await page.locator('#demos ~ ul a').first().getAttribute('href')).toBe(
      '/material-ui/react-accordion/',
    );
    expect((await page.locator('#import ~ .code').first().innerText()).trim()).toBe(
      "import Accordion from '@mui/material/Accordion';\n// or\nimport { Accordion } from '@mui/material';",
    );
    expect(await page.locator('#source-code + p a').getAttribute('href')).toBe(
      'https://github.com/mui/material-ui/tree/v7.2.0/packages/mui-material/src/Accordion',
    );
  });

  test('API-02, API-03: a table can be a list, which is remembered for its kind, and an anchor leads to its row in both', async ({
    visit,
  }) => {
    const anchor = 'accordion-classes-MuiAccordion-gutters';
    const page = await visit(`${ACCORDION}#${anchor}`, { javaScriptEnabled: true });
    const target = page.locator(`[id="${anchor}"]`);
    const inView = (): Promise<boolean> =>
      target.evaluate((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    expect(await target.evaluate(({ localName }) => localName)).toBe('tr');
    await expect.poll(inView).toBe(true);
    // The buttons are there before the script that answers them.
    await page.locator('[data-reference][data-view]').first().waitFor();
    const views = page.getByRole('group', { name: 'View: CSS classes of Accordion' });
    await views.getByRole('button', { name: 'Collapsed list' }).click();
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ apiPage_classes: 'collapsed' });
    await page.reload();
    await page.locator(`details[id="${anchor}"][open]`).waitFor();
    await expect.poll(inView).toBe(true);
    await expect.poll(() => page.locator('[data-reference="classes"] details[open]').count()).toBe(1);
    expect(await page.locator('[data-reference="props"] .table').isVisible()).toBe(true);
    await page.evaluate(() => localStorage.setItem('apiPage_classes', 'tree'));
    await page.reload();
    await expect.poll(() => target.evaluate(({ localName }) => localName)).toBe('tr');
  });

  test('API-03: props, slots and classes have their anchors, to which comments lead as well', async ({
    visit,
  }) => {
    const page = await visit(ACCORDION, { used: true });
    const ids = await page.locator('[data-reference] [id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(
      expect.arrayContaining([
        'accordion-prop-defaultExpanded',
        'Accordion-css-heading',
        'accordion-classes-MuiAccordion-rounded',
        'accordion-classes-Mui-disabled',
      ]),
    );
    await page.goto(new URL('/material-ui/api/button/', page.url()).href);
    const targets = await page
      .locator('main a[href*="-classes-"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')!.replace(/^.*#/, '')));
    expect(targets).toContain('button-classes-MuiButton-colorError');
    const missing = await page.evaluate(
      (all) => all.filter((id) => document.getElementById(id) === null),
      targets,
    );
    expect(missing).toEqual([]);
  });

  test('API-04: a deprecated prop is marked, with the reason', async ({ visit }) => {
    const page = await visit(ACCORDION, { used: true });
    const row = page.locator('[id="accordion-prop-TransitionComponent"]');
    expect(await row.locator('.deprecated').innerText()).toMatch(/^deprecated$/i);
    expect(await row.locator('.reason').innerText()).toMatch(/^Deprecated\.? Use slots\.transition instead/);
  });

  test('API-05: slots, classes, inheritance, the ref and the key in the theme stand in their sections', async ({
    visit,
  }) => {
    const page = await visit(ACCORDION, { used: true });
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
    const page = await visit('/material-ui/api/css-baseline/', { used: true });
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
