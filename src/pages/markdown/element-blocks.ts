/** The two elements of the dialect that hold something other than Markdown: `<codeblock>` and `<featureList>`. */

import { blockRule, lineText, type Attempt } from './block-rule.js';

/**
 * `<codeblock storageKey="…">` … `</codeblock>`: gives `code_tabs_open`, the tokens within, `code_tabs_close`.
 * `<featureList>` … `</featureList>`: gives `feature_list_open`, an `inline` for each line, `feature_list_close`.
 */
export const elementBlocks = blockRule('<', (attempt: Attempt) => {
  const [, name, attributes] = /^<(codeblock|featureList)\b([^>]*)>[ \t]*$/.exec(attempt.text) ?? [];
  if (name === undefined) return false;
  if (attempt.silent) return true;
  const { state, line, end } = attempt;
  const close = closingLine(attempt, `</${name}>`);
  const type = name === 'codeblock' ? 'code_tabs' : 'feature_list';
  const open = state.push(`${type}_open`, '', 1);
  open.map = [line, close ?? end];
  open.meta = { closed: close !== undefined, attributes: attributes!.trim() };
  if (name === 'codeblock') readWithin(attempt, close ?? end);
  else items(attempt, close ?? end);
  state.push(`${type}_close`, '', -1);
  state.line = close === undefined ? end : close + 1;
  return true;
});

function closingLine({ state, line, end }: Attempt, tag: string): number | undefined {
  for (let at = line + 1; at < end; at += 1) if (lineText(state, at).trimEnd() === tag) return at;
  return undefined;
}

function readWithin({ state, line }: Attempt, to: number): void {
  const { lineMax } = state;
  state.lineMax = to;
  state.md.block.tokenize(state, line + 1, to);
  state.lineMax = lineMax;
}

function items({ state, line }: Attempt, to: number): void {
  for (let at = line + 1; at < to; at += 1) {
    const text = lineText(state, at).trim();
    if (text === '') continue;
    const token = state.push('inline', '', 0);
    token.content = text.startsWith('- ') ? text.slice(2).trim() : text;
    token.map = [at, at + 1];
    token.children = [];
    token.meta = { item: text.startsWith('- ') };
  }
}
