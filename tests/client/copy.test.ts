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

/** Keeps what is written to the clipboard. */
const spies = (): void => {
  const copied: string[] = [];
  Object.assign(window, { copied });
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

const blocks = (page: Page): Locator => page.locator('.code[data-copy]');

const label = async (button: Locator): Promise<string | null> => button.locator('span').first().textContent();

describe('the copy button', () => {
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
    // Not by pasting: all pages of this browser share one clipboard, and other tests copy at the same time.
    await page.evaluate(() => {
      document.addEventListener('copy', () => Object.assign(window, { copied: String(getSelection()) }));
    });
    await blocks(page).first().locator('.copy').click();
    await expect.poll(() => label(blocks(page).first().locator('.copy'))).toBe('Copied');
    const copied = await page.evaluate(() => (window as unknown as { copied?: string }).copied);
    expect(copied?.trim()).toBe('const one = 1;');
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await reader.leave();
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
        await expect.poll(() => label(button)).toBe('Copied');
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
