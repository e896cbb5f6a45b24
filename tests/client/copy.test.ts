/** Copying code, as a reader does it. */

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stopClock } from './stop-clock.js';
import { start, type Living, type Reader, type ReaderOptions } from './browser.js';
import { living } from './site.js';

let world: Living;

beforeAll(async () => {
  world = await start(living, 'copy');
});

afterAll(async () => world.close());

/** Keeps what is written to the clipboard, and what the tag function is reported. */
const spies = (): void => {
  const [copied, reported]: [string[], unknown[][]] = [[], []];
  Object.assign(window, { copied, reported, gtag: (...parameters: unknown[]) => reported.push(parameters) });
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => clipboard });
};

async function as(act: (reader: Reader) => Promise<void>, options: ReaderOptions = {}): Promise<void> {
  const reader = await world.reader({ before: spies, ...options });
  await act(reader);
  await reader.leave();
}

const copied = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { copied: string[] }).copied);

/** The events that were reported, without what is said of the page and the reader. */
const reported = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() =>
    (window as unknown as { reported: [string, string][] }).reported.filter(
      ([kind, name]) => kind === 'event' && /^(?:code|demo)/.test(name),
    ),
  );

const blocks = (page: Page): Locator => page.locator('.code[data-copy]');

const label = async (button: Locator): Promise<string | null> => button.locator('span').first().textContent();

describe('the copy button', () => {
  test('CPY-01: it says “Copy”, then “Copied”, copies what the block holds, and says so to all', async () => {
    await as(async ({ open }) => {
      const page = await open('/acme/copy/');
      expect(await page.getByRole('button', { name: 'Copy the code' }).count()).toBe(2);
      const button = blocks(page).first().getByRole('button', { name: 'Copy' });
      const status = blocks(page).first().getByRole('status');
      expect([await label(button), await status.textContent()]).toEqual(['Copy', '']);
      await button.click();
      expect([await label(button), await status.textContent()]).toEqual(['Copied', 'Copied']);
      expect(await button.getAttribute('data-copied')).toBe('true');
      expect(await page.getByRole('button', { name: 'Copied' }).count()).toBe(1);
      expect(await copied(page)).toEqual(['const one = 1;\n']);
    });
  });

  test('CPY-03: in a block of Markdown it says so for 2000 ms, and anew after another click', async () => {
    await as(async ({ open }) => {
      const page = await open('/acme/copy/');
      const button = blocks(page).first().locator('.copy');
      await stopClock(page);
      await button.click();
      await page.clock.runFor(1999);
      expect(await label(button)).toBe('Copied');
      await button.click();
      await page.clock.runFor(1999);
      expect(await label(button)).toBe('Copied');
      await page.clock.runFor(1);
      expect([await label(button), await button.getAttribute('aria-label')]).toEqual([
        'Copy',
        'Copy the code',
      ]);
    });
  });

  test('CPY-02: in a block of a demo it says so for 1200 ms, and anew after another click', async () => {
    await as(async ({ open }) => {
      const page = await open('/acme/demo/');
      await page.locator('summary', { hasText: 'code' }).first().click();
      const button = page.locator('.code[data-copy=demo-expand] .copy').first();
      await stopClock(page);
      await button.click();
      await expect.poll(() => label(button)).toBe('Copied');
      await page.clock.runFor(1199);
      await button.click();
      await page.clock.runFor(1199);
      expect(await label(button)).toBe('Copied');
      await page.clock.runFor(1);
      expect(await label(button)).toBe('Copy');
      expect((await copied(page))[0]).toContain('export default function Hello()');
    });
  });

  test('a block without a language has no button, and without a script no block has one', async () => {
    await as(async ({ open }) => {
      const page = await open('/acme/copy/');
      expect(await page.locator('.code').count()).toBe(3);
      expect(await page.locator('.code .copy').count()).toBe(2);
    });
    const { context, leave } = await world.reader({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/acme/copy/');
    expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0);
    await leave();
  });

  test.each([
    ['MacIntel', '(or ⌘C)'],
    ['Linux x86_64', '(or Ctrl + C)'],
    ['Win32', '(or Ctrl + C)'],
  ])('CPY-09: on %s the hint is “%s”, while the button is pointed at or focused', async (platform, hint) => {
    const reader = await world.reader();
    await reader.context.addInitScript(
      (name) => Object.defineProperty(Navigator.prototype, 'platform', { get: () => name }),
      platform,
    );
    const page = await reader.open('/acme/copy/');
    const button = blocks(page).first().locator('.copy');
    expect(await button.innerText()).toBe('Copy');
    await button.hover();
    expect((await button.innerText()).replace(/\s+/g, ' ')).toBe(`Copy ${hint}`);
    await page.mouse.move(0, 0);
    expect(await button.innerText()).toBe('Copy');
    await page.keyboard.press('Tab');
    await button.focus();
    expect((await button.innerText()).replace(/\s+/g, ' ')).toBe(`Copy ${hint}`);
    await reader.leave();
  });

  test('CPY-09: who has nothing to hover with sees the button at all times, and no hint', async () => {
    await as(
      async ({ open }) => {
        const page = await open('/acme/copy/');
        expect(await page.evaluate(() => matchMedia('(any-hover: none)').matches)).toBe(true);
        const button = blocks(page).first().locator('.copy');
        expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
        await button.focus();
        expect(await button.innerText()).toBe('Copy');
      },
      { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } },
    );
  });
});

