/** Demos that come alive, as a reader meets them. Whatever the browser says on the way is to be nothing. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ready } from '../browser.js';
import { waitForRest } from '../wait-for-rest.js';
import { shareSite } from '../shared-site.js';
import { demosSite } from '../demos-site.js';

const { world, as } = shareSite(demosSite, 'demos', { used: true });

const live = async (page: Page, at = 0): Promise<void> => {
  await page.locator('.demo[data-module]').nth(at).scrollIntoViewIfNeeded();
  await page.locator('.demo[data-module]').nth(at).and(page.locator('[data-live]')).waitFor();
};

describe('a demo comes alive', () => {
  test('when it comes into view, and not before', async () => {
    await as(async ({ context, open }) => {
      const asked: string[] = [];
      context.on('request', (request) => asked.push(request.url()));
      const page = await open('/below/');
      await waitForRest(page);
      expect(asked.filter((address) => /\/(react|Counter)\./.test(address))).toEqual([]);
      await live(page);
      expect(asked.filter((address) => /\/_docsgen\/.*\.js$/.test(address)).length).toBeLessThanOrEqual(6);
      await page.getByRole('button', { name: '0 times' }).click();
      await page.getByRole('button', { name: '1 times' }).waitFor();
    }, {});
  });

  test('before that, a page with demos has run at most 3 KB of script', () => {
    const folder = join(world().site.outDir, '_docsgen');
    const names = readdirSync(folder).filter((each) => /^(?:runtime|demos)\.\w+\.js$/.test(each));
    const [, boot] = /<script>(.+?)<\/script>/s.exec(world().site.html('/below/'))!;
    const texts = [boot!, ...names.map((name) => readFileSync(join(folder, name)))];
    const sizes = texts.map((text) => gzipSync(text, { level: 9 }).length);
    expect(sizes).toHaveLength(3);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(3072);
  });

  test('its toolbar is fetched when it comes into view, or when a link names its code', async () => {
    await as(async ({ context, open }) => {
      const asked: string[] = [];
      context.on('request', (request) => asked.push(request.url()));
      const page = await open('/below/');
      await waitForRest(page);
      expect(asked.filter((address) => /\/toolbar\./.test(address))).toEqual([]);
      await page.evaluate(() => (location.hash = '#Counter.tsx'));
      await page.getByRole('toolbar').waitFor();
      await page.locator('details.source[open]').waitFor();
    }, {});
  });

  test('nothing moves when it does', async () => {
    await as(async ({ open }) => {
      const page = await open('/first/');
      const boxes = (): Promise<unknown> =>
        page.evaluate(() =>
          [...document.querySelectorAll('.demo *')].map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [one.tagName, x, y, width, height].join(' ');
          }),
        );
      const before = await boxes();
      await live(page, 1);
      expect(await boxes()).toEqual(before);
    });
  });

  test('a press that comes before is not lost, in a field, a menu or a button', async () => {
    await as(async ({ context }) => {
      const page = await context.newPage();
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await context.route('**/_docsgen/react.*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/first/');
      await page.getByRole('button', { name: '0 times' }).click();
      await page.getByRole('checkbox', { name: 'Agree' }).click();
      await page.getByRole('combobox').click();
      expect(await page.locator('.demo p').textContent()).toBe('not agreed');
      release();
      await page.getByRole('button', { name: '1 times', includeHidden: true }).waitFor();
      await page.getByRole('option', { name: 'Twenty' }).click();
      await expect.poll(() => page.getByRole('combobox').textContent()).toBe('Twenty');
      await expect.poll(() => page.locator('.demo p').textContent()).toBe('agreed');
    }, {});
  });

  test('a style that the server lifted into a class is the element’s own again, and can go', async () => {
    await as(async ({ open }) => {
      const page = await open('/styled/');
      await live(page);
      const box = page.locator('.box');
      const look = (): Promise<readonly string[]> =>
        box.evaluate((one) => [
          getComputedStyle(one).width,
          getComputedStyle(one).backgroundColor,
          one.className,
        ]);
      expect(await look()).toEqual(['40px', 'rgb(255, 0, 0)', 'box']);
      await page.getByRole('button', { name: 'Larger' }).click();
      await expect.poll(look).toEqual(['60px', 'rgba(0, 0, 0, 0)', 'box']);
    });
  });

  test('global styles of a demo stay out of the page', async () => {
    await as(async ({ open }) => {
      const page = await open('/styled/');
      await live(page, 1);
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(
        'rgb(0, 255, 0)',
      );
    });
  });

  test('the same demo twice on a page has ids of its own each time', async () => {
    await as(async ({ open }) => {
      const page = await open('/twice/');
      await live(page, 1);
      const ids = await page.evaluate(() =>
        [...document.querySelectorAll('.demo input')].map(({ id }) => id),
      );
      expect(new Set(ids).size).toBe(2);
      await page.getByLabel('Name').last().fill('Ada');
    });
  });

  test('a grid that adds a style element is not refused', async () => {
    await as(async ({ open }) => {
      const page = await open('/grid/');
      await live(page);
      await page.getByRole('gridcell', { name: 'Ada' }).waitFor();
      const row = page.locator('.MuiDataGrid-root');
      expect(
        await row.evaluate((one) => getComputedStyle(one).getPropertyValue('--DataGrid-t-spacing-unit')),
      ).not.toBe('');
    });
  });
});

