/** The rules for formulas, of sites that have turned them on: `$…$` in a text, and a block of `$$` … `$$`. */

import type { StateInline } from 'markdown-it';
import { INLINE_FORMULA } from '../math/formula.js';
import { createBlockRule, getBlockText, getLineText, isInContainer } from './create-block-rule.js';

const FORMULA = new RegExp(INLINE_FORMULA, 'y');

/** Adds one `formula` token; its meta has the `offset` of the first character behind the dollar signs. */
export function inlineFormulaRule(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src[pos] !== '$') return false;
  FORMULA.lastIndex = pos;
  const [whole, display, inline = ''] = FORMULA.exec(src) ?? [];
  if (whole === undefined || pos + whole.length > posMax) return false;
  if (!silent) {
    const isDisplay = display !== undefined;
    const token = state.push('formula', 'math', 0);
    token.content = display ?? inline;
    token.meta = { isDisplay, offset: pos + (isDisplay ? 2 : 1) };
  }
  state.pos += whole.length;
  return true;
}

/** Adds one `formula_block` token: its content begins behind the opening dollar signs. */
export const formulaBlockRule = createBlockRule('$', ({ state, line, end, silent, text }) => {
  if (!text.startsWith('$$')) return false;
  const firstLine = text.slice(2).trimEnd();
  const closing = firstLine.indexOf('$$');
  if (closing >= 0 && closing < firstLine.length - 2) return false;
  if (silent) return true;
  let lastLine = line;
  const isClosed = (): boolean =>
    lastLine === line ? closing >= 0 : getLineText(state, lastLine).trimEnd().endsWith('$$');
  while (!isClosed() && lastLine + 1 < end && isInContainer(state, lastLine + 1)) lastLine += 1;
  const closed = isClosed();
  const content = getBlockText(state, line, lastLine + 1, line)
    .trim()
    .slice(2);
  const token = state.push('formula_block', 'math', 0);
  token.content = closed ? content.slice(0, -2) : content;
  token.map = [line, lastLine + 1];
  token.meta = { closed };
  state.line = lastLine + 1;
  return true;
});
