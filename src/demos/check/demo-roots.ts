/** Finds the elements of a page's demos, shows them and has them hydrated. */

import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

/** The parts of a DOM element that are used here: docsgen itself is compiled without the types of the DOM. */
export interface PageElement {
  readonly dataset: Record<string, string | undefined>;
  readonly currentSrc?: string;
  readonly ownerDocument: {
    readonly location: { readonly href: string };
    readonly documentElement: PageElement;
    readonly defaultView: { readonly frameElement: PageElement | null };
  };
  getAttribute(name: string): string | null;
  closest(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
}

const HYDRATION_TIMEOUT_MS = 10_000;

const DEMO_SELECTOR = '.demo[data-module]';

/** Runs in a page. Demos are not hydrated when they are seen, but one after the other, when this check touches them: so a
 *  message belongs to the demo that was touched last. */
export const DISABLE_VIEWPORT_HYDRATION = `{
  const { observe } = IntersectionObserver.prototype;
  IntersectionObserver.prototype.observe = function (target) {
    if (!target.matches('${DEMO_SELECTOR}')) observe.call(this, target);
  };
}`;

/** Runs in the page. Shows and returns the styling option of a demo or of the demo in this frame. */
export function selectStyling(element: PageElement): string | undefined {
  const stylingNames: Readonly<Record<string, string>> = {
    system: 'MUI System',
    tailwind: 'Tailwind',
    css: 'CSS',
  };
  const hostElement = element.ownerDocument.defaultView.frameElement ?? element;
  const [styling] = hostElement.closest('[data-styling]')?.dataset['styling']?.split(' ') ?? [];
  if (styling) hostElement.ownerDocument.documentElement.dataset['codeStyling'] = stylingNames[styling];
  return styling;
}

/** The elements of all demos in the page and in its frames, which are loaded when they are seen. */
export async function findDemoRoots(page: Page): Promise<readonly Locator[]> {
  for (const iframe of await page.locator('.demo > iframe').all()) {
    await iframe.evaluate(selectStyling);
    await iframe.scrollIntoViewIfNeeded();
    const frame = await (await iframe.elementHandle())?.contentFrame();
    await frame
      ?.waitForSelector(DEMO_SELECTOR, { state: 'attached', timeout: HYDRATION_TIMEOUT_MS })
      .catch(() => undefined);
  }
  return (await Promise.all(page.frames().map((frame) => frame.locator(DEMO_SELECTOR).all()))).flat();
}

/** Touches a demo. Resolves to whether it is hydrated in time. */
export async function waitForHydration(root: Locator): Promise<boolean> {
  const deadline = Date.now() + HYDRATION_TIMEOUT_MS;
  try {
    await root.dispatchEvent('pointerover');
    await root.scrollIntoViewIfNeeded();
    while ((await root.getAttribute('data-live')) === null) {
      if (Date.now() > deadline) return false;
      await delay(10);
    }
    return true;
  } catch {
    return false;
  }
}
