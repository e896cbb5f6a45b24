/** The blocks of a page, from the engine's tokens to the draft. Knows nothing of front matter. */

import { CALLOUT_END, openAlert, openCallout } from './callouts.js';
import { codeBlock, codeHtml } from './code-block.js';
import { writeCodeTabs, writeFeatureList } from './code-tabs.js';
import { Cursor } from './cursor.js';
import { writeDirective } from './directives.js';
import type { Draft } from './draft.js';
import { escapeAttribute } from './escape.js';
import { writeHeading } from './headings.js';
import { inlineText } from './inline-html.js';
import type { Token } from './markdown/engine.js';
import { rawHtml } from './raw-html.js';
import { writeTable } from './tables.js';

/** Writes all blocks. */
export function writeBlocks(tokens: readonly Token[], draft: Draft): void {
  const cursor = new Cursor(tokens, draft);
  const tables = new Map<string, number>();
  let tabs = 0;
  for (; cursor.index < tokens.length; cursor.index += 1) {
    const { type } = cursor.token;
    if (type === 'table_open') writeTable(cursor, tables);
    else if (type === 'code_tabs_open') writeCodeTabs(cursor, (tabs += 1));
    else writeBlock(type, cursor);
  }
  draft.write(draft.nest.close());
  draft.flush();
}

type Writer = (cursor: Cursor) => void;

const WRITERS: Readonly<Record<string, Writer>> = {
  blockquote_open: (cursor) => openAlert(cursor) || cursor.enter('<blockquote>\n'),
  blockquote_close: (cursor) => cursor.leave(cursor.token.meta ? CALLOUT_END : '</blockquote>\n'),
  bullet_list_open: (cursor) => cursor.enter('<ul>\n'),
  bullet_list_close: (cursor) => cursor.leave('</ul>\n'),
  callout_open: openCallout,
  callout_close: (cursor) => cursor.leave(CALLOUT_END),
  callout_stray: tellStray,
  code_block: ({ draft, token }) => draft.write(codeHtml(token.content, PLAIN_CODE, draft.given.words)),
  directive: ({ draft, token }) => writeDirective(token, draft),
  feature_list_open: writeFeatureList,
  fence: ({ draft, token }) => draft.write(codeBlock(token, draft).html),
  heading_open: writeHeadingAt,
  hr: ({ draft }) => draft.write('<hr>\n'),
  html_block: writeRaw,
  inline: writeText,
  list_item_open: openItem,
  list_item_close: (cursor) => cursor.end('</li>\n'),
  ordered_list_open: openOrderedList,
  ordered_list_close: (cursor) => cursor.leave('</ol>\n'),
  paragraph_open: writeParagraph,
};

const PLAIN_CODE = { language: '', marked: new Set<number>(), numbered: false };

function writeBlock(type: string, cursor: Cursor): void {
  const writer = WRITERS[type];
  if (!writer) throw new Error(`no HTML is known for the block token ${type}`);
  writer(cursor);
}

/** The paragraph of a tight list has no element of its own. */
function writeParagraph(cursor: Cursor): void {
  const { draft, token } = cursor;
  const isHidden = token.hidden;
  if (draft.nest.isWithin('p')) {
    const hint = 'Close the element before, or leave the blank lines in it out.';
    draft.findings.error('html/nesting', cursor.at(), { message: 'a paragraph cannot stand in a <p>', hint });
  }
  const html = cursor.text(cursor.next(), { inText: !isHidden });
  cursor.next();
  draft.write(isHidden ? html : `<p>${html}</p>\n`);
}

function writeHeadingAt(cursor: Cursor): void {
  const { draft, token } = cursor;
  const text = cursor.next();
  cursor.next();
  const run = { content: text.content, line: text.map?.[0] ?? 0 };
  writeHeading(token, text, { draft, run, inText: true });
}

/** The only text that stands alone is the description: the page's lead directly below its headline, else a paragraph. */
function writeText(cursor: Cursor): void {
  const { draft, token } = cursor;
  const at = draft.source.startOf(Number(token.meta?.['opening'] ?? token.map?.[0] ?? 0));
  const html = cursor.text(token, { inText: true });
  if (draft.empty && draft.headings.length === 0 && !draft.opening.lead) {
    const text = inlineText(token.children ?? []).trim();
    draft.opening = { ...draft.opening, lead: { html, text, at } };
  } else draft.write(`<p class="description">${html}</p>\n`);
}

function writeRaw({ draft, token }: Cursor): void {
  const { content } = token;
  const run = { content, line: token.map?.[0] ?? 0 };
  draft.write(rawHtml({ content, at: (offset) => draft.source.within(run, offset), inText: false }, draft));
}

function openOrderedList(cursor: Cursor): void {
  const start = cursor.token.attrGet('start');
  cursor.enter(start === null ? '<ol>\n' : `<ol start="${escapeAttribute(String(start))}">\n`);
}

/** A task has a box that cannot be pressed. */
function openItem(cursor: Cursor): void {
  const done = cursor.token.meta?.['done'];
  cursor.begin(done === undefined ? '<li>' : '<li class="task">');
  if (done === undefined) return;
  const label = escapeAttribute(cursor.draft.given.words[done ? 'content.done' : 'content.notDone']);
  cursor.prefix = `<input type="checkbox" disabled${done ? ' checked' : ''} aria-label="${label}"> `;
}

function tellStray(cursor: Cursor): void {
  const hint = 'Delete it, or write `:::info` where a callout begins.';
  cursor.draft.findings.error('callout/stray', cursor.at(), { message: 'these colons close nothing', hint });
}
