/** Color mode, direction, code variant and styling option, as a reader meets them. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ready,
  rootOf,
  serveReaders,
  type Reader,
  type ReaderOptions,
  type Readers,
} from '../../client/browser.js';
import { waitForRest } from '../../client/wait-for-rest.js';
import { builtSite } from '../site.js';

const site = await builtSite();

let world: Readers;

beforeAll(async () => {
  world = await serveReaders(site);
});

afterAll(async () => world.close());

/** Does something as a reader, of whom nothing may have been said at the end. */
async function as(options: ReaderOptions, act: (reader: Reader) => Promise<void>): Promise<void> {
  const reader = await world.reader(options);
  await act(reader);
  await reader.leave();
}

const scheme = async (page: Page): Promise<string | undefined> =>
  (await rootOf(page))['data-mui-color-scheme'];

const variant = async (page: Page): Promise<string | undefined> => (await rootOf(page))['data-code-variant'];

/** Presses a button of the settings panel. */
async function choose(page: Page, label: string): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Settings' });
  if (!(await panel.isVisible())) await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await panel.getByRole('button', { name: label, exact: true }).click();
}

async function store(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(
    (all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)),
    values,
  );
}

const stored = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => ({ ...localStorage }));

const ground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const LIGHT = 'rgb(255, 255, 255)';

const DARK = 'rgb(15, 18, 20)';

