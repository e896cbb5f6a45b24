/** The service worker of a built site: where it is, what it keeps, how it is replaced, and how it goes. */

import { readdirSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { config, markdown, navigation, type SiteFiles } from '../../sites/fixture.js';
import { ready, start, type Living, type Reader } from '../browser.js';
import { waitForRest } from '../wait-for-rest.js';

const worker = (more = ''): string => config(`serviceWorker: { domain: '127.0.0.1'${more} },`);

const files: SiteFiles = {
  'docsgen.config.ts': worker(),
  'navigation/acme.ts': navigation({ pathname: '/one' }, { pathname: '/two' }),
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'pages/index.md': markdown('Acme', 'Welcome.'),
  'pages/one.md': markdown('One', 'First.'),
  'pages/two.md': markdown('Two', 'Second.'),
};

/** Stands before the site's server: can be set to answer otherwise, or not at all. */
interface Gate {
  readonly origin: string;
  twist: RequestListener | undefined;
  close(): void;
}

let living: Living;

beforeAll(async () => {
  living = await start(files, 'offline');
});

afterAll(async () => living.close());

async function gate(): Promise<Gate> {
  const server = createServer(async (request, response) => {
    if (opened.twist) return opened.twist(request, response);
    const answer = await fetch(living.origin + request.url);
    const headers = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !/^(content-encoding|content-length|transfer-encoding)$/.test(name),
      ),
    );
    response.writeHead(answer.status, headers);
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const opened: Gate = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    twist: undefined,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return opened;
}

async function as(act: (reader: Reader, gate: Gate) => Promise<void>): Promise<void> {
  const opened = await gate();
  const reader = await living.reader({ baseURL: opened.origin });
  try {
    await act(reader, opened);
  } finally {
    await reader.context.close();
    opened.close();
  }
}

/** Waits until the page's worker is at work, and has kept the page. */
async function kept(page: Page, pathname: string): Promise<void> {
  const look = (path: string): Promise<boolean> =>
    page.evaluate(async (wanted) => {
      if (!navigator.serviceWorker.controller) return false;
      const held = await caches.match(wanted);
      const scripts = [...document.querySelectorAll('script[src]')] as HTMLScriptElement[];
      const all = await Promise.all(scripts.map(({ src }) => caches.match(src)));
      return held !== undefined && all.every(Boolean);
    }, path);
  await expect.poll(() => look(pathname)).toBe(true);
}

const keysOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

/** Looks for another worker. Nobody waits for it: by then the page may be loaded anew. */
const update = (page: Page): Promise<void> =>
  page.evaluate(() => void navigator.serviceWorker.getRegistration().then((found) => found!.update()));

/** Whether no other worker is about to take over. */
const isAtWork = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    return !found?.installing && !found?.waiting && found?.active?.state === 'activated';
  });

const loadsOf = (page: Page): { count: number } => {
  const loads = { count: 0 };
  page.on('load', () => (loads.count += 1));
  return loads;
};

const changeSite = async (from: string, to: string): Promise<void> => {
  living.site.edit('docsgen.config.ts', from, to);
  expect((await living.site.build()).status).toBe('complete');
};

