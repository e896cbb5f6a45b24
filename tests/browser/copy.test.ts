import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openPage } from './open-page.js';
import { stopClock } from '../client/stop-clock.js';
import { waitForRest } from '../client/wait-for-rest.js';
import { test } from './world.js';

/** Keeps what is written to the clipboard, and what is reported. */
const spy = (): void => {
  const [copied, reported]: [string[], unknown[][]] = [[], []];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => clipboard });
  Object.assign(window, { copied, reported, gtag: (...event: unknown[]) => reported.push(event) });
};

const fail = (): void => {
  Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
  Document.prototype.execCommand = () => false;
};

/** A block in the text, and the three kinds of blocks in components. */
const places = {
  text: ['/material-ui/customization/theming/', '.code[data-copy=code]:not([data-component])'],
  tabs: ['/material-ui/getting-started/installation/', '.code-tab:visible .code'],
  import: ['/material-ui/api/button/', '.code[data-component]'],
  demo: ['/material-ui/react-button/', '.source .code[data-copy=demo-expand]:visible'],
} as const;

type Place = keyof typeof places;

const components = ['tabs', 'import', 'demo'] as const satisfies readonly Place[];

async function findBlock(page: Page, place: Place): Promise<Locator> {
  if (place === 'demo') await page.locator('.source summary').first().click();
  return page.locator(places[place][1]).first();
}

/** The events of copying. */
const reportedOn = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() =>
    (window as unknown as { reported: [string, string][] }).reported.filter(([, name]) =>
      /^(?:code|demo)/.test(name),
    ),
  );

const label = (button: Locator): Promise<string | null> => button.locator('span').first().textContent();

describe('copying from the shipped pages', () => {
  test.for(Object.keys(places) as Place[])(
    'CPY-01: a block in %s says “Copy”, then “Copied”, and copies what it holds',
    async (place, { visit }) => {
      const page = await openPage(visit, places[place][0], { before: spy });
      const block = await findBlock(page, place);
      const button = block.locator('.copy');
      expect([await label(button), await button.getAttribute('aria-label')]).toEqual([
        'Copy',
        'Copy the code',
      ]);
      await stopClock(page);
      await button.click();
      await expect.poll(() => label(button)).toBe('Copied');
      const copied = await page.evaluate(() => (window as unknown as { copied: string[] }).copied);
      expect(copied).toEqual([await block.locator('pre').textContent()]);
    },
  );

  test.for(components)(
    'CPY-02: a block in %s says so for 1200 ms, and anew after another click',
    async (place, { visit }) => {
      const page = await openPage(visit, places[place][0], { before: spy });
      const button = (await findBlock(page, place)).locator('.copy');
      await stopClock(page);
      await button.click();
      await expect.poll(() => label(button)).toBe('Copied');
      await page.clock.runFor(1199);
      await button.click();
      await page.clock.runFor(1199);
      expect(await label(button)).toBe('Copied');
      await page.clock.runFor(1);
      expect(await label(button)).toBe('Copy');
    },
  );

  test('CPY-03: a block in the text says so for 2000 ms', async ({ visit }) => {
    const page = await openPage(visit, places.text[0], { before: spy });
    const button = (await findBlock(page, 'text')).locator('.copy');
    await stopClock(page);
    await button.click();
    await expect.poll(() => label(button)).toBe('Copied');
    await page.clock.runFor(1999);
    expect(await label(button)).toBe('Copied');
    await page.clock.runFor(1);
    expect(await label(button)).toBe('Copy');
  });

  test.for([
    ['text', 'Copied'],
    ['tabs', 'Copy'],
    ['import', 'Copy'],
    ['demo', 'Copy'],
  ] as const)(
    'CPY-04: where nothing can be copied, a block in %s says “%s”, and no more',
    async ([place, text], { visit }) => {
      const page = await openPage(visit, places[place][0], { before: fail });
      const said: string[] = [];
      page.on('console', (message) => {
        // A host of ads that is not there is no matter of copying.
        if (!message.text().includes('Failed to load resource')) said.push(message.text());
      });
      page.on('pageerror', ({ message }) => said.push(message));
      const button = (await findBlock(page, place)).locator('.copy');
      await button.click();
      await expect.poll(() => label(button)).toBe(text);
      await waitForRest(page);
      expect([await label(button), said]).toEqual([text, []]);
    },
  );

  test('CPY-05, CPY-06, CPY-07: the shortcut copies the block under the pointer, unless text is selected', async ({
    visit,
  }) => {
    const page = await openPage(visit, places.text[0], { before: spy });
    const block = await findBlock(page, 'text');
    const copied = (): Promise<readonly string[]> =>
      page.evaluate(() => (window as unknown as { copied: string[] }).copied);
    await block.locator('pre').hover();
    await page.keyboard.press('Control+Shift+c');
    await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('h1')!));
    await page.keyboard.press('Control+c');
    expect(await copied()).toEqual([]);
    await page.evaluate(() => getSelection()!.removeAllRanges());
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Meta+c');
    const text = await block.locator('pre').textContent();
    expect(await copied()).toEqual([text, text]);
    await page.mouse.move(2, 2);
    await page.keyboard.press('Control+c');
    expect(await copied()).toHaveLength(2);
  });

  test('CPY-08: a click and the shortcut are distinguished, with the attributes of the block', async ({
    visit,
  }) => {
    const page = await openPage(visit, places.demo[0], { before: spy });
    const block = await findBlock(page, 'demo');
    await block.locator('.copy').click();
    await page.keyboard.press('Control+c');
    const event = (eventAction: string) => [
      'event',
      'demo-expand',
      { eventAction, eventLabel: 'BasicButtons' },
    ];
    await expect.poll(() => reportedOn(page)).toEqual([event('copy-click'), event('copy-keyboard')]);
  });

  const platforms = {
    '(or ⌘C)': () => Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'MacIntel' }),
    '(or Ctrl + C)': () => Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'Win32' }),
  };

  test.for(Object.entries(platforms))(
    'CPY-09: the hint is “%s”, by the system, while the button is pointed at or focused',
    async ([hint, before], { visit }) => {
      const page = await openPage(visit, places.text[0], { before: before as () => void });
      const button = (await findBlock(page, 'text')).locator('.copy');
      const text = async (): Promise<string> => (await button.innerText()).replace(/\s+/g, ' ');
      await button.scrollIntoViewIfNeeded();
      await page.mouse.move(2, 2);
      await expect.poll(text).toBe('Copy');
      await button.hover();
      await expect.poll(text).toBe(`Copy ${hint}`);
      await page.mouse.move(2, 2);
      await expect.poll(text).toBe('Copy');
      await page.keyboard.press('Tab');
      await button.focus();
      await expect.poll(text).toBe(`Copy ${hint}`);
    },
  );
});
