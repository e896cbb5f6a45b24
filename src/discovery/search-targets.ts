/** Collects what a search finds on a page, besides the page itself. */

import type { Page } from '../markdown/page.js';

export interface SearchTargets {
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly components: readonly string[];
  readonly hooks: readonly string[];
  /** Names and anchors of demos. */
  readonly demos: readonly { readonly name: string; readonly anchor: string }[];
}

export function collectSearchTargets({ headings, blocks, frontMatter }: Page): SearchTargets {
  return {
    headings: headings.map(({ id, text }) => ({ id, text })),
    components: frontMatter.components,
    hooks: frontMatter.hooks,
    demos: blocks.flatMap((block) =>
      block.kind === 'demo' && block.options.anchorId !== null
        ? [{ name: block.name, anchor: block.options.anchorId ?? block.name }]
        : [],
    ),
  };
}
