/** The block rule for `:::info Title` … `:::`, which can be nested. */

import type { StateBlock } from 'markdown-it';
import {
  createBlockRule,
  getLineText,
  isInContainer,
  pushInline,
  tokenizeLines,
} from './create-block-rule.js';

const COLONS_LINE = /^(:{3,})(.*)$/;

/**
 * Adds `callout_open` with its meta, an `inline` title where there is one, and `callout_close`. Any word can be a
 * severity here; it is checked when the callout is rendered.
 */
export const calloutRule = createBlockRule(':', ({ state, line, end, silent, text }) => {
  const opening = parseColons(text);
  if (!opening) return false;
  if (silent) return true;
  if (opening.rest === '') {
    state.push('callout_stray', '', 0).map = [line, line + 1];
    state.line = line + 1;
    return true;
  }
  const closingLine = findClosingLine(state, { line, end, count: opening.count });
  const contentEnd = closingLine ?? end;
  const severity = /^[\w-]+/.exec(opening.rest)?.[0] ?? opening.rest;
  const title = opening.rest.slice(severity.length).trim();
  const openToken = state.push('callout_open', 'aside', 1);
  openToken.map = [line, contentEnd];
  openToken.meta = { severity, closed: closingLine !== undefined };
  if (title !== '') pushInline(state, title, line);
  const { parentType } = state;
  state.parentType = 'callout';
  tokenizeLines(state, line + 1, contentEnd);
  state.parentType = parentType;
  state.push('callout_close', 'aside', -1);
  state.line = closingLine === undefined ? end : closingLine + 1;
  return true;
});

/** The line that closes a callout. Callouts that open within it close first; fences are skipped. */
function findClosingLine(
  state: StateBlock,
  { line, end, count }: { readonly line: number; readonly end: number; readonly count: number },
): number | undefined {
  const openCounts = [count];
  let openFence: string | undefined;
  for (let at = line + 1; at < end && isInContainer(state, at); at += 1) {
    const text = getLineText(state, at);
    const fenceMark = /^(?:`{3,}|~{3,})/.exec(text)?.[0];
    if (openFence !== undefined) {
      if (fenceMark?.startsWith(openFence) && text.trimEnd() === fenceMark) openFence = undefined;
      continue;
    }
    openFence = fenceMark;
    const colons = parseColons(text);
    if (!colons) continue;
    if (colons.rest !== '') openCounts.push(colons.count);
    else openCounts.length = findClosedLevel(colons.count, openCounts);
    if (openCounts.length === 0) return at;
  }
  return undefined;
}

function parseColons(text: string): { readonly count: number; readonly rest: string } | undefined {
  if (!text.startsWith(':::')) return undefined;
  const [, colons = '', rest = ''] = COLONS_LINE.exec(text) ?? [];
  return { count: colons.length, rest: rest.trim() };
}

/** The innermost callout with as many colons; else the innermost, if it has fewer. */
function findClosedLevel(count: number, openCounts: readonly number[]): number {
  const equalIndex = openCounts.lastIndexOf(count);
  if (equalIndex >= 0) return equalIndex;
  return (openCounts.at(-1) ?? 0) < count ? openCounts.length - 1 : openCounts.length;
}
