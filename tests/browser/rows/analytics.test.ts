/** What the shipped site tells its analytics: it has no measurement id, so what happens is queued, or given to a tag that is there. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ready, serveReaders, type Reader, type ReaderOptions, type Readers } from '../../client/browser.js';
import { findReported, press, type Reported, watching } from '../../client/reported-events.js';
import { waitForRest } from '../../client/wait-for-rest.js';
import { builtSite } from '../site.js';

const site = await builtSite();

let readers: Readers;

beforeAll(async () => {
  readers = await serveReaders(site);
});

afterAll(async () => readers.close());

/** Waits until what was put off for a moment has happened. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => resolve()))));

async function as(options: ReaderOptions, act: (reader: Reader) => Promise<void>): Promise<void> {
  const reader = await readers.reader(options);
  await act(reader);
  await reader.leave();
}

describe('page views', () => {
  test('ANA-04, PID-03: title, address without host, language and hash, and the ids of product and category', async () => {
    await as({ before: watching }, async ({ open }) => {
      const page = await open('/system/spacing/?x=1#part');
      await expect.poll(() => findReported(page, 'page_view')).toHaveLength(1);
      expect((await findReported(page, 'page_view'))[0]).toEqual([
        'event',
        'page_view',
        {
          page_title: 'Spacing - MUI System',
          page_location: '/system/spacing/',
          productId: 'system',
          productCategoryId: 'core',
        },
      ]);
    });
  });

  test('ANA-05: once for a page, whatever becomes of its hash; and again when it comes back', async () => {
    await as({ before: watching, hasPageCache: true }, async ({ open }) => {
      const page = await open('/system/spacing/');
      await expect.poll(() => findReported(page, 'page_view')).toHaveLength(1);
      await page.evaluate(() => (location.hash = '#part'));
      await page.evaluate(() => history.replaceState(null, '', '?tab=1'));
      await settle(page);
      expect(await findReported(page, 'page_view')).toHaveLength(1);
      await page.evaluate(() => void setTimeout(() => location.assign('/system/getting-started/')));
      await page.waitForURL('**/system/getting-started/');
      await ready(page);
      await expect.poll(() => findReported(page, 'page_view')).toHaveLength(1);
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect.poll(() => findReported(page, 'page_view')).toHaveLength(2);
    });
  });

  test('ANA-05: a reader who is gone at once has seen nothing', async () => {
    const before = (): void => {
      // The page is left in the moment in which its view would be reported a little later.
      const { setTimeout: later } = window;
      Object.assign(window, {
        setTimeout: (act: () => void, delay?: number, ...more: unknown[]) => {
          const isView = String(act).includes('page_view');
          const timer = later(act, delay, ...more);
          if (isView) queueMicrotask(() => dispatchEvent(new PageTransitionEvent('pagehide')));
          return timer;
        },
      });
    };
    const reader = await readers.reader({ before: watching });
    await reader.context.addInitScript(before);
    const page = await reader.open('/system/spacing/');
    await expect.poll(() => findReported(page, 'user_properties')).not.toEqual([]);
    await settle(page);
    expect(await findReported(page, 'page_view')).toEqual([]);
    await reader.leave();
  });
});

