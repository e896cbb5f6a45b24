/** The side navigation, the drawer and the menus, as a reader uses them. */

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ready, start, type Living, type Reader, type ReaderOptions } from './browser.js';
import { living } from './site.js';

let world: Living;

beforeAll(async () => {
  world = await start(living, 'navigation');
});

afterAll(async () => world.close());

async function as(
  act: (reader: Reader) => Promise<void>,
  options: ReaderOptions = { used: true },
): Promise<void> {
  const reader = await world.reader(options);
  await act(reader);
  await reader.leave();
}

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
      expect((await titles(page)).slice(3, 6)).toEqual(['Code', 'Parts', 'Part 1']);
      await link(page, 'Code').click();
      expect((await titles(page)).slice(3, 9)).toEqual(['Code', 'Copy', 'Deep', 'Long', 'Demo', 'Parts']);
      await link(page, 'Getting started').click();
      expect((await titles(page)).slice(0, 2)).toEqual(['Getting started', 'Code']);
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
    const reader = await world.reader();
    const page = await reader.open('/acme/start/');
    await page.route('**/_navigation/**', (route) => route.abort());
    await link(page, 'Code').click();
    await page.waitForURL('**/acme/copy/');
    expect(reader.said.splice(0)).toEqual(['error: Failed to load resource: net::ERR_FAILED']);
    await reader.leave();
  });

  test('without a script a click on a group leads to its first page, where it is open', async () => {
    await as(
      async ({ context }) => {
        const page = await context.newPage();
        await page.goto('/acme/start/');
        await link(page, 'Code').click();
        expect(new URL(page.url()).pathname).toBe('/acme/copy/');
        expect(await titles(page)).toContain('Deep');
      },
      { javaScriptEnabled: false },
    );
  });
});

describe('the page’s own link', () => {
  test('NAV-20: it is marked for eyes and ears, and is the only one', async () => {
    await as(async ({ open }) => {
      const page = await open('/acme/copy/');
      const current = side(page).locator('[aria-current=page]');
      expect(await current.allTextContents()).toEqual(['Copy']);
      const ground = (of: Locator) => of.evaluate((one) => getComputedStyle(one).backgroundColor);
      expect(await ground(current)).not.toBe(await ground(link(page, 'Deep')));
    });
  });

  test('NAV-22: it is brought into view, with 120 px to spare', async () => {
    await as(async ({ open }) => {
      for (const name of ['parts/part-40', 'parts/part-20', 'copy', 'parts/part-1']) {
        const page = await open(`/acme/${name}/`);
        const { top, bottom, height } = await side(page)
          .locator('[aria-current]')
          .evaluate((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return { top, bottom, height: innerHeight };
          });
        expect(top, name).toBeGreaterThanOrEqual(57);
        if (name !== 'parts/part-40') expect(bottom, name).toBeLessThanOrEqual(height - 119);
        expect(bottom, name).toBeLessThanOrEqual(height);
      }
    });
  });
});

describe('what is kept', () => {
  test('NAV-22: open groups and the offset survive a page change, and nothing moves', async () => {
    const before = (): void => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => moved.push((entry as unknown as { value: number }).value)),
      ).observe({
        type: 'layout-shift',
        buffered: true,
      });
    };
    await as(
      async ({ open }) => {
        const page = await open('/acme/start/');
        await link(page, 'Parts').click();
        await link(page, 'Part 40').waitFor();
        await link(page, 'Code').click();
        await link(page, 'Deep').click();
        await link(page, 'Demo').waitFor();
        const asked = askedFor(page);
        await side(page).evaluate((nav) => (nav.scrollTop = 500));
        const seen = await titles(page);
        await link(page, 'Part 12').click();
        await ready(page);
        expect(new URL(page.url()).pathname).toBe('/acme/parts/part-12/');
        expect(await titles(page)).toEqual(seen);
        expect(await side(page).evaluate((nav) => nav.scrollTop)).toBe(500);
        expect(await side(page).locator('[aria-current]').allTextContents()).toEqual(['Part 12']);
        await page.goto('/beta/only/');
        await ready(page);
        await page.goto('/acme/start/');
        await ready(page);
        expect(await titles(page)).toEqual(seen);
        expect(asked).toEqual([]);
        await page.waitForTimeout(100);
        expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
      },
      { before },
    );
  });

  test.each([
    '{',
    'null',
    '[]',
    '{"top":"x"}',
    '{"top":9,"lists":{"a":1}}',
    '"<img src=x onerror=alert(1)>"',
  ])('%s where it is kept does no harm', async (value) => {
    await as(async ({ open }) => {
      const page = await open('/acme/start/');
      await page.evaluate((text) => {
        addEventListener('pagehide', () => sessionStorage.setItem('/_navigation/en/acme.txt', text));
      }, value);
      await page.goto('/acme/copy/');
      await ready(page);
      expect(await titles(page)).toEqual(['Getting started', 'Code', 'Copy', 'Deep', 'Parts']);
      await link(page, 'Parts').click();
      await link(page, 'Part 1').waitFor();
    });
  });
});

