/** axe-core on a page in the browser. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { findLooks } from './text-looks.js';

/** The script, and where `serve` has it: Chromium compiles a script with an address once, and any other again and again. */
const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
export const axeScript = { pathname: '/axe-core/axe.min.js', file } as const;

declare const axe: { run(context: object, options: object): Promise<AxeResults> };

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

/** The rules of colors: two thirds of the time that axe takes for a page. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page, framed demos left out: they are documents of their own. */
export async function violationsOn(page: Page): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(file, 'utf8'));
  return listViolations(
    await page.evaluate(async (options) => (await axe.run(document, options)).violations, OPTIONS),
  );
}

/**
 * The same, on a page that has loaded axe, for one of many pages: the rules of colors are asked about those texts that
 * look like none that was `examined` on any of them, and all others about the whole page.
 */
export async function newViolationsOn(page: Page, examined: Set<string>): Promise<readonly Violation[]> {
  const looks = (await findLooks(page)).filter((look) => !examined.has(look));
  for (const look of looks) examined.add(look);
  const violations = await page.evaluate(
    async ([looks, colorRules, options]) => {
      const others = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));
      const ofAll = await axe.run(document, { ...options, rules: others });
      if (looks.length === 0) return ofAll.violations;
      const include = looks.map((look) => window.textsByLook.get(look));
      const ofColors = await axe.run(
        { include },
        { ...options, runOnly: { type: 'rule', values: colorRules } },
      );
      // What passes stays in the page: it is many times longer.
      return [...ofAll.violations, ...ofColors.violations];
    },
    [looks, COLOR_RULES, OPTIONS] as const,
  );
  return listViolations(violations);
}

function listViolations(violations: AxeResults['violations']): readonly Violation[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      rule: id,
      target: target.join(' '),
      summary: (failureSummary ?? '').replace(/\s+/g, ' '),
    })),
  );
}
