/** How one page gives way to the next: fetched before it is opened, faded into, kept for the way back. Nothing is ever said. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markdown, twoPages } from '../sites/fixture.js';
import { start, type Living, type ReaderOptions } from './browser.js';

let living: Living;

beforeAll(async () => {
  const icon = { 'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' };
  const text = { 'public/note.txt': 'A text.', 'public/favicon.ico': '' };
  const more = { 'pages/button.md': markdown('Button', '[A text](/note.txt) and words.') };
  living = await start({ ...twoPages, ...icon, ...text, ...more }, 'page-change');
});

afterAll(async () => living.close());

/** Notes, for the tab, what each page shows of its coming. */
const note = (): void => {
  if (location.protocol !== 'http:') return;
  const keep = (line: string): void =>
    sessionStorage.setItem('seen', `${sessionStorage.getItem('seen') ?? ''}${line}\n`);
  addEventListener('pagereveal', ({ viewTransition }) => {
    const [entry] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    const { deliveryType = '' } = entry as { deliveryType?: string };
    keep(`${location.pathname} ${viewTransition ? 'fades in' : 'is there'} ${deliveryType}`.trim());
  });
  addEventListener('pageshow', ({ persisted }) => persisted && keep(`${location.pathname} was kept`));
};

async function as(act: (page: Page) => Promise<void>, options: ReaderOptions = {}): Promise<void> {
  const reader = await living.reader({ before: note, ...options });
  await act(await reader.open('/button/'));
  await reader.leave();
}

/** What pages have shown since it was asked last. */
const seen = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const lines = sessionStorage.getItem('seen') ?? '';
    sessionStorage.removeItem('seen');
    return lines.split('\n').filter(Boolean);
  });

const go = async (page: Page, pathname: string): Promise<void> => {
  await page.evaluate((to) => void setTimeout(() => location.assign(to)), pathname);
  await page.waitForURL(`**${pathname}`);
};

/** To where the reader was already; a page out of memory is not loaded. */
const walk = async (page: Page, way: 'back' | 'forward', pathname: string): Promise<void> => {
  await page.evaluate((to) => void setTimeout(() => history[to]()), way);
  await page.waitForURL(`**${pathname}`, { waitUntil: 'commit' });
};

/** Listens to the browser itself: no page hears that another one is fetched. */
const watchPrefetch = async (page: Page): Promise<() => boolean> => {
  const session = await page.context().newCDPSession(page);
  const states = new Set<string>();
  session.on('Preload.prefetchStatusUpdated', ({ status }) => states.add(status));
  await session.send('Preload.enable');
  return () => states.has('Ready');
};

const link = (page: Page, name: string) =>
  page.locator('#navigation').getByRole('link', { name, exact: true });

describe('a page change', () => {
  test('fades, for who does not mind motion', async () => {
    await as(async (page) => {
      await expect.poll(() => seen(page)).toHaveLength(1);
      for (const pathname of ['/slider/', '/button/']) {
        await go(page, pathname);
        await expect.poll(() => seen(page)).toEqual([`${pathname} fades in`]);
      }
    });
    await as(
      async (page) => {
        await expect.poll(() => seen(page)).toHaveLength(1);
        await go(page, '/slider/');
        await expect.poll(() => seen(page)).toEqual(['/slider/ is there']);
      },
      { reducedMotion: 'reduce' },
    );
  });

  test('says nothing however quick a reader is: 24 pages in two seconds, some of them left while they fade', async () => {
    await as(async (page) => {
      for (let at = 0; at < 24; at++) {
        const to = at % 2 ? '/button/' : '/slider/';
        await page
          .evaluate((pathname) => void setTimeout(() => location.assign(pathname)), to)
          .catch(() => {});
        await page.waitForTimeout([15, 60, 150, 30][at % 4]!);
      }
      await page.waitForTimeout(300);
    });
  });

  test('says nothing when the window changes meanwhile, on the way to what is no page, and on the way back', async () => {
    await as(async (page) => {
      for (const width of [900, 1280, 700]) {
        await go(page, width === 900 ? '/slider/' : '/button/?a');
        await page.setViewportSize({ width, height: 700 });
      }
      await page.waitForTimeout(200);
      await go(page, '/note.txt');
      await page.waitForTimeout(200);
      await walk(page, 'back', '/button/?a');
      await page.waitForTimeout(200);
    });
  });

  test('X22: on the way back and forth a page is as it was, out of memory', async () => {
    await as(
      async (page) => {
        await go(page, '/slider/');
        await seen(page);
        await walk(page, 'back', '/button/');
        await expect.poll(() => seen(page)).toContain('/button/ was kept');
        await walk(page, 'forward', '/slider/');
        await expect.poll(() => seen(page)).toContain('/slider/ was kept');
      },
      { hasPageCache: true },
    );
  });

  test('a page is fetched while the pointer rests on its link, and not asked for again; the policy lets it', async () => {
    await as(async (page) => {
      const isFetched = await watchPrefetch(page);
      await expect.poll(() => seen(page)).toHaveLength(1);
      await link(page, 'Slider').hover();
      await expect.poll(isFetched).toBe(true);
      await link(page, 'Slider').click();
      await page.waitForURL('**/slider/');
      await expect.poll(() => seen(page)).toEqual(['/slider/ fades in navigational-prefetch']);
      expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
    });
  });
});