describe('the color mode', () => {
  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
  ] as const)(
    'CLR-01: without a choice, a %s system has a %s page, and nothing is stored',
    async (colorScheme, expected) => {
      await as({ colorScheme }, async ({ open }) => {
        const page = await open('/system/getting-started/');
        expect(await scheme(page)).toBe(expected);
        expect(await ground(page)).toBe(expected === 'dark' ? DARK : LIGHT);
        expect(await stored(page)).toEqual({});
        expect(
          await page
            .getByRole('button', { name: 'System', exact: true, includeHidden: true })
            .getAttribute('aria-pressed'),
        ).toBe('true');
      });
    },
  );

  test('CLR-04, CLR-01: a choice survives a reload and other pages', async () => {
    await as({}, async ({ open }) => {
      const page = await open('/system/getting-started/');
      await choose(page, 'Dark');
      expect(await scheme(page)).toBe('dark');
      expect(await stored(page)).toEqual({ 'mui-mode': 'dark' });
      await page.reload();
      expect(await scheme(page)).toBe('dark');
      await page.goto('/joy-ui/getting-started/');
      expect(await scheme(page)).toBe('dark');
    });
  });

  test('CLR-03: in system mode the page follows the system live; in another mode it does not', async () => {
    await as({}, async ({ open }) => {
      const page = await open('/system/getting-started/');
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.locator('html[data-mui-color-scheme=dark]').waitFor();
      await choose(page, 'Light');
      expect(await scheme(page)).toBe('light');
      await page.emulateMedia({ colorScheme: 'light' });
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await scheme(page)).toBe('light');
      await choose(page, 'System');
      expect(await scheme(page)).toBe('dark');
    });
  });

  test('CLR-02: light and dark have a scheme each, stored apart', async () => {
    await as({}, async ({ open }) => {
      const page = await open('/system/getting-started/');
      await store(page, { 'mui-color-scheme-light': 'dark' });
      await page.reload();
      await ready(page);
      expect(await scheme(page)).toBe('dark');
      expect(await page.locator('body').getAttribute('class')).toBe('mode-light');
      await choose(page, 'Dark');
      await store(page, { 'mui-color-scheme-dark': 'light' });
      await page.reload();
      expect(await scheme(page)).toBe('light');
    });
  });

  test('CLR-07: attribute, body class, `color-scheme` and both theme colors change together', async () => {
    await as({}, async ({ open }) => {
      const page = await open('/system/getting-started/');
      const look = () =>
        page.evaluate(() => ({
          attribute: document.documentElement.dataset['muiColorScheme'],
          body: document.body.className,
          css: getComputedStyle(document.documentElement).colorScheme,
          metas: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(
            ({ content }) => content,
          ),
        }));
      const [light, dark] = ['hsl(210, 100%, 42%)', 'hsl(210, 14%, 7%)'];
      expect(await look()).toEqual({
        attribute: 'light',
        body: 'mode-light',
        css: 'light',
        metas: [light, light],
      });
      await choose(page, 'Dark');
      expect(await look()).toEqual({
        attribute: 'dark',
        body: 'mode-dark',
        css: 'dark',
        metas: [dark, dark],
      });
    });
  });

  test('CLR-08: nothing fades on a switch, and a millisecond later fading is possible again', async () => {
    await as({}, async ({ open }) => {
      const page = await open('/system/getting-started/');
      await page.getByRole('button', { name: 'Settings' }).click();
      const seen = await page.evaluate(async () => {
        const link = document.querySelector<HTMLElement>('.skip-link')!;
        link.style.transition = 'background-color 1s linear';
        const before = getComputedStyle(link).backgroundColor;
        document.querySelector<HTMLElement>('button[value=dark]')!.click();
        const during = [getComputedStyle(link).transitionProperty, link.getAnimations().length];
        const after = getComputedStyle(link).backgroundColor;
        await new Promise((resolve) => setTimeout(resolve, 20));
        return {
          during,
          changed: after !== before && after === getComputedStyle(link).backgroundColor,
          later: getComputedStyle(link).transitionProperty,
        };
      });
      expect(seen).toEqual({ during: ['none', 0], changed: true, later: 'background-color' });
    });
  });

  test('CLR-09: the settings have a group of three modes, labelled by its heading, and one of directions', async () => {
    await as({}, async ({ open }) => {
      const page = await open('/system/getting-started/');
      await page.getByRole('button', { name: 'Settings' }).click();
      const modes = page.getByRole('group', { name: 'Mode' });
      expect(await modes.getAttribute('aria-labelledby')).toBe('settings-mode');
      expect(await modes.getByRole('button').allTextContents()).toEqual(['Light', 'System', 'Dark']);
      const measured = await page
        .locator('[data-ga-event-category=settings]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-ga-event-action')));
      expect(measured).toEqual([
        ...['light', 'system', 'dark', 'ltr', 'rtl', 'ts', 'js', 'mui system', 'tailwind', 'css'],
      ]);
      const width = () =>
        page
          .getByRole('dialog', { name: 'Settings' })
          .evaluate((panel) => Math.round(panel.getBoundingClientRect().width));
      expect(await width()).toBe(360);
      await page.setViewportSize({ width: 400, height: 700 });
      await expect.poll(width).toBe(310);
      await page.getByRole('button', { name: 'Close settings' }).click();
      await page.getByRole('dialog', { name: 'Settings' }).waitFor({ state: 'hidden' });
    });
  });

  test('CLR-09: the direction is remembered, and pressing what is chosen changes nothing', async () => {
    await as({}, async ({ open }) => {
      const page = await open('/system/getting-started/');
      expect((await rootOf(page))['dir']).toBe('ltr');
      await choose(page, 'Left to right');
      expect(await stored(page)).toEqual({});
      await choose(page, 'Right to left');
      expect(await page.evaluate(() => [document.dir, document.body.dir])).toEqual(['rtl', 'rtl']);
      await page.reload();
      expect((await rootOf(page))['dir']).toBe('rtl');
    });
  });
});

