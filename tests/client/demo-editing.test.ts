/** Live editing, as a reader does it: in Chromium, under the policies that the site sends. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { config, markdown, navigation, type SiteFiles } from '../sites/fixture.js';
import type { Reader } from './browser.js';
import { shareSite } from './shared-site.js';

const site: SiteFiles = {
  'docsgen.config.ts': config(),
  'navigation/acme.ts': navigation(
    { pathname: '/demo' },
    { pathname: '/styled' },
    { pathname: '/outer' },
    { pathname: '/none' },
  ),
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'pages/index.md': markdown('Acme', 'Welcome.'),
  'pages/demo.md': markdown(
    'Demo',
    '{{"demo": "Counter.js", "defaultCodeOpen": true}}\n\n{{"demo": "Fixed.js", "disableLiveEdit": true}}',
  ),
  'pages/Counter.tsx': `import Button from '@mui/material/Button';
import { word } from './words';

export default function Counter() {
  return <Button variant="contained">{word} one</Button>;
}
`,
  'pages/words.ts': `export const word: string = 'press';\n`,
  'pages/Fixed.tsx': `import * as React from 'react';
export default function Fixed() {
  const [count] = React.useState(0);
  return <p>{count}</p>;
}
`,
  'pages/styled.md': markdown('Styled', '{{"demo": "Hero.js"}}'),
  'pages/Hero/tailwind/index.tsx': `export default function Hero() {\n  return <p className="p-6">Hero</p>;\n}\n`,
  'pages/Hero/css/index.tsx': `import './hero.css';\nexport default function Hero() {\n  return <p className="hero">Plain</p>;\n}\n`,
  'pages/Hero/css/hero.css': '.hero { padding: 25px; }\n',
  'pages/outer.md': markdown('Outer', '{{"demo": "sub/Up.js"}}'),
  'pages/sub/Up.tsx': `import { x } from '../lib/a/data';
import { y } from '../lib/b/data';

export default function Up() {
  return <p>one {x} {y}</p>;
}
`,
  'pages/sub/own.ts': `export const z: string = 'from sub';\n`,
  'pages/lib/a/data.ts': `import { z } from '../../sub/own';\nexport const x: string = 'from a, ' + z + ',';\n`,
  'pages/lib/b/data.ts': `import classes from '../b.module.css';\nexport const y: string = 'from ' + Object.keys(classes).join();\n`,
  'pages/lib/b.module.css': '.b { color: red; }\n',
  'pages/none.md': markdown('None', 'No demo.'),
};

const { world, as } = shareSite(site, 'editing', { used: true });

const figure = (page: Page) => page.locator('figure').first();
const field = (page: Page) => figure(page).getByRole('textbox');
const edited = (page: Page) => page.frameLocator('iframe[title$="demo, edited"]');
const fault = (page: Page) => figure(page).locator('.edit-error[role=alert]');

async function open({ open: visit }: Reader, pathname = '/demo/'): Promise<Page> {
  const page = await visit(pathname);
  await page.getByRole('button', { name: 'Edit the code' }).first().click();
  await field(page).waitFor();
  return page;
}

async function replace(page: Page, from: string, to: string): Promise<void> {
  await field(page).fill((await field(page).inputValue()).replace(from, to));
}

describe('live editing', () => {
  test('runs what is written, with the demo’s packages and files, in a frame without an origin', async () => {
    await as(async (reader) => {
      const page = await open(reader);
      expect(await field(page).evaluate((one) => one === document.activeElement)).toBe(true);
      await replace(page, '{word} one', '{word as string} two');
      const button = edited(page).getByRole('button', { name: 'press two' });
      await button.waitFor();
      expect(await page.getByRole('button', { name: 'press one' }).count()).toBe(0);
      expect(await button.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(25, 118, 210)');
      expect(await button.evaluate(() => window.origin)).toBe('null');
      expect(await figure(page).locator('pre code').first().textContent()).toContain('as string} two');
      expect(await figure(page).locator('pre code .k').count()).toBeGreaterThan(1);
      await replace(page, `import Button`, `import * as React from 'react';\nimport Button`);
      await replace(
        page,
        'return',
        'const [count, add] = React.useReducer((n: number) => n + 1, 5);\n  return',
      );
      await replace(page, '<Button', '<Button onClick={add}');
      await replace(page, 'two', '{count}');
      await edited(page).getByRole('button', { name: 'press 5' }).click();
      await edited(page).getByRole('button', { name: 'press 6' }).waitFor();
    });
  });

  test('fetches nothing of it before the press, and the library files not again', async () => {
    await as(async (reader) => {
      const asked: string[] = [];
      reader.context.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const page = await reader.open('/demo/');
      await page.locator('.demo[data-live]').first().waitFor();
      expect(asked.filter((path) => /(?:edit|sandbox|scope)\./.test(path))).toEqual([]);
      await page.getByRole('button', { name: 'Edit the code' }).click();
      await field(page).waitFor();
      await replace(page, 'one', 'two');
      await edited(page).getByRole('button', { name: 'press two' }).waitFor();
      const names = asked.flatMap((path) => /(edit|sandbox|scope)\.\w+\.\w+$/.exec(path)?.[1] ?? []);
      expect(names.toSorted()).toEqual(['edit', 'sandbox', 'scope']);
    }, {});
  });

  test('shows what is wrong under the code, at its line, and keeps what was good', async () => {
    await as(async (reader) => {
      const page = await open(reader);
      await replace(page, 'one', 'two');
      const good = edited(page).getByRole('button', { name: 'press two' });
      await good.waitFor();
      await replace(page, 'contained">', 'contained>');
      await expect.poll(() => fault(page).textContent()).toMatch(/^Line 5: Counter\.tsx: /);
      await replace(page, 'contained>', 'contained">');
      await expect.poll(() => fault(page).textContent()).toBe('');
      await replace(page, '{word}', '{missing}');
      await expect
        .poll(() => fault(page).textContent())
        .toBe('Line 5: ReferenceError: missing is not defined');
      await good.waitFor();
      await replace(page, '{missing}', '{word}');
      await replace(page, `import Button`, `import dayjs from 'dayjs';\nimport Button`);
      await replace(page, 'two', '{dayjs()}');
      await expect.poll(() => fault(page).textContent()).toContain('Line 1: “dayjs” cannot be imported here');
      await good.waitFor();
      await replace(
        page,
        `import dayjs from 'dayjs'`,
        `import { Button as dayjs } from '@mui/material/Button'`,
      );
      await expect.poll(() => fault(page).textContent()).toContain('“Button” of “@mui/material/Button”');
      await good.waitFor();
    });
  });

  test('WCAG 2.1.2: Tab passes by, Enter goes in, Escape out again', async () => {
    await as(async (reader) => {
      const page = await open(reader);
      await field(page).evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(0, 0));
      await page.keyboard.press('Tab');
      expect(await field(page).inputValue()).toMatch(/^ {2}import Button/);
      await page.keyboard.press('Escape');
      const focused = () => page.evaluate(() => document.activeElement!.tagName);
      expect(await focused()).toBe('PRE');
      const hint = figure(page).getByText('Press Enter to start editing');
      expect(await hint.evaluate((one) => getComputedStyle(one).position)).toBe('static');
      await page.keyboard.press('Tab');
      expect(await focused()).not.toBe('TEXTAREA');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      expect(await focused()).toBe('TEXTAREA');
      await page.keyboard.press('Control+z');
      expect(await field(page).inputValue()).toMatch(/^import Button/);
    });
  });

  test('ends by the same control, by a reset and by another language: all is as it was', async () => {
    await as(async (reader) => {
      const page = await open(reader);
      const first = page.locator('.demo').first().getByRole('button', { name: 'press one' });
      const ends = [
        () => page.getByRole('button', { name: 'Edit the code' }).click(),
        () => page.getByRole('button', { name: 'Reset demo' }).first().click(),
        () => page.getByTitle('Show JavaScript source').first().click(),
      ];
      for (const end of ends) {
        await replace(page, 'one', 'two');
        await edited(page).getByRole('button', { name: 'press two' }).waitFor();
        await end();
        await first.waitFor();
        await expect.poll(() => field(page).count()).toBe(0);
        await expect.poll(() => page.locator('iframe').count()).toBe(0);
        const source = figure(page).locator('.source pre:visible').first();
        await expect.poll(() => source.textContent()).toContain('} one');
        await page.getByRole('button', { name: 'Edit the code' }).click();
        await field(page).waitFor();
      }
      expect(await field(page).inputValue()).not.toContain(': string');
      await replace(page, 'one', 'three');
      await edited(page).getByRole('button', { name: 'press three' }).waitFor();
    });
  });

  test('follows the page’s scheme and direction', async () => {
    await as(async (reader) => {
      const page = await open(reader);
      await replace(page, 'one', 'two');
      const button = edited(page).getByRole('button', { name: 'press two' });
      const color = () => button.evaluate((one) => getComputedStyle(one).backgroundColor);
      await expect.poll(color).toBe('rgb(25, 118, 210)');
      await page.evaluate(() => {
        for (const [name, value] of [
          ['mui-mode', 'dark'],
          ['docs-direction', 'rtl'],
        ])
          document.querySelector<HTMLElement>(`[data-preference=${name}][value=${value}]`)!.click();
      });
      await expect.poll(color).toBe('rgb(144, 202, 249)');
      await expect.poll(() => button.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');
      // A demo that starts later has that scheme too.
      await page.reload();
      await page.getByRole('button', { name: 'Edit the code' }).click();
      await replace(page, 'one', 'three');
      const other = edited(page).getByRole('button', { name: 'press three' });
      const otherColor = () => other.evaluate((one) => getComputedStyle(one).backgroundColor);
      await expect.poll(otherColor).toBe('rgb(144, 202, 249)');
    });
  });

  test('runs with files from above the demo’s folder, which have short names', async () => {
    await as(async (reader) => {
      const page = await open(reader, '/outer/');
      expect(await page.locator('.code-title:visible').allInnerTexts()).toEqual([
        'Up.tsx',
        'a/data.ts',
        'own.ts',
        'b/data.ts',
        'b.module.css',
      ]);
      await replace(page, 'one', 'two');
      await edited(page).getByText('two from a, from sub, from b').waitFor();
      await page.getByTitle('Show JavaScript source').first().click();
      await page.getByRole('button', { name: 'Edit the code' }).click();
      await replace(page, 'one', 'three');
      await edited(page).getByText('three from a, from sub, from b').waitFor();
    });
  });

  test('is not there where the directive forbids it', async () => {
    await as(async ({ open: visit }) => {
      const page = await visit('/demo/');
      const second = page.locator('figure').nth(1);
      await second.getByRole('toolbar').waitFor();
      expect(await second.getByRole('button', { name: 'Edit the code' }).count()).toBe(0);
      expect(await second.getByRole('button', { name: 'Copy the source' }).count()).toBe(1);
    });
  });

  test('keeps the styles of the styling option', async () => {
    await as(async (reader) => {
      const page = await open(reader, '/styled/');
      await replace(page, 'Hero<', 'Heroine<');
      const padding = (text: string) =>
        edited(page)
          .getByText(text)
          .evaluate((one) => getComputedStyle(one).padding);
      await expect.poll(() => padding('Heroine')).toBe('24px');
      await page.getByRole('button', { name: 'Tailwind CSS' }).click();
      await page.getByRole('menuitemradio', { name: 'Plain CSS' }).click();
      await page.getByRole('button', { name: 'Edit the code' }).click();
      await replace(page, 'Plain<', 'Plainest<');
      await expect.poll(() => padding('Plainest')).toBe('25px');
    });
  });
});

describe('the document in which edited demos run', () => {
  test.each([
    ['runs what it is sent in a frame without an origin', 'allow-scripts', ['ran', 'ready']],
    ['runs nothing with the origin of the site', 'allow-scripts allow-same-origin', []],
  ])('%s', async (_, sandbox, expected) => {
    const path = [...world().site.tree().keys()].find((file) => /^_docsgen\/sandbox\..*html$/.test(file))!;
    const { open: visit, leave } = await world().reader({ used: true });
    const page = await visit('/none/');
    // A host that sends no headers.
    await page.route(`**/${path}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: world().site.output(path) }),
    );
    const kinds = await page.evaluate(embed, { src: `/${path}`, sandbox });
    expect(kinds.toSorted()).toEqual(expected);
    await leave(/can escape its sandboxing/);
  });
});

