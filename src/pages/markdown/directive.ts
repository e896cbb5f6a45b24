/** `{{"demo": "Name.js", …}}` and `{{"component": "…"}}` on a line of their own. Knows nothing of what they stand for. */

import { blockRule, lineText, type Attempt } from './block-rule.js';

/** A line that is meant to be a directive; braces in prose are not. */
const OPENING = /^\{\{[ \t]*"/;

/** In lines. */
const LONGEST = 100;

/** Gives one `directive` token: its `content` is the JSON, from the first brace to the last. */
export const directive = blockRule('{', ({ state, line, end, silent, text }: Attempt) => {
  if (!OPENING.test(text)) return false;
  if (silent) return true;
  const limit = Math.min(end, line + LONGEST);
  let last = line;
  while (!lineText(state, last).trimEnd().endsWith('}}') && last + 1 < limit && !state.isEmpty(last + 1))
    last += 1;
  const closed = lineText(state, last).trimEnd().endsWith('}}');
  if (!closed) last = line;
  const token = state.push('directive', '', 0);
  token.content = state.getLines(line, last + 1, state.sCount[line]!, false).trimEnd();
  token.map = [line, last + 1];
  token.meta = { closed };
  state.line = last + 1;
  return true;
});
