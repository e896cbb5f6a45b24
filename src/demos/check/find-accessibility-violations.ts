/** What axe has to say of a part of a page. Knows nothing of demos. */

import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';

/** What of axe's answer is used. */
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe, in this file, finds within an element; a sentence each. */
export async function findAccessibilityViolations(
  root: Locator,
  axeFile: string,
): Promise<readonly string[]> {
  const handle = await root.elementHandle();
  const frame = await handle?.ownerFrame();
  if (!frame) return [];
  const isLoaded = await frame.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await frame.evaluate(await readFile(axeFile, 'utf8'));
  const violations = await root.evaluate(async (element) => {
    const { axe: engine } = globalThis as unknown as {
      readonly axe: { run(element: unknown, options: object): Promise<{ violations: readonly Violation[] }> };
    };
    const runOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] };
    return (await engine.run(element, { runOnly, resultTypes: ['violations'] })).violations.map(
      ({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => ({ html })) }),
    );
  });
  return violations.map(({ id, help, nodes }) => {
    const more = nodes.length > 1 ? ` and ${nodes.length - 1} more` : '';
    return `${help} (${id}): ${nodes[0]?.html.slice(0, 120) ?? ''}${more}`;
  });
}
