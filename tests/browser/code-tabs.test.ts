import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { goTo, openPage, openTab } from './open-page.js';
import { test } from './world.js';

const INSTALLATION = '/material-ui/getting-started/installation/';
const OTHER = '/joy-ui/getting-started/installation/';

/** The labels of the tabs that are shown, of all tabs with the key. */
const chosen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('.code-tabs[data-storage-key] :checked')].map(
      ({ value }) => value,
    ),
  );

const choose = (page: Page, label: string, at = 0): Promise<void> =>
  page.locator('.code-tabs[data-storage-key] label', { hasText: label }).nth(at).click();

const stored = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('codeblock-package-manager'));

describe('tabs of code with a key', () => {
  test('MDX-03: a choice is stored under the key, and is that of all tabs with the key on the page', async ({
    visit,
  }) => {
    const page = await openPage(visit, INSTALLATION);
    expect(await chosen(page)).toEqual(['npm', 'npm', 'npm', 'npm']);
    expect(await stored(page)).toBeNull();
    await choose(page, 'pnpm', 1);
    await expect.poll(() => chosen(page)).toEqual(['pnpm', 'pnpm', 'pnpm', 'pnpm']);
    expect(await stored(page)).toBe('pnpm');
    expect(await page.locator('.code-tab:visible').first().innerText()).toContain('pnpm add @mui/material');
  });

  test('MDX-03: it holds on other pages and after a reload, and other tabs of the browser follow', async ({
    visit,
  }) => {
    const page = await openPage(visit, INSTALLATION);
    const other = await openTab(page, OTHER);
    await choose(page, 'yarn');
    await expect.poll(() => chosen(other)).toEqual(['yarn', 'yarn']);
    await page.reload();
    expect(await chosen(page)).toEqual(['yarn', 'yarn', 'yarn', 'yarn']);
    await goTo(page, '/system/getting-started/');
    expect(await chosen(page)).toEqual(['yarn']);
    await choose(page, 'npm');
    await expect.poll(() => chosen(other)).toEqual(['npm', 'npm']);
  });

  test('MDX-03: it is applied before the first paint, and moves nothing', async ({ visit }) => {
    const page = await openPage(visit, INSTALLATION);
    await choose(page, 'yarn');
    await page.addInitScript(() => {
      const seen: string[] = [];
      const look = (): void => {
        for (const input of document.querySelectorAll<HTMLInputElement>('.code-tabs :checked'))
          seen.push(input.value);
        if (document.readyState !== 'complete') requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      const shifts: unknown[] = [];
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
      Object.assign(window, { seen, shifts });
    });
    await goTo(page, INSTALLATION);
    await page.waitForFunction(
      () => 'seen' in window && Array.isArray(window.seen) && window.seen.length > 0,
    );
    const { seen, shifts } = await page.evaluate(() => {
      const { seen: labels, shifts: moves } = window as unknown as Record<
        'seen' | 'shifts',
        readonly unknown[]
      >;
      return { seen: labels, shifts: moves.length };
    });
    expect([...new Set(seen)]).toEqual(['yarn']);
    expect(shifts).toBe(0);
  });

  test('MDX-03: the arrow keys choose, and a label that other tabs lack leaves those as they are', async ({
    visit,
  }) => {
    const page = await openPage(visit, INSTALLATION);
    await page.locator('.code-tabs input').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => chosen(page)).toEqual(['pnpm', 'pnpm', 'pnpm', 'pnpm']);
    await page.evaluate(() => localStorage.setItem('codeblock-package-manager', 'bower'));
    await page.reload();
    expect(await chosen(page)).toEqual(['npm', 'npm', 'npm', 'npm']);
  });

  test('MDX-03: where storage is blocked, a choice holds for as long as the page is open', async ({
    visit,
  }) => {
    const before = (): void => {
      const block = (): never => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: block });
    };
    const page = await openPage(visit, INSTALLATION, { before });
    await choose(page, 'yarn');
    await expect.poll(() => chosen(page)).toEqual(['yarn', 'yarn', 'yarn', 'yarn']);
    await page.reload();
    expect(await chosen(page)).toEqual(['npm', 'npm', 'npm', 'npm']);
  });
});
