/** What a page reports to its analytics, as a tag that is there before its scripts receives it. */

import type { Page } from 'playwright-core';

export type Reported = readonly [command: string, name: string, values: Readonly<Record<string, unknown>>];

/** Runs before any script of a page: keeps what is reported. */
export const watching = (): void => {
  const reported: unknown[] = [];
  Object.assign(window, { reported, gtag: (...event: unknown[]) => reported.push(event) });
};

/** What the page has reported so far, under one name or under all. */
export const findReported = (page: Page, name?: string): Promise<readonly Reported[]> =>
  page.evaluate(
    (wanted) =>
      (window as unknown as { reported: Reported[] }).reported.filter(
        ([, each]) => !wanted || each === wanted,
      ),
    name,
  );

/** Presses what is reported when it is pressed. */
export const press = (page: Page): Promise<void> =>
  page.locator('[data-ga-event-action=click-back-to-top]').evaluate((link: HTMLElement) => link.click());
