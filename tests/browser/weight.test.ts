import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './world.js';

/** What a first visit may cost at most, in requests and gzipped bytes: a twentieth to a tenth more than it does. The last two
 *  have demos in view, and the files of Roboto that these need: 44 and 66 kB. */
const budgets = [
  ['/', { requests: 10, bytes: 28_000, script: 9_000 }],
  ['/material-ui/getting-started/installation/', { requests: 12, bytes: 35_500, script: 12_300 }],
  ['/material-ui/all-components/', { requests: 26, bytes: 346_000, script: 256_000 }],
  ['/material-ui/react-button/', { requests: 25, bytes: 330_000, script: 224_000 }],
] as const;

describe.concurrent('a first visit', () => {
  test.for(budgets)('of %s keeps to %o', async ([pathname, budget], { visit, annotate }) => {
    const page = await visit('/robots.txt', { javaScriptEnabled: true });
    const responses = await load(page, pathname);
    const sizes = await Promise.all(
      responses.map(async (response) => [kindOf(response), await sizeOf(response)] as const),
    );
    const sum = (kind?: string): number =>
      sizes.reduce((total, [each, size]) => (kind === undefined || each === kind ? total + size : total), 0);
    const cost = { requests: responses.length, bytes: sum(), script: sum('script') };
    await annotate(JSON.stringify(cost));
    for (const [name, most] of Object.entries(budget)) {
      expect(cost[name as keyof typeof cost], `${name} of ${JSON.stringify(sizes)}`).toBeLessThanOrEqual(
        most,
      );
    }
  });

  test.for(budgets)('PRD-02: of %s asks no other host for anything', async ([pathname], { visit }) => {
    const page = await visit('/robots.txt', { javaScriptEnabled: true });
    const own = new URL(page.url()).origin;
    const asked: string[] = [];
    // Whether it is answered or not.
    page.on('request', (request) => asked.push(request.url()));
    await load(page, pathname);
    await page.locator('.choices [aria-pressed]').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(asked).toContain(page.url());
    expect(asked.filter((url) => /^(?:https?|wss?):/.test(url) && new URL(url).origin !== own)).toEqual([]);
  });

  test('without a script fetches none', async ({ visit }) => {
    const page = await visit('/robots.txt');
    const responses = await load(page, '/material-ui/react-button/');
    expect(responses.filter((response) => kindOf(response) === 'script')).toEqual([]);
  });
});

/** All that a page fetches of its own accord. */
async function load(page: Page, pathname: string): Promise<readonly Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(new URL(pathname, page.url()).href, { waitUntil: 'networkidle' });
  return responses;
}

function kindOf(response: Response): string {
  return response.request().resourceType();
}

async function sizeOf(response: Response): Promise<number> {
  return gzipSync(await response.body()).length;
}
