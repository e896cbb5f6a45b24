/** The built site with scripts, for tests that must act before a page’s own scripts do. */

import type { Page } from 'playwright-core';
import type { Circumstances } from './world.js';

type Visit = (pathname: string, circumstances?: Circumstances) => Promise<Page>;

export interface Opening extends Circumstances {
  /** Runs before any script of the page. */
  readonly before?: () => void;
}

/** Opens an address, and waits until all scripts of every page have started. */
export async function openPage(visit: Visit, pathname: string, opening: Opening = {}): Promise<Page> {
  const { before, ...circumstances } = opening;
  const page = await visit('/robots.txt', { javaScriptEnabled: true, ...circumstances });
  if (before) await page.addInitScript(before);
  return goTo(page, pathname);
}

/** Another tab of the same reader. */
export async function openTab(page: Page, pathname: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  return goTo(tab, pathname);
}

/** Opens another address in the same tab. */
export async function goTo(page: Page, pathname: string): Promise<Page> {
  await page.goto(new URL(pathname, page.url()).href);
  await page.locator('.choices [aria-pressed]').first().waitFor({ state: 'attached' });
  return page;
}