describe('the mode and the direction of demos', () => {
  test('follow the page, live', async () => {
    await as(async ({ open }) => {
      const page = await open('/styled/');
      await live(page);
      const color = (): Promise<string> =>
        page
          .locator('.demo > div')
          .first()
          .evaluate((one) => getComputedStyle(one).color);
      const light = await color();
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('[data-preference=mui-mode][value=dark]')!.click(),
      );
      await expect.poll(color).not.toBe(light);
      const sides = (): Promise<readonly string[]> =>
        page
          .locator('.demo > div')
          .first()
          .evaluate((one) => {
            const { marginLeft, marginRight, textAlign } = getComputedStyle(one);
            return [marginLeft, marginRight, textAlign];
          });
      expect(await sides()).toEqual(['7px', '0px', 'left']);
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('[data-preference=docs-direction][value=rtl]')!.click(),
      );
      await expect.poll(sides).toEqual(['0px', '7px', 'right']);
    });
  });
});

describe('an edited demo', () => {
  test('comes alive in place, while the page stays', async () => {
    await as(async ({ open }) => {
      const page = await open('/first/');
      await live(page);
      await page.evaluate(() => {
        Object.assign(window, { isSame: true });
        const former = document.querySelector('.demo')!;
        const next = former.cloneNode() as HTMLElement;
        delete next.dataset['live'];
        const button = Object.assign(document.createElement('button'), { type: 'button' });
        button.append('0', document.createComment(' '), ' times');
        next.append(button);
        former.replaceWith(next);
        const swapped = new CustomEvent('docsgen:inserted', { cancelable: true, detail: [next] });
        if (document.dispatchEvent(swapped)) location.reload();
      });
      await live(page);
      await page.getByRole('button', { name: '0 times' }).click();
      await page.getByRole('button', { name: '1 times' }).waitFor();
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    });
  });
});

describe('DEM-07, a demo that throws', () => {
  test('shows its error with a way back, and the others go on', async () => {
    const reader = await world().reader();
    const page = await reader.open('/broken/');
    await live(page);
    await page.getByRole('button', { name: 'Light it' }).click();
    const alert = page.locator('.demo-error');
    expect(await alert.locator('p').textContent()).toBe('This demo had a runtime error!');
    expect(await alert.textContent()).toContain('Error: It went off.');
    expect(await alert.getByRole('link').getAttribute('href')).toContain(
      'https://code.example/acme/docs/issues/new?title=',
    );
    await live(page, 1);
    await page.getByRole('button', { name: '0 times' }).click();
    await page.getByRole('button', { name: '1 times' }).waitFor();
    await alert.getByRole('button', { name: 'Reset demo' }).click();
    await page.getByRole('button', { name: 'Light it' }).waitFor();
    await expect.poll(() => reader.said.join('\n')).toContain('It went off.');
    await reader.context.close();
  });
});

