/** What holds on every page: its scripts are few and small, say nothing, need nothing, and move nothing. */

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { violationsOn } from '../browser/axe/axe.js';
import { ready } from './browser.js';
import { waitForAnimations, waitForRest } from './wait-for-rest.js';
import { shareSite } from './shared-site.js';
import { living } from './site.js';

const { world, as } = shareSite(living, 'page');

const inlineScripts = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, code]) => code!);

/** The hashes of what a pattern finds, as the policy has them. */
const inline = (html: string, pattern: RegExp): readonly string[] =>
  Array.from(html.matchAll(pattern), ([, code]) => {
    const hash = createHash('sha256').update(Buffer.from(code!, 'latin1')).digest('base64');
    return `'sha256-${hash}'`;
  });

const PATHNAMES = [
  '/',
  '/acme/start/',
  '/acme/copy/',
  '/acme/long/',
  '/acme/demo/',
  '/beta/only/',
  '/nowhere/',
];

describe('the policy', () => {
  test('O02: every page has the same two inline scripts and one style, which the policy knows by their hashes', async () => {
    const { site } = world();
    const headers = site.output('_headers');
    const known = (directive: string): readonly string[] =>
      new RegExp(`${directive} ([^;]*)`).exec(headers)![1]!.split(' ');
    for (const [path, html] of site.tree()) {
      if (!path.endsWith('.html')) continue;
      if (headers.includes(`/${path}\n  !`)) {
        // A document apart, with a policy of its own: here and in the headers.
        const [script, ...more] = inline(html, /<script>(.*?)<\/script>/gs);
        const own = headers.slice(headers.indexOf(`/${path}\n`)).split('\n\n')[0];
        expect([html.includes('<style'), more, own], path).toEqual([
          false,
          [],
          expect.stringContaining(script!),
        ]);
        expect(html.slice(0, html.indexOf('<script>')).replaceAll('&#39;', "'"), path).toContain(script);
        continue;
      }
      const scripts = inline(html, /<script(?: type="speculationrules")?>(.*?)<\/script>/gs);
      const styles = inline(html, /<style>(.*?)<\/style>/gs);
      expect([`'self'`, ...scripts], path).toEqual(known('script-src'));
      expect(styles, path).toHaveLength(1);
      expect(known('style-src'), path).toContain(styles[0]);
    }
  });

  test('nothing is said on any page, and nothing is refused by the policy', async () => {
    await as(async ({ open, context, said }) => {
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', (event) =>
          console.error(event.violatedDirective, event.blockedURI),
        ),
      );
      for (const pathname of PATHNAMES) {
        const page = await open(pathname);
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
        await page.close();
      }
      expect(said.splice(0)).toEqual([
        'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
      ]);
    });
  });
});

describe('how much script there is', () => {
  const sizeOf = (name: string): number => {
    const folder = join(world().site.outDir, '_docsgen');
    const file = readdirSync(folder).find((each) => new RegExp(`^${name}\\.\\w+\\.js$`).test(each))!;
    return gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  };

  test('eager script is at most 2 KB, all script of a page of prose at rest at most 6 KB', () => {
    const [boot] = inlineScripts(world().site.html('/acme/start/'));
    const eager = gzipSync(boot!, { level: 9 }).length + sizeOf('runtime');
    expect(eager).toBeLessThanOrEqual(2048);
    expect(eager + sizeOf('later')).toBeLessThanOrEqual(6144);
  });

  test('a page of prose asks for these two, and for no other', async () => {
    await as(async ({ open, context }) => {
      const asked: string[] = [];
      context.on('request', (request) => {
        if (request.resourceType() === 'script')
          asked.push(new URL(request.url()).pathname.replace(/\.\w{10}\./, '.'));
      });
      const page = await open('/acme/start/');
      await waitForRest(page);
      expect(asked).toEqual(['/_docsgen/runtime.js', '/_docsgen/later.js']);
    });
  });
});

