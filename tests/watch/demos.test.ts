/** Demos in a page that is open while their sources change. */

import { watch, type Watching } from 'docsgen';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openWindows, type Windows } from '../browser/launch.js';
import { config, longLived, markdown, navigation, type Fixture } from '../sites/fixture.js';

const ticking = (word: string): string => `import * as React from 'react';

const ticks: Record<string, number> = {};

export default function Ticking() {
  React.useEffect(() => {
    Object.assign(window, { ticks });
    const timer = setInterval(() => (ticks['${word}'] = (ticks['${word}'] ?? 0) + 1), 10);
    return () => clearInterval(timer);
  }, []);
  return <p>${word}</p>;
}
`;

const wrapper = (id: string): string =>
  `export default ({ children }: any) => <div id="${id}">{children}</div>;\n`;

describe('a demo that is edited while its page is open', () => {
  let site: Fixture;
  let watching: Watching;
  let windows: Windows;
  let page: Page;
  let said: string[];

  beforeAll(async () => {
    site = longLived(
      {
        'docsgen.config.ts': config("demos: { wrapper: 'demos/Wrapper.tsx' },"),
        'demos/Wrapper.tsx': wrapper('first'),
        'navigation/acme.ts': navigation({ pathname: '/clock' }),
        'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
        'pages/index.md': markdown('Acme', 'Welcome.'),
        'pages/clock.md': markdown('Clock', '{{"demo": "Ticking.js"}}'),
        'pages/Ticking.tsx': ticking('one'),
      },
      `${process.pid}-watched-demos`,
    );
    const { folder, outDir, cacheDir } = site;
    watching = await watch({ site: folder, outDir, cacheDir, port: 0 });
    expect(watching.first.problems).toEqual([]);
    windows = await openWindows();
  });
  afterAll(async () => {
    await windows?.close();
    await watching?.close();
    site?.dispose();
  });
  beforeEach(async () => {
    said = [];
    page = await windows.newPage();
    page.setDefaultTimeout(120_000);
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    // The page asks for itself once: an edit before that would reload it.
    const isConnected = page.waitForResponse(
      (response) => response.request().resourceType() === 'xhr' && response.url().endsWith('/clock/'),
    );
    await page.goto(`http://127.0.0.1:${watching.port}/clock/`);
    await (await isConnected).finished();
    await page.locator('.demo[data-live]').waitFor();
    await page.evaluate(() => Object.assign(window, { isSame: true }));
  });
  // A page that stays open follows the edits of the next test, and on a slow machine it asks for files of an edit before.
  afterEach(async () => {
    await page.close();
  });

  const ticksOf = (): Promise<Record<string, number>> =>
    page.evaluate(() => ({ ...(window as unknown as { ticks: Record<string, number> }).ticks }));

  type Ticks = Awaited<ReturnType<typeof hold>>;

  /** What the demo that is shown now counts in; it stays at hand when the demo is gone. */
  const hold = async () =>
    page.evaluateHandle(() => (window as unknown as { ticks: Record<string, number> }).ticks);

  /** How often it ticks within a moment in which it would tick fifteen times. */
  const ticksWithin = async (ticks: Ticks): Promise<number> => {
    const read = async (): Promise<number> => (await ticks.evaluate((all) => all))['one'] ?? 0;
    const before = await read();
    await page.waitForTimeout(150);
    return (await read()) - before;
  };

  test('gives way to the new one, and all that it has begun comes to an end', async () => {
    const held = await hold();
    await expect.poll(() => ticksWithin(held)).toBeGreaterThan(0);
    site.write('pages/Ticking.tsx', ticking('two'));
    await page.locator('.demo[data-live]', { hasText: 'two' }).waitFor();
    await expect.poll(async () => (await ticksOf())['two'] ?? 0).toBeGreaterThan(0);
    await expect.poll(() => ticksWithin(held)).toBe(0);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect(said).toEqual([]);
  });

  test('stands in the new wrapper when what the config puts around all demos is edited', async () => {
    await page.locator('#first > p').waitFor();
    site.write('demos/Wrapper.tsx', wrapper('second'));
    await page.locator('.demo[data-live] #second > p').waitFor();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect(said).toEqual([]);
  });

  test('comes to an end where its directive is taken away', async () => {
    site.write('pages/Ticking.tsx', ticking('one'));
    await page.locator('.demo[data-live]', { hasText: 'one' }).waitFor();
    await expect.poll(async () => (await ticksOf())['one'] ?? 0).toBeGreaterThan(0);
    const held = await hold();
    site.write('pages/clock.md', markdown('Clock', 'No demo.'));
    await page.getByText('No demo.').waitFor();
    await expect.poll(() => ticksWithin(held)).toBe(0);
    expect(said).toEqual([]);
  });
});