describe('user properties', () => {
  test('ANA-06: five, each by itself, and again only when it changes', async () => {
    const options = { before: watching, deviceScaleFactor: 1.25, colorScheme: 'dark' } as const;
    await as(options, async ({ open }) => {
      const page = await open('/system/spacing/');
      await expect.poll(() => findReported(page, 'user_properties')).toHaveLength(5);
      expect(
        (await findReported(page, 'user_properties')).map(([command, , values]) => [command, values]),
      ).toEqual([
        ['set', { codeVariant: 'TS' }],
        ['set', { userLanguage: 'en' }],
        ['set', { devicePixelRatio: 1.3 }],
        ['set', { colorSchemeOS: 'dark' }],
        ['set', { colorScheme: 'dark' }],
      ]);
      const last = async (): Promise<unknown> => (await findReported(page, 'user_properties')).at(-1)![2];
      await page.evaluate(() =>
        document.querySelector<HTMLButtonElement>('[data-preference="mui-mode"][value=light]')!.click(),
      );
      await expect.poll(last).toEqual({ colorScheme: 'light' });
      await page.evaluate(() =>
        document.querySelector<HTMLButtonElement>('[data-preference=codeVariant][value=JS]')!.click(),
      );
      await expect.poll(last).toEqual({ codeVariant: 'JS' });
      await page.emulateMedia({ colorScheme: 'light' });
      await expect.poll(last).toEqual({ colorSchemeOS: 'light' });
      expect(await findReported(page, 'user_properties')).toHaveLength(8);
    });
  });

  test('ANA-06: on later pages of a session, only what has changed', async () => {
    await as({ before: watching }, async ({ open }) => {
      const page = await open('/system/spacing/');
      await expect.poll(() => findReported(page, 'user_properties')).toHaveLength(5);
      await page.goto('/system/getting-started/');
      await ready(page);
      await expect.poll(() => findReported(page, 'page_view')).toHaveLength(1);
      expect(await findReported(page, 'user_properties')).toEqual([]);
      await page.evaluate(() =>
        document.querySelector<HTMLButtonElement>('[data-preference=codeVariant][value=JS]')!.click(),
      );
      await expect.poll(() => findReported(page, 'user_properties')).toHaveLength(1);
    });
  });

  test('ANA-07: each change of the pixel ratio is reported, not only the first', async () => {
    // What Chromium emulates does not tell its media queries of a change: here a query is one of ours.
    const before = (): void => {
      const { matchMedia: real } = window;
      const queries: (EventTarget & { readonly media: string })[] = [];
      Object.assign(window, {
        queries,
        matchMedia: (media: string) => {
          if (!media.includes('resolution')) return real.call(window, media);
          const query = Object.assign(new EventTarget(), { media });
          queries.push(query);
          return query;
        },
      });
    };
    const reader = await readers.reader({ before: watching });
    await reader.context.addInitScript(before);
    const page = await reader.open('/system/spacing/');
    await expect.poll(() => findReported(page, 'user_properties')).toHaveLength(5);
    for (const ratio of [2, 3, 1.5]) {
      const media = await page.evaluate((next) => {
        const { queries } = window as unknown as { queries: (EventTarget & { media: string })[] };
        Object.defineProperty(window, 'devicePixelRatio', { value: next, configurable: true });
        queries.at(-1)!.dispatchEvent(new Event('change'));
        return queries.at(-1)!.media;
      }, ratio);
      expect(media).toBe(`(resolution: ${ratio}dppx)`);
      await expect
        .poll(async () => (await findReported(page, 'user_properties')).at(-1)![2])
        .toEqual({ devicePixelRatio: ratio });
    }
    await reader.leave();
  });
});

describe('web vitals', () => {
  test('VIT-01: value, delta, id and label of each of the five metrics', async () => {
    await as({ before: watching }, async ({ open }) => {
      const page = await open('/system/spacing/');
      await expect.poll(() => findReported(page, 'TTFB')).toHaveLength(1);
      await page.getByRole('heading', { name: 'Spacing', exact: true }).click();
      // Chromium says some time after the click how long it took; what measures it reads that when it is idle.
      await page.evaluate(
        () =>
          new Promise((resolve) =>
            new PerformanceObserver(() => requestIdleCallback(resolve, { timeout: 1000 })).observe({
              type: 'first-input',
              buffered: true,
            }),
          ),
      );
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
      for (const name of ['TTFB', 'FCP', 'LCP', 'CLS', 'INP']) {
        await expect.poll(() => findReported(page, name), { message: name }).toHaveLength(1);
        const [[command, , values]] = (await findReported(page, name)) as [Reported];
        expect(command).toBe('event');
        expect(values).toEqual({
          value: values['metric_delta'],
          metric_label: 'Web Vitals',
          metric_value: values['metric_delta'],
          metric_delta: expect.any(Number),
          metric_id: expect.stringMatching(/^v\d+-/),
        });
      }
    });
  });

  test.each([
    [0.000_099, 0],
    [0.0001, 1],
  ])('VIT-02: with a draw of %d it is reported %d times', async (random, times) => {
    const reader = await readers.reader({ before: watching });
    await reader.context.addInitScript((number: number) => (Math.random = () => number), random);
    const asked: string[] = [];
    reader.context.on('request', (request) => asked.push(request.url()));
    const page = await reader.open('/system/spacing/');
    await expect.poll(() => findReported(page, 'page_view')).toHaveLength(1);
    await waitForRest(page);
    await expect.poll(() => findReported(page, 'TTFB')).toHaveLength(times);
    expect(asked.filter((url) => url.includes('/vitals.'))).toHaveLength(times);
    await reader.leave();
  });

  test.each([
    [0, 0.5, 0],
    [0.5, 0, 1],
  ])(
    'VIT-02: a session whose first draw is %d keeps it: with %d later it is reported %d times',
    async (first, later, times) => {
      const reader = await readers.reader({ before: watching });
      await reader.context.addInitScript(
        ([one, other]) => {
          // Before the page there is an empty one, which has no storage.
          if (location.protocol === 'about:') return;
          const hasDrawn = sessionStorage.getItem('docs-vitals-draw') !== null;
          Math.random = () => (hasDrawn ? other! : one!);
        },
        [first, later],
      );
      const page = await reader.open('/system/spacing/');
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('docs-vitals-draw')))
        .toBe(String(first));
      await page.goto('/system/getting-started/');
      await expect.poll(() => findReported(page, 'page_view')).toHaveLength(1);
      await waitForRest(page);
      await expect.poll(() => findReported(page, 'TTFB')).toHaveLength(times);
      await reader.leave();
    },
  );
});

