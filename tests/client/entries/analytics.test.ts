/** What a built site tells its analytics, and whom it asks before. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { config, markdown, navigation, type SiteFiles } from '../../sites/fixture.js';
import { ready, start, type Living, type Reader, type ReaderOptions } from '../browser.js';

const TAG = 'https://www.googletagmanager.com/gtag/js?id=G-TEST1';

const site = (analytics: string): SiteFiles => ({
  'docsgen.config.ts': config(`languages: ['en', 'zh'], analytics: { ${analytics} },`).replace(
    "pathPrefix: '/'",
    "pathPrefix: '/material-ui/'",
  ),
  'navigation/acme.ts': navigation({ pathname: '/material-ui/one' }, { pathname: '/material-ui/two' }),
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'pages/index.md': markdown('Acme', 'Welcome.'),
  'pages/material-ui/one.md': markdown('One', '## Part\n\nFirst.'),
  'pages/material-ui/one-zh.md': markdown('One', '## Part\n\nFirst.'),
  'pages/material-ui/two.md': markdown('Two', 'Second.'),
});

let plain: Living;
let unmeasured: Living;
let tagged: Living;
let asking: Living;

beforeAll(async () => {
  plain = await start(site('webVitals: {}'), 'analytics-plain');
  unmeasured = await start(site(''), 'analytics-none');
  tagged = await start(site("measurementId: 'G-TEST1', honorDoNotTrack: false"), 'analytics-tagged');
  asking = await start(site("measurementId: 'G-TEST1', webVitals: {}, consent: true"), 'analytics-asking');
});

afterAll(async () => Promise.all([plain, unmeasured, tagged, asking].map((living) => living.close())));

const watching = (): void => {
  const reported: unknown[] = [];
  Object.assign(window, { reported, gtag: (...event: unknown[]) => reported.push(event) });
};

type Reported = readonly [command: string, name: string, values: Readonly<Record<string, unknown>>];

const findReported = (page: Page, name?: string): Promise<readonly Reported[]> =>
  page.evaluate(
    (wanted) =>
      (window as unknown as { reported: Reported[] }).reported.filter(
        ([, each]) => !wanted || each === wanted,
      ),
    name,
  );

const press = (page: Page): Promise<void> =>
  page.locator('[data-ga-event-action=click-back-to-top]').evaluate((link: HTMLElement) => link.click());

async function as(
  living: Living,
  options: ReaderOptions,
  act: (reader: Reader) => Promise<void>,
): Promise<void> {
  const reader = await living.reader(options);
  await act(reader);
  await reader.leave();
}

describe('page views', () => {
  test('ANA-04: title, address without host, language and hash, and the ids of product and category', async () => {
    await as(plain, { before: watching }, async ({ open }) => {
      const page = await open('/zh/material-ui/one/?x=1#part');
      await expect.poll(() => findReported(page, 'page_view')).toHaveLength(1);
      expect((await findReported(page, 'page_view'))[0]).toEqual([
        'event',
        'page_view',
        {
          page_title: 'One - Material UI',
          page_location: '/material-ui/one/',
          productId: 'material-ui',
          productCategoryId: 'core',
        },
      ]);
    });
  });

  test('ANA-05: once for a page, whatever becomes of its hash; and again when it comes back', async () => {
    await as(plain, { before: watching, hasPageCache: true }, async ({ open }) => {
      const page = await open('/material-ui/one/');
      await expect.poll(() => findReported(page, 'page_view')).toHaveLength(1);
      await page.evaluate(() => (location.hash = '#part'));
      await page.evaluate(() => history.replaceState(null, '', '?tab=1'));
      await page.waitForTimeout(100);
      expect(await findReported(page, 'page_view')).toHaveLength(1);
      await page.evaluate(() => (location.href = '/material-ui/two/'));
      await page.waitForURL('**/two/');
      await ready(page);
      await expect.poll(() => findReported(page, 'page_view')).toHaveLength(1);
      await page.evaluate(() => history.back());
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
    const reader = await plain.reader({ before: watching });
    await reader.context.addInitScript(before);
    const page = await reader.open('/material-ui/one/');
    await expect.poll(() => findReported(page, 'user_properties')).not.toEqual([]);
    await page.waitForTimeout(100);
    expect(await findReported(page, 'page_view')).toEqual([]);
    await reader.leave();
  });
});

