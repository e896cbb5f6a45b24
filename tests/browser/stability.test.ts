import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { inHouseAds } from '../../content/ads.js';
import { kinds } from './page-kinds.js';
import { test } from './world.js';

describe.concurrent('while a page loads', () => {
  const visits = Object.values(kinds).flatMap((pathname) =>
    [360, 1440].map((width) => [pathname, width] as const),
  );

  test.for(visits)('nothing of %s at %i px is moved', async ([pathname, width], { visit }) => {
    const page = await visit(pathname, { width, javaScriptEnabled: true, used: true });
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('a shift would be seen', async ({ visit, expect }) => {
    const page = await visit('/material-ui/', { javaScriptEnabled: true });
    // What changes before the first paint moves nothing that anybody has seen.
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2);
    await page.evaluate(() => {
      const late = document.createElement('p');
      late.textContent = 'Late to the party';
      document.querySelector('h1')!.before(late);
    });
    expect(await shiftsOf(page)).not.toEqual([]);
  });
});

describe.concurrent('ADS-11: the box of the ad', () => {
  test.for([
    [320, 142],
    [599, 142],
    [600, 126],
    [1440, 126],
  ] as const)(
    'has, at %i px, its least height of %i px and margins of 24 px, also when it is empty',
    async ([width, height], { visit }) => {
      const page = await visit('/material-ui/react-button/', { width, javaScriptEnabled: true, used: true });
      const box = page.locator('.ad-slot');
      const before = await box.evaluate((element) => {
        const { minHeight, marginBlockStart, marginBlockEnd } = getComputedStyle(element);
        return { minHeight, marginBlockStart, marginBlockEnd };
      });
      expect(before).toEqual({ minHeight: `${height}px`, marginBlockStart: '24px', marginBlockEnd: '24px' });
      expect((await box.boundingBox())!.height).toBeGreaterThanOrEqual(height);
      await box.evaluate((element) => element.replaceChildren());
      expect((await box.boundingBox())!.height).toBe(height);
    },
  );
});

describe('ADS-17: the ads of the house', () => {
  test.for([
    [320, 100],
    [360, 100],
    [360, 200],
    [599, 200],
    [600, 200],
    [1440, 100],
  ] as const)(
    'are not cut off at %i px and %i % text, in either shape',
    async ([width, textSize], { visit }) => {
      const page = await visit('/material-ui/react-button/', { width, javaScriptEnabled: true, used: true });
      await page.locator('.ad-slot .ad').waitFor();
      expect(await page.evaluate(findCutAds, { ads: inHouseAds, textSize })).toEqual([]);
    },
  );
});

/** Runs in the page: the ads whose text is not all within their box, by name and shape. */
function findCutAds({
  ads,
  textSize,
}: {
  readonly ads: typeof inHouseAds;
  readonly textSize: number;
}): readonly string[] {
  document.documentElement.style.fontSize = `${textSize}%`;
  const slot = document.querySelector<HTMLElement>('.ad-slot')!;
  const [lead, description] = ['lead', 'description'].map((name) => slot.querySelector(`[data-ad-${name}]`)!);
  return ads.flatMap(({ name, descriptionHeader, description: text }) => {
    lead!.textContent = `${descriptionHeader} `;
    description!.textContent = text;
    return ['image', 'inline']
      .filter((shape) => {
        slot.dataset['shape'] = shape;
        const box = slot.querySelector('.ad')!.getBoundingClientRect();
        const { top, bottom } = slot.querySelector('.ad-text')!.getBoundingClientRect();
        return top < box.top || bottom > box.bottom;
      })
      .map((shape) => `${name}, ${shape}`);
  });
}

/**
 * What has moved since the page was opened, up to a second after it was there. The columns of a table change while its
 * rows arrive, and what a demo centers or the header aligns to its end moves while the rest of it arrives: that is how
 * every browser lays out what it shows before it has read all of it. When Roboto comes, the texts of demos get another width:
 * that is less than a hundredth of what counts as a disturbance. What had no place in the window before has come there, and is not
 * moved: Chromium sometimes says that of an icon that is laid out before it is painted.
 */
function shiftsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const shifts: LayoutShift[] = [];
    new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as LayoutShift[]));
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const [{ domInteractive }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    const isArriving = ({ node }: { node?: Node }): boolean =>
      Boolean((node instanceof Element ? node : node?.parentElement)?.closest('table, .demo, .tools'));
    const isInDemo = ({ node }: { node?: Node }): boolean =>
      Boolean((node instanceof Element ? node : node?.parentElement)?.closest('.demo'));
    return shifts
      .filter(({ sources }) => sources.some(({ previousRect: { width, height } }) => width * height > 0))
      .filter(({ startTime, sources }) => startTime > domInteractive || !sources.every(isArriving))
      .filter(({ value, sources }) => value > 0.001 || !sources.every(isInDemo))
      .map((shift) => JSON.stringify(shift));
  });
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node; readonly previousRect: DOMRectReadOnly }[];
}
