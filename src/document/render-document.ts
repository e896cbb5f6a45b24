/** The whole text of a document. */

import { escapeAttribute } from '../text/escape-html.js';
import { fillSlots } from './fill-slots.js';
import { renderHead, type HeadProps } from './render-head.js';
import type { SlotName } from '../kit/Slot.js';

export interface DocumentInput {
  readonly head: HeadProps;
  /** A rendered frame, with its slots. */
  readonly layout: string;
  /** What goes into the slots, as finished HTML. */
  readonly slots: Readonly<Partial<Record<SlotName, string>>>;
}

export function renderDocument({ head, layout, slots }: DocumentInput): string {
  const html = fillSlots(layout, slots);
  return `<!doctype html>\n<html lang="${escapeAttribute(head.language)}"><head>${renderHead(head)}</head><body>${html}</body></html>\n`;
}
