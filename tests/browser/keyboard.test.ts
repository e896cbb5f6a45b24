import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { kinds } from './page-kinds.js';
import { test } from './world.js';

/** What has the focus, as a reader sees it. */
interface Stop {
  readonly what: string;
  readonly region: string;
  /** Whether there is a ring round it, or round what stands for it. The document of a frame sees to its own. */
  readonly hasRing: boolean;
  /** Whether it is in the window, and not below the bar. */
  readonly isInView: boolean;
  /** Whether the page has scrolled so far that the link back to its top appears with the next frame. */
  readonly awaitsTopLink: boolean;
}

const regions = [
  'skip',
  'bar',
  'navigation',
  'header',
  'contents',
  'text',
  'page footer',
  'top',
  'site footer',
];

describe.concurrent('with the keyboard alone', () => {
  const visits = Object.entries(kinds).flatMap(([kind, pathname]) =>
    [360, 1440].map((width) => [kind, width, pathname] as const),
  );

  test.for(visits)(
    '%s at %i px: all is reached in order, in view, with a ring',
    async (visited, { visit }) => {
      const [, width, pathname] = visited;
      const page = await visit(pathname, { width, reducedMotion: 'reduce', used: true });
      const expected = await page.evaluate(listFocusable);
      const stops = await walk(page, 'Tab');
      expect(stops.map(({ what }) => what)).toEqual(expected);
      expect(stops.filter(({ hasRing }) => !hasRing).map(({ what }) => what)).toEqual([]);
      // Without a script, browsers do not scroll to a frame of which the document gets the focus.
      const unseen = stops.filter(({ isInView, what }) => !isInView && what !== 'iframe ');
      expect(unseen.map(({ what }) => what)).toEqual([]);
      const passed = stops.map(({ region }) => region).filter((region, at, all) => region !== all[at - 1]);
      expect(passed).toEqual(regions.filter((region) => passed.includes(region)));
    },
  );

  test('a frame that gets the focus below the window is scrolled to', async ({ visit, expect }) => {
    const page = await visit(kinds['the options of demos'], {
      width: 360,
      reducedMotion: 'reduce',
      javaScriptEnabled: true,
    });
    const frame = page.locator('iframe').first();
    await frame.evaluate((element) => {
      const links = [...document.querySelectorAll<HTMLElement>('main a[href]')];
      links
        .findLast((link) => link.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)!
        .focus();
      scrollBy({ top: element.getBoundingClientRect().top - innerHeight - 4, behavior: 'instant' });
    });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
    await expect.poll(async () => (await page.evaluate(describeFocus))?.isInView).toBe(true);
  });

  test('the focus goes back through the whole page as it came', async ({ visit }) => {
    const page = await visit('/docsgen/tables/', { reducedMotion: 'reduce', used: true });
    const there = await walk(page, 'Tab');
    const back = await walk(page, 'Shift+Tab');
    expect(back.map(({ what }) => what)).toEqual(there.map(({ what }) => what).reverse());
  });

  test('the navigation of a phone takes the focus in, lets it out, and gives it back on Escape', async ({
    visit,
    expect,
  }) => {
    const page = await visit('/material-ui/', { width: 360, reducedMotion: 'reduce', used: true });
    const inside = (): Promise<boolean> =>
      page.evaluate(() => !!document.activeElement?.closest('#navigation'));
    const button = page.getByRole('button', { name: 'Open main navigation' });
    await button.focus();
    await page.keyboard.press('Enter');
    const stops = await page
      .locator('#navigation')
      .locator('a[href], button, summary')
      .evaluateAll((elements) => elements.filter((element) => element.checkVisibility()).length);
    for (let count = 0; count < stops; count += 1) {
      await page.keyboard.press('Tab');
      expect(await inside(), `${count}`).toBe(true);
    }
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(false);
    await page.keyboard.press('Shift+Tab');
    expect(await inside()).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('#navigation').waitFor({ state: 'hidden' });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

/** Presses a key until all of the page was passed: then the focus leaves it, or is at the beginning again. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let pressed = 0; pressed < 600; pressed += 1) {
    await page.keyboard.press(key);
    const stop = await describeSettledFocus(page);
    const isAround = stops.length > 0 && (!stop || (key === 'Tab' && stop.region === 'skip'));
    if (isAround) return stops;
    if (stop) stops.push(stop);
    if (key === 'Shift+Tab' && stop?.region === 'skip') return stops;
  }
  throw new Error(`The focus does not leave the page: ${JSON.stringify(stops.slice(-3))}`);
}

/** What has the focus once the page shows what it shows after scrolling there. A reader is slower than a frame, a test is not. */
async function describeSettledFocus(page: Page): Promise<Stop | undefined> {
  for (;;) {
    const stop = await page.evaluate(describeFocus);
    if (!stop?.awaitsTopLink) return stop;
  }
}

/** Runs in the page. What the key should reach, in the order of the document. */
function listFocusable(): readonly string[] {
  const candidates =
    'a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex="-1"])';
  const isLong = document.documentElement.scrollHeight - window.innerHeight > 200;
  const shown = [...document.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) ||
      (isLong && element.getAttribute('aria-label') === 'Back to top'),
  );
  return shown
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && !isPassedOver(element))
    .map(
      (element) =>
        `${element.localName} ${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}`,
    );

  /** There is one stop at a group of radio buttons: the chosen one. */
  function isPassedOver(element: Element): boolean {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '')
      return false;
    return (
      !element.checked && document.querySelector(`[name="${CSS.escape(element.name)}"]:checked`) !== null
    );
  }
}

/** Runs in the page. */
function describeFocus(): Stop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const places = [
    ['.skip-link', 'skip'],
    ['#navigation', 'navigation'],
    ['nav[aria-label="On this page"]', 'contents'],
    ['main header', 'header'],
    ['main footer', 'page footer'],
    ['main > a[href="#"]', 'top'],
    ['main', 'text'],
    ['header', 'bar'],
    ['footer', 'site footer'],
  ] as const;
  const region = places.find(([selector]) => element.closest(selector))?.[1] ?? 'nowhere';
  const label = element.matches('.code-tabs input') ? element.nextElementSibling : null;
  return {
    what: `${element.localName} ${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}`,
    region,
    hasRing: element.localName === 'iframe' || [element, element.parentElement, label].some(hasRing),
    isInView: isInView(
      label ?? (element.getBoundingClientRect().width > 8 ? element : element.parentElement!),
    ),
    awaitsTopLink: window.scrollY >= 200 && !isTopLinkShown(),
  };

  function isTopLinkShown(): boolean {
    const link = document.querySelector('main > a[href="#"]');
    return link?.checkVisibility({ visibilityProperty: true }) ?? true;
  }

  function hasRing(each: Element | null): boolean {
    if (!each) return false;
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(each);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && opacity !== '0';
  }

  function isInView(shown: Element): boolean {
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const bar = document.querySelector('header:has([popovertarget])')!.getBoundingClientRect();
    const ceiling = ['skip', 'bar', 'navigation'].includes(region) ? 0 : bar.bottom;
    return (
      Math.min(bottom, window.innerHeight) - Math.max(top, ceiling) > 8 &&
      right > 0 &&
      left < window.innerWidth
    );
  }
}