describe('DEM-08, a demo in a frame', () => {
  test('has a document of its own: its viewport, its global styles, the page’s mode', async () => {
    await as(async ({ open }) => {
      const page = await open('/framed/');
      const frame = page.frameLocator('iframe[title="Baseline demo"]');
      await frame.locator('.demo[data-live]').waitFor();
      await frame.getByRole('button', { name: '0 times' }).click();
      await frame.getByRole('button', { name: '1 times' }).waitFor();
      await frame.getByText('narrow').waitFor();
      const paper = (): Promise<string> =>
        frame.locator('body').evaluate((one) => getComputedStyle(one).backgroundColor);
      await expect.poll(paper).toBe('rgb(255, 255, 255)');
      expect(await frame.locator('body').evaluate((one) => getComputedStyle(one).margin)).toBe('0px');
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('[data-preference=mui-mode][value=dark]')!.click(),
      );
      await expect.poll(paper).toBe('rgb(18, 18, 18)');
    });
  });

  test('is styled before any script', async () => {
    await as(
      async ({ context }) => {
        const page = await context.newPage();
        await page.goto('/framed/');
        const frame = page.frameLocator('iframe[title="Baseline demo"]');
        expect(await frame.locator('body').evaluate((one) => getComputedStyle(one).margin)).toBe('0px');
      },
      { javaScriptEnabled: false },
    );
  });
});

/** Reading the clipboard is forbidden by the pages' headers. */
const keepCopies = (): void => {
  const clipboard = { writeText: async (text: string) => void Object.assign(window, { copied: text }) };
  Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => clipboard });
};

const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { copied: string }).copied);

