/** Renders the blocks of a page from the engine's tokens. */

import { CALLOUT_END, closeBlockquote, openBlockquote, openCallout } from './render-callout.js';
import { renderFencedCode, renderCodeHtml } from '../code/render-fenced-code.js';
import { renderCodeTabs, renderFeatureList } from '../code/render-code-tabs.js';
import { TokenCursor } from './token-cursor.js';
import { renderDirective } from './render-directive.js';
import type { PageBuilder } from '../page-builder.js';
import { escapeAttribute } from '../../text/escape-html.js';
import { renderHeading } from './render-heading.js';
import { toPlainText } from '../html/render-inline.js';
import type { Token } from '../syntax/create-markdown-engine.js';
import { renderRawHtml } from '../html/render-raw-html.js';
import { renderDisplayFormula, renderFormulaBlock } from '../math/render-formula.js';
import { renderTable } from './render-table.js';

/** Adds all blocks to the page. */
export function renderBlocks(tokens: readonly Token[], builder: PageBuilder): void {
  const cursor = new TokenCursor(tokens, builder);
  const tableNameCounts = new Map<string, number>();
  let codeTabsCount = 0;
  while (cursor.peek()) {
    const { type } = cursor.next();
    if (type === 'table_open') renderTable(cursor, tableNameCounts);
    else if (type === 'code_tabs_open') renderCodeTabs(cursor, (codeTabsCount += 1));
    else renderBlock(type, cursor);
  }
  builder.appendHtml(builder.openElements.closeAll());
  builder.flushHtml();
}

type BlockRenderer = (cursor: TokenCursor) => void;

const BLOCK_RENDERERS: Readonly<Record<string, BlockRenderer>> = {
  blockquote_open: openBlockquote,
  blockquote_close: closeBlockquote,
  bullet_list_open: (cursor) => cursor.openContainer('<ul>\n'),
  bullet_list_close: (cursor) => cursor.closeContainer('</ul>\n'),
  callout_open: openCallout,
  callout_close: (cursor) => cursor.closeContainer(CALLOUT_END),
  callout_stray: reportStrayColons,
  code_block: ({ builder, token }) =>
    builder.appendHtml(renderCodeHtml(token.content, PLAIN_CODE_INFO, builder.context.messages)),
  directive: ({ builder, token }) => renderDirective(token, builder),
  feature_list_open: renderFeatureList,
  fence: renderFence,
  formula_block: ({ builder, token }) => renderFormulaBlock(token, builder),
  heading_open: renderHeadingAtCursor,
  hr: ({ builder }) => builder.appendHtml('<hr>\n'),
  html_block: renderRawBlock,
  inline: renderDescription,
  list_item_open: openListItem,
  list_item_close: (cursor) => cursor.closePart('</li>\n'),
  ordered_list_open: openOrderedList,
  ordered_list_close: (cursor) => cursor.closeContainer('</ol>\n'),
  paragraph_open: renderParagraph,
};

const PLAIN_CODE_INFO = { language: '', markedLines: new Set<number>(), hasLineNumbers: false };

function renderBlock(type: string, cursor: TokenCursor): void {
  const renderer = BLOCK_RENDERERS[type];
  if (!renderer) throw new Error(`no HTML is known for the block token ${type}`);
  renderer(cursor);
}

/** With formulas, a fence of the language `math` is one. */
function renderFence({ builder, token, line }: TokenCursor): void {
  const isFormula = builder.context.renderFormula && token.info.trim() === 'math' && token.meta?.['closed'];
  builder.appendHtml(
    isFormula
      ? renderDisplayFormula({ content: token.content, line: line + 1 }, builder)
      : renderFencedCode(token, builder).html,
  );
}

/** The paragraph of a tight list has no element of its own. */
function renderParagraph(cursor: TokenCursor): void {
  const { builder, token } = cursor;
  if (builder.openElements.isWithin('p')) {
    const hint = 'Close the element before, or leave the blank lines in it out.';
    cursor.reportError('html/nesting', 'a paragraph cannot be in a <p>', hint);
  }
  const html = cursor.renderText(cursor.next(), { isPhrasingOnly: !token.hidden });
  cursor.next();
  builder.appendHtml(token.hidden ? html : `<p>${html}</p>\n`);
}

function renderHeadingAtCursor(cursor: TokenCursor): void {
  const { builder, token } = cursor;
  const text = cursor.next();
  const segment = { content: text.content, line: cursor.line };
  cursor.next();
  renderHeading(token, text, { builder, segment, isPhrasingOnly: true });
}

/** Only a description is a text without a block: the lead directly below the headline, else a paragraph. */
function renderDescription(cursor: TokenCursor): void {
  const { builder, token } = cursor;
  const at = builder.source.findLineStart(Number(token.meta?.['opening'] ?? cursor.line));
  const html = cursor.renderText(token, { isPhrasingOnly: true });
  if (builder.isEmpty && builder.headings.length === 0 && !builder.intro.lead) {
    const text = toPlainText(token.children ?? []).trim();
    builder.intro = { ...builder.intro, lead: { html, text, at } };
  } else builder.appendHtml(`<p class="description">${html}</p>\n`);
}

function renderRawBlock({ builder, token: { content }, line }: TokenCursor): void {
  const at = (offset: number) => builder.source.locateOffset({ content, line }, offset);
  builder.appendHtml(renderRawHtml({ content, at, isPhrasingOnly: false }, builder));
}

function openOrderedList(cursor: TokenCursor): void {
  const start = cursor.token.attrGet('start');
  cursor.openContainer(start === null ? '<ol>\n' : `<ol start="${escapeAttribute(String(start))}">\n`);
}

/** A task has a box that cannot be pressed. */
function openListItem(cursor: TokenCursor): void {
  const isDone = cursor.token.meta?.['done'];
  cursor.openPart(isDone === undefined ? '<li>' : '<li class="task">');
  if (isDone === undefined) return;
  const label = escapeAttribute(cursor.builder.context.messages[isDone ? 'content.done' : 'content.notDone']);
  cursor.textPrefix = `<input type="checkbox" disabled${isDone ? ' checked' : ''} aria-label="${label}"> `;
}

function reportStrayColons(cursor: TokenCursor): void {
  const hint = 'Delete it, or write `:::info` where a callout begins.';
  cursor.reportError('callout/stray', 'these colons close nothing', hint);
}
