/** The test pages of this repository, which are a product that is a draft. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { builtSite, documentsOf } from './site.js';
import { test } from './world.js';

const site = await builtSite();

describe('the site that ships', () => {
  test('PID-06: has no test page, and no menu, footer or index names one', async ({ visit }) => {
    const documents = documentsOf(site);
    expect(documents.filter(({ pathname }) => pathname.startsWith('/experiments/'))).toEqual([]);
    const links = documents.filter(({ html }) => /href="[^"]*\/experiments\//.test(html));
    expect(links.map(({ pathname }) => pathname)).toEqual([]);
    for (const file of ['sitemap.xml', 'llms.txt'])
      expect(readFileSync(join(site, file), 'utf8'), file).not.toContain('/experiments/');
    const page = await visit('/experiments/docs/');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('This page could not be found');
    await page.getByRole('button', { name: 'Products' }).click();
    const names = await page.locator('#products a').evaluateAll((all) => all.map((one) => one.textContent));
    expect(names.join(' ')).toMatch(/Material UI.*docsgen/);
    expect(names.join(' ')).not.toContain('Docs Infra');
  });

  test('PID-06: leads from the former address of a page about docsgen to the present one', () => {
    const redirects = readFileSync(join(site, '_redirects'), 'utf8');
    for (const name of ['diagnostics', 'markdown', 'demos'])
      expect(redirects).toContain(`/experiments/docs/${name}/ /docsgen/${name}/ 301`);
  });
});
