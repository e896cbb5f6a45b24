import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { builtSite, documentsOf } from './site.js';
import { test } from './world.js';

const BUTTON = '/material-ui/react-button/';

const pages = documentsOf(await builtSite()).filter(({ pathname }) => pathname.endsWith('/'));

/** A page of each product, one of the API reference, and one of the elements of Markdown. */
const samples = [
  BUTTON,
  '/joy-ui/react-button/',
  '/system/spacing/',
  '/x/react-data-grid/',
  '/joy-ui/api/button/',
];

describe('the shell', () => {
  test('PRD-01, PID-04, SHL-01: every page has its measures, and the navigation of its product', async ({
    visit,
  }) => {
    const page = await visit('/', { used: true });
    for (const pathname of samples) {
      await goTo(page, pathname);
      expect(await measure(page), pathname).toEqual({
        bar: 57,
        navigation: 300,
        contents: 242,
        main: 'main-content',
        footers: 1,
        widestLine: true,
      });
      // That of Material UI leads to its relatives too.
      const [product] = /^\/[^/]+\//.exec(pathname)!;
      const others = page.locator(`#navigation li > a[href^="/"]:not([href^="${product}"])`);
      if (product !== '/material-ui/') expect(await others.count(), pathname).toBe(0);
      expect(await page.locator(`#navigation a[aria-current="page"]`).getAttribute('href')).toBe(pathname);
    }
  });

  test('SHL-02, PID-01, PID-02, PID-07, PID-08: every page says of which product and category it is', async ({
    visit,
  }) => {
    const identityOf = (html: string) =>
      ['productId', 'productCategoryId'].map(
        (name) => new RegExp(`<meta name="mui:${name}" content="([^"]+)">`).exec(html)?.[1],
      );
    expect(pages.filter(({ html }) => identityOf(html).includes(undefined))).toEqual([]);
    const page = await visit('/', { used: true });
    for (const [pathname, ...identity] of [
      ['/', 'null', 'null'],
      [BUTTON, 'material-ui', 'core'],
      ['/joy-ui/api/button/', 'joy-ui', 'core'],
      ['/system/spacing/', 'system', 'core'],
      ['/x/introduction/', 'null', 'x'],
      ['/x/react-data-grid/', 'x-data-grid', 'x'],
      ['/x/react-data-grid/sorting/', 'x-data-grid', 'x'],
      ['/x/api/data-grid/data-grid/', 'x-data-grid', 'x'],
      ['/x/migration/migration-data-grid-v7/', 'null', 'x'],
    ]) {
      await goTo(page, pathname!);
      expect(identityOf(await page.locator('head').innerHTML()), pathname).toEqual(identity);
    }
  });

  test('PRD-03: what a page fetches before a demo is near makes no styles and renders nothing', async ({
    visit,
  }) => {
    const page = await visit('/material-ui/getting-started/installation/', { javaScriptEnabled: true });
    await page.waitForLoadState('networkidle');
    const found = await page.evaluate(() => ({
      styles: document.querySelectorAll('style[data-emotion], style[data-styled]').length,
      libraries: performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/(?:emotion|material|react)[^/]*\.js/.test(name)),
      primary: getComputedStyle(document.documentElement).getPropertyValue('--docs-palette-primary-main'),
    }));
    expect(found).toEqual({ styles: 0, libraries: [], primary: expect.stringMatching(/./) });
  });
});

test('ENT-02, ENT-04: the navigation names the product with its logo and version, and the settings have the exact choices', async ({
  visit,
}) => {
  const page = await visit('/system/spacing/', { used: true });
  const product = page.locator('#navigation .product');
  expect((await product.innerText()).split(/\s*\n\s*/)).toEqual(['MUI System', 'v7.2.0']);
  expect(await product.locator('img').getAttribute('src')).toBe('/static/products.svg#system');
  const choices = (name: string): Promise<(string | null)[]> =>
    page
      .locator(`#docsgen-settings [data-preference="${name}"]`)
      .evaluateAll((all) => all.map((each) => each.getAttribute('value')));
  expect(await choices('codeVariant')).toEqual(['TS', 'JS']);
  expect(await choices('codeStyling')).toEqual(['MUI System', 'Tailwind', 'CSS']);
});

