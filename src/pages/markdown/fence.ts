/** The engine's rule for fenced code, told apart only in what it notes: whether the fence is closed. */

import type { StateBlock } from 'markdown-it';
import { belongs, blockRule, type Attempt, type BlockRule } from './block-rule.js';

/** Both kinds of fence. */
export const fences: readonly BlockRule[] = [blockRule('`', fence), blockRule('~', fence)];

function fence({ state, line, end, silent, text }: Attempt): boolean {
  const markup = /^(?:`{3,}|~{3,})/.exec(text)?.[0];
  if (markup === undefined) return false;
  const info = text.slice(markup.length);
  if (markup.startsWith('`') && info.includes('`')) return false;
  if (silent) return true;
  const closing = { code: markup.charCodeAt(0), length: markup.length };
  let next = line + 1;
  while (next < end && belongs(state, next) && !closes(state, next, closing)) next += 1;
  const closed = next < end && closes(state, next, closing);
  const token = state.push('fence', 'code', 0);
  token.info = info;
  token.content = state.getLines(line + 1, next, state.sCount[line]!, true);
  token.markup = markup;
  token.map = [line, closed ? next + 1 : next];
  token.meta = { closed };
  state.line = token.map[1];
  return true;
}

/** Whether a line closes a fence: as many marks at least, and nothing behind them. */
function closes(
  state: StateBlock,
  line: number,
  { code, length }: { readonly code: number; readonly length: number },
): boolean {
  const start = state.bMarks[line]! + state.tShift[line]!;
  if (state.src.charCodeAt(start) !== code) return false;
  const indent = state.sCount[line]! - state.blkIndent;
  if (indent >= 4 || indent < 0) return false;
  const past = state.skipChars(start, code);
  return past - start >= length && state.skipSpaces(past) >= state.eMarks[line]!;
}
