/** Waits for a page that has nothing more to do: for what did not happen, there is no event to wait for. */

import type { Page } from 'playwright-core';

/** Milliseconds. The network of a page whose frames came and went may never be called idle. */
const LONGEST_FETCH = 20_000;

/** Waits until a page has done what it puts off for an idle browser, and has fetched what that asks for. */
export async function waitForRest(page: Page): Promise<void> {
  await waitForIdle(page);
  await page.waitForLoadState('networkidle', { timeout: LONGEST_FETCH }).catch(() => undefined);
  await waitForIdle(page);
}

/** Browsers do what was put off in the order in which it was put off. A browser that is never idle does what docsgen's scripts put
 *  off after two seconds. */
export function waitForIdle(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 5000 })),
  );
}

/** Waits until nothing on a page fades or glides any more. What moves as the page scrolls never comes to an end. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What was changed just now begins to move in the next frame.
    await new Promise(requestAnimationFrame);
    const passing = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
