/** The parts of a demo on a page of the shipped site. */

import type { Locator, Page } from 'playwright-core';

/** A demo with its toolbar and its source. */
export const figureOf = (page: Page, demo: string): Locator =>
  page.locator('figure').filter({ has: page.locator(`[data-demo="${demo}"]`) });

/** The toolbar of a demo, which is fetched when it is about to be seen. */
export async function toolbarOf(page: Page, demo: string): Promise<Locator> {
  const figure = figureOf(page, demo);
  await figure.locator('.below').scrollIntoViewIfNeeded();
  const toolbar = figure.getByRole('toolbar', { name: 'demo source' });
  await toolbar.waitFor();
  return toolbar;
}