/** Embeds a document, and sends it code when it has loaded. Resolves to what it does, by its messages. */
async function embed({ src, sandbox }: { readonly src: string; readonly sandbox: string }) {
  const kinds = new Set<string>();
  addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => kinds.add(data.kind));
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', sandbox);
  const hasLoaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(Object.assign(frame, { src }));
  await hasLoaded;
  const code = `parent.postMessage({ kind: 'ran' }, '*');`;
  const message = { kind: 'run', id: 1, code, hosts: [], libraries: {}, css: '', attributes: {} };
  frame.contentWindow!.postMessage(message, '*');
  for (let tries = 0; tries < 100 && !kinds.has('ran'); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return ['ready', 'ran'].filter((kind) => kinds.has(kind));
}

describe('the policy', () => {
  test('names no other host; the documents apart have their own, and a site’s pages without demos fetch nothing', () => {
    const headers = world().site.output('_headers');
    const [pages = '', ...apart] = headers.split('\n').filter((line) => line.includes('default-src'));
    expect(pages).toContain("form-action 'self';");
    expect(pages).not.toMatch(/https:|blob:|unsafe/);
    expect(apart.filter((line) => line.includes('sandbox allow-scripts'))).toHaveLength(2);
    expect(
      apart.filter((line) => line.includes('form-action https://stackblitz.com https://codesandbox.io')),
    ).toHaveLength(2);
    expect(world().site.html('/none/')).not.toContain('data-tools');
  });
});
