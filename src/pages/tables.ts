/** Tables: a frame that scrolls and has a name, columns aligned by classes. Knows nothing of other blocks. */

import { filled } from '../site/filled.js';
import type { Cursor } from './cursor.js';
import type { Draft } from './draft.js';
import { escapeAttribute } from './escape.js';
import type { Token } from './markdown/engine.js';

const FIXED: Readonly<Record<string, string>> = {
  thead_open: '<thead>\n',
  thead_close: '</thead>\n',
  tbody_open: '<tbody>\n',
  tbody_close: '</tbody>\n',
  tr_close: '</tr>\n',
};

/** Writes the table that opens at the cursor, and leaves the cursor at its end. */
export function writeTable(cursor: Cursor, names: Map<string, number>): void {
  const { draft } = cursor;
  const floor = draft.nest.enter();
  const label = escapeAttribute(nameOf(draft, names));
  draft.write(`<section class="table" tabindex="0" aria-label="${label}"><table>\n`);
  let row = { line: 0, from: 0 };
  for (let token = cursor.next(); token.type !== 'table_close'; token = cursor.next()) {
    if (token.type === 'tr_open') {
      row = { line: token.map?.[0] ?? 0, from: 0 };
      draft.write('<tr>\n');
    } else if (token.type === 'th_open' || token.type === 'td_open') {
      writeCell(token, cursor, row);
    } else {
      draft.write(FIXED[token.type] ?? '');
    }
  }
  draft.write(`</table></section>\n${draft.nest.leave(floor)}`);
}

/** A cell of the head without text is no header. `row.from` moves behind the cell. */
function writeCell(open: Token, cursor: Cursor, row: { readonly line: number; from: number }): void {
  const text = cursor.next();
  const { content } = text;
  const html = cursor.text(text, { run: { content, ...row }, inText: false });
  row.from = endOf(content, cursor.draft.source.line(row.line), row.from);
  cursor.next();
  const align = /text-align:(\w+)/.exec(String(open.attrGet('style') ?? ''))?.[1];
  const style = align === undefined ? '' : ` class="align-${align}"`;
  const head = open.tag === 'th' && html !== '';
  cursor.draft.write(head ? `<th scope="col"${style}>${html}</th>\n` : `<td${style}>${html}</td>\n`);
}

function endOf(content: string, line: string, from: number): number {
  if (content === '') return from;
  const plain = line.indexOf(content, from);
  if (plain >= 0) return plain + content.length;
  const escaped = content.replaceAll('|', '\\|');
  const at = line.indexOf(escaped, from);
  return at < 0 ? from : at + escaped.length;
}

/** Named after the heading above; numbered where a heading has several. */
function nameOf({ headings, given: { words } }: Draft, names: Map<string, number>): string {
  const heading = headings.at(-1)?.text;
  const name = heading === undefined ? words['content.table'] : filled(words['content.tableOf'], { heading });
  const count = (names.get(name) ?? 0) + 1;
  names.set(name, count);
  return count === 1 ? name : `${name} ${count}`;
}
