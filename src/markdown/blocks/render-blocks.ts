/** Renders the blocks of a page from the engine's tokens. */

import { CALLOUT_END, openAlert, openCallout } from './render-callout.js';
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
import { renderTable } from './render-table.js';

/** Writes all blocks. */
export function renderBlocks(tokens: readonly Token[], builder: PageBuilder): void {
  const cursor = new TokenCursor(tokens, builder);
  const tableNameCounts = new Map<string, number>();
  let codeTabsCount = 0;
  for (; cursor.index < tokens.length; cursor.index += 1) {
    const { type } = cursor.token;
    if (type === 'table_open') renderTable(cursor, tableNameCounts);
    else if (type === 'code_tabs_open') renderCodeTabs(cursor, (codeTabsCount += 1));
    else renderBlock(type, cursor);
  }
  builder.appendHtml(builder.openElements.closeAll());
  builder.flushHtml();
}

type BlockRenderer = (cursor: TokenCursor) => void;

const BLOCK_RENDERERS: Readonly<Record<string, BlockRenderer>> = {
  blockquote_open: (cursor) => openAlert(cursor) || cursor.openContainer('<blockquote>\n'),
  blockquote_close: (cursor) => cursor.closeContainer(cursor.token.meta ? CALLOUT_END : '</blockquote>\n'),
  bullet_list_open: (cursor) => cursor.openContainer('<ul>\n'),
  bullet_list_close: (cursor) => cursor.closeContainer('</ul>\n'),
  callout_open: openCallout,
  callout_close: (cursor) => cursor.closeContainer(CALLOUT_END),
  callout_stray: reportStrayColons,
  code_block: ({ builder, token }) =>
    builder.appendHtml(renderCodeHtml(token.content, PLAIN_CODE_INFO, builder.context.messages)),
  directive: ({ builder, token }) => renderDirective(token, builder),
  feature_list_open: renderFeatureList,
  fence: ({ builder, token }) => builder.appendHtml(renderFencedCode(token, builder).html),
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

/** The paragraph of a tight list has no element of its own. */
function renderParagraph(cursor: TokenCursor): void {
  const { builder, token } = cursor;
  const isHidden = token.hidden;
  if (builder.openElements.isWithin('p')) {
    const hint = 'Close the element before, or leave the blank lines in it out.';
    builder.diagnostics.error('html/nesting', cursor.position(), {
      message: 'a paragraph cannot stand in a <p>',
      hint,
    });
  }
  const html = cursor.renderText(cursor.next(), { isPhrasingOnly: !isHidden });
  cursor.next();
  builder.appendHtml(isHidden ? html : `<p>${html}</p>\n`);
}

function renderHeadingAtCursor(cursor: TokenCursor): void {
  const { builder, token } = cursor;
  const text = cursor.next();
  cursor.next();
  const segment = { content: text.content, line: text.map?.[0] ?? 0 };
  renderHeading(token, text, { builder, segment, isPhrasingOnly: true });
}

/** The only text that stands alone is the description: the page's lead directly below its headline, else a paragraph. */
function renderDescription(cursor: TokenCursor): void {
  const { builder, token } = cursor;
  const at = builder.source.findLineStart(Number(token.meta?.['opening'] ?? token.map?.[0] ?? 0));
  const html = cursor.renderText(token, { isPhrasingOnly: true });
  if (builder.isEmpty && builder.headings.length === 0 && !builder.intro.lead) {
    const text = toPlainText(token.children ?? []).trim();
    builder.intro = { ...builder.intro, lead: { html, text, at } };
  } else builder.appendHtml(`<p class="description">${html}</p>\n`);
}

function renderRawBlock({ builder, token }: TokenCursor): void {
  const { content } = token;
  const segment = { content, line: token.map?.[0] ?? 0 };
  builder.appendHtml(
    renderRawHtml(
      { content, at: (offset) => builder.source.locateOffset(segment, offset), isPhrasingOnly: false },
      builder,
    ),
  );
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
  cursor.builder.diagnostics.error('callout/stray', cursor.position(), {
    message: 'these colons close nothing',
    hint,
  });
}
