/** The frame around every page, in a browser: its parts and measures, what belongs to a product, and what flags do. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { config, markdown, navigation, type SiteFiles } from '../sites/fixture.js';
import { start, type Living, type ReaderOptions } from './browser.js';

const products = `products: [
  { id: 'acme', name: 'Acme UI', pathPrefix: '/acme/', navigation: 'navigation/acme.ts' },
  { id: 'beta', name: 'Beta', pathPrefix: '/beta/', navigation: 'navigation/beta.ts' },
],
socialCards: 'https://cards.example/draw?size=large',`;

const flags = {
  legacy: true,
  newFeature: true,
  planned: true,
  unstable: true,
  beta: true,
  deprecated: true,
};

const long = ['One', 'Two', 'Three'].map((name) => `## Part ${name}\n\n${'Words to read. '.repeat(200)}\n`);

const demo = (name: string): string =>
  `export default function ${name}() {\n  const text: string = '${name}';\n  return <p>{text}</p>;\n}\n`;

const files: SiteFiles = {
  'docsgen.config.ts': config().replace(/products: .*\n/, `${products}\n`),
  'navigation/acme.ts': navigation(
    { pathname: '/acme/first', icon: 'BookIcon', linkProps: { 'data-own': 'yes', rel: 'help' } },
    {
      pathname: '/acme/caption',
      subheader: 'under a caption',
      plan: 'premium',
      newFeature: true,
      beta: true,
      children: [{ pathname: '/acme/pro', plan: 'pro' }],
    },
    { pathname: '/acme/premium', plan: 'premium' },
    { pathname: '/acme/hidden', inSideNav: false },
    { pathname: 'https://other.example/store/', title: 'Store' },
    { pathname: '/acme/wide', disableDrawer: true },
    { pathname: '/acme/demos' },
    { pathname: '/acme/marks', ...flags, planned: false },
    { pathname: '/acme/later', planned: true },
  ),
  'navigation/beta.ts': navigation({ pathname: '/beta/only' }),
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'pages/index.md': markdown('Home', 'Welcome.'),
  'pages/acme/first.md': markdown('First & "best" *', long.join('\n'), 'cardDescription: 100 % ä?\n'),
  'pages/acme/demos/index.md': markdown('Demos', '{{"demo": "Left.js"}}\n\n{{"demo": "Right.js"}}'),
  'pages/acme/demos/Left.tsx': demo('Left'),
  'pages/acme/demos/Right.tsx': demo('Right'),
  ...Object.fromEntries(
    ['acme/pro', 'acme/premium', 'acme/hidden', 'acme/wide', 'acme/marks', 'beta/only'].map((path) => [
      `pages/${path}.md`,
      markdown(path.slice(5), `The words of ${path}.`),
    ]),
  ),
};

let living: Living;

beforeAll(async () => {
  living = await start(files, 'shell', ['nav/planned-has-page']);
});

afterAll(async () => living.close());

async function on(
  pathname: string,
  act: (page: Page) => Promise<void>,
  options: ReaderOptions = {},
): Promise<void> {
  const reader = await living.reader({ used: true, viewport: { width: 1600, height: 900 }, ...options });
  await act(await reader.open(pathname));
  await reader.leave();
}

const side = (page: Page) => page.locator('#navigation');

const entry = (page: Page, pathname: string) => side(page).locator(`li > a[href="${pathname}"]`);

describe('the navigation of a product', () => {
  test('NAV-16: an icon stands before a title, and link props win', async () => {
    await on('/acme/first/', async (page) => {
      const link = entry(page, '/acme/first/');
      expect(await link.evaluate((it) => it.firstElementChild?.tagName)).toBe('svg');
      expect(await link.getAttribute('data-own')).toBe('yes');
      expect(await link.getAttribute('rel')).toBe('help');
    });
  });

  test('NAV-17, ROL-01: a plan is a mark with words, and keeps nobody out', async () => {
    await on('/acme/first/', async (page) => {
      for (const [plan, messages] of [
        ['pro', 'Pro plan'],
        ['premium', 'Premium plan'],
      ] as const) {
        await entry(page, `/acme/${plan}/`).click();
        await page.waitForURL(`**/acme/${plan}/`);
        expect(await entry(page, `/acme/${plan}/`).locator(`.plan-${plan}`).innerText()).toBe(messages);
        expect(await page.getByRole('main').innerText()).toContain(`The words of acme/${plan}.`);
        expect(await page.getByRole('dialog').count()).toBe(0);
      }
    });
    expect(living.site.output('_redirects')).not.toContain('/acme/pro');
    expect(living.site.output('sitemap.xml')).toContain('/acme/premium/');
  });

  test('NAV-18: marks stand behind the title in their order', async () => {
    await on('/acme/first/', async (page) => {
      const chips = await entry(page, '/acme/marks/').locator('.chip').allTextContents();
      expect(chips).toEqual(['Legacy', 'New', 'Preview', 'Beta', 'Deprecated']);
      expect(await side(page).getByText('Planned').count()).toBe(1);
    });
  });

  test('NAV-17, NAV-18: a caption has its plan and its marks, too', async () => {
    await on('/acme/first/', async (page) => {
      const caption = side(page).locator('.caption');
      expect(await caption.locator('.chip').allTextContents()).toEqual(['New', 'Beta']);
      expect(await caption.locator('.plan-premium').innerText()).toBe('Premium plan');
      const box = (await caption.locator('.plan-premium').boundingBox())!;
      expect([box.width > 0, box.height > 0]).toEqual([true, true]);
    });
  });

  test('NAV-23: a hidden entry is not shown; a page without the column has the drawer at every width', async () => {
    await on('/acme/wide/', async (page) => {
      expect(await side(page).isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Open main navigation' }).click();
      await side(page).waitFor();
      expect(await entry(page, '/acme/hidden/').count()).toBe(0);
    });
  });
});

test('SEO-02: the address of a card holds the words of the page, encoded', async () => {
  await on('/acme/first/', async (page) => {
    const address = (await page.locator('meta[property="og:image"]').getAttribute('content'))!;
    expect(address).toMatch(/^https:\/\/cards\.example\/draw\?size=large&[\w%+.*=&-]*$/);
    expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
      size: 'large',
      product: 'Acme UI',
      title: 'First & "best" *',
      description: '100 % ä?',
    });
    expect(await page.locator('meta[name="twitter:image"]').getAttribute('content')).toBe(address);
    expect(await page.locator('meta[name="twitter:card"]').getAttribute('content')).toBe(
      'summary_large_image',
    );
  });
});