describe('the source and its toolbar', () => {
  const many = '/many/';
  const code = (page: Page): Promise<readonly string[]> =>
    page
      .locator('figure')
      .first()
      .locator('.source pre')
      .evaluateAll((all) =>
        all.filter((one) => (one as HTMLElement).offsetParent).map((one) => one.textContent),
      );

  test('DEM-05: TypeScript without a choice, JavaScript with one, for all demos and after a reload', async () => {
    await as(async ({ open }) => {
      const page = await open(many);
      expect((await code(page))[0]).toContain('interface ManyProps');
      await page.getByTitle('Show JavaScript source').first().click();
      const [demo, messages] = await code(page);
      expect(demo).toBe(`import * as React from 'react';
import { words } from './words';

// Shows words.
export default function Many({ count = 2 }) {
  const shown = words.slice(0, count);

  return <p>{shown.join(', ')}</p>;
}
`);
      expect(messages).toBe(`export const words = ['one', 'two', 'three'];\n`);
      const cookie = await page.evaluate(() => document.cookie);
      expect(cookie).toContain('codeVariant=JS');
      await page.reload();
      await ready(page);
      expect((await code(page))[0]).not.toContain('interface');
      expect(await page.getByTitle('Show JavaScript source').first().getAttribute('aria-pressed')).toBe(
        'true',
      );
    });
  });

  test('CVR-06: where there is no TypeScript, its button is off', async () => {
    await as(async ({ open }) => {
      const page = await open(many);
      expect(await page.getByTitle('Show TypeScript source').nth(1).isDisabled()).toBe(true);
    });
  });

  test('DEM-04: one stop of the Tab key; arrows, Home and End move within', async () => {
    await as(async ({ open }) => {
      const page = await open(many);
      const toolbar = page.getByRole('toolbar', { name: 'demo source' }).first();
      const focused = (): Promise<string | null> =>
        page.evaluate(() => document.activeElement!.getAttribute('title'));
      await toolbar.waitFor();
      expect(await toolbar.locator('[tabindex="0"]').count()).toBe(1);
      await toolbar.locator('[tabindex="0"]').focus();
      await page.keyboard.press('ArrowRight');
      expect(await focused()).toBe('Show JavaScript source');
      await page.keyboard.press('End');
      expect(await focused()).toBe('See more');
      await page.keyboard.press('ArrowRight');
      expect(await focused()).toBe('Show TypeScript source');
      await page.keyboard.press('ArrowLeft');
      expect(await focused()).toBe('See more');
      await page.keyboard.press('Home');
      expect(await focused()).toBe('Show TypeScript source');
      expect(await toolbar.locator('[tabindex="0"]').count()).toBe(1);
    });
  });

  test('the menu of further actions is a column of rows; a button that is off is faint', async () => {
    await as(async ({ open }) => {
      const page = await open(many);
      const toolbar = page.getByRole('toolbar').nth(1);
      await toolbar.getByRole('button', { name: 'See more' }).click();
      const rows = await page.getByRole('menuitem').evaluateAll((items) =>
        items.map((item) => {
          const { display, borderStyle, textDecorationLine } = getComputedStyle(item);
          const { x, width, height } = item.getBoundingClientRect();
          return [display, borderStyle, textDecorationLine, x, width, height];
        }),
      );
      expect(rows.length).toBeGreaterThan(1);
      expect(new Set(rows.map((row) => row.join(' '))).size).toBe(1);
      expect(rows[0]).toEqual(['block', 'none', 'none', expect.any(Number), expect.any(Number), 36]);
      const off = toolbar.getByTitle('Show TypeScript source');
      expect(
        await off.evaluate((one) => [getComputedStyle(one).opacity, getComputedStyle(one).fontSize]),
      ).toEqual(['0.5', '12px']);
    });
  });

  test('copies the source and a link, resets the demo and the focus, leads to the source', async () => {
    await as(
      async ({ open }) => {
        const page = await open('/first/');
        await live(page);
        const tool = (name: string) => page.getByRole('toolbar').first().getByRole('button', { name });
        await tool('Copy the source').click();
        await expect.poll(() => clipboard(page)).toContain('useState<number>(0)');
        await tool('See more').click();
        await page.getByRole('menuitem', { name: 'Copy link to TypeScript' }).click();
        await expect.poll(() => clipboard(page)).toMatch(/\/first\/#Counter\.tsx$/);
        await tool('See more').click();
        await page.getByRole('menuitem', { name: 'Copy link to JavaScript' }).click();
        await expect.poll(() => clipboard(page)).toMatch(/\/first\/#Counter\.js$/);
        await page.getByRole('button', { name: '0 times' }).click();
        await page.getByRole('button', { name: '1 times' }).waitFor();
        await tool('Reset demo').click();
        await page.getByRole('button', { name: '0 times' }).waitFor();
        await tool('Reset focus').click();
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('0 times');
        await tool('See more').click();
        expect(await page.getByRole('menuitem', { name: 'View the source' }).getAttribute('href')).toBe(
          'https://code.example/acme/docs/blob/main/pages/Counter.tsx',
        );
      },
      { before: keepCopies },
    );
  });

  test('DEM-03: a link to a file opens it, in its language', async () => {
    await as(async ({ open }) => {
      const page = await open('/first/#Counter.js');
      await expect.poll(async () => (await code(page))[0]).toContain('React.useState(0)');
    });
  });

  test('a hash that is not encoded as an address is nobody’s file', async () => {
    await as(async ({ open }) => {
      const page = await open('/first/#100%');
      await page.getByRole('toolbar').first().waitFor();
      await page.evaluate(() => (location.hash = '#50%'));
      await page.evaluate(() => (location.hash = '#Counter.tsx'));
      await page.locator('details.source[open]').waitFor();
    });
  });

  test('in forced colors a line is around the chosen language', async () => {
    await as(
      async ({ open }) => {
        const page = await open(many);
        const toolbar = page.getByRole('toolbar').first();
        const readOutlines = (): Promise<readonly string[]> =>
          toolbar
            .locator('[aria-pressed]')
            .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).outlineStyle));
        await expect.poll(readOutlines).toEqual(['solid', 'none']);
      },
      { forcedColors: 'active' },
    );
  });

  test('opens a project that has all files and the versions that are installed', async () => {
    await as(async ({ open, context }) => {
      const posted: string[] = [];
      await context.route('https://stackblitz.com/**', async (route) => {
        posted.push(route.request().postData() ?? '');
        await route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><link rel=icon href=data:,><title>ok</title>',
        });
      });
      const page = await open(many);
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('button', { name: 'Edit in StackBlitz' }).first().click(),
      ]);
      await tab.waitForLoadState();
      await expect.poll(() => posted.length).toBe(1);
      const fields = new URLSearchParams(posted[0]);
      expect([...fields.keys()]).toContain('project[files][src/Demo.tsx]');
      expect([...fields.keys()]).toContain('project[files][src/words.ts]');
      const manifest = JSON.parse(fields.get('project[files][package.json]')!) as { dependencies: object };
      expect(manifest.dependencies).toEqual({ react: '19.3.1', 'react-dom': '19.3.1' });
    }, {});
  });
});