describe('a site without a measurement id', () => {
  test('ANA-01: without an id, what happens is queued, and nothing but the queue is there', async () => {
    await as({}, async ({ open, context }) => {
      const asked: string[] = [];
      context.on('request', (request) => asked.push(request.url()));
      const page = await open('/system/');
      const queue = (): Promise<readonly string[]> =>
        page.evaluate(() =>
          ((window as unknown as { dataLayer?: IArguments[] }).dataLayer ?? []).map((each) =>
            String(each[1]),
          ),
        );
      await expect.poll(queue).toContain('page_view');
      await press(page);
      await expect
        .poll(async () => (await queue()).toSorted())
        .toEqual(['docs', 'page_view', ...Array<string>(5).fill('user_properties')]);
      expect(asked.filter((url) => /vitals|google/.test(url))).toEqual([]);
    });
  });
});

describe('clicks that are measured', () => {
  /** A link to the page's Markdown, of which every tenth click is reported. */
  const pressLink = (page: Page): Promise<void> =>
    page.getByRole('link', { name: 'View as Markdown' }).evaluate((link: HTMLElement) => {
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      link.click();
    });

  test('ANA-02, ANA-03: the nearest element with a category is reported with action and label, one with a split with that probability', async () => {
    await as({ before: watching }, async ({ open }) => {
      const page = await open('/system/spacing/');
      for (const draw of [0.09, 0.1, 0.11, 0.9]) {
        await page.evaluate((number) => void (Math.random = () => number), draw);
        await pressLink(page);
      }
      const event = [
        'event',
        'ComponentLinkHeader',
        { eventAction: 'click', eventLabel: 'View as Markdown' },
      ];
      expect(await findReported(page, 'ComponentLinkHeader')).toEqual([event, event]);
    });
  });

  const faults: Readonly<Record<string, () => void>> = {
    'is not there': () => undefined,
    throws: () =>
      Object.assign(window, {
        gtag: () => {
          throw new Error('blocked');
        },
      }),
    'is no function': () => Object.assign(window, { gtag: 'blocked' }),
    'throws when it is looked at': () =>
      Object.defineProperty(window, 'gtag', {
        get() {
          throw new Error('blocked');
        },
      }),
  };

  test.each(Object.entries(faults))(
    'ERR-03, X14: a tag function that %s harms nothing, over 25 page changes',
    async (_, before) => {
      await as({ before }, async ({ open }) => {
        const page = await open('/system/spacing/');
        await pressLink(page);
        await page
          .locator('.copy')
          .first()
          .evaluate((button: HTMLElement) => button.click());
        for (let at = 1; at <= 25; at += 1) {
          const pathname = ['/system/', '/x/', '/joy-ui/', '/docsgen/'][at % 4]!;
          await page.goto(`${pathname}?${at}`, { waitUntil: 'commit' });
        }
        await ready(page);
      });
    },
  );
});
