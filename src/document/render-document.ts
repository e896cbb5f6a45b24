/** Renders the whole text of a document from its head, its layout and what goes into the slots. */

import type { SlotName } from '../kit/Slot.js';
import { escapeAttribute } from '../text/escape-html.js';
import { renderHead, type HeadProps } from './render-head.js';
import type { RenderedLayout } from './renderer.js';

/** A slot without HTML stays empty. */
export function renderDocument(
  head: HeadProps,
  { pieces }: Pick<RenderedLayout, 'pieces'>,
  slots: Readonly<Partial<Record<SlotName, string>>>,
): string {
  const htmlBySlot: Readonly<Record<string, string | undefined>> = slots;
  const body = pieces.map((piece, at) => (at % 2 === 0 ? piece : (htmlBySlot[piece] ?? ''))).join('');
  return `<!doctype html>\n<html lang="${escapeAttribute(head.language)}"><head>${renderHead(head)}</head><body>${body}</body></html>\n`;
}
