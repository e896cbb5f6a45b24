/** What a page of a translated site says, with and without its scripts: all of it in the language of the page. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGLISH, type MessageKey } from '../../src/site/messages/messages.js';
import { keysIn, unmarkedIn, unmarkedInMarkdown } from '../sites/marked.js';
import { translatedSite } from '../sites/translated-site.js';
import { start, type Living } from './browser.js';

/** What is called the same in every language, and names in the reference that are no words. */
const names = [
  ...['TypeScript', 'JavaScript', 'TS', 'JS', 'MUI System', '- MUI System', 'Tailwind CSS'],
  ...['children', 'classes', 'slots', 'slotProps', 'sx', 'Mui-disabled', 'index.tsx'],
];

let living: Living;

beforeAll(async () => {
  living = await start(translatedSite, 'words', ['nav/orphan-page', 'api/unknown-name', 'api/no-props']);
});

afterAll(async () => living.close());

const files = (language: string, ending: string): readonly string[] =>
  [...living.site.tree().keys()].filter((path) => path.startsWith(`${language}/`) && path.endsWith(ending));

const pages = (language: string): readonly string[] => files(language, '.html');

/** Every page of a language as it is without a script, and as Markdown. */
const spoken = (language: string): string =>
  [...pages(language), ...files(language, '.md')].map((path) => living.site.output(path)).join('\n');

/** Words of pages that there are in the default language alone. */
const DEFAULT_ALONE = (Object.keys(ENGLISH) as readonly MessageKey[]).filter(
  (key) => key.startsWith('notFound.') || key === 'demo.sandbox',
);

describe('LNG-06, a page in another language', () => {
  test('says nothing without a word of that language', () => {
    const unmarked = pages('qq').flatMap((path) =>
      unmarkedIn(living.site.output(path), { language: 'qq', names }).map((said) => `${path}: ${said}`),
    );
    expect(pages('qq').length).toBeGreaterThan(12);
    expect(unmarked).toEqual([]);
  });

  test('as Markdown says nothing without one either, where nobody wrote it', () => {
    const markdownCopies = files('qq', '.md').filter((path) => /api|part/.test(path));
    const unmarked = markdownCopies.flatMap((path) =>
      unmarkedInMarkdown(living.site.output(path), { language: 'qq', names }).map(
        (said) => `${path}: ${said}`,
      ),
    );
    expect(markdownCopies.length).toBeGreaterThan(8);
    expect(unmarked).toEqual([]);
  });

  test('says every word that there is somewhere: the site that is looked at leaves none out', () => {
    const said = keysIn(spoken('qq'), 'qq');
    expect(Object.keys(ENGLISH).filter((key) => !said.has(key as MessageKey))).toEqual(DEFAULT_ALONE);
  });

  test('the page for addresses that lead nowhere, and documents in frames, speak the default language', () => {
    const apart = [...living.site.tree().keys()].filter((path) =>
      /^404|^_docsgen\/(?:demo|sandbox)\..*html$/.test(path),
    );
    const html = apart.map((path) => living.site.output(path)).join('\n');
    expect(apart.length).toBe(3);
    expect(unmarkedIn(html, { language: 'en', names })).toEqual([]);
    expect([...keysIn(html, 'en')]).toEqual(expect.arrayContaining(DEFAULT_ALONE));
  });
});

/** What a page says at this moment, scripts included, that is not in its language; a fault of a demo has a name. */
const unmarkedOn = async (page: Page): Promise<readonly string[]> =>
  unmarkedIn(await page.content(), { language: 'qq', names: [...names, 'Error:'] });

const said = (key: MessageKey): string => `⟦qq:${key}|`;

describe('LNG-06, the scripts of a page in another language', () => {
  test('the toolbar of a demo says whether something was copied', async () => {
    const reader = await living.reader({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await reader.open('/qq/zza/zzdemos/');
    const copy = page.locator('[data-action=copy]').first();
    const status = page.locator('.demo-tools [role=status]').first();
    await copy.click();
    await expect.poll(() => status.textContent()).toContain(said('copy.copied'));
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await copy.click();
    await expect.poll(() => status.textContent()).toContain(said('demo.notCopied'));
    expect(await unmarkedOn(page)).toEqual([]);
    await reader.leave();
  });

  test('DEM-07: a demo that throws says so, on the page and in a frame', async () => {
    const reader = await living.reader();
    const page = await reader.open('/qq/zza/zzdemos/');
    const framed = page.frameLocator('iframe[title*="ZzFramed"]');
    for (const place of [page.locator('[data-demo=ZzBomb]'), framed.locator('.demo')]) {
      await place.scrollIntoViewIfNeeded();
      await place.getByRole('button', { name: 'zzlight' }).click();
      const alert = place.locator('.demo-error');
      await alert.waitFor();
      for (const key of ['demo.failed', 'demo.reset', 'demo.report'] as const)
        expect(await alert.textContent()).toContain(said(key));
    }
    expect(await unmarkedOn(page)).toEqual([]);
    await reader.context.close();
  });

  test('the editor of a demo says what its keys do, and what is wrong', async () => {
    const reader = await living.reader();
    const page = await reader.open('/qq/zza/zzdemos/');
    await page.locator('[data-action=edit]').first().click();
    const field = page.locator('figure textarea').first();
    const fault = page.locator('.edit-error').first();
    await field.waitFor();
    for (const [code, key] of [
      ["import zz from 'zz';\nexport default () => zz;", 'demo.noImport'],
      ['export const zz = 1;', 'demo.noDefault'],
    ] as const) {
      await field.fill(code);
      await expect.poll(() => fault.textContent()).toContain(said(key));
      expect(await unmarkedOn(page)).toEqual([]);
    }
    await reader.leave();
  });

  test('a search says how much it found, and that there is nothing', async () => {
    const reader = await living.reader();
    const page = await reader.open('/qq/zza/zztext/');
    await page.locator('[data-search]').click();
    const status = page.locator('dialog [role=status]');
    for (const [typed, key] of [
      ['zz', 'search.count'],
      ['unheard', 'search.none'],
    ] as const) {
      await page.locator('dialog [role=combobox]').fill(typed);
      await expect.poll(() => status.textContent()).toContain(said(key));
      expect(await unmarkedOn(page)).toEqual([]);
    }
    await reader.leave();
  });

  test('the views of a table of the reference are in that language', async () => {
    const reader = await living.reader();
    const page = await reader.open('/qq/zza/api/zz-press/');
    await page.locator('[data-reference][data-view]').first().waitFor();
    await page.locator('button[value=expanded]').first().click();
    await page.locator('details.item').first().waitFor();
    expect(await page.locator('details.item dt').last().textContent()).toContain(said('api.link'));
    expect(await unmarkedOn(page)).toEqual([]);
    await reader.leave();
  });
});
