/** The block rule for `:::info Title` … `:::`, which can be nested. */

import type { StateBlock } from 'markdown-it';
import { isInContainer, createBlockRule, getLineText, type BlockRuleAttempt } from './create-block-rule.js';

/** What stands on the opening line. */
export interface CalloutMeta {
  readonly severity: string;
  readonly closed: boolean;
}

const COLONS_LINE = /^(:{3,})(.*)$/;

/** Gives `callout_open` with its meta, an `inline` title behind it where there is one, and `callout_close`. */
export const calloutRule = createBlockRule(':', ({ state, line, end, silent, text }: BlockRuleAttempt) => {
  const colonsMatch = parseColons(text);
  if (!colonsMatch) return false;
  if (silent) return true;
  const { rest } = colonsMatch;
  if (rest === '') {
    const token = state.push('callout_stray', '', 0);
    token.map = [line, line + 1];
    state.line = line + 1;
    return true;
  }
  const closingLineNumber = findClosingLine(state, line, end);
  const [severity, title] = splitTitle(rest);
  const openToken = state.push('callout_open', 'aside', 1);
  openToken.map = [line, closingLineNumber ?? end];
  openToken.meta = { severity, closed: closingLineNumber !== undefined } satisfies CalloutMeta;
  if (title !== '') {
    const inline = state.push('inline', '', 0);
    inline.content = title;
    inline.map = [line, line + 1];
    inline.children = [];
  }
  tokenizeWithin(state, line + 1, closingLineNumber ?? end);
  state.push('callout_close', 'aside', -1);
  state.line = closingLineNumber === undefined ? end : closingLineNumber + 1;
  return true;
});

function splitTitle(rest: string): readonly [severity: string, title: string] {
  const severity = /^[\w-]+/.exec(rest)?.[0] ?? rest;
  return [severity, rest.slice(severity.length).trim()];
}

function tokenizeWithin(state: StateBlock, from: number, to: number): void {
  const { parentType, lineMax } = state;
  state.parentType = 'callout';
  state.lineMax = to;
  state.md.block.tokenize(state, from, to);
  state.parentType = parentType;
  state.lineMax = lineMax;
}

/** The line that closes the callout opened on `line`; what is opened in between is closed first, and fences are passed by. */
function findClosingLine(state: StateBlock, line: number, end: number): number | undefined {
  const openCounts = [parseColons(getLineText(state, line))!.count];
  let openFence: string | undefined;
  for (let at = line + 1; at < end && isInContainer(state, at); at += 1) {
    const text = getLineText(state, at);
    const fenceMark = /^(?:`{3,}|~{3,})/.exec(text)?.[0];
    if (openFence !== undefined) {
      if (fenceMark?.startsWith(openFence) && text.trimEnd() === fenceMark) openFence = undefined;
      continue;
    }
    openFence = fenceMark;
    const colonsMatch = parseColons(text);
    if (!colonsMatch) continue;
    if (colonsMatch.rest !== '') openCounts.push(colonsMatch.count);
    else openCounts.length = findClosedLevel(colonsMatch.count, openCounts);
    if (openCounts.length === 0) return at;
  }
  return undefined;
}

function parseColons(text: string): { readonly count: number; readonly rest: string } | undefined {
  if (!text.startsWith(':::')) return undefined;
  const [, colons, rest] = COLONS_LINE.exec(text)!;
  return { count: colons!.length, rest: rest!.trim() };
}

/** The innermost with as many colons; else the innermost, if it has fewer. */
function findClosedLevel(count: number, openCounts: readonly number[]): number {
  const equalIndex = openCounts.lastIndexOf(count);
  if (equalIndex >= 0) return equalIndex;
  return openCounts.at(-1)! < count ? openCounts.length - 1 : openCounts.length;
}
