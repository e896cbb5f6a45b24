/** The built site with an ad network, which a stand-in serves at its real hosts, under the policy that is shipped. */

import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { HOSTS, standIn } from './stand-in.js';
import { kindOf } from '../page-kinds.js';
import { builtSite, documentsOf } from '../site.js';
import { isTorture } from '../../torture.js';
import { noiseOf, testOn } from '../world.js';

const site = await builtSite({ name: 'network', config: 'tests/browser/network/docsgen.config.ts' });

const documents = documentsOf(site);
const pages = documents.map(({ pathname }) => pathname).filter((pathname) => pathname.endsWith('/'));
const pathnames = [...new Set([...kindOf.keys(), ...pages])];

/** Of the pages that are of no kind of their own, so many share one visit. */
const SHARE = 32;

/** One page of each kind, and a few of the others, whatever other pages there are. */
const sample = (remainder: number): readonly string[] =>
  pathnames.filter((pathname) => {
    const at = Number.parseInt(hash('sha256', pathname).slice(0, 8), 16);
    return kindOf.has(pathname) || isTorture || at % SHARE === remainder;
  });

const BUTTON = '/material-ui/react-button/';

const slotOf = (page: Page) => page.locator('[data-island-slot=ads]');

const asked = new WeakMap<object, readonly string[]>();

const askedBy = (page: Page): readonly string[] => asked.get(page.context())!;

/** Time passes only when a test says so: on a busy machine, an ad may take longer than a page waits for one. */
const onNetwork = (mode: Parameters<typeof standIn>[1]) =>
  testOn(site, async (context) => {
    asked.set(context, await standIn(context, mode));
    await context.clock.install({ time: 0 });
    await context.clock.pauseAt(1000);
  });

const test = onNetwork('by-request');
const testBlocked = onNetwork('blocked');

const ways = [
  ['a request', test],
  ['a script', onNetwork('by-script')],
] as const;

/** Lets time pass, more slowly than it does, until an element has come: less than makes a network count as blocked. */
async function passUntilAttached(page: Page, element: Locator): Promise<void> {
  for (let passed = 0; passed < 2500 && (await element.count()) === 0; passed += 10) {
    await wait(50);
    await page.clock.runFor(10);
  }
  await element.waitFor({ state: 'attached' });
}

const passUntilAd = (page: Page): Promise<void> =>
  passUntilAttached(page, slotOf(page).locator('#carbonads .carbon-text'));

type Visit = (pathname: string, how: { readonly javaScriptEnabled: true }) => Promise<Page>;

/** Opens the code of a demo, under which the network's JSON is shown. Returns what is asked for it. */
async function openCode(visit: Visit, answer: (route: Route) => unknown) {
  const page = await visit(BUTTON, { javaScriptEnabled: true });
  await passUntilAd(page);
  await page.clock.resume();
  const requests: string[] = [];
  await page.route(`${HOSTS.json}/**`, async (route) => {
    requests.push(route.request().url());
    await answer(route);
  });
  const demo = page.locator('figure:has(.demo)').first();
  await demo.locator('summary').click();
  return { page, demo, requests };
}

const answerJson = (route: Route, answer: object, status = 200): Promise<void> =>
  route.fulfill({ status, json: answer, headers: { 'Access-Control-Allow-Origin': '*' } });

test('every page is that of a site without a network, but for the name of the script that asks it', async () => {
  const without = new Map(documentsOf(await builtSite()).map((each) => [each.pathname, each.html]));
  const unnamed = (html: string): string => html.replace(/\/_docsgen\/runtime\.\w+\.js/, '');
  expect([...without.keys()]).toEqual(documents.map(({ pathname }) => pathname));
  const different = documents.filter(
    ({ pathname, html }) => unnamed(html) !== unnamed(without.get(pathname) ?? ''),
  );
  expect(different.map(({ pathname }) => pathname)).toEqual([]);
});