describe('user properties', () => {
  test('ANA-06: five, each by itself, and again only when it changes', async () => {
    const options = { before: watching, deviceScaleFactor: 1.25, colorScheme: 'dark' } as const;
    await as(plain, options, async ({ open }) => {
      const page = await open('/material-ui/one/');
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
    await as(plain, { before: watching }, async ({ open }) => {
      const page = await open('/material-ui/one/');
      await expect.poll(() => findReported(page, 'user_properties')).toHaveLength(5);
      await page.goto('/material-ui/two/');
      await ready(page);
      await expect.poll(() => findReported(page, 'page_view')).toHaveLength(1);
      expect(await findReported(page, 'user_properties')).toEqual([]);
      await page.evaluate(() =>
        document.querySelector<HTMLButtonElement>('[data-preference=codeVariant][value=JS]')!.click(),
      );
      await expect.poll(() => findReported(page, 'user_properties')).toHaveLength(1);
      await page.goto('/zh/material-ui/one/');
      await ready(page);
      await expect.poll(() => findReported(page, 'page_view')).toHaveLength(1);
      expect((await findReported(page, 'user_properties')).map(([, , values]) => values)).toEqual([
        { userLanguage: 'zh' },
      ]);
    });
  });

  test('ANA-06: what was said before the tag was there is said again on the next page', async () => {
    const reader = await tagged.reader();
    const answer = { body: '', status: 503 };
    await reader.context.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', ...answer }),
    );
    const page = await reader.open('/material-ui/one/');
    const count = (): Promise<number> =>
      page.evaluate(() => {
        const { dataLayer = [] } = window as unknown as { dataLayer?: IArguments[] };
        return dataLayer.filter((each) => each[1] === 'user_properties').length;
      });
    const visit = async (pathname: string): Promise<void> => {
      await page.goto(pathname, { waitUntil: 'networkidle' });
    };
    await expect.poll(count).toBe(5);
    await visit('/material-ui/two/');
    expect(await count()).toBe(5);
    answer.status = 200;
    await visit('/material-ui/one/');
    expect(await count()).toBe(5);
    await visit('/material-ui/two/');
    expect(await count()).toBe(0);
    reader.said.splice(0);
    await reader.leave();
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
    const reader = await plain.reader({ before: watching });
    await reader.context.addInitScript(before);
    const page = await reader.open('/material-ui/one/');
    await expect.poll(() => findReported(page, 'user_properties')).toHaveLength(5);
    for (const ratio of [2, 3, 1.5]) {
      const media = await page.evaluate((next) => {
        const { queries } = window as unknown as { queries: (EventTarget & { media: string })[] };
        Object.defineProperty(window, 'devicePixelRatio', { value: next, configurable: true });
        queries.at(-1)!.dispatchEvent(new Event('change'));
        return queries.at(-1)!.media;
      }, ratio);
      expect(media).toBe(`(resolution: ${ratio}dppx)`);
      expect((await findReported(page, 'user_properties')).at(-1)![2]).toEqual({ devicePixelRatio: ratio });
    }
    await reader.leave();
  });
});

describe('web vitals', () => {
  test('VIT-01: value, delta, id and label of each of the five metrics', async () => {
    await as(plain, { before: watching }, async ({ open }) => {
      const page = await open('/material-ui/one/');
      await expect.poll(() => findReported(page, 'TTFB')).toHaveLength(1);
      await page.getByRole('heading', { name: 'One' }).click();
      // Chromium says some time after the click how long it took; what measures it reads that when it is idle.
      await page.evaluate(
        () =>
          new Promise((resolve) =>
            new PerformanceObserver(() => requestIdleCallback(resolve)).observe({
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
    const reader = await plain.reader({ before: watching });
    await reader.context.addInitScript((number: number) => (Math.random = () => number), random);
    const asked: string[] = [];
    reader.context.on('request', (request) => asked.push(request.url()));
    const page = await reader.open('/material-ui/one/');
    await expect.poll(() => findReported(page, 'page_view')).toHaveLength(1);
    await page.waitForTimeout(150);
    expect(await findReported(page, 'TTFB')).toHaveLength(times);
    expect(asked.filter((url) => url.includes('/vitals.'))).toHaveLength(times);
    await reader.leave();
  });

  test.each([
    [0, 0.5, 0],
    [0.5, 0, 1],
  ])(
    'VIT-02: a session whose first draw is %d keeps it: with %d later it is reported %d times',
    async (first, later, times) => {
      const reader = await plain.reader({ before: watching });
      await reader.context.addInitScript(
        ([one, other]) => {
          // Before the page there is an empty one, which has no storage.
          if (location.protocol === 'about:') return;
          const hasDrawn = sessionStorage.getItem('docs-vitals-draw') !== null;
          Math.random = () => (hasDrawn ? other! : one!);
        },
        [first, later],
      );
      const page = await reader.open('/material-ui/one/');
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('docs-vitals-draw')))
        .toBe(String(first));
      await page.goto('/material-ui/two/');
      await expect.poll(() => findReported(page, 'page_view')).toHaveLength(1);
      await page.waitForTimeout(150);
      expect(await findReported(page, 'TTFB')).toHaveLength(times);
      await reader.leave();
    },
  );
});

describe('the global tag', () => {
  test('ANA-01: it is a queue until its script is there, and stays one where that is blocked', async () => {
    const reader = await tagged.reader();
    const asked: string[] = [];
    await reader.context.route('https://www.googletagmanager.com/**', (route) => {
      asked.push(route.request().url());
      return route.abort('blockedbyclient');
    });
    const page = await reader.open('/material-ui/one/');
    const queue = (): Promise<readonly (readonly unknown[])[]> =>
      page.evaluate(() =>
        ((window as unknown as { dataLayer?: IArguments[] }).dataLayer ?? []).map((each) => [...each]),
      );
    await expect.poll(async () => (await queue()).some((each) => each[1] === 'page_view')).toBe(true);
    const [first, second] = await queue();
    expect(first![0]).toBe('js');
    expect(second).toEqual(['config', 'G-TEST1', { send_page_view: false }]);
    expect(asked).toEqual([TAG]);
    await press(page);
    expect((await queue()).at(-1)![1]).toBe('docs');
    expect(reader.said.splice(0).every((line) => line.includes('net::ERR_BLOCKED_BY_CLIENT'))).toBe(true);
    await reader.leave();
  });

  test('ANA-01: the policy lets it in', async () => {
    const reader = await tagged.reader();
    await reader.context.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.isTagged = true;' }),
    );
    const page = await reader.open('/material-ui/one/');
    await expect.poll(() => page.evaluate(() => 'isTagged' in window)).toBe(true);
    await reader.leave();
  });

  test('ANA-01: without an id, what happens is queued, and nothing but the queue is there', async () => {
    await as(plain, {}, async ({ open, context }) => {
      const asked: string[] = [];
      context.on('request', (request) => asked.push(request.url()));
      const page = await open('/material-ui/one/');
      const queue = (): Promise<readonly string[]> =>
        page.evaluate(() =>
          ((window as unknown as { dataLayer?: IArguments[] }).dataLayer ?? []).map((each) =>
            String(each[1]),
          ),
        );
      await expect.poll(queue).toContain('page_view');
      await press(page);
      expect((await queue()).toSorted()).toEqual([
        'docs',
        'page_view',
        ...Array<string>(5).fill('user_properties'),
      ]);
      expect(asked.filter((url) => /vitals|google/.test(url))).toEqual([]);
    });
  });

  test('where the config asks for no analytics, no script of it is fetched', async () => {
    await as(unmeasured, {}, async ({ open, context }) => {
      const asked: string[] = [];
      context.on('request', (request) => asked.push(request.url()));
      const page = await open('/material-ui/one/');
      await page.waitForTimeout(150);
      expect(asked.filter((url) => /analytics|vitals|google/.test(url))).toEqual([]);
      expect(await page.evaluate(() => ['dataLayer' in window, 'gtag' in window])).toEqual([false, false]);
    });
  });
});

describe('consent', () => {
  const withTag = async (options: ReaderOptions = {}): Promise<{ reader: Reader; asked: string[] }> => {
    const reader = await asking.reader(options);
    const asked: string[] = [];
    await reader.context.route('https://www.googletagmanager.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    return { reader, asked };
  };

  test('ANA-01: nothing is fetched or reported before it is given; then all is, also on later pages and in other tabs', async () => {
    const { reader, asked } = await withTag();
    const page = await reader.open('/material-ui/one/');
    const other = await reader.open('/material-ui/two/');
    const question = page.getByRole('region', { name: 'Privacy' });
    await question.waitFor();
    await press(page);
    expect(await page.evaluate(() => ['dataLayer' in window, 'gtag' in window])).toEqual([false, false]);
    expect(asked).toEqual([]);
    await question.getByRole('button', { name: 'Allow analytics' }).click();
    expect(await question.count()).toBe(0);
    await expect.poll(() => asked).toHaveLength(2);
    expect(await other.getByRole('region', { name: 'Privacy' }).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('docs-cookie-consent'))).toBe('analytics');
    const third = await reader.open('/material-ui/two/');
    await expect.poll(() => asked).toHaveLength(3);
    expect(await third.getByRole('region', { name: 'Privacy' }).count()).toBe(0);
    await reader.leave();
  });

  test('ANA-01: who refuses is not asked again, and is not measured', async () => {
    const { reader, asked } = await withTag({ before: watching });
    const page = await reader.open('/material-ui/one/');
    await page.getByRole('button', { name: 'Essential only' }).click();
    const other = await reader.open('/material-ui/two/');
    await other.waitForTimeout(150);
    expect(await other.getByRole('region', { name: 'Privacy' }).count()).toBe(0);
    expect([...(await findReported(page)), ...(await findReported(other))]).toEqual([]);
    expect(asked).toEqual([]);
    await reader.leave();
  });

  test.each([
    ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' })],
    [
      'Global Privacy Control',
      () => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
    ],
  ])('ANA-01, VIT-02: %s is an answer: nobody is asked, nothing is drawn or reported', async (_, before) => {
    for (const living of [asking, plain]) {
      const reader = await living.reader({ before });
      await reader.context.addInitScript(watching);
      const page = await reader.open('/material-ui/one/');
      await page.waitForTimeout(150);
      await press(page);
      expect(await findReported(page)).toEqual([]);
      expect(await page.evaluate(() => sessionStorage.getItem('docs-vitals-draw'))).toBeNull();
      expect(await page.getByRole('region', { name: 'Privacy' }).count()).toBe(0);
      await reader.leave();
    }
  });

  test('ANA-01: a site may leave these signals aside', async () => {
    const reader = await tagged.reader({
      before: () => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }),
    });
    await reader.context.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.isTagged = true;' }),
    );
    const page = await reader.open('/material-ui/one/');
    await expect.poll(() => page.evaluate(() => 'isTagged' in window)).toBe(true);
    await reader.leave();
  });
});
