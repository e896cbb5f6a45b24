/** The contents list of a page: level 2, with level 3 below. */

import type { ContentsItem } from '../kit/partials.js';
import type { Heading } from '../markdown/page.js';

export function createContentsItems(headings: readonly Heading[]): readonly ContentsItem[] {
  const items: { id: string; html: string; children: { id: string; html: string }[] }[] = [];
  for (const { level, id, html } of headings) {
    const parent = items.at(-1);
    if (level === 3 && parent) parent.children.push({ id, html });
    else items.push({ id, html, children: [] });
  }
  return items;
}
