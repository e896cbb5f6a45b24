/** What is written within the text of a block but belongs to the block: read off before the text is. */

import type { StateCore, Token } from 'markdown-it';

/** Of a blockquote that is a GitHub alert, on its `blockquote_open` and `blockquote_close`. */
export interface AlertMeta {
  readonly alert: string;
}

const ALERT = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/;
const TASK = /^\[([ xX])\][ \t]+(?=\S)/;
const DESCRIPTION = /^<p class="description">([\s\S]*?)<\/p>[ \t]*(?:\n|$)/;

/** Alerts, task marks, explicit heading ids and the description paragraph. */
export function marks({ tokens }: StateCore): void {
  const quotes: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    switch (token.type) {
      case 'blockquote_open':
        quotes.push(token);
        alert(token, tokens, at);
        break;
      case 'blockquote_close':
        token.meta = quotes.pop()?.meta ?? null;
        break;
      case 'list_item_open':
        task(token, tokens[at + 2]);
        break;
      case 'heading_open':
        headingId(token, tokens[at + 1]!);
        break;
      case 'html_block':
        if (token.content.startsWith('<p class="description">')) description(token, tokens, at);
        break;
    }
  }
}

function alert(open: Token, tokens: Token[], at: number): void {
  const text = tokens[at + 2];
  const found = tokens[at + 1]?.type === 'paragraph_open' && text ? ALERT.exec(text.content) : null;
  if (!found || !text) return;
  open.meta = { alert: found[1]! } satisfies AlertMeta;
  text.content = text.content.slice(found[0].length);
  const lines = found[0].endsWith('\n') ? 1 : 0;
  if (text.map) text.map = [text.map[0] + lines, text.map[1]];
  if (text.content === '') tokens.splice(at + 1, 3);
}

function task(item: Token, text: Token | undefined): void {
  const found = text?.type === 'inline' ? TASK.exec(text.content) : null;
  if (!found || !text) return;
  item.meta = { done: found[1] !== ' ' };
  text.content = text.content.slice(found[0].length);
}

function headingId(open: Token, text: Token): void {
  const { content } = text;
  const at = content.endsWith('}') ? content.lastIndexOf('{#') : -1;
  const id = content.slice(at + 2, -1);
  if (at < 1 || /[\s{}]/.test(id) || !/[ \t]/.test(content[at - 1]!)) return;
  open.meta = { id };
  text.content = content.slice(0, at).trimEnd();
}

/** The text of the paragraph is Markdown; what stands behind it stays as it is. */
function description(token: Token, tokens: Token[], at: number): void {
  const found = DESCRIPTION.exec(token.content);
  if (!found || !token.map) return;
  const [from, to] = token.map;
  const rest = token.content.slice(found[0].length);
  const lead = new (token.constructor as typeof Token)('inline', '', 0);
  const lines = found[0].trimEnd().split('\n').length;
  const blanks = found[1]!.slice(0, found[1]!.length - found[1]!.trimStart().length).split('\n').length - 1;
  lead.content = found[1]!.trim();
  lead.map = [from + blanks, from + lines];
  lead.children = [];
  lead.meta = { description: true, opening: from };
  const behind = rest.trim() === '' ? [] : [token];
  token.content = rest;
  token.map = [from + lines, to];
  tokens.splice(at, 1, lead, ...behind);
}