describe('the service worker', () => {
  test('SWK-01: pages come from the network while there is one', async () => {
    await as(async ({ open }, opened) => {
      const page = await open('/one/');
      await kept(page, '/one/');
      opened.twist = (_, response) => {
        response.writeHead(200, { 'Content-Type': 'text/html' });
        response.end('<title>New</title><p class="choices"><button aria-pressed="true">New</button></p>');
      };
      await page.goto('/one/');
      expect(await page.title()).toBe('New');
    });
  });

  test('SWK-01: without a network a page is as it was last seen, whatever the queries of its address', async () => {
    await as(async ({ open }, opened) => {
      const page = await open('/one/?from=mail');
      await kept(page, '/one/');
      const show = (title: string): void => {
        opened.twist = (_, response) => {
          response.writeHead(200, { 'Content-Type': 'text/html', Vary: 'Accept' });
          response.end(`<title>${title}</title>`);
        };
      };
      const pagesOf = async (): Promise<readonly string[]> =>
        page.evaluate(async () => {
          const cache = await caches.open((await caches.keys()).find((name) => name.endsWith(' pages'))!);
          const requests = await cache.keys();
          const texts = await Promise.all(
            requests.map(async (request) => (await cache.match(request, { ignoreVary: true }))!.text()),
          );
          return requests.map(({ url }, index) => `${url.slice(location.origin.length)} ${texts[index]}`);
        });
      for (const [title, query] of [
        ['New', ''],
        ['Newer', '?from=search'],
        ['Newest', '?from=mail'],
      ] as const) {
        show(title);
        await page.goto(`/one/${query}`);
        await expect.poll(pagesOf).toEqual([`/one/ <title>${title}</title>`]);
      }
      opened.twist = (request) => request.destroy();
      for (const query of ['', '?from=mail', '?from=elsewhere']) {
        await page.goto(`/one/${query}`);
        expect(await page.title()).toBe('Newest');
      }
    });
  });

  test('SWK-03: what is on its way to the first page while the worker takes over is kept', async () => {
    await as(async ({ context }) => {
      const names = readdirSync(join(living.site.outDir, '_docsgen'));
      const file = `/_docsgen/${names.find((name) => name.startsWith('search.'))!}`;
      const page = await context.newPage();
      const isControlled = (): Promise<boolean> =>
        page.evaluate(() => navigator.serviceWorker.controller !== null);
      await page.route(`**${file}`, async (route) => {
        await expect.poll(isControlled).toBe(true);
        await route.continue();
      });
      await page.goto('/one/');
      await page.evaluate((url) => void fetch(url), file);
      await expect.poll(() => keysOf(page)).toContain(file);
    });
  });

  test('W04: without a worker, or with one that is none, the site is as it was', async () => {
    const faults: readonly RequestListener[] = [
      (_, response) => response.writeHead(404).end(),
      (_, response) => response.writeHead(500).end(),
      (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>'),
      (_, response) => response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('}{'),
    ];
    for (const fault of faults) {
      await as(async ({ context, said }, opened) => {
        await context.route('**/*', (route) => route.continue());
        const forward = opened.twist;
        const asked: (string | undefined)[] = [];
        opened.twist = async (request, response) => {
          asked.push(request.url);
          if (request.url === '/sw.js') return void fault(request, response);
          const answer = await fetch(living.origin + request.url);
          response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type')! });
          response.end(Buffer.from(await answer.arrayBuffer()));
        };
        const page = await context.newPage();
        await page.goto('/one/');
        await ready(page);
        await expect.poll(() => asked).toContain('/sw.js');
        await waitForRest(page);
        expect(said.filter((line) => line.startsWith('uncaught'))).toEqual([]);
        opened.twist = forward;
      });
    }
  });

  test('W02: a worker of another making, which shows old pages for ever, is replaced, and its pages with it', async () => {
    await as(async ({ open }, opened) => {
      const stranger = `addEventListener('install', (event) => event.waitUntil(skipWaiting()));
        addEventListener('activate', (event) => event.waitUntil(clients.claim()));
        addEventListener('fetch', (event) => {
          if (event.request.mode === 'navigate')
            event.respondWith(new Response('<title>Old</title>', { headers: { 'Content-Type': 'text/html' } }));
        });`;
      opened.twist = async (request, response) => {
        const answer = await fetch(living.origin + request.url);
        response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type')! });
        const content = Buffer.from(await answer.arrayBuffer());
        response.end(request.url === '/sw.js' ? stranger : content);
      };
      const page = await open('/one/');
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      opened.twist = undefined;
      await page.goto('/one/');
      expect(await page.title()).toBe('Old');
      const state = (): Promise<string | undefined> =>
        page.evaluate(async () => {
          const found = await navigator.serviceWorker.getRegistration();
          return found?.waiting || found?.installing
            ? 'coming'
            : (await caches.keys()).join() || found?.active?.state;
        });
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
      await expect.poll(state).toBe('activated');
      await page.goto('/one/');
      expect(await page.title()).toContain('One');
    });
  });

  test('W07: where nothing can be kept, or storage is full, the site is as it was', async () => {
    const faults = [
      `for (const name of ['open', 'keys', 'match', 'delete']) caches[name] = () => Promise.reject(new Error('blocked'));`,
      `Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));`,
    ];
    for (const fault of faults) {
      await as(async ({ open, said }, opened) => {
        opened.twist = async (request, response) => {
          const answer = await fetch(living.origin + request.url);
          response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type')! });
          const content = Buffer.from(await answer.arrayBuffer());
          response.end(request.url === '/sw.js' ? fault + content.toString() : content);
        };
        const page = await open('/one/');
        await expect
          .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
          .toBe('activated');
        await page.goto('/two/');
        await ready(page);
        expect(await page.title()).toContain('Two');
        expect(said).toEqual([]);
      });
    }
  });

  test('W03: nothing is kept that is not what it says it is', async () => {
    await as(async ({ open, context }, opened) => {
      const page = await open('/one/');
      await kept(page, '/one/');
      const before = await keysOf(page);
      const bad: readonly RequestListener[] = [
        (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Log in first'),
        (_, response) => response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('cut off'),
        (_, response) => response.writeHead(206, { 'Content-Type': 'text/javascript' }).end('a'),
        (_, response) => response.writeHead(500, { 'Content-Type': 'text/javascript' }).end('a'),
        (_, response) => response.writeHead(302, { Location: '/one/' }).end(),
      ];
      for (const twist of bad) {
        opened.twist = twist;
        for (const name of ['a', 'b', 'c', 'd'])
          await page.evaluate(
            (path) =>
              fetch(path)
                .then((answer) => answer.text())
                .catch(() => ''),
            `/_docsgen/${name}.0123456789.js`,
          );
      }
      opened.twist = (_, response) => response.writeHead(500, { 'Content-Type': 'text/html' }).end('<p>');
      const other = await context.newPage();
      await other.goto('/two/');
      await other.close();
      opened.twist = undefined;
      expect((await keysOf(page)).toSorted()).toEqual(before.toSorted());
    });
  });

  test('SWK-02, W01: when an updated worker takes over, each tab is loaded anew once, and none while its reader writes', async () => {
    await as(async ({ open }) => {
      const first = await open('/one/');
      await kept(first, '/one/');
      await first.reload();
      await ready(first);
      const tabs = [first, await open('/two/'), await open('/one/')];
      await Promise.all(tabs.map((tab) => tab.waitForFunction(() => navigator.serviceWorker.controller)));
      await tabs[2]!.evaluate(() => {
        const field = document.createElement('input');
        document.body.append(field);
        field.focus();
      });
      const loads = tabs.map(loadsOf);
      await changeSite("title: 'Acme'", "title: 'Acme', analytics: { webVitals: {} }");
      await update(first);
      await expect.poll(() => loads.map(({ count }) => count)).toEqual([1, 1, 0]);
      for (const tab of tabs) await waitForRest(tab);
      expect(loads.map(({ count }) => count)).toEqual([1, 1, 0]);
      await tabs[2]!.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expect.poll(() => loads.map(({ count }) => count)).toEqual([1, 1, 1]);
      await ready(first);
      await kept(first, '/one/');
      await expect.poll(() => first.evaluate(() => caches.keys())).toHaveLength(2);
    });
  });

  test('SWK-02: a second update and a third one take over in the same tab too, and the same one never twice', async () => {
    await as(async ({ open }, opened) => {
      const page = await open('/one/');
      await kept(page, '/one/');
      await page.reload();
      await ready(page);
      await page.waitForFunction(() => navigator.serviceWorker.controller);
      const loads = loadsOf(page);
      const served: number[] = [];
      const publish = async (version: number): Promise<void> => {
        opened.twist = async (request, response) => {
          const answer = await fetch(living.origin + request.url);
          response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type')! });
          const content = Buffer.from(await answer.arrayBuffer());
          if (request.url === '/sw.js') served.push(version);
          response.end(request.url === '/sw.js' ? `${content.toString()}// ${version}` : content);
        };
        await update(page);
      };
      for (const [version, count] of [
        [1, 1],
        [2, 2],
        [3, 3],
        [2, 3],
      ] as const) {
        await publish(version);
        await expect.poll(() => loads.count).toBe(count);
        await expect.poll(() => served.at(-1)).toBe(version);
        await expect.poll(() => isAtWork(page)).toBe(true);
        await ready(page);
        await waitForRest(page);
        expect(loads.count).toBe(count);
      }
    });
  });

  test('W06: the kill switch removes an earlier worker and all that it kept', async () => {
    await as(async ({ open }) => {
      const page = await open('/one/');
      await kept(page, '/one/');
      await changeSite("domain: '127.0.0.1'", "domain: '127.0.0.1', enabled: false");
      await page.goto('/two/');
      await ready(page);
      const left = (): Promise<readonly number[]> =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]);
      await expect.poll(left).toEqual([0, 0]);
      await page.goto('/one/');
      await ready(page);
      expect(await left()).toEqual([0, 0]);
    });
  });
});