describe('several tabs and several roots in one', () => {
  test('CLR-05, X05: another tab follows within 100 ms; also when keys are removed', async () => {
    await as({}, async ({ open }) => {
      const [one, other] = [await open('/system/getting-started/'), await open('/system/spacing/')];
      await other.evaluate(() => {
        const seen: [string, number][] = [];
        Object.assign(window, { seen });
        new MutationObserver(() =>
          seen.push([document.documentElement.dataset['muiColorScheme']!, Date.now()]),
        ).observe(document.documentElement, { attributeFilter: ['data-mui-color-scheme'] });
      });
      await one.getByRole('button', { name: 'Settings' }).click();
      const times: number[] = [];
      // A busy machine may be late, and not each time. The last mode is dark.
      const isInTime = () => times.length % 2 === 1 && Math.min(...times) <= 100;
      while (times.length < 5 || (times.length < 99 && !isInTime())) {
        const mode = times.length % 2 ? 'light' : 'dark';
        const began = await one.evaluate((value) => {
          document.querySelector<HTMLElement>(`button[value=${value}]`)!.click();
          return Date.now();
        }, mode);
        await other.locator(`html[data-mui-color-scheme=${mode}]`).waitFor();
        const seen = await other.evaluate(() => (window as unknown as { seen: [string, number][] }).seen);
        times.push(seen.at(-1)![1] - began);
      }
      expect(Math.min(...times)).toBeLessThanOrEqual(100);
      await one.evaluate(() => localStorage.setItem('mui-color-scheme-dark', 'light'));
      await other.locator('html[data-mui-color-scheme=light]').waitFor();
      await one.evaluate(() => localStorage.setItem('mui-color-scheme-dark', 'purple'));
      await one.evaluate(() => localStorage.removeItem('mui-color-scheme-dark'));
      await other.locator('html[data-mui-color-scheme=dark]').waitFor();
      await one.evaluate(() => localStorage.removeItem('mui-mode'));
      await other.locator('html[data-mui-color-scheme=light]').waitFor();
      await one.evaluate(() => localStorage.setItem('mui-color-scheme-light', 'dark'));
      await other.locator('html[data-mui-color-scheme=dark]').waitFor();
      await one.evaluate(() => localStorage.clear());
      await other.locator('html[data-mui-color-scheme=light]').waitFor();
    });
  });

  test('X05: a thousand changes in two tabs at once are a thousand events, and both end alike', async () => {
    await as({}, async ({ open }) => {
      const pages = [await open('/system/getting-started/'), await open('/system/')];
      for (const page of pages)
        await page.evaluate(() => {
          const heard = { real: 0, own: 0 };
          Object.assign(window, { heard });
          addEventListener('storage', ({ isTrusted }) => (heard[isTrusted ? 'real' : 'own'] += 1));
        });
      const press = (page: Page) =>
        page.evaluate(() => {
          const buttons = ['dark', 'light'].map((value) =>
            document.querySelector<HTMLElement>(`button[value=${value}]`)!,
          );
          for (let at = 0; at < 500; at += 1) buttons[at % 2]!.click();
        });
      await Promise.all(pages.map(press));
      await expect.poll(() => Promise.all(pages.map(scheme))).toSatisfy(([one, other]) => one === other);
      const heard = await Promise.all(
        pages.map((page) =>
          page.evaluate(() => (window as unknown as { heard: { real: number; own: number } }).heard),
        ),
      );
      for (const { real, own } of heard) {
        expect(own).toBeLessThanOrEqual(500);
        expect(real).toBeLessThanOrEqual(500);
      }
    });
  });

  test('X05: a tab with demos follows quick changes in another one, and writes nothing of what it hears', async () => {
    await as({}, async ({ open }) => {
      const [page, other] = [await open('/material-ui/react-button/'), await open('/joy-ui/react-button/')];
      for (const tab of [page, other]) {
        await tab.locator('.demo').first().scrollIntoViewIfNeeded();
        await tab.locator('.demo[data-live]').first().waitFor();
        await tab.evaluate(() => {
          const [heard, written]: string[][] = [[], []];
          Object.assign(window, { heard, written });
          addEventListener('storage', ({ isTrusted, key }) => isTrusted && heard!.push(key!));
          const { setItem } = Storage.prototype;
          Storage.prototype.setItem = function (key, value) {
            if (this === localStorage) written!.push(key);
            setItem.call(this, key, value);
          };
        });
      }
      const read = (tab: Page) =>
        tab.evaluate(() => {
          const { heard, written } = window as unknown as Record<'heard' | 'written', string[]>;
          return { heard: heard.length, written: written.length };
        });
      await page.evaluate(() => {
        for (let at = 0; at < 201; at += 1)
          document
            .querySelector<HTMLElement>(`[data-preference=mui-mode][value=${at % 2 ? 'light' : 'dark'}]`)!
            .click();
      });
      await expect.poll(() => read(other)).toEqual({ heard: 201, written: 0 });
      for (const tab of [page, other]) {
        await tab.locator('html[data-mui-color-scheme=dark]').waitFor();
        await expect
          .poll(() =>
            tab
              .locator('.demo button')
              .first()
              .evaluate((one) => getComputedStyle(one).colorScheme),
          )
          .toBe('dark');
      }
      await page.evaluate(() => localStorage.removeItem('mui-mode'));
      await other.locator('html[data-mui-color-scheme=light]').waitFor();
      await waitForRest(other);
      expect(await read(other)).toEqual({ heard: 202, written: 0 });
      expect(await read(page)).toEqual({ heard: 0, written: 201 });
      expect(await stored(other)).toEqual({});
    });
  });

  test('CLR-05: a choice is reported in its own tab by an event of its key, so that other roots follow', async () => {
    await as({}, async ({ open }) => {
      const page = await open('/system/getting-started/');
      await page.evaluate(() => {
        const heard: [string | null, string | null][] = [];
        Object.assign(window, { heard });
        addEventListener('storage', ({ key, newValue }) => heard.push([key, newValue]));
      });
      await choose(page, 'Dark');
      await choose(page, 'Right to left');
      await choose(page, 'JavaScript');
      expect(await page.evaluate(() => (window as unknown as { heard: unknown }).heard)).toEqual([
        ['mui-mode', 'dark'],
        ['docs-direction', 'rtl'],
        ['codeVariant', 'JS'],
      ]);
    });
  });

  test('X05: the code variant is followed by other tabs', async () => {
    await as({}, async ({ open }) => {
      const [one, other] = [await open('/system/getting-started/'), await open('/system/spacing/')];
      await one.evaluate(() => document.querySelector<HTMLElement>('button[value=JS]')!.click());
      await other.locator('html[data-code-variant=JS]').waitFor();
    });
  });

  test('what another page changed is seen on a page that comes out of the back/forward cache', async () => {
    await as({ hasPageCache: true }, async ({ open }) => {
      const page = await open('/system/getting-started/');
      await page.evaluate(() => Object.assign(window, { isTheSame: true }));
      await page.goto('/system/spacing/');
      await ready(page);
      await choose(page, 'Dark');
      await choose(page, 'JavaScript');
      await page.evaluate(() => void setTimeout(() => history.back()));
      await page.locator('html[data-mui-color-scheme=dark][data-code-variant=JS]').waitFor();
      expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
    });
  });
});