describe('the shortcut', () => {
  test.each(['Control+c', 'Meta+c'])(
    'CPY-05: %s with nothing selected copies the block under the pointer',
    async (keys) => {
      await as(async ({ open }) => {
        const page = await open('/acme/copy/');
        await blocks(page).nth(1).locator('pre').hover();
        await page.keyboard.press(keys);
        expect(await copied(page)).toEqual(['const two = 2;\n']);
        expect(await label(blocks(page).nth(1).locator('.copy'))).toBe('Copied');
      });
    },
  );

  test('CPY-05: with Shift or Alt, without Ctrl, or with another key, nothing is copied', async () => {
    await as(async ({ open }) => {
      const page = await open('/acme/copy/');
      await blocks(page).first().locator('pre').hover();
      for (const keys of ['Control+Shift+c', 'Control+Alt+c', 'c', 'Control+x'])
        await page.keyboard.press(keys);
      expect(await copied(page)).toEqual([]);
    });
  });

  test('CPY-06: with text selected, in the page or in a field, the browser copies as ever', async () => {
    await as(async ({ open }) => {
      const page = await open('/acme/copy/');
      await blocks(page).first().locator('pre').hover();
      await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('h1')!));
      await page.keyboard.press('Control+c');
      expect(await copied(page)).toEqual([]);
      await page.evaluate(() => {
        getSelection()!.removeAllRanges();
        const field = Object.assign(document.createElement('input'), { value: 'a word' });
        document.querySelector('h1')!.append(field);
        field.focus();
        field.setSelectionRange(2, 6);
      });
      await blocks(page).first().locator('pre').hover();
      await page.keyboard.press('Control+c');
      expect(await copied(page)).toEqual([]);
      await page.evaluate(() => document.querySelector('input')!.setSelectionRange(2, 2));
      await page.keyboard.press('Control+c');
      expect(await copied(page)).toEqual(['const one = 1;\n']);
    });
  });

  test('CPY-07: of pointer and focus the later one counts; who leaves it, leaves none', async () => {
    await as(async ({ open }) => {
      const page = await open('/acme/copy/');
      const [one, two] = [blocks(page).nth(0), blocks(page).nth(1)];
      await one.locator('pre').focus();
      await page.keyboard.press('Control+c');
      await two.locator('pre').hover();
      await page.keyboard.press('Control+c');
      await page.mouse.move(0, 0);
      await page.keyboard.press('Control+c');
      expect(await copied(page)).toEqual(['const one = 1;\n', 'const two = 2;\n']);
      await one.locator('.copy').focus();
      await one.locator('pre').hover();
      await page.mouse.move(0, 0);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    });
  });

  test('CPY-08: a click and the shortcut are distinguished, with the attributes of the block', async () => {
    await as(async ({ open }) => {
      const page = await open('/acme/copy/');
      await blocks(page).first().locator('.copy').click();
      await page.keyboard.press('Control+c');
      await blocks(page).first().locator('.copy').click();
      const event = (eventAction: string) => ['event', 'code', { eventAction, eventLabel: null }];
      expect(await reported(page)).toEqual([
        event('copy-click'),
        event('copy-keyboard'),
        event('copy-click'),
      ]);
      await page.goto('/acme/demo/');
      await page.locator('.code[data-copy=demo-expand] .copy').waitFor({ state: 'attached' });
      await page.locator('summary', { hasText: 'code' }).first().click();
      await page.locator('.code[data-copy=demo-expand] .copy').click();
      expect((await reported(page)).at(-1)).toEqual([
        'event',
        'demo-expand',
        { eventAction: 'copy-click', eventLabel: 'Hello' },
      ]);
    });
  });
});

