import { decompressFromBase64 } from 'lz-string';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { declaredEntries } from './declared-navigation.js';
import { figureOf, toolbarOf } from './rows/demo-parts.js';
import { builtSite, documentsOf } from './site.js';
import { noiseOf, test } from './world.js';

const BUTTON = '/material-ui/react-button/';
const ICONS = '/material-ui/icons/';
const withScript = { javaScriptEnabled: true } as const;

const site = await builtSite();

describe('a demo of the built site', () => {
  test('DEM-01: its options choose its ground', async ({ visit }) => {
    const page = await visit('/material-ui/react-card/', { used: true });
    const borderOf = (figure: Locator): Promise<string> =>
      figure.evaluate((each) => getComputedStyle(each).borderTopColor);
    expect(await figureOf(page, 'BasicCard').getAttribute('data-bg')).toBe('inline');
    expect(await borderOf(figureOf(page, 'BasicCard'))).toBe('rgba(0, 0, 0, 0)');
    await page.goto(new URL(BUTTON, page.url()).href);
    expect(await figureOf(page, 'BasicButtons').getAttribute('data-bg')).toBe('outlined');
    expect(await borderOf(figureOf(page, 'BasicButtons'))).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('DEM-01, DEM-08: one in a frame has a window of its own, of the height that is asked for', async ({
    visit,
  }) => {
    const page = await visit('/material-ui/react-use-media-query/', withScript);
    const frame = page.locator('iframe[title="FrameQuery demo"]');
    await frame.scrollIntoViewIfNeeded();
    const { width, height } = (await frame.boundingBox())!;
    expect(height).toBe(300);
    const inside = frame.contentFrame();
    await inside.locator('.demo').waitFor();
    const widthInside = await inside
      .locator('html')
      .evaluate(({ ownerDocument }) => ownerDocument.defaultView!.innerWidth);
    expect(Math.abs(widthInside - width)).toBeLessThanOrEqual(2);
    expect(widthInside).toBeLessThan(await page.evaluate(() => innerWidth));
    expect(await inside.locator('html').getAttribute('dir')).toBe(
      await page.evaluate(() => document.documentElement.dir),
    );
  });

  test('a template is in its frame and on a page of its own, and neither needs a script', async ({
    visit,
  }) => {
    const page = await visit('/material-ui/getting-started/templates/');
    const addressesOf = (selector: string, name: string) =>
      page.locator(selector).evaluateAll((all, of) => all.map((each) => each.getAttribute(of)!), name);
    const addresses = await addressesOf('figure > .full-page', 'href');
    expect(addresses).toEqual(await addressesOf('.demo > iframe', 'src'));
    const titles: string[] = [];
    for (const address of addresses) {
      await page.goto(new URL(address, page.url()).href);
      titles.push(await page.locator('main h1').innerText());
    }
    expect(titles).toEqual(['Overview', 'Sign in', 'Checkout', 'Leaf and cup']);
  });

  test('a field of a date picker refuses a letter in a number, under the policy of the page', async ({
    visit,
  }) => {
    const page = await visit('/x/react-date-pickers/fields/', withScript);
    const demo = page.locator('.demo').first();
    await demo.scrollIntoViewIfNeeded();
    await page.locator('.demo[data-live]').first().waitFor();
    const section = demo.getByRole('spinbutton').first();
    await section.click();
    await page.keyboard.type('x1x');
    await expect.poll(() => section.innerText()).toBe('01');
    expect(noiseOf(page)).toEqual([]);
  });

  test('a step of the checkout is left when its fields are right', async ({ visit }) => {
    const page = await visit('/material-ui/getting-started/templates/', withScript);
    const address = await page.locator('figure[aria-label^="Checkout"] > .full-page').getAttribute('href');
    await page.goto(new URL(address!, page.url()).href);
    await page.locator('.demo[data-live]').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Enter five digits.').waitFor();
    const values = {
      Name: 'Ana',
      Email: 'ana@example.com',
      Street: 'Rua 1',
      'ZIP code': '12345',
      City: 'Faro',
    };
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { name: 'Payment' }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Faro');
  });

  test('the style of the code below a demo leaves menus and fields in the demo as they are', async ({
    visit,
  }) => {
    const page = await visit('/material-ui/react-speed-dial/');
    const borderOf = (selector: string): Promise<string> =>
      page
        .locator(`.demo ${selector}`)
        .first()
        .evaluate((each) => getComputedStyle(each).borderTopWidth);
    expect(await borderOf('[role=menu]')).toBe('0px');
    await page.goto(new URL('/material-ui/react-textarea-autosize/', page.url()).href);
    expect(await borderOf('textarea:not([aria-hidden])')).toBe('1px');
  });

  test('DEM-02: a preview has 16 lines at most, and the control under it says what it does', async ({
    visit,
  }) => {
    const previews = documentsOf(site).flatMap(({ html }) =>
      Array.from(html.matchAll(/<div class="code preview".*?<code>(.*?)<\/code>/gs), ([, code]) => code!),
    );
    expect(previews.length).toBeGreaterThan(50);
    expect(previews.filter((code) => code.split('\n').length > 16)).toEqual([]);
    const page = await visit('/material-ui/react-alert/', { used: true });
    const labels = await page
      .locator('figure')
      .evaluateAll((figures) =>
        figures.map((figure) => [
          figure.querySelector('.preview') !== null,
          figure.querySelector('summary .show')!.textContent,
          figure.querySelector('summary .hide')!.textContent,
        ]),
      );
    const expected = labels.map(([hasPreview]) =>
      hasPreview ? [true, 'Expand code', 'Collapse code'] : [false, 'Show code', 'Hide code'],
    );
    expect(labels).toEqual(expected);
    expect(new Set(labels.map(([hasPreview]) => hasPreview)).size).toBe(2);
  });

  test('DEM-03, DEM-05, DEM-06: a link opens its JavaScript, with its other file in JavaScript too', async ({
    visit,
  }) => {
    const page = await visit(`${ICONS}#IconSizes.js`, withScript);
    const figure = figureOf(page, 'IconSizes');
    await expect.poll(() => figure.locator('details').getAttribute('open')).not.toBeNull();
    const titles = (): Promise<string[]> => figure.locator('.source .code-title:visible').allInnerTexts();
    await expect.poll(titles).toEqual(['IconSizes.js', 'starIcon.js']);
    const code = figure.locator('.source .code:visible').first();
    const top = async (): Promise<number> => (await code.boundingBox())!.y;
    await expect.poll(top).toSatisfy((y: number) => y > 50 && y < 900);
    await page.goto(new URL('/material-ui/react-slider/#RangeSlider.tsx', page.url()).href);
    const typed = figureOf(page, 'RangeSlider');
    const typedCode = (): Promise<string> => typed.locator('.source pre:visible').first().innerText();
    await expect.poll(typedCode).toContain('useState<number[]>([40, 120])');
    await typed.getByTitle('Show JavaScript source').click();
    await expect.poll(typedCode).toContain('useState([40, 120])');
  });
});

describe('the gallery of all components', () => {
  test('has a card for each page below Components, by its title, and they are read without a script', async ({
    visit,
  }) => {
    const groups = declaredEntries('material-ui').find(({ title }) => title === 'Components')!.children;
    const written = groups
      .flatMap(({ children }) => children)
      .filter(({ href }) => href?.startsWith('/material-ui/') && href !== '/material-ui/about-the-lab/');
    const page = await visit('/material-ui/all-components/');
    const cards = await page
      .locator('.demo h3 > a')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(cards.length).toBeGreaterThan(50);
    expect(cards).toEqual(written.map(({ title, href }) => [title, href]));
  });
});

describe('the toolbar of a demo', () => {
  test('DEM-04: has its controls in their order, and is one stop of the Tab key', async ({ visit }) => {
    const page = await visit(BUTTON, withScript);
    const toolbar = await toolbarOf(page, 'BasicButtons');
    const names = await toolbar
      .locator('button:visible')
      .evaluateAll((all) => all.map((each) => each.getAttribute('title')));
    expect(names).toEqual([
      'Show TypeScript source',
      'Show JavaScript source',
      'Edit the code',
      'Edit in StackBlitz',
      'Edit in CodeSandbox',
      'Copy the source',
      'Reset focus to test keyboard navigation',
      'Reset demo',
      'See more',
    ]);
    expect(await toolbar.locator('[tabindex="0"]').count()).toBe(1);
    const focused = (): Promise<string> => page.evaluate(() => (document.activeElement as HTMLElement).title);
    await toolbar.locator('[tabindex="0"]').focus();
    for (const [key, name] of [
      ['End', 'See more'],
      ['ArrowRight', 'Show TypeScript source'],
      ['ArrowLeft', 'See more'],
      ['ArrowLeft', 'Reset demo'],
      ['Home', 'Show TypeScript source'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused()).toBe(name);
    }
    await toolbar.getByRole('button', { name: 'See more' }).click();
    const source = page.getByRole('menuitem', { name: 'View the source on GitHub' });
    expect(await source.getAttribute('href')).toBe(
      'https://github.com/mui/material-ui/blob/v7.2.0/docs/pages/material-ui/react-button/BasicButtons.tsx',
    );
  });

  test('DEM-04: opens the demo in StackBlitz and in CodeSandbox, which no page’s policy names', async ({
    visit,
  }) => {
    const page = await visit(ICONS, withScript);
    const posted: URLSearchParams[] = [];
    await page.context().route(/^https:\/\/(?:stackblitz\.com|codesandbox\.io)\//, async (route) => {
      posted.push(new URLSearchParams(route.request().postData() ?? ''));
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>There</title>' });
    });
    const toolbar = await toolbarOf(page, 'IconSizes');
    const open = async (host: string): Promise<string> => {
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        toolbar.getByRole('button', { name: `Edit in ${host}` }).click(),
      ]);
      await expect.poll(() => tab.title()).toBe('There');
      return tab.url();
    };
    expect(await open('StackBlitz')).toBe('https://stackblitz.com/run?file=src/Demo.tsx');
    expect(await open('CodeSandbox')).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    const [stackBlitz, codeSandbox] = posted;
    expect(stackBlitz!.get('project[title]')).toBe('IconSizes demo — Material UI');
    expect(stackBlitz!.get('project[files][src/starIcon.tsx]')).toContain('export');
    expect([codeSandbox!.get('embed'), codeSandbox!.get('query')]).toEqual([
      '1',
      'module=/src/Demo.tsx&fontsize=12',
    ]);
    const files = filesIn(codeSandbox!.get('parameters')!);
    expect(files['src/Demo.tsx']!.content).toBe(
      // A form sends line ends as `\r\n`.
      stackBlitz!.get('project[files][src/Demo.tsx]')!.replaceAll('\r\n', '\n'),
    );
    expect(JSON.parse(files['package.json']!.content)).toMatchObject({
      main: 'src/index.tsx',
      dependencies: { '@mui/material': '7.2.0', 'react-scripts': '5.0.1' },
    });
    const [pages = ''] = readFileSync(join(site, '_headers'), 'utf8')
      .split('\n')
      .filter((line) => line.includes('default-src'));
    expect(pages).not.toMatch(/stackblitz|codesandbox/);
  });
});

test('DEM-07: a demo that throws shows its error in its box, and the others go on', async ({ visit }) => {
  const page = await visit('/robots.txt', withScript);
  await page.context().route('**/_docsgen/BasicButtons.*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"Publish"', '(()=>{throw Error("It went off.")})()');
    await route.fulfill({ response, body });
  });
  await page.goto(new URL(BUTTON, page.url()).href);
  const broken = figureOf(page, 'BasicButtons');
  await broken.scrollIntoViewIfNeeded();
  await expect.poll(() => broken.locator('.demo-error').innerText()).toContain('It went off.');
  expect(await broken.getByRole('link').getAttribute('href')).toContain(
    'https://github.com/mui/material-ui/issues/new',
  );
  const other = figureOf(page, 'ButtonColors');
  await other.scrollIntoViewIfNeeded();
  await expect.poll(() => other.locator('.demo[data-live]').count()).toBe(1);
  expect(await page.locator('.demo-error').count()).toBe(1);
});

/** What CodeSandbox reads from the field. */
function filesIn(parameters: string): Readonly<Record<string, { readonly content: string }>> {
  const json = decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/'));
  return (JSON.parse(json) as { files: Record<string, { content: string }> }).files;
}
