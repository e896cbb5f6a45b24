import { hash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { waitForIdle } from '../client/wait-for-rest.js';
import { isTorture } from '../torture.js';
import { loadAxe, newViolationsOn, type Violation } from './axe/axe.js';
import { findDistinctPages } from './distinct-pages.js';
import { kindOf } from './page-kinds.js';
import { builtSite, documentsOf } from './site.js';
import { noiseOf, test } from './world.js';

const circumstances = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 360 },
] as const;

const WIDTHS = [1440, 768, 360, 320];

/** Where the layout is another one: that of 360 pixels is the one of 320, with more room. */
const DISTINCT_WIDTHS = [1440, 768, 320];

interface Circumstance {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

const documents = documentsOf(await builtSite());
const pages = documents.filter(({ pathname }) => pathname.endsWith('/'));

/** Under torture all pages; otherwise those that show something that no other page shows. */
const opened = isTorture ? pages.map(({ pathname }) => pathname) : findDistinctPages(pages);
const pathnames = [...new Set([...kindOf.keys(), ...opened])];

/** How the texts look that axe has examined on some page, in windows of one width. */
const examined = new Map(WIDTHS.map((width) => [width, new Set<string>()]));

/** What axe finds and nobody here can fix: the markup and the default palette of a documented library. */
const excused: Readonly<Record<string, readonly string[]>> = {
  // Joy UI's <Button disabled> gets its `disabled` attribute when its demo is hydrated; disabled controls need no contrast.
  '/joy-ui/react-button/': ['color-contrast .Mui-disabled'],
};

describe.concurrent('every page', () => {
  test.for(pathnames)(
    '%s is accessible, silent and never wider than the window',
    async (pathname, { visit }) => {
      const [first, ...others] = circumstancesOf(pathname);
      const page = await visit(pathname, { ...first, javaScriptEnabled: true, used: true });
      await loadAxe(page);
      const violations = await violationsIn(first!, page);
      for (const each of others) {
        await page.emulateMedia({ colorScheme: each.colorScheme });
        await page.setViewportSize({ width: each.width, height: 900 });
        violations.push(...(await violationsIn(each, page)));
      }
      await page.emulateMedia({ colorScheme: first!.colorScheme === 'light' ? 'dark' : 'light' });
      const excuses = excused[pathname] ?? [];
      expect(violations.filter((each) => !excuses.some((excuse) => each.includes(excuse)))).toEqual([]);
      const { textSizes, widths } = kindOf.has(pathname)
        ? { textSizes: [100, 200], widths: WIDTHS }
        : { textSizes: [100], widths: DISTINCT_WIDTHS };
      expect(await tooWide(page, textSizes, widths)).toEqual([]);
      // Not until the network is idle: of a window that loses its lazy frames to the next width, that may never be said.
      await waitForIdle(page);
      expect(noiseOf(page)).toEqual([]);
    },
  );
});

describe('the means of these tests', () => {
  test('leave out no kind of element', () => {
    const page = (pathname: string, main: string) => ({
      pathname,
      html: `<body><main>${main}</main></body>`,
    });
    const distinct = (...mains: readonly string[]) => [
      ...findDistinctPages(mains.map((main, at) => page(`/${at}/`, main))),
    ];
    expect(distinct('<p>One', '<p>Two')).toEqual(['/0/']);
    expect(distinct('<p>One', '<p>Two <b>words')).toEqual(['/1/']);
    expect(distinct('<p class="a">', '<p class="b">')).toEqual(['/0/', '/1/']);
    expect(distinct('<a href="/1">One</a>', '<a href="/2"></a>')).toEqual(['/0/', '/1/']);
    expect(distinct('<i role="img">', '<i role="tab">', '<i id="x">')).toHaveLength(3);
    expect(distinct('<h1>a</h1><h2>b</h2><h3>c</h3>', '<h1>a</h1><h3>b</h3><h2>c</h2>')).toHaveLength(2);
    expect(findDistinctPages(pages).size).toBeLessThan(pages.length);
  });

  test('hear what the policy forbids', async ({ visit }) => {
    const page = await visit('/', { javaScriptEnabled: true });
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect
      .poll(() => noiseOf(page).join('\n'), { timeout: 60_000 })
      .toContain('policy: style-src-attr inline');
  });

  test('hear that no script can write HTML or load another one, though it be on the page', async ({
    visit,
  }) => {
    const page = await visit('/material-ui/react-button/', { javaScriptEnabled: true });
    const refusals = await page.evaluate(() => {
      const html = '<img src="/none.png" onerror="alert(1)">';
      const script = document.createElement('script');
      const attempts: readonly (() => unknown)[] = [
        () => (document.body.innerHTML = html),
        () => (document.body.outerHTML = html),
        () => document.body.insertAdjacentHTML('beforeend', html),
        () => document.write(html),
        () => document.createRange().createContextualFragment(html),
        () => new DOMParser().parseFromString(html, 'text/html'),
        () => (document.createElement('iframe').srcdoc = html),
        () => (script.src = '/robots.txt'),
        () => (script.text = 'alert(1)'),
        () => new Worker('/robots.txt'),
        () => Reflect.get(window, 'trustedTypes').createPolicy('any', { createHTML: (text: string) => text }),
      ];
      return attempts.map((attempt) => {
        try {
          return `done: ${attempt()}`;
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(refusals).toEqual(refusals.map(() => 'TypeError'));
    await expect
      .poll(() => noiseOf(page).filter((noise) => noise.includes('policy: require-trusted-types-for')).length)
      .toBe(refusals.length - 1);
  });

  test('see a text that is hard to read, and do not examine what looks the same again', async ({ visit }) => {
    const page = await visit('/docsgen/tables/', { javaScriptEnabled: true });
    await loadAxe(page);
    const known = new Set<string>();
    expect(await newViolationsOn(page, known)).toEqual([]);
    await page.evaluate(() => void (document.querySelector('h1')!.style.color = '#ddd'));
    expect(await newViolationsOn(page, known)).toMatchObject([
      {
        rule: 'color-contrast',
        target: 'h1',
        summary: expect.stringContaining('insufficient color contrast'),
      },
    ]);
    expect(await newViolationsOn(page, known)).toEqual([]);
  });

  test('see a page that scrolls sideways', async ({ visit }) => {
    const page = await visit('/');
    await page.evaluate(() => void (document.querySelector('h1')!.style.width = '500px'));
    expect(await tooWide(page, [100], WIDTHS)).toEqual([
      expect.stringContaining('at 360 px'),
      expect.stringContaining('at 320 px'),
    ]);
  });
});

/** All circumstances for one page of each kind; for every other page one of them, whatever other pages there are. A narrow window
 *  of those has a width that is measured afterwards. */
function circumstancesOf(pathname: string): readonly Circumstance[] {
  if (kindOf.has(pathname)) return circumstances;
  const at = Number.parseInt(hash('sha256', pathname).slice(0, 8), 16) % circumstances.length;
  const { colorScheme, width } = circumstances[at]!;
  return [{ colorScheme, width: width === 360 ? 320 : width }];
}

async function violationsIn({ colorScheme, width }: Circumstance, page: Page): Promise<string[]> {
  const violations = await newViolationsOn(page, examined.get(width)!);
  return violations.map((each) => `${colorScheme} ${width}: ${formatViolation(each)}`);
}

function formatViolation({ rule, target, summary }: Violation): string {
  return `${rule} ${target} ${summary}`;
}

/**
 * Where a page scrolls sideways. Its text is enlarged as a reader's browser would, in per cent. The first width is the one
 * that the window has: to lay a page out takes longer than to measure it, and the lower the window, the less of it is painted.
 */
async function tooWide(
  page: Page,
  textSizes: readonly number[],
  widths: readonly number[],
): Promise<readonly string[]> {
  const found: string[] = [];
  const { width: current } = page.viewportSize()!;
  const sorted = widths.toSorted((one, other) => Number(other === current) - Number(one === current));
  for (const textSize of textSizes) {
    for (const width of sorted) {
      await page.setViewportSize({ width, height: 200 });
      const excess = await page.evaluate(measureExcess, textSize);
      if (excess > 0) found.push(`${excess} px at ${width} px and ${textSize} % text`);
    }
  }
  return found;
}

/** By how many pixels the document is wider than the window. Hiding what sticks out is no way to be narrow. */
function measureExcess(textSize: number): number {
  const root = document.documentElement;
  root.style.fontSize = `${textSize}%`;
  const hides = [root, document.body].some((element) => getComputedStyle(element).overflowX !== 'visible');
  return hides ? Number.POSITIVE_INFINITY : root.scrollWidth - root.clientWidth;
}
