/** The ad slot of a page in Chromium, with a network of the test's own: what is drawn, how time goes on, and what is reported. */

import type { Page, Route } from 'playwright-core';
import { ready, type Reader, type ReaderOptions, type Readers } from '../browser.js';

/** What the tests look at: events, and how far things were moved. */
export const watching = (): void => {
  const reported: unknown[] = [];
  const moved: unknown[] = [];
  Object.assign(window, { reported, moved, gtag: (...event: unknown[]) => reported.push(event) });
  new PerformanceObserver((list) => moved.push(...list.getEntries())).observe({
    type: 'layout-shift',
    buffered: true,
  });
};

export const FOUND = `(() => {
  const box = document.createElement('div');
  box.id = 'carbonads';
  box.innerHTML = '<a href="https://shop.example/" target="_blank" rel="noopener sponsored">Buy</a>';
  document.currentScript?.parentNode?.append(box);
})()`;

export type Network = (route: Route) => Promise<void>;

export const blocked: Network = (route) => route.abort('blockedbyclient');

/** Random numbers as said, in the order in which the slot's script draws: shape, appeal, which of the house's. React draws its own. */
export const drawing =
  (...numbers: number[]) =>
  async ({ context }: Reader): Promise<void> => {
    await context.addInitScript((all: number[]) => {
      const waiting = [...all];
      const { random } = Math;
      Math.random = () =>
        /\/ads\.[\w-]+\.js/.test(new Error().stack ?? '') ? (waiting.shift() ?? 0.99) : random();
    }, numbers);
  };

/** A page whose clock the test turns. */
export async function visit(
  readers: Readers,
  {
    path,
    network,
    clock = true,
    draws = [0.9, 0.9, 0],
    options = {},
    allowed = /Failed to load resource/,
  }: Visiting,
  act: (page: Page, reader: Reader) => Promise<void>,
): Promise<void> {
  const reader = await readers.reader({ before: watching, ...options });
  await drawing(...draws)(reader);
  await reader.context.route(/^https:/, network);
  const page = await reader.context.newPage();
  if (clock) await stopClock(page);
  await page.goto(path);
  if (clock) await page.clock.runFor(60);
  await started(page);
  await act(page, reader);
  await reader.leave(allowed);
}

/** Time goes on when the test says so. The clock runs until it is stopped: a slow machine gets there within the hour. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
}

/** Waits for the script of ads, which comes last. */
export async function started(page: Page): Promise<void> {
  await ready(page);
  await page.locator('[data-island-slot=ads][data-state]').waitFor();
}

export interface Visiting {
  readonly path: string;
  readonly network: Network;
  readonly clock?: boolean;
  readonly draws?: readonly number[];
  readonly options?: ReaderOptions;
  /** What may be said on the console. */
  readonly allowed?: RegExp;
}

export const slotOf = (page: Page) => page.locator('[data-island-slot=ads]');

export const stateOf = (page: Page): Promise<string | null> => slotOf(page).getAttribute('data-state');

export const findReported = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() =>
    (window as unknown as { reported: unknown[][] }).reported.filter((event) => event[1] === 'ad'),
  );

export const event = (eventAction: string, eventLabel: string) => [
  'event',
  'ad',
  { eventAction, eventLabel },
];

export const serving =
  (script: string): Network =>
  (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script });

/** Ads throw when they are drawn. */
export const breakAds = (): void => {
  const importNode = document.importNode.bind(document);
  document.importNode = (node, ...options) => {
    if (node instanceof DocumentFragment && node.querySelector('.ad')) throw new Error('broken');
    return importNode(node, ...options);
  };
};
