/** Demos in several styling options, as a reader chooses among them. Whatever the browser says on the way is to be nothing. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { config, markdown, navigation, type SiteFiles } from '../sites/fixture.js';
import { shareSite } from './shared-site.js';

const hero = (word: string, element: string, imports = ''): string =>
  `import * as React from 'react';\n${imports}\nexport default function Hero() {\n  const [count, setCount] = React.useState(0);\n  return ${element.replace('…', `<button type="button" onClick={() => setCount(count + 1)}>${word} {count}</button>`)};\n}\n`;

const site: SiteFiles = {
  'docsgen.config.ts': config(`repository: { url: 'https://code.example/acme/docs' },`),
  'navigation/acme.ts': navigation({ pathname: '/hero' }, { pathname: '/framed' }, { pathname: '/plain' }),
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'pages/index.md': markdown('Acme', 'Welcome.'),
  'pages/hero.md': markdown('Hero', '{{"demo": "Hero.js"}}\n\n{{"demo": "Half.js"}}'),
  'pages/framed.md': markdown('Framed', '{{"demo": "Half.js", "iframe": true}}'),
  'pages/plain.md': markdown('Plain', '{{"demo": "Plain.js"}}'),
  'pages/Plain.tsx': `export default function Plain() {\n  return <p className="flex">Plain</p>;\n}\n`,
  'pages/Hero/system/index.tsx': hero(
    'system',
    '<Box sx={{ p: 3 }}>…</Box>',
    `import Box from '@mui/material/Box';`,
  ),
  'pages/Hero/tailwind/index.tsx': hero(
    'tailwind',
    '<div className="p-6 text-rose-700 dark:text-rose-200">…</div>',
  ),
  'pages/Hero/css/index.tsx': hero('css', '<div className="hero">…</div>', `import './hero.css';`),
  'pages/Hero/css/hero.css': '.hero {\n  padding: 25px;\n}\n',
  'pages/Half/tailwind/index.tsx': hero('half', '<h2 className="p-2">…</h2>'),
};

const { world, as } = shareSite(site, 'stylings', { used: true });

const messages = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.demo button')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.textContent.split(' ')[0]!),
    );

const padding = (page: Page): Promise<string> =>
  page
    .locator('.demo button:visible')
    .first()
    .evaluate((one) => getComputedStyle(one.parentElement!).padding);

const tool = (page: Page, name: string) =>
  page.locator('figure').first().getByRole('button', { name, exact: true });

describe('STY-01, the styling option', () => {
  test('without a script shows the first one, with its own styles alone', async () => {
    await as(
      async ({ context }) => {
        const page = await context.newPage();
        await page.goto('/hero/');
        expect(await messages(page)).toEqual(['system', 'half']);
        expect(await padding(page)).toBe('24px');
      },
      { javaScriptEnabled: false },
    );
  });

  test('is chosen in the settings too, and the code goes with it', async () => {
    await as(async ({ open }) => {
      const page = await open('/hero/');
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Plain CSS' }).click();
      await page.keyboard.press('Escape');
      await expect.poll(() => messages(page)).toEqual(['css', 'half']);
      await expect.poll(() => padding(page)).toBe('25px');
      await tool(page, 'Plain CSS').waitFor();
      await page.locator('summary').first().click();
      const shown = page.locator('figure').first().locator('.source .code:visible .code-title');
      await expect.poll(() => shown.allInnerTexts()).toEqual(['index.tsx', 'hero.css']);
    });
  });

  test('is chosen by a link, which opens the source (DEM-03)', async () => {
    await as(async ({ open }) => {
      const page = await open('/hero/#tailwind-Hero.tsx');
      await expect.poll(() => messages(page)).toEqual(['tailwind', 'half']);
      await page.locator('[id="tailwind-Hero.tsx"]:visible').waitFor();
      const plain = await open('/hero/#Hero.tsx');
      await expect.poll(() => plain.locator('details').first().getAttribute('open')).toBe('');
    });
  });

  test('the menu goes by arrows, and gives the focus back', async () => {
    await as(async ({ open }) => {
      const page = await open('/hero/');
      await tool(page, 'MUI System').focus();
      await page.keyboard.press('Enter');
      const focused = () => page.evaluate(() => document.activeElement!.textContent);
      const focusedRole = () => page.evaluate(() => document.activeElement!.role);
      await expect.poll(focusedRole).toBe('menuitemradio');
      expect(await focused()).toBe('MUI System');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect.poll(focused).toBe('Plain CSS');
      await page.keyboard.press('Enter');
      await expect.poll(() => messages(page)).toEqual(['css', 'half']);
      await expect.poll(() => page.evaluate(() => document.activeElement!.ariaHasPopup)).toBe('menu');
      expect(await focused()).toBe('Plain CSS');
    });
  });
});

describe('Tailwind', () => {
  test('knows the scheme of the page, and holds in its demos alone', async () => {
    await as(async ({ open }) => {
      const page = await open('/hero/#tailwind-Hero.tsx');
      const color = () =>
        page
          .getByRole('button', { name: 'tailwind 0' })
          .locator('..')
          .evaluate((one) => getComputedStyle(one).color);
      const light = await color();
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('[data-preference=mui-mode][value=dark]')!.click(),
      );
      await expect.poll(color).not.toBe(light);
      const outside = await page.evaluate(() => {
        const made = Object.assign(document.createElement('div'), { className: 'p-6' });
        document.querySelector('main')!.append(made);
        const { padding: own } = getComputedStyle(made);
        const title = getComputedStyle(document.querySelector('h1')!).fontSize;
        return [own, parseFloat(title) > 20];
      });
      expect(outside).toEqual(['0px', true]);
      const heading = page.locator('.demo h2');
      expect(await heading.evaluate((one) => getComputedStyle(one).fontSize)).toBe('16px');
    });
  });

  test('styles a demo in a frame as well', async () => {
    await as(async ({ open }) => {
      const page = await open('/framed/');
      const button = page.frameLocator('.demo > iframe').getByRole('button', { name: 'half 0' });
      await button.click();
      const inside = page.frameLocator('.demo > iframe').locator('h2');
      expect(await inside.evaluate((one) => getComputedStyle(one).padding)).toBe('8px');
      await inside.getByRole('button', { name: 'half 1' }).waitFor();
    });
  });

  test('comes to the pages that show it, and to no other', () => {
    const sheets = (pathname: string): string =>
      [
        ...world()
          .site.html(pathname)
          .matchAll(/href="\/(_docsgen\/[^"]*\.css)"/g),
      ]
        .map(([, path]) => world().site.output(path!))
        .join('');
    expect(sheets('/hero/')).toContain('tailwind.base');
    expect(sheets('/plain/')).not.toContain('tailwind.base');
    expect(world().site.html('/plain/')).not.toContain('data-styling');
  });
});
