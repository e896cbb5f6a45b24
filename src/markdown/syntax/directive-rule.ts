/** `{{"demo": "Name.js", …}}` and `{{"component": "…"}}` on a line of their own. Knows nothing of what they stand for. */

import { createBlockRule, getLineText, type BlockRuleAttempt } from './create-block-rule.js';

/** A line that is meant to be a directive; braces in prose are not. */
const DIRECTIVE_OPENING = /^\{\{[ \t]*"/;

/** In lines. */
const MAX_DIRECTIVE_LINES = 100;

/** Gives one `directive` token: its `content` is the JSON, from the first brace to the last. */
export const directiveRule = createBlockRule('{', ({ state, line, end, silent, text }: BlockRuleAttempt) => {
  if (!DIRECTIVE_OPENING.test(text)) return false;
  if (silent) return true;
  const lineLimit = Math.min(end, line + MAX_DIRECTIVE_LINES);
  let lastLine = line;
  while (
    !getLineText(state, lastLine).trimEnd().endsWith('}}') &&
    lastLine + 1 < lineLimit &&
    !state.isEmpty(lastLine + 1)
  )
    lastLine += 1;
  const closed = getLineText(state, lastLine).trimEnd().endsWith('}}');
  if (!closed) lastLine = line;
  const token = state.push('directive', '', 0);
  token.content = state.getLines(line, lastLine + 1, state.sCount[line]!, false).trimEnd();
  token.map = [line, lastLine + 1];
  token.meta = { closed };
  state.line = lastLine + 1;
  return true;
});
