/** Checks the accessibility of a part of a page with axe-core. */

import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';

/** The parts of axe's result that are used. */
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** The violations within an element, one sentence each. `axeFile` is the source of axe-core. */
export async function findAccessibilityViolations(
  root: Locator,
  axeFile: string,
): Promise<readonly string[]> {
  const handle = await root.elementHandle();
  const frame = await handle?.ownerFrame();
  if (!frame) return [];
  const isLoaded = await frame.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await frame.evaluate(await readFile(axeFile, 'utf8'));
  const violations = await root.evaluate(async (element): Promise<readonly Violation[]> => {
    const runOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] };
    const axe = Reflect.get(globalThis, 'axe');
    const results: { readonly violations: readonly Violation[] } = await axe.run(element, {
      runOnly,
      resultTypes: ['violations'],
    });
    return results.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html }) => ({ html })),
    }));
  });
  return violations.map(({ id, help, nodes }) => {
    const more = nodes.length > 1 ? ` and ${nodes.length - 1} more` : '';
    return `${help} (${id}): ${nodes[0]?.html.slice(0, 120) ?? ''}${more}`;
  });
}
