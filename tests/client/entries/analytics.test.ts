/** What a built site tells its analytics, and whom it asks before. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { config, markdown, navigation, type SiteFiles } from '../../sites/fixture.js';
import { start, type Living, type Reader, type ReaderOptions } from '../browser.js';
import { findReported, press, watching } from '../reported-events.js';
import { waitForRest } from '../wait-for-rest.js';

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

async function as(
  living: Living,
  options: ReaderOptions,
  act: (reader: Reader) => Promise<void>,
): Promise<void> {
  const reader = await living.reader(options);
  await act(reader);
  await reader.leave();
}

describe('a page in another language', () => {
  test('ANA-04: is reported under its address without the language, and says which one it is', async () => {
    await as(plain, { before: watching }, async ({ open }) => {
      const page = await open('/zh/material-ui/one/');
      await expect.poll(() => findReported(page, 'page_view')).toHaveLength(1);
      expect((await findReported(page, 'page_view'))[0]![2]).toMatchObject({
        page_location: '/material-ui/one/',
      });
      await expect
        .poll(() => findReported(page, 'user_properties'))
        .toContainEqual(['set', 'user_properties', { userLanguage: 'zh' }]);
    });
  });
});

describe('the global tag', () => {
  test('ANA-06: what was said before the tag was there is said again on the next page', async () => {
    const reader = await tagged.reader();
    const answer = { body: 'window.isTagged = true;', status: 503 };
    let refused = 0;
    await reader.context.route('https://www.googletagmanager.com/**', async (route) => {
      await route.fulfill({ contentType: 'text/javascript', ...answer });
      if (answer.status === 503) refused += 1;
    });
    const page = await reader.open('/material-ui/one/');
    const count = (): Promise<number> =>
      page.evaluate(() => {
        const { dataLayer = [] } = window as unknown as { dataLayer?: IArguments[] };
        return dataLayer.filter((each) => each[1] === 'user_properties').length;
      });
    const hasView = (): Promise<boolean> =>
      page.evaluate(() => {
        const { dataLayer = [] } = window as unknown as { dataLayer?: IArguments[] };
        return dataLayer.some((each) => each[1] === 'page_view');
      });
    await expect.poll(count).toBe(5);
    await expect.poll(() => refused).toBe(1);
    // The script of this page is refused too: it is asked for before the answer changes.
    await page.goto('/material-ui/two/');
    await expect.poll(count).toBe(5);
    await expect.poll(() => refused).toBe(2);
    answer.status = 200;
    await page.goto('/material-ui/one/');
    await expect.poll(count).toBe(5);
    await expect.poll(() => page.evaluate(() => 'isTagged' in window)).toBe(true);
    await page.goto('/material-ui/two/');
    await expect.poll(hasView).toBe(true);
    await waitForRest(page);
    expect(await count()).toBe(0);
    await reader.leave(/status of 503/);
  });

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
    await expect.poll(() => asked).toEqual([TAG]);
    await press(page);
    await expect.poll(async () => (await queue()).at(-1)![1]).toBe('docs');
    await reader.leave(/net::ERR_BLOCKED_BY_CLIENT/);
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

  test('where the config asks for no analytics, no script of it is fetched', async () => {
    await as(unmeasured, {}, async ({ open, context }) => {
      const asked: string[] = [];
      context.on('request', (request) => asked.push(request.url()));
      const page = await open('/material-ui/one/');
      await waitForRest(page);
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
    await expect.poll(() => question.count()).toBe(0);
    await expect.poll(() => asked).toHaveLength(2);
    await expect.poll(() => other.getByRole('region', { name: 'Privacy' }).count()).toBe(0);
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
    await waitForRest(other);
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
      await waitForRest(page);
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