describe('color schemes that do not exist', () => {
  const ask = (page: Page, detail: unknown) =>
    page.evaluate((wanted) => {
      document.dispatchEvent(new CustomEvent('docsgen:set-color-scheme', { detail: wanted }));
    }, detail);

  test('VAL-01, ERR-01: asking for one is an error on the console, and changes nothing', async () => {
    const reader = await world.reader();
    const page = await reader.open('/system/getting-started/');
    await ask(page, 'purple');
    await ask(page, { dark: 'li' });
    expect(await scheme(page)).toBe('light');
    expect(await stored(page)).toEqual({});
    expect(reader.said.splice(0)).toEqual([
      'error: `purple` does not exist in `theme.colorSchemes`.',
      'error: `li` does not exist in `theme.colorSchemes`.',
    ]);
    await reader.leave();
  });

  test('CLR-02: one that exists holds for the side that is shown, or for the side that is named', async () => {
    await as({}, async ({ open }) => {
      const page = await open('/system/getting-started/');
      await ask(page, 'dark');
      expect(await scheme(page)).toBe('dark');
      expect(await stored(page)).toEqual({ 'mui-color-scheme-light': 'dark' });
      await ask(page, { dark: 'light', light: null });
      expect(await scheme(page)).toBe('light');
      await choose(page, 'Dark');
      expect(await scheme(page)).toBe('light');
      await ask(page, null);
      expect(await scheme(page)).toBe('dark');
    });
  });

  test('X03: one that is stored is reported once, and the default is shown', async () => {
    const reader = await world.reader();
    const page = await reader.open('/system/getting-started/');
    await store(page, { 'mui-color-scheme-light': 'purple' });
    await page.reload();
    await ready(page);
    expect(await scheme(page)).toBe('light');
    expect(reader.said.splice(0)).toEqual(['error: `purple` does not exist in `theme.colorSchemes`.']);
    await reader.leave();
  });
});

