/** `:::info Title` … `:::`, nested at will. Knows no severity: any word is one here, and judged when it is rendered. */

import type { StateBlock } from 'markdown-it';
import { belongs, blockRule, lineText, type Attempt } from './block-rule.js';

/** What stands on the opening line. */
export interface CalloutMeta {
  readonly severity: string;
  readonly closed: boolean;
}

const COLONS = /^(:{3,})(.*)$/;

/** Gives `callout_open` with its meta, an `inline` title behind it where there is one, and `callout_close`. */
export const callout = blockRule(':', ({ state, line, end, silent, text }: Attempt) => {
  const found = colonsOf(text);
  if (!found) return false;
  if (silent) return true;
  const { rest } = found;
  if (rest === '') {
    const token = state.push('callout_stray', '', 0);
    token.map = [line, line + 1];
    state.line = line + 1;
    return true;
  }
  const close = closingLine(state, line, end);
  const [severity, title] = split(rest);
  const open = state.push('callout_open', 'aside', 1);
  open.map = [line, close ?? end];
  open.meta = { severity, closed: close !== undefined } satisfies CalloutMeta;
  if (title !== '') {
    const inline = state.push('inline', '', 0);
    inline.content = title;
    inline.map = [line, line + 1];
    inline.children = [];
  }
  readWithin(state, line + 1, close ?? end);
  state.push('callout_close', 'aside', -1);
  state.line = close === undefined ? end : close + 1;
  return true;
});

function split(rest: string): readonly [severity: string, title: string] {
  const severity = /^[\w-]+/.exec(rest)?.[0] ?? rest;
  return [severity, rest.slice(severity.length).trim()];
}

function readWithin(state: StateBlock, from: number, to: number): void {
  const { parentType, lineMax } = state;
  state.parentType = 'callout';
  state.lineMax = to;
  state.md.block.tokenize(state, from, to);
  state.parentType = parentType;
  state.lineMax = lineMax;
}

/** The line that closes the callout opened on `line`; what is opened in between is closed first, and fences are passed by. */
function closingLine(state: StateBlock, line: number, end: number): number | undefined {
  const open = [colonsOf(lineText(state, line))!.count];
  let fence: string | undefined;
  for (let at = line + 1; at < end && belongs(state, at); at += 1) {
    const text = lineText(state, at);
    const mark = /^(?:`{3,}|~{3,})/.exec(text)?.[0];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && text.trimEnd() === mark) fence = undefined;
      continue;
    }
    fence = mark;
    const found = colonsOf(text);
    if (!found) continue;
    if (found.rest !== '') open.push(found.count);
    else open.length = levelClosedBy(found.count, open);
    if (open.length === 0) return at;
  }
  return undefined;
}

function colonsOf(text: string): { readonly count: number; readonly rest: string } | undefined {
  if (!text.startsWith(':::')) return undefined;
  const [, colons, rest] = COLONS.exec(text)!;
  return { count: colons!.length, rest: rest!.trim() };
}

/** The innermost with as many colons; else the innermost, if it has fewer. */
function levelClosedBy(count: number, open: readonly number[]): number {
  const equal = open.lastIndexOf(count);
  if (equal >= 0) return equal;
  return open.at(-1)! < count ? open.length - 1 : open.length;
}
