/** The engine's rule for fenced code, told apart only in what it notes: whether the fence is closed. */

import { belongs, blockRule, type Attempt, type BlockRule } from './block-rule.js';

/** Both kinds of fence. */
export const fences: readonly BlockRule[] = [blockRule('`', fence), blockRule('~', fence)];

function fence({ state, line, end, silent, text }: Attempt): boolean {
  const markup = /^(?:`{3,}|~{3,})/.exec(text)?.[0];
  if (markup === undefined) return false;
  const info = text.slice(markup.length);
  if (markup.startsWith('`') && info.includes('`')) return false;
  if (silent) return true;
  let next = line + 1;
  while (next < end && belongs(state, next) && !closes(next)) next += 1;
  const closed = next < end && closes(next);
  const token = state.push('fence', 'code', 0);
  token.info = info;
  token.content = state.getLines(line + 1, next, state.sCount[line]!, true);
  token.markup = markup;
  token.map = [line, closed ? next + 1 : next];
  token.meta = { closed };
  state.line = token.map[1];
  return true;

  function closes(at: number): boolean {
    const start = state.bMarks[at]! + state.tShift[at]!;
    if (state.src.charCodeAt(start) !== markup!.charCodeAt(0)) return false;
    if (state.sCount[at]! - state.blkIndent >= 4 || state.sCount[at]! < state.blkIndent) return false;
    const past = state.skipChars(start, markup!.charCodeAt(0));
    return past - start >= markup!.length && state.skipSpaces(past) >= state.eMarks[at]!;
  }
}
