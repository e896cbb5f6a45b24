/** axe-core on a page in the browser. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** The script, and where `serve` has it: Chromium compiles a script with an address once, and any other again and again. */
const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
export const axeScript = { pathname: '/axe-core/axe.min.js', file } as const;

declare const axe: { run(options: object): Promise<AxeResults> };

/** Stylesheets are not fetched once more: the one rule that reads them is experimental, and off. */
const OPTIONS = { resultTypes: ['violations'], iframes: false, preload: { assets: ['media'] } };

export interface Violation {
  readonly rule: string;
  /** Where, as a selector. */
  readonly target: string;
  readonly summary: string;
}

/** Loads axe from the server of the page, where that has it: as a module, since pages require Trusted Types of `src`. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(`import(${JSON.stringify(axeScript.pathname)}).then(() => undefined)`);
}

/** What axe finds on a page, framed demos left out: they are documents of their own. */
export async function violationsOn(page: Page): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(file, 'utf8'));
  const { violations } = await page.evaluate((options) => axe.run(options), OPTIONS);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      rule: id,
      target: target.join(' '),
      summary: (failureSummary ?? '').replace(/\s+/g, ' '),
    })),
  );
}
