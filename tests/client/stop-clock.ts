/** The clock of a page, in the hands of a test. */

import type { Page } from 'playwright-core';

/** Far enough ahead that a slow machine does not get there first, in milliseconds. */
const LEAP = 60_000;

/** Stops the clock of a page, so that a test moves it. Timers that are due by then have gone off. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + LEAP);
}