const strange = [
  '<img>',
  'purple',
  'x'.repeat(1_000_000),
  '{"mode":"dark"}',
  '',
  ' ',
  'Dark',
  'dark ',
  'null',
  'undefined',
  '0',
  '[]',
  'light,dark',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '💥',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
] as const;

const KEYS = ['mui-mode', 'mui-color-scheme-light', 'mui-color-scheme-dark', 'docs-direction'];

describe('what is stored may be anything', () => {
  /** Runs the script of the head again, and gives what it made of what is stored. */
  const boot = async (page: Page): Promise<Readonly<Record<string, string>>> => {
    await page.evaluate((await page.locator('head script:not([src], [type])').textContent())!);
    return rootOf(page);
  };

  test('X03: strange modes, directions and schemes fall back to the default, wherever they meet the page', async () => {
    const reader = await world.reader({ colorScheme: 'dark' });
    const page = await reader.open('/system/getting-started/');
    for (const value of strange) {
      await store(page, Object.fromEntries(KEYS.map((key) => [key, value])));
      expect(await boot(page), value.slice(0, 30)).toMatchObject({
        'data-mui-color-scheme': 'dark',
        dir: 'ltr',
      });
      await page.evaluate(
        ([keys, newValue]) =>
          keys.forEach((key) => dispatchEvent(new StorageEvent('storage', { key, newValue }))),
        [KEYS, value] as const,
      );
      expect(await rootOf(page), value.slice(0, 30)).toMatchObject({
        'data-mui-color-scheme': 'dark',
        dir: 'ltr',
      });
    }
    await page.reload();
    await ready(page);
    expect(await page.locator('button[value=system]').getAttribute('aria-pressed')).toBe('true');
    const reported = `error: \`${strange.at(-1)}\` does not exist in \`theme.colorSchemes\`.`;
    expect(reader.said.splice(0)).toEqual([reported, reported]);
    await reader.leave();
  });

  test('X04: 50 strange cookies are no code variant and no styling option', async () => {
    const values = ['js', 'TSX', '%', '%E0%A4%A', '"JS"', 'JS%20', '<b>', 'JSJS', '..', 'a=JS'];
    await as({}, async ({ open, context }) => {
      const page = await open('/system/getting-started/');
      for (let at = 0; at < 50; at += 1) {
        const value = values[at % 10]! + (at >= 10 ? at : '');
        await context.addCookies(
          ['codeVariant', 'codeStyling'].map((name) => ({ name, value, url: world.origin })),
        );
        expect(await boot(page), value).toMatchObject({
          'data-code-variant': 'TS',
          'data-code-styling': 'MUI System',
        });
      }
    });
  });

  test('X04: a strange hash asks for nothing, and breaks nothing', async () => {
    await as({}, async ({ open }) => {
      const page = await open('/system/getting-started/');
      for (const hash of [
        '#%',
        '#%E0%A4%A',
        '#x.js%',
        '#.JS',
        '#x.jsx',
        '#tailwind-x',
        '#<img src=x onerror=alert(1)>',
        '#__proto__',
      ]) {
        await page.evaluate((value) => (location.hash = value), hash);
        expect(await boot(page), hash).toMatchObject({
          'data-code-variant': 'TS',
          'data-code-styling': 'MUI System',
        });
      }
      await page.reload();
      await ready(page);
    });
  });

  const faults = {
    'a local storage that cannot be had': () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    },
    'a local storage that is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    'a local storage that throws on everything': () => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const)
        Storage.prototype[name] = () => {
          throw new Error('broken');
        };
    },
    'cookies that are blocked': () => {
      Object.defineProperty(Document.prototype, 'cookie', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
        set() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
    'cookies that are not kept': () => {
      Object.defineProperty(Document.prototype, 'cookie', {
        get: () => '',
        set: Function.prototype as () => void,
      });
    },
  };

  test.each(Object.entries(faults))(
    'X01, X02: with %s, all choices work for as long as the page is open',
    async (_, before) => {
      await as({ before }, async ({ open }) => {
        const page = await open('/system/spacing/');
        expect(await rootOf(page)).toMatchObject({
          'data-mui-color-scheme': 'light',
          'data-code-variant': 'TS',
          dir: 'ltr',
        });
        for (const label of ['Dark', 'Right to left', 'JavaScript']) await choose(page, label);
        expect(await rootOf(page)).toMatchObject({
          'data-mui-color-scheme': 'dark',
          'data-code-variant': 'JS',
          dir: 'rtl',
        });
        await choose(page, 'Light');
        expect(await scheme(page)).toBe('light');
        await choose(page, 'Dark');
        await page.keyboard.press('Escape');
        // A demo that comes to life later keeps what was chosen.
        const lastDemo = page.locator('.demo').last();
        expect(await lastDemo.getAttribute('data-live')).toBeNull();
        await lastDemo.scrollIntoViewIfNeeded();
        await expect.poll(() => lastDemo.getAttribute('data-live')).not.toBeNull();
        await waitForRest(page);
        expect(await scheme(page)).toBe('dark');
        const navigation = page.locator('#navigation');
        await navigation.getByRole('link', { name: 'Components', exact: true }).click();
        await navigation.getByRole('link', { name: 'Box', exact: true }).click();
        await page.waitForURL('**/react-box/');
        expect(await page.title()).toContain('Box');
      });
    },
  );
});

