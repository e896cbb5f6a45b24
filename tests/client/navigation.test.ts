/** The side navigation, the drawer and the menus, as a reader uses them. */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ready, type ReaderOptions } from './browser.js';
import { waitForRest } from './wait-for-rest.js';
import { shareSite } from './shared-site.js';
import { living } from './site.js';

const { world, as } = shareSite(living, 'navigation', { used: true });

const phone: ReaderOptions = { viewport: { width: 400, height: 700 }, hasTouch: true };

const side = (page: Page): Locator => page.getByRole('navigation', { name: 'documentation' });

const link = (page: Page, name: string): Locator => side(page).getByRole('link', { name, exact: true });

/** The requests for whole navigations. */
function askedFor(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_navigation/')) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** The titles in the navigation that a reader sees. */
const titles = (page: Page): Promise<readonly string[]> =>
  side(page)
    .locator('li > a')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent!.trim()));

describe('groups', () => {
  test('NAV-19: a click opens and closes a group and leads nowhere; what the page does not hold is fetched once', async () => {
    await as(async ({ open }) => {
      const page = await open('/acme/start/');
      const asked = askedFor(page);
      expect(await titles(page)).toEqual(['Getting started', 'Start', 'Versions', 'Code', 'Parts']);
      await link(page, 'Code').click();
      await link(page, 'Copy').waitFor();
      expect(await titles(page)).toEqual([
        'Getting started',
        'Start',
        'Versions',
        'Code',
        'Copy',
        'Deep',
        'Parts',
      ]);
      await link(page, 'Deep').click();
      await link(page, 'Demo').waitFor();
      await link(page, 'Parts').click();
      await link(page, 'Part 40').waitFor();
      await link(page, 'Code').click();
      await expect.poll(async () => (await titles(page)).slice(3, 6)).toEqual(['Code', 'Parts', 'Part 1']);
      await link(page, 'Code').click();
      await expect
        .poll(async () => (await titles(page)).slice(3, 9))
        .toEqual(['Code', 'Copy', 'Deep', 'Long', 'Demo', 'Parts']);
      await link(page, 'Getting started').click();
      await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(['Getting started', 'Code']);
      expect(asked).toEqual(['/_navigation/en/acme.txt']);
      expect(new URL(page.url()).pathname).toBe('/acme/start/');
    });
  });

  test('NAV-19: a click with a modifier is the browser’s: it opens the first page of the group', async () => {
    await as(async ({ open, context }) => {
      const page = await open('/acme/start/');
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        link(page, 'Code').click({ modifiers: ['Control'] }),
      ]);
      await opened.waitForLoadState();
      expect(new URL(opened.url()).pathname).toBe('/acme/copy/');
      expect(await link(page, 'Code').getAttribute('aria-expanded')).toBe('false');
      await link(page, 'Code').press('Enter');
      await link(page, 'Copy').waitFor();
    }, {});
  });

  test('a group says whether it is open', async () => {
    await as(async ({ open }) => {
      const page = await open('/acme/start/');
      const expanded = (name: string) => link(page, name).getAttribute('aria-expanded');
      expect([await expanded('Getting started'), await expanded('Code')]).toEqual(['true', 'false']);
      await link(page, 'Code').click();
      await link(page, 'Deep').waitFor();
      expect([await expanded('Code'), await expanded('Deep')]).toEqual(['true', 'false']);
      await link(page, 'Code').click();
      expect(await expanded('Code')).toBe('false');
    });
  });

  test('where the whole navigation cannot be had, a click on a group leads to its first page', async () => {
    const reader = await world().reader();
    const page = await reader.open('/acme/start/');
    await page.route('**/_navigation/**', (route) => route.abort());
    await link(page, 'Code').click();
    await page.waitForURL('**/acme/copy/');
    await reader.leave(/Failed to load resource: net::ERR_FAILED/);
  });

  test('without a script a click on a group leads to its first page, where it is open', async () => {
    await as(
      async ({ context }) => {
        const page = await context.newPage();
        await page.goto('/acme/start/');
        await link(page, 'Code').click();
        await page.waitForURL('**/acme/copy/');
        expect(await titles(page)).toContain('Deep');
      },
      { javaScriptEnabled: false },
    );
  });
});

describe('what is kept', () => {
  test.each([
    '{',
    'null',
    '[]',
    '{"top":"x"}',
    '{"top":9,"groups":{"PARTS":1}}',
    '"<img src=x onerror=alert(1)>"',
  ])('%s where it is kept does no harm', async (value) => {
    await as(async ({ open }) => {
      const page = await open('/acme/start/');
      await link(page, 'Parts').evaluate((group: HTMLAnchorElement, text) => {
        const state = text.replace('PARTS', group.href + group.textContent);
        addEventListener('pagehide', () => sessionStorage.setItem('/_navigation/en/acme.txt', state));
      }, value);
      await page.goto('/acme/copy/');
      await ready(page);
      expect(await titles(page)).toEqual(['Getting started', 'Code', 'Copy', 'Deep', 'Parts']);
      await link(page, 'Parts').click();
      await link(page, 'Part 1').waitFor();
    });
  });
});

describe('versions', () => {
  test('VER-01: in the drawer the menu works too', async () => {
    await as(async ({ open }) => {
      const page = await open('/acme/start/');
      await page.getByRole('button', { name: 'Open main navigation' }).click();
      await side(page).getByRole('button', { name: 'v3.0.0' }).click();
      await page.getByRole('link', { name: 'View all versions', exact: true }).click();
      await page.waitForURL('**/acme/versions/');
    }, phone);
  });
});

describe('a page that a reader is about to open, in a browser that reads no rules', () => {
  const before = (): void => void Object.assign(HTMLScriptElement, { supports: () => false });

  const prefetched = (page: Page): Promise<readonly (string | null)[]> =>
    page.locator('link[rel=prefetch]').evaluateAll((all) => all.map((one) => one.getAttribute('href')));

  test('is fetched when the pointer rests on its link or the link has the focus, once, and comes from memory', async () => {
    await as(
      async ({ open }) => {
        const page = await open('/acme/start/');
        await link(page, 'Versions').hover();
        await expect.poll(() => prefetched(page)).toEqual(['/acme/versions/']);
        await link(page, 'Start').hover();
        await link(page, 'Code').hover();
        await link(page, 'Versions').hover();
        await page.getByRole('main').getByRole('link', { name: 'with code' }).focus();
        await expect.poll(() => prefetched(page)).toEqual(['/acme/versions/', '/acme/copy/']);
        const answer = page.waitForResponse('**/acme/copy/');
        await page.keyboard.press('Enter');
        expect([200, 304]).toContain((await answer).status());
        await page.waitForURL('**/acme/copy/');
      },
      { before },
    );
  });

  test('is not fetched for a reader who wants little traffic', async () => {
    await as(
      async ({ open }) => {
        const page = await open('/acme/start/');
        await link(page, 'Versions').hover();
        await waitForRest(page);
        expect(await prefetched(page)).toEqual([]);
      },
      {
        before: () => {
          Object.assign(HTMLScriptElement, { supports: () => false });
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        },
      },
    );
  });
});