describe.concurrent('a reader who blocks nothing', () => {
  for (const [way, test] of ways) {
    test(`ADS-05, NET-05: sees the network’s ad, for which its script asks by ${way}`, async ({
      visit,
      expect,
    }) => {
      const page = await visit(BUTTON, { javaScriptEnabled: true });
      const ad = slotOf(page).locator('#carbonads');
      await passUntilAd(page);
      expect(await ad.locator('.carbon-text').isVisible()).toBe(true);
      await page.clock.runFor(20_000);
      expect(await slotOf(page).getAttribute('data-state')).toMatch(/^carbon-body-top-/);
      const script = slotOf(page).locator('script');
      expect(await script.count()).toBe(1);
      expect(await script.evaluate((it: HTMLScriptElement) => [it.id, it.async])).toEqual([
        '_carbonads_js',
        true,
      ]);
      expect((await slotOf(page).boundingBox())!.height).toBe(126);
      expect(await ad.locator('.carbon-img img').boundingBox()).toMatchObject({ width: 130, height: 100 });
      await expect
        .poll(() => new Set(askedBy(page).map((url) => new URL(url).origin)))
        .toEqual(new Set([HOSTS.script, HOSTS.ads, HOSTS.images, HOSTS.pixels]));
      for (const image of await ad.locator('img').all()) {
        expect(await image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(1);
      }
      expect(await ad.locator('img:visible').count()).toBe(1);
      for (const link of await ad.locator('a').all())
        expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
          '_blank',
          'noopener sponsored',
        ]);
      expect(noiseOf(page)).toEqual([]);
    });
  }

  test('NET-01, NET-04, ADS-16, ENT-05: sees the ad of the network’s JSON under a demo whose code was opened, and it is counted', async ({
    visit,
    expect,
  }) => {
    const page = await visit(BUTTON, { javaScriptEnabled: true });
    await passUntilAd(page);
    await page.clock.resume();
    const demo = page.locator('figure:has(.demo)').first();
    await demo.locator('summary').click();
    const ad = demo.locator('.demo-ad .carbonads');
    const link = ad.getByRole('link', { name: 'Shop Tools for people' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(`${HOSTS.ads}/ads/click/x/TOKEN`);
    expect(await link.getAttribute('rel')).toBe('noopener sponsored');
    expect(await link.getAttribute('target')).toBe('_blank');
    const pixels = ad.locator(':scope > img');
    expect(await pixels.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src))).toEqual([
      `${HOSTS.ads}/ads/view/x/TOKEN`,
      `${HOSTS.pixels}/ddm/trackimp/1?ord=1700000000`,
      `${HOSTS.pixels}/ddm/trackimp/2?ord=1700000000`,
    ]);
    await expect
      .poll(() => pixels.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth)))
      .toEqual([1, 1, 1]);
    expect(await pixels.locator('visible=true').count()).toBe(0);
    expect(askedBy(page).filter((url) => url.startsWith(HOSTS.json))).toHaveLength(1);
    expect(noiseOf(page)).toEqual([]);
  });

  test('NET-02: sees no ad under a demo where no entry will do, after it was asked for ten times in total', async ({
    visit,
    expect,
  }) => {
    const { page, demo, requests } = await openCode(visit, (route) => answerJson(route, { ads: [{}] }));
    await expect.poll(() => requests.length).toBe(10);
    await page.waitForLoadState('networkidle');
    expect(requests).toHaveLength(10);
    expect(await demo.locator('.demo-ad a').count()).toBe(0);
    expect(noiseOf(page)).toEqual([]);
  });

  test('NET-03: sees no ad under a demo where the network fails, which is asked once', async ({
    visit,
    expect,
  }) => {
    const { page, demo, requests } = await openCode(visit, (route) => answerJson(route, {}, 500));
    await expect.poll(() => requests.length).toBe(1);
    await page.waitForLoadState('networkidle');
    expect(requests).toHaveLength(1);
    expect(await demo.locator('.demo-ad a').count()).toBe(0);
    expect(noiseOf(page).filter((line) => !line.includes('500'))).toEqual([]);
  });

  test('NET-06: ends the asking by going to another page', async ({ visit, expect }) => {
    const { page, requests } = await openCode(visit, () => undefined);
    await expect.poll(() => requests.length).toBe(1);
    const ended = page.waitForEvent('requestfailed', (request) => request.url().startsWith(HOSTS.json));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await ended;
    expect(requests).toHaveLength(1);
  });

  test.for(sample(0))('hears and sees no fault on %s, in both schemes', async (pathname, { visit }) => {
    const page = await visit(pathname, { width: 360, javaScriptEnabled: true, used: true });
    if ((await slotOf(page).count()) > 0) await passUntilAd(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.clock.runFor(4000);
    expect(noiseOf(page)).toEqual([]);
  });
});

describe.concurrent('a reader who blocks ads', () => {
  testBlocked.for(sample(1))(
    'hears and sees no fault on %s, in both schemes',
    async (pathname, { visit }) => {
      const page = await visit(pathname, { width: 360, javaScriptEnabled: true, used: true });
      if ((await slotOf(page).count()) > 0) {
        await passUntilAttached(page, slotOf(page).locator('#_carbonads_js'));
        await page.clock.runFor(3500);
        await slotOf(page).locator('.ad, .appeal').waitFor();
        expect(await slotOf(page).getAttribute('data-state')).toMatch(/^in-house-/);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.clock.runFor(500);
      // That a request was blocked is said by the browser.
      const others = noiseOf(page).filter((line) => !/ERR_BLOCKED_BY_CLIENT/.test(line));
      expect(others).toEqual([]);
    },
  );
});
