/** Puts finished parts into a frame. */

import type { SlotName } from '../kit/Slot.js';

const SLOT = /<docsgen-slot name="([a-z]+)"><\/docsgen-slot>/g;

/** A slot without a part becomes nothing. */
export function fillSlots(layoutHtml: string, slotHtml: Readonly<Partial<Record<SlotName, string>>>): string {
  return layoutHtml.replace(SLOT, (_, name: SlotName) => slotHtml[name] ?? '');
}