describe('the code variant', () => {
  const cookies = async ({ context }: Reader) =>
    Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));

  test('CVR-01: it is TypeScript, and no cookie says so', async () => {
    await as({}, async (reader) => {
      const page = await reader.open('/system/getting-started/');
      expect(await variant(page)).toBe('TS');
      expect(await cookies(reader)).toEqual({});
    });
  });

  test('CVR-03: a cookie says otherwise, before the first paint', async () => {
    await as({}, async ({ open, context }) => {
      await context.addCookies([{ name: 'codeVariant', value: 'JS', url: world.origin }]);
      const page = await open('/system/getting-started/');
      expect(await variant(page)).toBe('JS');
      expect(
        await page
          .getByRole('button', { name: 'JavaScript', includeHidden: true })
          .getAttribute('aria-pressed'),
      ).toBe('true');
    });
  });

  test('CVR-02: a hash is above the cookie, is kept, and is not looked at again', async () => {
    await as({}, async (reader) => {
      await reader.context.addCookies([{ name: 'codeVariant', value: 'JS', url: world.origin }]);
      const page = await reader.open('/joy-ui/react-button/#ButtonVariants.tsx');
      expect(await variant(page)).toBe('TS');
      expect(await cookies(reader)).toEqual({ codeVariant: 'TS' });
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('hashchange', () => requestAnimationFrame(resolve));
            location.hash = '#ButtonVariants.js';
          }),
      );
      expect(await variant(page)).toBe('TS');
      expect(await cookies(reader)).toEqual({ codeVariant: 'TS' });
    });
  });

  test('CVR-04, CST-05: a change writes the cookie, for the whole host and a year; nothing else writes it', async () => {
    const before = () => {
      const written: string[] = [];
      Object.assign(window, { written });
      const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
      Object.defineProperty(Document.prototype, 'cookie', {
        get: own.get!,
        set(value: string) {
          written.push(value);
          own.set!.call(this, value);
        },
      });
    };
    await as({ before }, async (reader) => {
      const page = await reader.open('/system/getting-started/');
      const written = () => page.evaluate(() => (window as unknown as { written: string[] }).written);
      await choose(page, 'TypeScript');
      expect(await written()).toEqual([]);
      await choose(page, 'JavaScript');
      expect(await variant(page)).toBe('JS');
      expect(await written()).toEqual(['codeVariant=JS;path=/;max-age=31536000']);
      const [cookie] = await reader.context.cookies();
      expect(cookie).toMatchObject({ name: 'codeVariant', value: 'JS', path: '/' });
      expect(Math.abs(cookie!.expires - Date.now() / 1000 - 31_536_000)).toBeLessThan(60);
      await page.goto('/system/getting-started/?again');
      await ready(page);
      expect(await written()).toEqual([]);
      expect(await variant(page)).toBe('JS');
    });
  });

  test('STY-01: the styling option comes from the hash, then the cookie, then the default, and is kept', async () => {
    await as({}, async (reader) => {
      await reader.context.addCookies([{ name: 'codeStyling', value: 'CSS', url: world.origin }]);
      const page = await reader.open('/system/getting-started/');
      expect((await rootOf(page))['data-code-styling']).toBe('CSS');
      const linked = await reader.open('/joy-ui/react-button/#tailwind-ButtonVariants.js');
      expect(await rootOf(linked)).toMatchObject({
        'data-code-styling': 'Tailwind',
        'data-code-variant': 'JS',
      });
      expect(await cookies(reader)).toEqual({ codeStyling: 'Tailwind', codeVariant: 'JS' });
      await page.locator('html[data-code-styling=Tailwind]').waitFor();
    });
  });
});

