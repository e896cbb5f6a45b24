/** Removes marks from the text of blocks, such as task boxes and heading ids, and puts them on the block's token. */

import type { StateCore, Token } from 'markdown-it';

/** Of a blockquote that is a GitHub alert, on its `blockquote_open` and `blockquote_close`. */
export interface AlertMeta {
  readonly alert: string;
}

const ALERT_MARK = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/;
const TASK_MARK = /^\[([ xX])\][ \t]+(?=\S)/;
const DESCRIPTION_PARAGRAPH = /^<p class="description">([\s\S]*?)<\/p>[ \t]*(?:\n|$)/;

/** Alerts, task marks, explicit heading ids and the description paragraph. */
export function applyBlockMarks({ tokens }: StateCore): void {
  const openQuotes: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    switch (token.type) {
      case 'blockquote_open':
        openQuotes.push(token);
        applyAlert(token, tokens, at);
        break;
      case 'blockquote_close':
        token.meta = openQuotes.pop()?.meta ?? null;
        break;
      case 'list_item_open':
        applyTask(token, tokens[at + 2]);
        break;
      case 'heading_open':
        applyHeadingId(token, tokens[at + 1]!);
        break;
      case 'html_block':
        if (token.content.startsWith('<p class="description">')) applyDescription(token, tokens, at);
        break;
    }
  }
}

function applyAlert(open: Token, tokens: Token[], at: number): void {
  const text = tokens[at + 2];
  const match = tokens[at + 1]?.type === 'paragraph_open' && text ? ALERT_MARK.exec(text.content) : null;
  if (!match || !text) return;
  open.meta = { alert: match[1]! } satisfies AlertMeta;
  text.content = text.content.slice(match[0].length);
  const lines = match[0].endsWith('\n') ? 1 : 0;
  if (text.map) text.map = [text.map[0] + lines, text.map[1]];
  if (text.content === '') tokens.splice(at + 1, 3);
}

function applyTask(item: Token, text: Token | undefined): void {
  const match = text?.type === 'inline' ? TASK_MARK.exec(text.content) : null;
  if (!match || !text) return;
  item.meta = { done: match[1] !== ' ' };
  text.content = text.content.slice(match[0].length);
}

function applyHeadingId(open: Token, text: Token): void {
  const { content } = text;
  const at = content.endsWith('}') ? content.lastIndexOf('{#') : -1;
  const id = content.slice(at + 2, -1);
  if (at < 1 || /[\s{}]/.test(id) || !/[ \t]/.test(content[at - 1]!)) return;
  open.meta = { id };
  text.content = content.slice(0, at).trimEnd();
}

/** The text of the paragraph is Markdown; what stands behind it stays as it is. */
function applyDescription(token: Token, tokens: Token[], at: number): void {
  const match = DESCRIPTION_PARAGRAPH.exec(token.content);
  if (!match || !token.map) return;
  const [from, to] = token.map;
  const rest = token.content.slice(match[0].length);
  const lead = new (token.constructor as typeof Token)('inline', '', 0);
  const lines = match[0].trimEnd().split('\n').length;
  const leadingBlankLines =
    match[1]!.slice(0, match[1]!.length - match[1]!.trimStart().length).split('\n').length - 1;
  lead.content = match[1]!.trim();
  lead.map = [from + leadingBlankLines, from + lines];
  lead.children = [];
  lead.meta = { description: true, opening: from };
  const remainingTokens = rest.trim() === '' ? [] : [token];
  token.content = rest;
  token.map = [from + lines, to];
  tokens.splice(at, 1, lead, ...remainingTokens);
}
