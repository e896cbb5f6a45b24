/** The search of a built site: what is found, how it is reached, and what it costs those who do not search. */

import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from '../../browser/axe/axe.js';
import { config, markdown, navigation, type SiteFiles } from '../../sites/fixture.js';
import { ready } from '../browser.js';
import { waitForRest } from '../wait-for-rest.js';
import { shareSite } from '../shared-site.js';

const products = `products: [
  { id: 'acme', name: 'Acme UI', pathPrefix: '/acme/', navigation: 'navigation/acme.ts' },
  { id: 'beta', name: 'Beta', pathPrefix: '/beta/', navigation: 'navigation/beta.ts' },
],`;

const files: SiteFiles = {
  'docsgen.config.ts': config().replace(/products: .*\n/, `${products}\n`),
  'navigation/acme.ts': navigation({ pathname: '/acme/text-field' }, { pathname: '/acme/button' }),
  'navigation/beta.ts': navigation({ pathname: '/beta/grid' }),
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'pages/index.md': markdown('Home', 'Welcome.'),
  'pages/acme/text-field.md': markdown(
    'TextField',
    '## Multiline\n\nRows.\n\n### `<script>alert(1)</script>`\n\nNo.',
  ),
  'pages/acme/button/index.md': markdown('Button', '## Sizes\n\n{{"demo": "BasicButtons.js"}}'),
  'pages/acme/button/BasicButtons.tsx': 'export default function BasicButtons() {\n  return <p>B</p>;\n}\n',
  'pages/beta/grid.md': markdown('Grid', '## Multiline cells\n\nCells.'),
};

const { world, as } = shareSite(files, 'search');

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });

const options = (page: Page) => page.getByRole('option');

/** What is found. The answer to what was typed before is still there for a moment. */
async function find(page: Page, query: string): Promise<readonly string[]> {
  const status = page.getByRole('dialog').getByRole('status');
  await box(page).fill('');
  await expect.poll(() => status.innerText()).not.toMatch(/\d|Nothing/);
  await box(page).fill(query);
  await expect.poll(() => status.innerText()).toMatch(/\d|Nothing/);
  return options(page).allInnerTexts();
}

