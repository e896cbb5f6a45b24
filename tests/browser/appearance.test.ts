import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './world.js';

const grounds = { light: 'rgb(255, 255, 255)', dark: 'rgb(15, 18, 20)' } as const;

describe('light and dark', () => {
  test.for([
    ['light', null, 'light'],
    ['light', 'light', 'light'],
    ['light', 'dark', 'dark'],
    ['dark', null, 'dark'],
    ['dark', 'light', 'light'],
    ['dark', 'dark', 'dark'],
  ] as const)(
    'a system in %s and the attribute %s make a page in %s',
    async ([system, attribute, scheme], { visit }) => {
      const page = await visit('/material-ui/react-button/', { colorScheme: system, used: true });
      await page.evaluate((value) => {
        if (value === null) document.documentElement.removeAttribute('data-mui-color-scheme');
        else document.documentElement.setAttribute('data-mui-color-scheme', value);
      }, attribute);
      const { ground, text, inDemo } = await readColors(page);
      expect(ground).toBe(grounds[scheme]);
      expect(isDarker(text, ground)).toBe(scheme === 'light');
      expect(isDarker(inDemo, ground)).toBe(scheme === 'light');
    },
  );

  test.for(['light', 'dark'] as const)(
    'an image for one scheme is shown in %s if it is for that',
    async (colorScheme, { visit }) => {
      const page = await visit('/', { colorScheme, used: true });
      const shown = await page.evaluate(() =>
        ['only-light-mode', 'only-dark-mode'].map((name) => {
          const image = document.createElement('img');
          image.className = name;
          document.querySelector('main')!.append(image);
          return getComputedStyle(image).display !== 'none';
        }),
      );
      expect(shown).toEqual([colorScheme === 'light', colorScheme === 'dark']);
    },
  );
});

