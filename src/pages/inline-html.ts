/** The text of a block, from the engine's inline tokens to HTML. Knows nothing of blocks. */

import type { Position } from '../report/locate.js';
import type { Draft } from './draft.js';
import { escapeAttribute, escapeText } from './escape.js';
import type { Token } from './markdown/engine.js';
import { rawHtml } from './raw-html.js';
import type { Run } from './source-text.js';

export interface InlineGiven {
  readonly draft: Draft;
  /** Where the text stands. */
  readonly run: Run;
  /** Whether the text is in a paragraph or a heading, where no block may stand. */
  readonly inText: boolean;
}

const FIXED: Readonly<Record<string, string>> = {
  softbreak: '\n',
  hardbreak: '<br>\n',
  em_open: '<em>',
  em_close: '</em>',
  strong_open: '<strong>',
  strong_close: '</strong>',
  s_open: '<s>',
  s_close: '</s>',
  link_close: '</a>',
};

/** The HTML of a text. An element that is opened within emphasis or a link ends there. */
export function inlineHtml(tokens: readonly Token[], given: InlineGiven): string {
  const { nest } = given.draft;
  const floors: number[] = [];
  let html = '';
  for (const token of tokens) {
    if (token.nesting < 0) html += nest.leave(floors.pop()!);
    html +=
      token.type === 'text' ? escapeText(token.content) : (FIXED[token.type] ?? tokenHtml(token, given));
    if (token.nesting > 0) floors.push(nest.enter());
  }
  return html;
}

/** The text without any markup. */
export function inlineText(tokens: readonly Token[]): string {
  let text = '';
  for (const { type, content, children } of tokens) {
    if (type === 'text' || type === 'code_inline' || type === 'text_special') text += content;
    else if (type === 'softbreak' || type === 'hardbreak') text += ' ';
    else if (type === 'image') text += inlineText(children ?? []);
  }
  return text;
}

function tokenHtml(token: Token, { draft, run, inText }: InlineGiven): string {
  const at = (offset = 0): Position => draft.source.within(run, offsetOf(token) + offset);
  switch (token.type) {
    case 'code_inline':
      return `<code>${escapeText(token.content)}</code>`;
    case 'link_open':
      return linkHtml(token, draft, at());
    case 'image':
      return imageHtml(token, draft, at());
    case 'html_inline':
      return rawHtml({ content: token.content, at, inText }, draft);
    case 'text_special':
      return escapeText(token.content);
    default:
      throw new Error(`no HTML is known for the inline token ${token.type}`);
  }
}

function linkHtml(token: Token, draft: Draft, at: Position): string {
  const { href, external } = draft.link(attribute(token, 'href'), at);
  if (draft.nest.isWithin('a')) {
    draft.findings.error('html/nesting', at, {
      message: 'a link cannot stand in a link',
      hint: 'Close the first one before.',
    });
  }
  return `<a href="${escapeAttribute(href)}"${titleOf(token)}${external ? ' rel="noopener"' : ''}>`;
}

function imageHtml(token: Token, draft: Draft, at: Position): string {
  const { href } = draft.media(attribute(token, 'src'), at);
  const alt = escapeAttribute(inlineText(token.children ?? []));
  return `<img src="${escapeAttribute(href)}" alt="${alt}"${titleOf(token)} loading="lazy" decoding="async">`;
}

function titleOf(token: Token): string {
  const title = attribute(token, 'title');
  return title === '' ? '' : ` title="${escapeAttribute(title)}"`;
}

function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}

function offsetOf({ meta }: Token): number {
  return typeof meta?.['offset'] === 'number' ? meta['offset'] : 0;
}