describe('search', () => {
  test('B-01: the button, Ctrl or Cmd + K, a slash, and a letter on the button open it; Escape closes it', async () => {
    await as(async ({ open }) => {
      const page = await open('/acme/button/');
      const button = page.getByRole('button', { name: 'Search' });
      const ways = [
        () => button.click(),
        () => page.keyboard.press('Control+k'),
        () => page.keyboard.press('Meta+k'),
        () => page.keyboard.press('/'),
      ];
      for (const way of ways) {
        await way();
        await box(page).waitFor();
        await expect.poll(() => box(page).evaluate((input) => input === document.activeElement)).toBe(true);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'hidden' });
      }
      await button.focus();
      await page.keyboard.press('b');
      await expect.poll(() => box(page).inputValue()).toBe('b');
      await page.keyboard.press('Escape');
      await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true);
    });
  });

  test('B-01: what is typed while the search is fetched is what it searches for; Escape gives it up', async () => {
    await as(async ({ open, context }) => {
      const held: Route[] = [];
      await context.route('**/search.*.js', (route) => void held.push(route));
      const page = await open('/acme/button/');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('text ');
      for (const key of ['Shift', 'ArrowLeft']) await page.keyboard.press(key);
      await page.keyboard.type('field');
      await expect.poll(() => held.length).toBe(1);
      await held[0]!.continue();
      await expect.poll(() => box(page).inputValue()).toBe('text field');
      await page.getByRole('option', { name: 'TextField' }).first().waitFor();

      const other = await open('/acme/button/');
      await other.keyboard.press('/');
      await other.keyboard.type('mul');
      await other.keyboard.press('Escape');
      await other.getByRole('button', { name: 'Search' }).focus();
      await other.keyboard.type('but');
      await expect.poll(() => held.length).toBe(2);
      await held[1]!.continue();
      await expect.poll(() => box(other).inputValue()).toBe('but');
    });
  });

  test('B-01: pages, sections and demos are found, by parts of their names, from their beginnings, and with slips', async () => {
    await as(async ({ open }) => {
      const page = await open('/acme/button/');
      await page.keyboard.press('/');
      await box(page).waitFor();
      expect((await find(page, 'field'))[0]).toContain('TextField');
      expect((await find(page, 'text field'))[0]).toContain('TextField');
      expect((await find(page, 'textfeild'))[0]).toContain('TextField');
      expect((await find(page, 'multi')).map((each) => each.split('\n')[0])).toEqual(['Multiline']);
      expect((await find(page, 'basicbut'))[0]).toContain('BasicButtons');
      expect(await find(page, 'zzzz')).toEqual([]);
      expect(await page.getByRole('dialog').getByRole('status').innerText()).toBe('Nothing found.');
    });
  });

  test('B-01: results say where they lie; those of other products come when they are asked for', async () => {
    await as(async ({ open }) => {
      const page = await open('/acme/button/');
      await page.keyboard.press('/');
      await box(page).waitFor();
      expect(await find(page, 'multiline')).toEqual([
        expect.stringMatching(/Multiline\s+Acme UI · TextField/),
      ]);
      await page.getByLabel('Search all products').check();
      await expect.poll(() => options(page).count()).toBe(2);
      expect((await options(page).allInnerTexts()).join()).toContain('Beta · Grid');
    });
  });

  test('B-01: the keyboard goes through the results and opens one; what was opened is remembered here, and nothing is sent', async () => {
    await as(async ({ open, context }) => {
      const asked: string[] = [];
      context.on('request', (request) => asked.push(request.url()));
      const page = await open('/');
      await page.keyboard.press('/');
      await box(page).waitFor();
      await find(page, 'multiline');
      const selected = page.locator('[role=option][aria-selected=true]');
      expect(await selected.count()).toBe(1);
      const first = await selected.getAttribute('id');
      expect(await box(page).getAttribute('aria-activedescendant')).toBe(first);
      await page.keyboard.press('ArrowDown');
      expect(await selected.getAttribute('id')).not.toBe(first);
      await page.keyboard.press('ArrowUp');
      const address = await selected.getAttribute('href');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${address}`);
      await ready(page);
      await page.keyboard.press('/');
      await box(page).waitFor();
      expect(await options(page).first().getAttribute('href')).toBe(address);
      expect(
        asked.filter((url) => /multiline/i.test(url.replace(/#.*/, '')) || !url.startsWith(world().origin)),
      ).toEqual([]);
    });
  });

  test('Enter and the arrows are the input method’s while it composes text', async () => {
    await as(async ({ open }) => {
      const page = await open('/acme/button/');
      await page.keyboard.press('/');
      await box(page).waitFor();
      await find(page, 'button');
      expect(await options(page).count()).toBeGreaterThan(1);
      const selected = await box(page).getAttribute('aria-activedescendant');
      const areKept = await box(page).evaluate((input) =>
        ['ArrowDown', 'Enter'].map((key) =>
          input.dispatchEvent(
            new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }),
          ),
        ),
      );
      expect(areKept).toEqual([true, true]);
      expect(await box(page).getAttribute('aria-activedescendant')).toBe(selected);
      expect(await box(page).isVisible()).toBe(true);
    });
  });

  test('X07: what is searched for, found or stored is text', async () => {
    const before = (): void => {
      if (location.protocol !== 'http:') return;
      const bad = { title: '<img src=x onerror=alert(1)>', within: '<b>', product: '', kind: 'page' };
      const stored = [
        { ...bad, id: 'javascript:alert(1)' },
        { ...bad, id: '//evil.example/' },
        { ...bad, id: '/acme/button/' },
        null,
        1,
      ];
      localStorage.setItem('docs-recent-searches', JSON.stringify(stored));
    };
    await as(
      async ({ open }) => {
        const page = await open('/acme/button/');
        await page.keyboard.press('/');
        await expect.poll(() => options(page).count()).toBe(1);
        expect(await options(page).first().innerText()).toContain('<img src=x onerror=alert(1)>');
        expect((await find(page, 'script alert'))[0]).toContain('<script>alert(1)</script>');
        await find(page, '<img src=x onerror=alert(1)>');
        expect(await page.locator('dialog img').count()).toBe(0);
      },
      { before },
    );
  });

  test('who does not search fetches nothing for it; who begins to, fetches the index of the product only', async () => {
    await as(async ({ open, context }) => {
      const asked: string[] = [];
      context.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const page = await open('/acme/button/');
      await waitForRest(page);
      expect(asked.filter((path) => /search/.test(path))).toEqual([]);
      await page.keyboard.press('/');
      await box(page).waitFor();
      await find(page, 'sizes');
      expect(asked.filter((path) => path.includes('_search/'))).toEqual(['/_search/en-acme.json']);
    });
  });

  test('an index that cannot be had is reported, and asked for again', async () => {
    const reader = await world().reader();
    await reader.context.route('**/_search/**', (route) => route.abort());
    const page = await reader.open('/acme/button/');
    await page.keyboard.press('/');
    await box(page).fill('sizes');
    const status = page.getByRole('dialog').getByRole('status');
    await expect.poll(() => status.innerText()).toBe('Search cannot be loaded.');
    await reader.context.unroute('**/_search/**');
    await box(page).fill('size');
    await expect.poll(() => status.innerText()).toContain('Results');
    await reader.leave(/^(?!uncaught)/);
  });

  test.each(['light', 'dark'] as const)('axe finds nothing in the open dialog, %s', async (colorScheme) => {
    await as(
      async ({ open }) => {
        const page = await open('/acme/button/');
        await page.keyboard.press('/');
        await box(page).waitFor();
        await find(page, 'button');
        expect(await violationsOn(page)).toEqual([]);
      },
      { colorScheme },
    );
  });

  test('without a script there is no button', async () => {
    await as(
      async ({ context }) => {
        const page = await context.newPage();
        await page.goto('/acme/button/');
        expect(await page.getByRole('button', { name: 'Search' }).count()).toBe(0);
      },
      { javaScriptEnabled: false },
    );
  });
});