describe('the drawer', () => {
  test.each([
    [1199, false],
    [1200, true],
  ])('NAV-21: at %i px the navigation is a column: %s', async (width, isColumn) => {
    await as(
      async ({ open }) => {
        const page = await open('/acme/start/');
        expect(await side(page).isVisible()).toBe(isColumn);
        expect(await page.getByRole('button', { name: 'Open main navigation' }).isVisible()).toBe(!isColumn);
      },
      { viewport: { width, height: 800 } },
    );
  });

  test('NAV-21: it opens by its button, keeps the focus, closes by Escape and gives the focus back', async () => {
    await as(async ({ open }) => {
      const page = await open('/acme/parts/part-40/');
      const button = page.getByRole('button', { name: 'Open main navigation' });
      await button.click();
      await side(page).waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toBe('Close main navigation');
      expect(
        await side(page)
          .locator('[aria-current]')
          .evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight),
      ).toBe(true);
      const inNavigation = () =>
        page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement!.closest('#navigation') !== null,
        );
      for (let at = 0; at < 50; at += 1) {
        await page.keyboard.press('Tab');
        expect(await inNavigation()).toBe(true);
      }
      await page.keyboard.press('Escape');
      await side(page).waitFor({ state: 'hidden' });
      await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(false);
    }, phone);
  });

  test('NAV-21: a group opens in it; a page closes it, also the one that is there', async () => {
    await as(async ({ open }) => {
      const page = await open('/acme/start/');
      await page.getByRole('button', { name: 'Open main navigation' }).click();
      await link(page, 'Code').click();
      await link(page, 'Copy').waitFor();
      await page.route('**/acme/start/', (route) => route.fulfill({ status: 204 }));
      await link(page, 'Start').click();
      await side(page).waitFor({ state: 'hidden' });
    }, phone);
  });
});

describe('versions', () => {
  test('VER-01, VER-02, VER-03: the menu lists the current version first and not as a link, then older ones, then all', async () => {
    await as(async ({ open }) => {
      const page = await open('/acme/start/');
      await side(page).getByRole('button', { name: 'v3.0.0' }).click();
      const lines = page.locator('#versions li');
      expect(await lines.allTextContents()).toEqual(['v3.0.0', 'v2', 'View all versions']);
      expect(await lines.nth(0).locator('a').count()).toBe(0);
      expect(await lines.nth(0).locator('[aria-current=true]').count()).toBe(1);
      expect(await lines.nth(1).locator('a').getAttribute('href')).toBe('https://v2.acme.example/');
      expect(await lines.nth(2).evaluate((line) => getComputedStyle(line).borderTopStyle)).toBe('solid');
      await page.getByRole('link', { name: 'View all versions', exact: true }).click();
      await page.waitForURL('**/acme/versions/');
    });
  });

  test('VER-01: in the drawer the menu works too', async () => {
    await as(async ({ open }) => {
      const page = await open('/acme/start/');
      await page.getByRole('button', { name: 'Open main navigation' }).click();
      await side(page).getByRole('button', { name: 'v3.0.0' }).click();
      await page.getByRole('link', { name: 'View all versions', exact: true }).click();
      await page.waitForURL('**/acme/versions/');
    }, phone);
  });

  test('VER-04: a single version is a word, and there is no menu', async () => {
    await as(async ({ open }) => {
      const page = await open('/beta/only/');
      expect(await side(page).getByText('v1.0.0').isVisible()).toBe(true);
      expect(await page.getByRole('button', { name: 'v1.0.0' }).count()).toBe(0);
      expect(await page.locator('#versions').count()).toBe(0);
    });
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
        await page.waitForTimeout(200);
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