describe('a clipboard that fails', () => {
  const faults: Readonly<Record<string, () => void>> = {
    'is denied': () => {
      const clipboard = { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) };
      Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => clipboard });
    },
    'is not there': () => {
      Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
    },
    throws: () => {
      Object.defineProperty(Navigator.prototype, 'clipboard', {
        get() {
          throw new Error('broken');
        },
      });
    },
  };

  test.each(Object.entries(faults))('X16: where it %s, the text is copied the old way', async (_, before) => {
    const reader = await world.reader({ before });
    const page = await reader.open('/acme/copy/');
    await blocks(page).first().locator('.copy').click();
    expect(await label(blocks(page).first().locator('.copy'))).toBe('Copied');
    await page.evaluate(() => {
      const field = document.createElement('textarea');
      document.querySelector('h1')!.append(field);
      field.focus();
    });
    await page.keyboard.press('Control+v');
    expect((await page.locator('textarea').inputValue()).trim()).toBe('const one = 1;');
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await reader.leave();
  });

  test('CPY-04, X16: where nothing works, nothing is said: a block of Markdown says “Copied”, one of a demo does not', async () => {
    const before = (): void => {
      Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
      Document.prototype.execCommand = () => false;
    };
    await as(
      async ({ open }) => {
        const demo = await open('/acme/demo/');
        await demo.locator('summary', { hasText: 'code' }).first().click();
        await demo.locator('.code[data-copy=demo-expand] .copy').click();
        await demo.waitForTimeout(50);
        expect(await label(demo.locator('.code[data-copy=demo-expand] .copy'))).toBe('Copy');
        const page = await open('/acme/copy/');
        const button = blocks(page).first().locator('.copy');
        await stopClock(page);
        await button.click();
        expect(await label(button)).toBe('Copied');
        await page.clock.runFor(2000);
        expect(await label(button)).toBe('Copy');
      },
      { before },
    );
  });

  test('X16: one that is refused late is no error, and the label comes back in time', async () => {
    const before = (): void => {
      const clipboard = {
        writeText: () => new Promise((_, reject) => setTimeout(reject, 5000, new Error('late'))),
      };
      Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => clipboard });
      Document.prototype.execCommand = () => {
        throw new Error('not allowed any more');
      };
    };
    await as(
      async ({ open }) => {
        const page = await open('/acme/copy/');
        const button = blocks(page).first().locator('.copy');
        await stopClock(page);
        await button.click();
        await page.clock.runFor(1999);
        expect(await label(button)).toBe('Copied');
        await page.clock.runFor(1);
        expect(await label(button)).toBe('Copy');
        await page.clock.runFor(5000);
      },
      { before },
    );
  });
});
