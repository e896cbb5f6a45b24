/** The two elements of the dialect that hold something other than Markdown: `<codeblock>` and `<featureList>`. */

import { createBlockRule, getLineText, type BlockRuleAttempt } from './create-block-rule.js';

/**
 * `<codeblock storageKey="…">` … `</codeblock>`: gives `code_tabs_open`, the tokens within, `code_tabs_close`.
 * `<featureList>` … `</featureList>`: gives `feature_list_open`, an `inline` for each line, `feature_list_close`.
 */
export const elementRule = createBlockRule('<', (attempt: BlockRuleAttempt) => {
  const [, name, attributes] = /^<(codeblock|featureList)\b([^>]*)>[ \t]*$/.exec(attempt.text) ?? [];
  if (name === undefined) return false;
  if (attempt.silent) return true;
  const { state, line, end } = attempt;
  const closingLineNumber = findClosingLine(attempt, `</${name}>`);
  const type = name === 'codeblock' ? 'code_tabs' : 'feature_list';
  const openToken = state.push(`${type}_open`, '', 1);
  openToken.map = [line, closingLineNumber ?? end];
  openToken.meta = { closed: closingLineNumber !== undefined, attributes: attributes!.trim() };
  if (name === 'codeblock') tokenizeWithin(attempt, closingLineNumber ?? end);
  else pushFeatureItems(attempt, closingLineNumber ?? end);
  state.push(`${type}_close`, '', -1);
  state.line = closingLineNumber === undefined ? end : closingLineNumber + 1;
  return true;
});

function findClosingLine({ state, line, end }: BlockRuleAttempt, tag: string): number | undefined {
  for (let at = line + 1; at < end; at += 1) if (getLineText(state, at).trimEnd() === tag) return at;
  return undefined;
}

function tokenizeWithin({ state, line }: BlockRuleAttempt, to: number): void {
  const { lineMax } = state;
  state.lineMax = to;
  state.md.block.tokenize(state, line + 1, to);
  state.lineMax = lineMax;
}

function pushFeatureItems({ state, line }: BlockRuleAttempt, to: number): void {
  for (let at = line + 1; at < to; at += 1) {
    const text = getLineText(state, at).trim();
    if (text === '') continue;
    const token = state.push('inline', '', 0);
    token.content = text.startsWith('- ') ? text.slice(2).trim() : text;
    token.map = [at, at + 1];
    token.children = [];
    token.meta = { item: text.startsWith('- ') };
  }
}
