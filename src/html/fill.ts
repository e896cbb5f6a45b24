/** Puts finished parts into a frame. */

import type { SlotName } from '../kit/Region.js';

const SLOT = /<docsgen-slot name="([a-z]+)"><\/docsgen-slot>/g;

/** A slot without a part becomes nothing. */
export function fillFrame(frame: string, parts: Readonly<Partial<Record<SlotName, string>>>): string {
  return frame.replace(SLOT, (_, name: SlotName) => parts[name] ?? '');
}
