/** Renders the text of a block from the engine's inline tokens. */

import type { Position } from '../../diagnostics/find-position.js';
import type { PageBuilder } from '../page-builder.js';
import { escapeAttribute, escapeText } from '../../text/escape-html.js';
import type { Token } from '../syntax/create-markdown-engine.js';
import { renderFormula } from '../math/render-formula.js';
import { renderRawHtml } from './render-raw-html.js';
import type { SourceSegment } from '../source-text.js';

export interface InlineContext {
  readonly builder: PageBuilder;
  /** The place of the text. */
  readonly segment: SourceSegment;
  /** Whether the text is in a paragraph or a heading, which cannot contain a block. */
  readonly isPhrasingOnly: boolean;
}

const FIXED_HTML: Readonly<Record<string, string>> = {
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
export function renderInline(tokens: readonly Token[], context: InlineContext): string {
  const { openElements } = context.builder;
  const boundaries: number[] = [];
  let html = '';
  for (const token of tokens) {
    if (token.nesting < 0) html += openElements.leaveScope(boundaries.pop()!);
    html +=
      token.type === 'text'
        ? escapeText(token.content)
        : (FIXED_HTML[token.type] ?? renderToken(token, context));
    if (token.nesting > 0) boundaries.push(openElements.enterScope());
  }
  return html;
}

/** The text without any markup. */
export function toPlainText(tokens: readonly Token[]): string {
  let text = '';
  for (const { type, content, children } of tokens) {
    if (type === 'text' || type === 'code_inline' || type === 'formula' || type === 'text_special')
      text += content;
    else if (type === 'softbreak' || type === 'hardbreak') text += ' ';
    else if (type === 'image') text += toPlainText(children ?? []);
  }
  return text;
}

function renderToken(token: Token, { builder, segment, isPhrasingOnly }: InlineContext): string {
  const at = (offset = 0): Position => builder.source.locateOffset(segment, getTokenOffset(token) + offset);
  switch (token.type) {
    case 'code_inline':
      return `<code>${escapeText(token.content)}</code>`;
    case 'link_open':
      return renderLink(token, builder, at());
    case 'image':
      return renderImage(token, builder, at());
    case 'html_inline':
      return renderRawHtml({ content: token.content, at, isPhrasingOnly }, builder);
    case 'formula':
      return renderFormula(
        { tex: token.content, isDisplay: token.meta?.['isDisplay'] === true },
        builder,
        at,
      );
    case 'text_special':
      return escapeText(token.content);
    default:
      throw new Error(`no HTML is known for the inline token ${token.type}`);
  }
}

function renderLink(token: Token, builder: PageBuilder, at: Position): string {
  const { href, isExternal, isNofollow } = builder.addLink(getTokenAttribute(token, 'href'), at);
  if (builder.openElements.isWithin('a')) {
    builder.diagnostics.error('html/nesting', at, {
      message: 'a link cannot be in a link',
      hint: 'Close the first one before.',
    });
  }
  const external = isNofollow ? ' target="_blank" rel="noopener nofollow"' : ' rel="noopener"';
  return `<a href="${escapeAttribute(href)}"${renderTitleAttribute(token)}${isExternal ? external : ''}>`;
}

function renderImage(token: Token, builder: PageBuilder, at: Position): string {
  const { href } = builder.addMedia(getTokenAttribute(token, 'src'), at);
  const alt = escapeAttribute(toPlainText(token.children ?? []));
  return `<img src="${escapeAttribute(href)}" alt="${alt}"${renderTitleAttribute(token)} loading="lazy" decoding="async">`;
}

function renderTitleAttribute(token: Token): string {
  const title = getTokenAttribute(token, 'title');
  return title === '' ? '' : ` title="${escapeAttribute(title)}"`;
}

function getTokenAttribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}

function getTokenOffset({ meta }: Token): number {
  return typeof meta?.['offset'] === 'number' ? meta['offset'] : 0;
}