describe('reduced motion', () => {
  const moving = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() => {
      const parts = [undefined, '::before', '::after', '::backdrop'];
      const elements = [...document.querySelectorAll('*')].filter((element) => !element.closest('.demo'));
      return elements.flatMap((element) =>
        parts
          .filter((part) => {
            const { transitionDuration, transitionProperty } = getComputedStyle(element, part);
            return transitionProperty !== 'none' && !/^(?:0s(?:, )?)+$/.test(transitionDuration);
          })
          .map((part) => `${element.localName}.${element.className}${part ?? ''}`),
      );
    });

  test('switches every transition of the page off', async ({ visit }) => {
    const page = await visit('/material-ui/react-button/', { width: 360 });
    expect((await moving(page)).length).toBeGreaterThan(5);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moving(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open main navigation' }).click();
    expect((await page.locator('#navigation').boundingBox())!.x).toBe(0);
  });

  test('lets the page jump where it would glide', async ({ visit }) => {
    const page = await visit('/material-ui/react-button/', { reducedMotion: 'reduce' });
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.getByRole('link', { name: 'Back to top' }).click();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

describe('on paper', () => {
  const apparatus = [
    'body > .skip-link',
    'header:has([popovertarget])',
    '#navigation',
    'nav[aria-label="On this page"]',
    '.ad-slot',
    '.chips',
    'main footer',
    'footer:not(main footer)',
    'a[aria-label="Back to top"]',
    '.below',
  ];

  test('there is the content and nothing else, in light colors and over the whole width', async ({
    visit,
  }) => {
    const page = await visit('/material-ui/react-button/', { colorScheme: 'dark', used: true });
    await page.emulateMedia({ media: 'print' });
    for (const selector of apparatus) {
      const found = page.locator(selector);
      expect(await found.count(), selector).toBeGreaterThan(0);
      expect(
        await found.evaluateAll((all) => all.filter((each) => each.checkVisibility())),
        selector,
      ).toEqual([]);
    }
    expect((await readColors(page)).ground).toBe(grounds.light);
    for (const selector of ['h1', '.description', '#BasicButtons button', '.code pre']) {
      expect(await page.locator(selector).first().isVisible(), selector).toBe(true);
    }
    expect((await page.locator('h1').boundingBox())!.x).toBe(0);
    expect((await page.locator('main').boundingBox())!.width).toBe(1440);
  });

  test('code is whole and tabs are all there, and links say where they lead', async ({ visit }) => {
    const page = await visit('/docsgen/code/');
    await page.emulateMedia({ media: 'print' });
    const cut = await page
      .locator('pre')
      .evaluateAll((blocks) =>
        blocks.filter((block) => block.checkVisibility() && block.scrollHeight > block.clientHeight),
      );
    expect(cut).toEqual([]);
    expect(
      await page.locator('.code-tab').evaluateAll((tabs) => tabs.filter((tab) => !tab.checkVisibility())),
    ).toEqual([]);
    const link = page.locator('main p a[href^="/"]').first();
    const written = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(written).toContain('/docsgen/');
  });
});

describe('forced colors', () => {
  const icons = [
    ['/docsgen/callouts/', '.callout-icon', '::before'],
    ['/material-ui/', '.group[href]', '::before'],
    ['/x/react-data-grid/', '.plan-pro', '::after'],
    ['/x/react-data-grid/', '.plan-premium', '::after'],
    ['/material-ui/', '#navigation .external', '::after'],
    ['/material-ui/react-button/', '[aria-haspopup]', '::after'],
    ['/material-ui/react-button/', 'summary', '::before'],
    ['/material-ui/react-button/', '.next', '::after'],
  ] as const;

  test.for(['light', 'dark'] as const)(
    'keep every icon that is drawn by a ground, in %s',
    async (colorScheme, { visit }) => {
      const page = await visit('/', { colorScheme, forcedColors: 'active', used: true });
      for (const [pathname, selector, part] of icons) {
        const address = new URL(pathname, page.url()).href;
        if (page.url() !== address) await page.goto(address);
        const drawn = page.locator(`${selector}:visible`).first();
        const icon = await drawn.evaluate(
          (element, name) => getComputedStyle(element, name).backgroundColor,
          part,
        );
        const { ground } = await readColors(page);
        expect(contrast(icon, ground), `${selector}${part}: ${icon} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    },
  );

  test('keep what only a tint shows: the current page and the chips have a line round them', async ({
    visit,
  }) => {
    const page = await visit('/x/react-data-grid/', { forcedColors: 'active', used: true });
    for (const selector of ['#navigation a[aria-current]', '#navigation .chip']) {
      const line = await page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(line, selector).toBe('solid');
    }
  });

  test('show which tab of code is chosen', async ({ visit }) => {
    const page = await visit('/docsgen/code/', { forcedColors: 'active', used: true });
    const lines = await page
      .locator('.code-tabs')
      .first()
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderBottomColor));
    expect(new Set(lines).size).toBe(2);
  });

  test('keep marked lines of code marked', async ({ visit }) => {
    const page = await visit('/docsgen/code/', { forcedColors: 'active', used: true });
    const marked = page.locator('.marked').first();
    expect(await marked.evaluate((line) => getComputedStyle(line).borderInlineStartWidth)).toBe('4px');
  });
});

interface Colors {
  readonly ground: string;
  readonly text: string;
  readonly inDemo: string;
}

function readColors(page: Page): Promise<Colors> {
  return page.evaluate(() => {
    const body = getComputedStyle(document.body);
    const demo = document.querySelector('.demo');
    return {
      ground: body.backgroundColor,
      text: body.color,
      inDemo: demo ? getComputedStyle(demo).color : body.color,
    };
  });
}

function isDarker(color: string, than: string): boolean {
  return luminance(color) < luminance(than);
}

/** WCAG's ratio. */
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [...color.matchAll(/[\d.]+/g)].map(([value]) => {
    const part = Number(value) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
