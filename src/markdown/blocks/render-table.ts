/** Renders tables: a container that scrolls and has a name, with columns aligned by classes. */

import { fillPlaceholders } from '../../site/messages/fill-placeholders.js';
import type { TokenCursor } from './token-cursor.js';
import type { PageBuilder } from '../page-builder.js';
import { escapeAttribute } from '../../text/escape-html.js';
import type { Token } from '../syntax/create-markdown-engine.js';

const FIXED_HTML: Readonly<Record<string, string>> = {
  thead_open: '<thead>\n',
  thead_close: '</thead>\n',
  tbody_open: '<tbody>\n',
  tbody_close: '</tbody>\n',
  tr_close: '</tr>\n',
};

/** Renders the table that opens at the cursor, and leaves the cursor at its end. */
export function renderTable(cursor: TokenCursor, nameCounts: Map<string, number>): void {
  const { builder } = cursor;
  const boundary = builder.openElements.enterScope();
  const label = escapeAttribute(createTableName(builder, nameCounts));
  builder.appendHtml(`<section class="table" tabindex="0" aria-label="${label}"><table>\n`);
  let row = { line: 0, from: 0 };
  for (let token = cursor.next(); token.type !== 'table_close'; token = cursor.next()) {
    if (token.type === 'tr_open') {
      row = { line: token.map?.[0] ?? 0, from: 0 };
      builder.appendHtml('<tr>\n');
    } else if (token.type === 'th_open' || token.type === 'td_open') {
      renderCell(token, cursor, row);
    } else {
      builder.appendHtml(FIXED_HTML[token.type] ?? '');
    }
  }
  builder.appendHtml(`</table></section>\n${builder.openElements.leaveScope(boundary)}`);
}

/** An empty cell of the head is a `td`. `row.from` moves behind the cell. */
function renderCell(
  openToken: Token,
  cursor: TokenCursor,
  row: { readonly line: number; from: number },
): void {
  const text = cursor.next();
  const { content } = text;
  const html = cursor.renderText(text, { segment: { content, ...row }, isPhrasingOnly: false });
  row.from = findCellEnd(content, cursor.builder.source.line(row.line), row.from);
  cursor.next();
  const align = /text-align:(\w+)/.exec(String(openToken.attrGet('style') ?? ''))?.[1];
  const alignAttribute = align === undefined ? '' : ` class="align-${align}"`;
  const isHeader = openToken.tag === 'th' && html !== '';
  cursor.builder.appendHtml(
    isHeader ? `<th scope="col"${alignAttribute}>${html}</th>\n` : `<td${alignAttribute}>${html}</td>\n`,
  );
}

function findCellEnd(content: string, line: string, from: number): number {
  if (content === '') return from;
  const plain = line.indexOf(content, from);
  if (plain >= 0) return plain + content.length;
  const escaped = content.replaceAll('|', '\\|');
  const at = line.indexOf(escaped, from);
  return at < 0 ? from : at + escaped.length;
}

/** Named after the heading above; numbered where a heading has several. */
function createTableName(
  { headings, context: { messages } }: PageBuilder,
  nameCounts: Map<string, number>,
): string {
  const heading = headings.at(-1)?.text;
  const name =
    heading === undefined
      ? messages['content.table']
      : fillPlaceholders(messages['content.tableOf'], { heading });
  const count = (nameCounts.get(name) ?? 0) + 1;
  nameCounts.set(name, count);
  return count === 1 ? name : `${name} ${count}`;
}