describe('the versions of a product', () => {
  test('VER-01, VER-02, VER-03: the current one is marked and no link, older ones have hosts of their own, all come last', async ({
    visit,
  }) => {
    const page = await visit(BUTTON, { used: true });
    await page.locator('[popovertarget="versions"]:visible').first().click();
    const menu = page.locator('#versions');
    expect(await menu.locator('li').allInnerTexts()).toEqual([
      'v7.2.0',
      'v6',
      'v5',
      'v4',
      'View all versions',
    ]);
    expect(
      await menu
        .locator('[aria-current="true"]')
        .evaluate(({ localName, textContent }) => [localName, textContent]),
    ).toEqual(['span', 'v7.2.0']);
    expect(
      await menu.locator('a').evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).host)),
    ).toEqual(['v6.mui.com', 'v5.mui.com', 'v4.mui.com', 'mui.com']);
    const last = menu.locator('li').last();
    expect(await last.evaluate((each) => getComputedStyle(each).borderTopWidth)).toBe('1px');
  });

  test('VER-04: where there is one, it is a word', async ({ visit }) => {
    const page = await visit('/joy-ui/react-button/', { used: true });
    expect(await page.locator('.single-version:visible').first().innerText()).toBe('v5.0.0-beta.49');
    expect(await page.locator('[popovertarget="versions"], #versions').count()).toBe(0);
  });

  test('ROL-01, NAV-17: a plan marks an entry with words, and its page is there for all', async ({
    visit,
  }) => {
    const page = await visit('/x/react-data-grid/', { used: true });
    const marks = await page
      .locator('#navigation [class^="plan-"]')
      .evaluateAll((all) => all.map(({ className, textContent }) => `${className} ${textContent}`));
    expect(new Set(marks)).toEqual(new Set(['plan-pro Pro plan', 'plan-premium Premium plan']));
    expect(await page.locator('main').getByRole('dialog').count()).toBe(0);
  });
});

describe('the contents of a page', () => {
  test('TOC-01: its sections of two levels, of which the one in view is marked; after a press none other for a second', async ({
    visit,
  }) => {
    const page = await visit(BUTTON, { javaScriptEnabled: true, reducedMotion: 'reduce' });
    const list = page.locator('nav[data-spy]');
    const hrefs = await list.locator('a').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    const ids = await page
      .locator('main')
      .locator('h2[id], h3[id]')
      .evaluateAll((all) => all.map(({ id }) => `#${id}`));
    expect(hrefs).toEqual(ids);
    const marked = (): Promise<string | null> =>
      list
        .locator('[aria-current]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('href'))[0] ?? null);
    await page.locator('.choices [aria-pressed]').first().waitFor({ state: 'attached' });
    expect(await marked()).toBe(null);
    const show = (id: string): Promise<void> =>
      page.evaluate(
        (name) =>
          scrollBy({
            top: document.getElementById(name)!.getBoundingClientRect().top - 100,
            behavior: 'instant',
          }),
        id,
      );
    await show('sizes');
    await expect.poll(marked).toBe('#sizes');
    await list.getByRole('link', { name: 'Color', exact: true }).click();
    expect(await marked()).toBe('#color');
    // Scrolls again and again: what is scrolled within that second does not count.
    const markedAtTheTop = async (): Promise<string | null> => {
      await page.evaluate(() => scrollTo({ top: scrollY === 0 ? 50 : 0, behavior: 'instant' }));
      return marked();
    };
    await expect.poll(markedAtTheTop).toBe(null);
  });
});

async function goTo(page: Page, pathname: string): Promise<void> {
  await page.goto(new URL(pathname, page.url()).href);
}

/** The measures of a page, in pixels. */
function measure(page: Page): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(() => {
    const sizeOf = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect();
    const paragraph = document.querySelector('main p:not([class])')!;
    const ruler = document.createElement('div');
    ruler.style.width = '105ch';
    paragraph.after(ruler);
    const most = ruler.getBoundingClientRect().width;
    ruler.remove();
    return {
      bar: sizeOf('header:has([popovertarget])').height,
      navigation: sizeOf('#navigation').width,
      contents: sizeOf('nav[aria-label="On this page"]').width,
      main: document.querySelector('main')!.id,
      footers: document.querySelectorAll('body > footer, main ~ footer').length,
      widestLine: paragraph.getBoundingClientRect().width <= most,
    };
  });
}
