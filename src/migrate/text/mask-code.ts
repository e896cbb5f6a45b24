/** Replaces by spaces what no converter of text may touch: code, formulas and comments. */

import { INLINE_FORMULA } from '../../markdown/math/formula.js';
import type { LineKind, ScanOptions } from './scan-lines.js';

interface ScannedLine {
  readonly text: string;
  readonly kind: LineKind;
}

export interface MaskedText {
  /** As long as the text that it was made of. */
  readonly text: string;
  readonly hasFormula: boolean;
}

/** Code between backticks, within a paragraph. */
const CODE = /(?<![`\\])(`+)(?!`)(?:[^]*?[^`])\1(?!`)/;

const CODE_OR_FORMULA = new RegExp(`${CODE.source}|(?<!\\\\)(?:${INLINE_FORMULA.source})`, 'g');

export function maskCode(lines: readonly ScannedLine[], { hasMath = false }: ScanOptions): MaskedText {
  const pattern = hasMath ? CODE_OR_FORMULA : new RegExp(CODE, 'g');
  const blocks: string[] = [];
  let paragraph: string[] = [];
  let hasFormula = lines.some(({ kind }) => kind === 'formula');
  const mask = (source: string): string => {
    hasFormula ||= source.startsWith('$');
    return blank(source);
  };
  const flush = () => {
    if (paragraph.length > 0) blocks.push(paragraph.join('\n').replace(pattern, mask));
    paragraph = [];
  };
  for (const { text, kind } of lines) {
    if (kind === 'text' && text.trim() !== '') paragraph.push(text);
    else {
      flush();
      blocks.push(kind === 'text' ? text : ' '.repeat(text.length));
    }
  }
  flush();
  return { text: maskComments(blocks.join('\n')), hasFormula };
}

function maskComments(text: string): string {
  return text.replace(/<!--[^]*?-->/g, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
