/** The engine's rule for fenced code, told apart only in what it notes: whether the fence is closed. */

import type { StateBlock } from 'markdown-it';
import {
  isInContainer,
  createBlockRule,
  type BlockRuleAttempt,
  type BlockRule,
} from './create-block-rule.js';

/** Both kinds of fence. */
export const fenceRules: readonly BlockRule[] = [
  createBlockRule('`', applyFenceRule),
  createBlockRule('~', applyFenceRule),
];

function applyFenceRule({ state, line, end, silent, text }: BlockRuleAttempt): boolean {
  const markup = /^(?:`{3,}|~{3,})/.exec(text)?.[0];
  if (markup === undefined) return false;
  const info = text.slice(markup.length);
  if (markup.startsWith('`') && info.includes('`')) return false;
  if (silent) return true;
  const closingFence = { code: markup.charCodeAt(0), length: markup.length };
  let nextLine = line + 1;
  while (nextLine < end && isInContainer(state, nextLine) && !isClosingFence(state, nextLine, closingFence))
    nextLine += 1;
  const closed = nextLine < end && isClosingFence(state, nextLine, closingFence);
  const token = state.push('fence', 'code', 0);
  token.info = info;
  token.content = state.getLines(line + 1, nextLine, state.sCount[line]!, true);
  token.markup = markup;
  token.map = [line, closed ? nextLine + 1 : nextLine];
  token.meta = { closed };
  state.line = token.map[1];
  return true;
}

/** Whether a line closes a fence: as many marks at least, and nothing behind them. */
function isClosingFence(
  state: StateBlock,
  line: number,
  { code, length }: { readonly code: number; readonly length: number },
): boolean {
  const start = state.bMarks[line]! + state.tShift[line]!;
  if (state.src.charCodeAt(start) !== code) return false;
  const indent = state.sCount[line]! - state.blkIndent;
  if (indent >= 4 || indent < 0) return false;
  const offsetAfterMarks = state.skipChars(start, code);
  return offsetAfterMarks - start >= length && state.skipSpaces(offsetAfterMarks) >= state.eMarks[line]!;
}
