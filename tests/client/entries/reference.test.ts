import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acmeKit } from '../../sites/api-package.js';
import { config, markdown, navigation, type SiteFiles } from '../../sites/fixture.js';
import { start, type Living } from '../browser.js';

const site: SiteFiles = {
  ...acmeKit,
  'docsgen.config.ts': config("diagnostics: { 'api/undocumented': 'off' },").replace(
    "versions: [{ text: 'v1.0.0', current: true }]",
    "packages: [{ name: 'acme-kit' }]",
  ),
  'navigation/acme.ts': navigation({ pathname: '/api-group', title: 'API', api: 'acme-kit' }),
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'pages/index.md': markdown('Home', 'Welcome.'),
};

let living: Living;

beforeAll(async () => {
  living = await start(site, 'reference');
});
afterAll(() => living.close());

const row = 'press-prop-tone';

/** Waits for the script that answers the buttons: they are there before it. */
const started = (page: Page): Promise<void> => page.locator('[data-reference][data-view]').first().waitFor();

describe('the views of the tables', () => {
  test('API-02: a table can be read as a list, open or closed, which is remembered for its kind', async () => {
    const reader = await living.reader();
    const page = await reader.open('/api/press/');
    await started(page);
    const view = (name: string) => page.getByRole('button', { name, exact: true });
    const items = page.locator('details.item');
    await view('Expanded list').click();
    expect(await items.count()).toBe(4);
    expect(await items.evaluateAll((all) => all.every((one) => (one as HTMLDetailsElement).open))).toBe(true);
    expect(await page.locator('.table').isVisible()).toBe(false);
    await view('Collapsed list').click();
    expect(await items.evaluateAll((all) => all.some((one) => (one as HTMLDetailsElement).open))).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('apiPage_props'))).toBe('collapsed');
    const other = await reader.open('/api/frame/');
    await other.locator('details.item').first().waitFor();
    expect(await other.getByRole('button', { name: 'Collapsed list' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await reader.leave();
  });

  test('API-03: an anchor leads to its row in every view; in a list it opens it', async () => {
    const reader = await living.reader();
    const page = await reader.open(`/api/press/#${row}`);
    await started(page);
    expect(await page.evaluate((id) => document.getElementById(id)!.tagName, row)).toBe('TR');
    await page.getByRole('button', { name: 'Collapsed list' }).click();
    const again = await reader.open(`/api/press/#${row}`);
    await again.locator(`details#${row}[open]`).waitFor();
    await again.getByRole('button', { name: 'Table', exact: true }).click();
    expect(await again.evaluate((id) => document.getElementById(id)!.tagName, row)).toBe('TR');
    await reader.leave();
  });

  /** Where a row is, from the top of a window in which the page does not fit. */
  const low = { viewport: { width: 1280, height: 200 } };
  const top = (page: Page): Promise<number> =>
    page.evaluate((id) => document.getElementById(id)!.getBoundingClientRect().top, row);

  test('an anchor is at the top of the window in a stored list, too', async () => {
    const reader = await living.reader(low);
    const page = await reader.open('/api/frame/');
    await page.evaluate(() => localStorage.setItem('apiPage_props', 'expanded'));
    const other = await reader.open(`/api/press/#${row}`);
    await other.locator(`details#${row}`).waitFor();
    expect(await top(other)).toBeGreaterThanOrEqual(0);
    expect(await top(other)).toBeLessThan(100);
    await reader.leave();
  });

  test.each(['table', 'expanded'])(
    'who has scrolled away from an anchor stays there when the page is loaded again or is gone back to, %s',
    async (view) => {
      const reader = await living.reader(low);
      const page = await reader.open(`/api/press/#${row}`);
      await page.evaluate((value) => localStorage.setItem('apiPage_props', value), view);
      await page.evaluate(() => scrollTo(0, 0));
      await page.reload();
      await started(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goto('/api/frame/');
      await page.goBack();
      await started(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await reader.leave();
    },
  );

  test.each(['table', 'expanded'])(
    'who has scrolled before the script comes stays there, %s',
    async (view) => {
      const reader = await living.reader(low);
      const page = await reader.open('/api/frame/');
      await page.evaluate((value) => localStorage.setItem('apiPage_props', value), view);
      const held: Route[] = [];
      await page.route('**/reference.*.js', (route) => void held.push(route));
      await page.goto(`/api/press/#${row}`);
      await expect.poll(() => held.length).toBe(1);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await page.evaluate(() => scrollTo(0, 0));
      await held[0]!.continue();
      await started(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await reader.leave();
    },
  );

  test('a view that nobody has heard of is the table', async () => {
    const reader = await living.reader();
    const page = await reader.open('/api/press/');
    await page.evaluate(() => localStorage.setItem('apiPage_props', 'tree'));
    await page.reload();
    await started(page);
    expect(await page.locator('.table').isVisible()).toBe(true);
    await reader.leave();
  });

  test('in forced colors a line is around the chosen view', async () => {
    const reader = await living.reader({ forcedColors: 'active' });
    const page = await reader.open('/api/press/');
    await started(page);
    const outlines = await page
      .locator('.views')
      .first()
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).outlineStyle));
    expect(outlines).toEqual(['solid', 'none', 'none']);
    await reader.leave();
  });

  test('without a script there is the table alone', async () => {
    const reader = await living.reader({ javaScriptEnabled: false });
    const page = await reader.context.newPage();
    await page.goto(`${living.origin}/api/press/`);
    expect(await page.locator('.table').isVisible()).toBe(true);
    expect(await page.locator('.views').isVisible()).toBe(false);
    await reader.leave();
  });
});
