/** The ad slot of the shipped site with an ad network, in all its states: the test turns the clock, and says what is drawn. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  blocked,
  breakAds,
  drawing,
  event,
  findReported,
  FOUND,
  serving,
  slotOf,
  started,
  stateOf,
  stopClock,
  visit,
  type Visiting,
  watching,
  type Network,
} from '../../client/ads/visit-slot.js';
import { ready, serveReaders, type Readers } from '../../client/browser.js';
import { builtSite } from '../site.js';

const site = await builtSite({ name: 'network', config: 'tests/browser/network/docsgen.config.ts' });

const BACKERS = 'https://acme.example/discover-more/backers';

let readers: Readers;

beforeAll(async () => {
  readers = await serveReaders(site);
});

afterAll(async () => readers.close());

const visitPage = (visiting: Omit<Visiting, 'path'>, act: Parameters<typeof visit>[2]): Promise<void> =>
  visit(readers, { path: '/system/getting-started/', ...visiting }, act);

describe('the states of the slot', () => {
  test('ADS-07, ADS-06: after six looks that find nothing the network is held for blocked, at 3 s and not before', async () => {
    await visitPage({ network: blocked }, async (page) => {
      await page.clock.runFor(2800);
      expect(await stateOf(page)).toBe('carbon-body-top-image');
      await page.clock.runFor(400);
      await expect.poll(() => stateOf(page)).toBe('in-house-body-top-image');
    });
  });

  test('ADS-06: it is looked for thirty times, and found late the network’s ad comes back', async () => {
    await visitPage({ network: blocked }, async (page) => {
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
    await visitPage({ network: blocked }, async (page) => {
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
      await visitPage({ network: blocked, draws: [0.9, appeal, 0] }, async (page) => {
        await page.clock.runFor(3500);
        expect(await stateOf(page)).toBe(state);
      });
    },
  );

  test('ADS-18: the appeal asks, says that an ad is blocked, and thanks', async () => {
    await visitPage({ network: blocked, draws: [0.9, 0, 0] }, async (page) => {
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
    await visitPage({ network: blocked, draws: [0.9, 0.9, 0.26] }, async (page) => {
      await page.clock.runFor(3500);
      const link = slotOf(page).getByRole('link');
      expect(await link.getAttribute('data-ga-event-label')).toBe('in-house-themes');
      await page.clock.runFor(11_000);
      expect(await link.getAttribute('data-ga-event-label')).toBe('in-house-themes');
    });
  });

  test('ADS-04: where the network serves the backers’ link, an ad of the house takes its place', async () => {
    const network = serving(FOUND.replace('https://shop.example/', BACKERS));
    await visitPage({ network }, async (page) => {
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
    await visitPage({ network, options, draws: [0.9, 0.9, 0, 0, 0] }, async (page) => {
      await expect.poll(() => stateOf(page)).toBe('nothing');
      await page.clock.runFor(16_000);
      expect(await slotOf(page).evaluate((slot) => slot.innerHTML)).toBe('<span></span>');
      expect(await findReported(page)).toEqual([]);
      expect(asked).toEqual([]);
    });
  });

  test.each([
    [0.19, 'inline', false],
    [0.2, 'image', true],
  ])('ADS-10: the shape is drawn once for a page (%d: %s)', async (random, shape, hasImage) => {
    await visitPage({ network: blocked, draws: [random, 0.9, 0] }, async (page) => {
      await page.clock.runFor(3500);
      expect(await stateOf(page)).toBe(`in-house-body-top-${shape}`);
      expect(await slotOf(page).locator('img').isVisible()).toBe(hasImage);
      expect(await slotOf(page).getByText('Get started').isVisible()).toBe(!hasImage);
    });
  });

  test('ADS-12: the slot stands after the description, and a page can do without', async () => {
    await visitPage({ network: blocked, clock: false }, async (page, { context }) => {
      expect(await page.locator('.description + [data-island-slot=ads]').count()).toBe(1);
      const other = await context.newPage();
      const asked: string[] = [];
      other.on('request', (request) => asked.push(request.url()));
      await other.goto('/x/');
      await ready(other);
      expect(await slotOf(other).count()).toBe(0);
      expect(asked.filter((url) => /\/ads\.|^https:/.test(url))).toEqual([]);
    });
  });
});

describe('what is reported of ads', () => {
  test('ADS-13, ENT-06: what is shown for 2500 ms is reported for a share of readers, with its label', async () => {
    // Shape, appeal, house; then for the network's slot: below the ratio.
    await visitPage({ network: serving(FOUND), draws: [0.9, 0.9, 0, 0.1] }, async (page) => {
      await page.clock.runFor(20);
      await slotOf(page).locator('#carbonads').waitFor();
      await page.clock.runFor(2280);
      expect(await findReported(page)).toEqual([]);
      await page.clock.runFor(400);
      expect(await findReported(page)).toEqual([event('display', 'carbon-body-top-image')]);
    });
    await visitPage({ network: serving(FOUND), draws: [0.9, 0.9, 0, 0.11] }, async (page) => {
      await page.clock.runFor(20);
      await slotOf(page).locator('#carbonads').waitFor();
      await page.clock.runFor(10_000);
      expect(await findReported(page)).toEqual([]);
    });
  });

  test('ADS-13: what gives way before that is not reported; the ad of the house is, by itself and as the slot', async () => {
    const draws = [0.9, 0.9, 0, 0.1, 0.1, 0.1];
    const network = serving(FOUND.replace('https://shop.example/', BACKERS));
    await visitPage({ network, draws }, async (page) => {
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
    await visitPage({ network: blocked, draws }, async (page) => {
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
    await visitPage({ network: blocked }, async (page) => {
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
      const reader = await readers.reader({ before: breakAds });
      if (isMeasured) await reader.context.addInitScript(watching);
      await drawing(0.9, 0.9, 0)(reader);
      await reader.context.route(/^https:/, blocked);
      const page = await reader.context.newPage();
      await stopClock(page);
      await page.goto('/system/getting-started/');
      await page.clock.runFor(60);
      await started(page);
      await page.clock.runFor(3500);
      expect(await slotOf(page).evaluate((slot) => slot.innerHTML)).toBe('');
      if (isMeasured) expect(await findReported(page)).toEqual([event('crash', 'in-house-body-top-image')]);
      await page.locator('.copy').first().waitFor({ state: 'attached' });
      await reader.leave(/Failed to load resource/);
    },
  );
});
