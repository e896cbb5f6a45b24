/** The place of a region in a frame. The region itself is rendered apart and put in afterwards. */

import { createElement } from 'react';
import type { PartialName } from './partials.js';

/** What stands in a frame's markup where a region, or the page's content, is to be put in. */
export type SlotName = PartialName | 'content';

/** Prints an empty element that the finished region replaces. */
export function Slot({
  name,
}: {
  readonly name: Exclude<SlotName, 'content' | 'demo' | 'api' | 'reference' | 'tabs'>;
}) {
  return createElement('docsgen-slot', { name });
}

/** The place of the page's own content: its blocks, in order. */
export function Markdown() {
  return createElement('docsgen-slot', { name: 'content' });
}