describe('a page, with and without its scripts', () => {
  test('X06: without any, all is there that needs none, and nothing that needs one', async () => {
    await as(
      async ({ context }) => {
        const page = await context.newPage();
        await page.goto('/acme/copy/');
        expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
          'rgb(15, 18, 20)',
        );
        expect(await page.getByRole('button', { name: 'Settings' }).isVisible()).toBe(false);
        expect(await page.getByRole('main').innerText()).toContain('const two = 2;');
        expect(
          await page.getByRole('navigation', { name: 'documentation' }).getByRole('link').count(),
        ).toBeGreaterThan(3);
      },
      { javaScriptEnabled: false, colorScheme: 'dark' },
    );
  });

  test('where the scripts cannot be had, the page is there, in the chosen colors', async () => {
    const reader = await world().reader();
    const page = await reader.context.newPage();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/acme/copy/');
    await page.evaluate(() => localStorage.setItem('mui-mode', 'dark'));
    await page.reload();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(15, 18, 20)',
    );
    await page.getByRole('main').getByRole('link', { name: 'Start' }).click();
    await page.waitForURL('**/acme/start/');
    await reader.context.close();
    expect(reader.said.filter((line) => !/net::ERR_FAILED/.test(line))).toEqual([]);
  });

  test.each([
    [1280, 1],
    [390, 6],
  ])('nothing moves while scripts start, at %i px and on a machine %i times as slow', async (width, rate) => {
    await as(
      async ({ context }) => {
        await context.addInitScript(() => {
          const moved: number[] = [];
          Object.assign(window, { moved });
          new PerformanceObserver((list) =>
            list.getEntries().forEach((entry) => {
              const { value } = entry as unknown as { value: number };
              // Less is a fraction of a pixel, which comes from rounding.
              if (value > 0.00001) moved.push(value);
            }),
          ).observe({ type: 'layout-shift', buffered: true });
        });
        const page = await context.newPage();
        await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
        for (const pathname of ['/acme/copy/', '/acme/demo/', '/acme/parts/part-40/']) {
          await page.goto(pathname);
          await ready(page);
          await waitForRest(page);
          expect(
            await page.evaluate(() => (window as unknown as { moved: number[] }).moved),
            pathname,
          ).toEqual([]);
        }
      },
      { viewport: { width, height: 800 } },
    );
  });

  test('X22: a page comes back from the back/forward cache as it was, with an open drawer too', async () => {
    await as(
      async ({ open }) => {
        const page = await open('/acme/start/');
        await page.evaluate(() => Object.assign(window, { isTheSame: true }));
        await page.getByRole('button', { name: 'Open main navigation' }).click();
        await page.evaluate(() => void setTimeout(() => location.assign('/acme/copy/')));
        await page.waitForURL('**/acme/copy/');
        await ready(page);
        await page.evaluate(() => void setTimeout(() => history.back()));
        await expect.poll(() => page.evaluate(() => 'isTheSame' in window)).toBe(true);
      },
      { viewport: { width: 390, height: 800 }, hasPageCache: true },
    );
  });
});

describe('what may be in a page or its address', () => {
  test('X08: 30 strange values of `userLanguage` change nothing, and are shown nowhere', async () => {
    const values = [
      '<img src=x onerror=alert(1)>',
      '"><script>alert(1)</script>',
      '../en',
      'xx',
      'EN',
      '%00',
      '%',
      'en/../..',
      'javascript:alert(1)',
      '{{7*7}}',
    ];
    await as(async ({ open }) => {
      const page = await open('/acme/start/');
      for (let at = 0; at < 30; at += 1) {
        const value = values[at % 10]! + (at >= 10 ? at : '');
        await page.goto(`/acme/start/?userLanguage=${encodeURIComponent(value)}`);
        await ready(page);
        expect(await page.evaluate(() => document.documentElement.lang), value).toBe('en');
        expect(
          await page.evaluate(
            (text) => document.body.innerHTML.includes(text),
            value.length > 4 ? value : `=${value}`,
          ),
          value,
        ).toBe(false);
      }
    });
  });

  const names = [
    'currentScript',
    'body',
    'head',
    'documentElement',
    'cookie',
    'location',
    'localStorage',
    'sessionStorage',
    'navigator',
    'LATER',
    'later',
    'import',
    'fetch',
    'getElementById',
    'querySelector',
    'querySelectorAll',
    'addEventListener',
    'createElement',
    'matchMedia',
    'readyState',
    'gtag',
    'docsgen',
    'baseURI',
    'scripts',
    'forms',
  ];

  test('X09: 25 names that elements of a page may have lead no script elsewhere', async () => {
    await as(async ({ context }) => {
      const asked: string[] = [];
      context.on('request', (request) => asked.push(new URL(request.url()).origin));
      const page = await context.newPage();
      await page.route('**/acme/start/', async (route) => {
        const answer = await route.fetch();
        const traps = names.map(
          (name) =>
            `<a id="${name}" href="https://evil.example/${name}.js"></a><a id="${name}" name="src" href="https://evil.example/"></a>`,
        );
        await route.fulfill({
          response: answer,
          body: (await answer.text()).replace('<body>', `<body>${traps.join('')}`),
        });
      });
      await page.goto('/acme/start/');
      await ready(page);
      await page.getByRole('link', { name: 'Code', exact: true }).click();
      await page.getByRole('link', { name: 'Deep' }).waitFor();
      expect(new Set(asked)).toEqual(new Set([world().origin]));
    });
  });
});

describe('a page whose scripts run, for assistive technology', () => {
  test.each(['light', 'dark'] as const)(
    'axe finds nothing in the settings, the drawer and a copied block, in %s colors',
    async (colorScheme) => {
      await as(
        async ({ open }) => {
          const page = await open('/acme/copy/');
          await page.locator('.copy').first().click();
          await waitForAnimations(page);
          expect(await violationsOn(page)).toEqual([]);
          await page.getByRole('button', { name: 'Settings' }).click();
          await waitForAnimations(page);
          expect(await violationsOn(page)).toEqual([]);
          await page.keyboard.press('Escape');
          await page.setViewportSize({ width: 400, height: 800 });
          await page.getByRole('button', { name: 'Open main navigation' }).click();
          await page.getByRole('link', { name: 'Parts', exact: true }).click();
          await page.getByRole('link', { name: 'Part 7' }).waitFor();
          await waitForAnimations(page);
          // While the drawer is open the page behind it rests, its main part and headline too.
          const expected = ['landmark-one-main', 'page-has-heading-one'];
          expect((await violationsOn(page)).map(({ rule }) => rule)).toEqual(expected);
        },
        { colorScheme },
      );
    },
  );
});
