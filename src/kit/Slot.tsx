/** The place of a partial in a layout. Partials are rendered separately and inserted afterwards. */

import { createElement } from 'react';
import type { PartialName } from './partials.js';

/** What a layout has a place for: a partial, or the page's content. */
export type SlotName = PartialName | 'content';

/** Renders an empty element, which docsgen replaces with the rendered partial. */
export function Slot({ name }: { readonly name: 'navigation' | 'contents' | 'header' | 'footer' }) {
  return createElement('docsgen-slot', { name });
}

/** The place of the page's own content. */
export function Markdown() {
  return createElement('docsgen-slot', { name: 'content' });
}