describe('no flash', () => {
  const record = () => {
    const frames: string[] = [];
    Object.assign(window, { frames });
    const look = () => {
      if (document.body) frames.push(getComputedStyle(document.body).backgroundColor);
      if (frames.length < 10) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };

  test.each(['light', 'dark', 'system'] as const)(
    'CLR-06, X10: with mode %s, none of the first ten frames is in the wrong colors, on a slow machine too',
    async (mode) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await as({ colorScheme, before: record }, async ({ open, context }) => {
          const page = await open('/system/spacing/');
          if (mode !== 'system') await store(page, { 'mui-mode': mode });
          const session = await context.newCDPSession(page);
          for (const rate of [1, 6]) {
            await session.send('Emulation.setCPUThrottlingRate', { rate });
            await page.reload();
            await page.waitForFunction(() => (window as unknown as { frames: string[] }).frames.length >= 10);
            const frames = await page.evaluate(() => (window as unknown as { frames: string[] }).frames);
            const expected = (mode === 'system' ? colorScheme : mode) === 'dark' ? DARK : LIGHT;
            expect(new Set(frames.slice(0, 10))).toEqual(new Set([expected]));
          }
        });
      }
    },
  );

  test('CLR-06: the attributes are there before the body is', async () => {
    await as({ colorScheme: 'dark' }, async ({ context }) => {
      await context.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          observer.disconnect();
          Object.assign(window, { atBody: { ...document.documentElement.dataset } });
        }).observe(document, { childList: true, subtree: true });
      });
      const page = await context.newPage();
      await page.goto('/system/getting-started/');
      const atBody = await page.evaluate(() => (window as unknown as { atBody: unknown }).atBody);
      expect(atBody).toEqual({ muiColorScheme: 'dark', codeVariant: 'TS', codeStyling: 'MUI System' });
    });
  });
});
