/** The block rules for fences, directives, `<codeblock>` and `<featureList>`. Each notes whether its block is closed. */

import type { StateBlock } from 'markdown-it';
import {
  createBlockRule,
  getBlockText,
  getIndent,
  getLineEnd,
  getLineStart,
  getLineText,
  isInContainer,
  pushInline,
  tokenizeLines,
  type BlockRuleAttempt,
} from './create-block-rule.js';

export const backtickFenceRule = createBlockRule('`', applyFenceRule);
export const tildeFenceRule = createBlockRule('~', applyFenceRule);

/** Adds one `fence` token, as the engine's own rule does. */
function applyFenceRule({ state, line, end, silent, text }: BlockRuleAttempt): boolean {
  const markup = /^(?:`{3,}|~{3,})/.exec(text)?.[0];
  if (markup === undefined) return false;
  const info = text.slice(markup.length);
  if (markup.startsWith('`') && info.includes('`')) return false;
  if (silent) return true;
  let nextLine = line + 1;
  while (nextLine < end && isInContainer(state, nextLine) && !isClosingFence(state, nextLine, markup))
    nextLine += 1;
  const closed = nextLine < end && isClosingFence(state, nextLine, markup);
  const token = state.push('fence', 'code', 0);
  token.info = info;
  token.content = getBlockText(state, line + 1, nextLine, line);
  token.markup = markup;
  token.map = [line, closed ? nextLine + 1 : nextLine];
  token.meta = { closed };
  state.line = token.map[1];
  return true;
}

/** Whether a line closes a fence: at least as many marks, and nothing behind them. */
function isClosingFence(state: StateBlock, line: number, markup: string): boolean {
  const start = getLineStart(state, line);
  const code = markup.charCodeAt(0);
  const indent = getIndent(state, line);
  if (state.src.charCodeAt(start) !== code || indent >= 4 || indent < 0) return false;
  const marksEnd = state.skipChars(start, code);
  return marksEnd - start >= markup.length && state.skipSpaces(marksEnd) >= getLineEnd(state, line);
}

/** A line that is meant to be a directive; braces in prose are not. */
const DIRECTIVE_OPENING = /^\{\{[ \t]*"/;

/** In lines. */
const MAX_DIRECTIVE_LINES = 100;

/** Adds one `directive` token: its `content` is the JSON, from the first brace to the last. */
export const directiveRule = createBlockRule('{', ({ state, line, end, silent, text }) => {
  if (!DIRECTIVE_OPENING.test(text)) return false;
  if (silent) return true;
  const isLastLine = (at: number) => getLineText(state, at).trimEnd().endsWith('}}');
  const lineLimit = Math.min(end, line + MAX_DIRECTIVE_LINES);
  let lastLine = line;
  while (!isLastLine(lastLine) && lastLine + 1 < lineLimit && !state.isEmpty(lastLine + 1)) lastLine += 1;
  const closed = isLastLine(lastLine);
  if (!closed) lastLine = line;
  const token = state.push('directive', '', 0);
  token.content = getBlockText(state, line, lastLine + 1, line).trimEnd();
  token.map = [line, lastLine + 1];
  token.meta = { closed };
  state.line = lastLine + 1;
  return true;
});

/**
 * `<codeblock storageKey="…">` … `</codeblock>`: adds `code_tabs_open`, the tokens within, `code_tabs_close`.
 * `<featureList>` … `</featureList>`: adds `feature_list_open`, an `inline` for each line, `feature_list_close`.
 */
export const elementRule = createBlockRule('<', ({ state, line, end, silent, text }) => {
  const [, name, attributes = ''] = /^<(codeblock|featureList)\b([^>]*)>[ \t]*$/.exec(text) ?? [];
  if (name === undefined) return false;
  if (silent) return true;
  let closingLine = line + 1;
  while (closingLine < end && getLineText(state, closingLine).trimEnd() !== `</${name}>`) closingLine += 1;
  const closed = closingLine < end;
  const type = name === 'codeblock' ? 'code_tabs' : 'feature_list';
  const openToken = state.push(`${type}_open`, '', 1);
  openToken.map = [line, closingLine];
  openToken.meta = { closed, attributes: attributes.trim() };
  if (name === 'codeblock') tokenizeLines(state, line + 1, closingLine);
  else pushFeatureItems(state, line + 1, closingLine);
  state.push(`${type}_close`, '', -1);
  state.line = closed ? closingLine + 1 : end;
  return true;
});

function pushFeatureItems(state: StateBlock, from: number, to: number): void {
  for (let at = from; at < to; at += 1) {
    const text = getLineText(state, at).trim();
    const item = text.startsWith('- ');
    if (text !== '') pushInline(state, item ? text.slice(2).trim() : text, at).meta = { item };
  }
}
