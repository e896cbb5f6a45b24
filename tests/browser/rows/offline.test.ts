/** The service worker of the shipped site, on the site's own domain. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ready, serveReaders, type Reader, type Readers } from '../../client/browser.js';
import { waitForRest } from '../../client/wait-for-rest.js';
import { builtSite } from '../site.js';

const site = await builtSite();

const SPACING = '/system/spacing/';
const OVERVIEW = '/system/getting-started/';

let readers: Readers;

beforeAll(async () => {
  readers = await serveReaders(site);
});

afterAll(async () => readers.close());

/** What stands between the reader and the site. */
interface Connection {
  isDown: boolean;
}

async function onOwnDomain(act: (reader: Reader, connection: Connection) => Promise<void>): Promise<void> {
  const reader = await readers.reader({ baseURL: 'https://mui.com' });
  const connection = { isDown: false };
  await reader.context.route(/^https:/, async (route) => {
    if (connection.isDown) return route.abort('internetdisconnected');
    return route.fulfill(await answerTo(new URL(route.request().url()).pathname));
  });
  await act(reader, connection);
  await reader.context.close();
}

/** What the folder's server answers, unpacked. */
async function answerTo(pathname: string) {
  const answer = await fetch(readers.origin + pathname);
  const headers = [...answer.headers].filter(
    ([name]) => !/^(content-encoding|transfer-encoding)$/.test(name),
  );
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: Object.fromEntries(headers), body };
}

/** Another text is another worker. */
interface Publisher {
  readonly origin: string;
  version: string;
  close(): void;
}

/** Playwright does not answer a browser that looks for another worker. So this machine is the site's domain here. */
async function servePublications(): Promise<Publisher> {
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await answerTo(request.url!);
    response.writeHead(status, headers);
    if (request.url === '/sw.js') response.end(`${body.toString()}\n// ${publisher.version}`);
    else if (request.url!.startsWith('/_docsgen/later.'))
      response.end(body.toString().replace('"mui.com"', '"127.0.0.1"'));
    else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const publisher = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    version: '',
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return publisher;
}

/** Waits until the worker is at work, and has kept the page with all that the page fetched of docsgen. */
async function waitUntilKept(page: Page, pathname: string): Promise<void> {
  const isKept = (path: string): Promise<boolean> =>
    page.evaluate(async (wanted) => {
      if (!navigator.serviceWorker.controller) return false;
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      const own = files.filter((name) => /\/_docsgen\/[^/]*\.js$/.test(name));
      const found = await Promise.all([wanted, ...own].map((url) => caches.match(url)));
      return own.length > 0 && found.every(Boolean);
    }, path);
  await expect.poll(() => isKept(pathname)).toBe(true);
}

/** Waits until a page would notice that another worker takes over. */
async function waitUntilFollowing(page: Page): Promise<void> {
  const isFetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/_docsgen\/offline\./.test(name)),
    );
  await expect.poll(isFetched).toBe(true);
  await waitForRest(page);
}

function countLoads(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('load', () => (loads.count += 1));
  return loads;
}

test('SWK-01: it is on the site’s own domain and below it, and nowhere else', async () => {
  await onOwnDomain(async ({ open }) => {
    const count = (page: Page): Promise<number> =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    for (const origin of ['https://mui.com', 'https://next.mui.com']) {
      const page = await open(origin + SPACING);
      await expect.poll(() => count(page), { message: origin }).toBe(1);
    }
    for (const origin of ['https://evilmui.com', readers.origin]) {
      const page = await open(origin + SPACING);
      await waitForRest(page);
      expect(await count(page), origin).toBe(0);
    }
  });
});

test('SWK-03: a first visit is not loaded anew; a page seen once opens without a network, one never seen does not', async () => {
  await onOwnDomain(async ({ context, open, said }, connection) => {
    const page = await context.newPage();
    const loads = countLoads(page);
    await page.goto(SPACING);
    await waitUntilKept(page, SPACING);
    const second = await open(OVERVIEW);
    await waitUntilKept(second, OVERVIEW);
    expect(loads.count).toBe(1);
    expect(said).toEqual([]);

    connection.isDown = true;
    for (const [tab, pathname] of [
      [page, `${SPACING}?from=there#spacing`],
      [second, OVERVIEW],
    ] as const) {
      await tab.goto(pathname);
      await ready(tab);
      expect(await tab.evaluate(() => getComputedStyle(document.querySelector('header')!).position)).toBe(
        'sticky',
      );
    }
    expect(await page.goto('/joy-ui/').catch((error: Error) => error.message)).toContain('ERR_');
  });
});

test('SWK-02: each update takes over in an open tab, which is loaded anew once, but not while its reader writes', async () => {
  const publisher = await servePublications();
  const { open, context } = await readers.reader({ baseURL: publisher.origin });
  onTestFinished(async () => {
    await context.close();
    publisher.close();
  });
  await (await open(SPACING)).waitForFunction(() => navigator.serviceWorker.controller);
  const [page, writing] = [await open(OVERVIEW), await open(SPACING)];
  for (const tab of [page, writing]) await tab.waitForFunction(() => navigator.serviceWorker.controller);
  await writing.evaluate(() => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
  });
  const [loads, loadsWhileWriting] = [countLoads(page), countLoads(writing)];
  for (const version of ['1', '2']) {
    await waitUntilFollowing(page);
    publisher.version = version;
    const loaded = page.waitForEvent('load');
    await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())!.update());
    await loaded;
    await ready(page);
  }
  expect([loads.count, loadsWhileWriting.count]).toEqual([2, 0]);
  const loaded = writing.waitForEvent('load');
  await writing.evaluate(() => (document.activeElement as HTMLElement).blur());
  await loaded;
});
