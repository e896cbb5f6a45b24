/** The whole text of a document. */

import { escapeAttribute } from '../pages/escape.js';
import { fillFrame } from './fill.js';
import { headOf, type HeadProps } from './head.js';
import type { SlotName } from '../kit/Region.js';

export interface DocumentParts {
  readonly head: HeadProps;
  /** A rendered frame, with its slots. */
  readonly frame: string;
  /** What goes into the slots, as finished HTML. */
  readonly slots: Readonly<Partial<Record<SlotName, string>>>;
}

export function documentOf({ head, frame, slots }: DocumentParts): string {
  const html = fillFrame(frame, slots);
  return `<!doctype html>\n<html lang="${escapeAttribute(head.language)}"><head>${headOf(head)}</head><body>${html}</body></html>\n`;
}
