/** Removes marks from the text of blocks, such as task boxes and heading ids, and puts them on the block's token. */

import type { StateCore, Token } from 'markdown-it';

const ALERT_MARK = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/;
const TASK_MARK = /^\[([ xX])\][ \t]+(?=\S)/;
const DESCRIPTION_PARAGRAPH = /^<p class="description">([\s\S]*?)<\/p>[ \t]*(?:\n|$)/;

/** Applies alerts, task boxes, explicit heading ids and the description paragraph. */
export function applyBlockMarks({ tokens, Token: TokenClass }: StateCore): void {
  const openQuotes: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, next, afterNext] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    switch (token?.type) {
      case 'blockquote_open':
        openQuotes.push(token);
        if (next?.type === 'paragraph_open' && afterNext && applyAlert(token, afterNext))
          tokens.splice(at + 1, 3);
        break;
      case 'blockquote_close':
        token.meta = openQuotes.pop()?.meta ?? null;
        break;
      case 'list_item_open':
        if (afterNext?.type === 'inline') applyTask(token, afterNext);
        break;
      case 'heading_open':
        if (next) applyHeadingId(token, next);
        break;
      case 'html_block':
        if (token.content.startsWith('<p class="description">')) {
          const lead = applyDescription(token, new TokenClass('inline', '', 0));
          if (lead) tokens.splice(at, token.content.trim() === '' ? 1 : 0, lead);
        }
        break;
    }
  }
}

/** Whether nothing is left of the paragraph. */
function applyAlert(quote: Token, text: Token): boolean {
  const [mark = '', alert] = ALERT_MARK.exec(text.content) ?? [];
  if (alert === undefined) return false;
  quote.meta = { alert };
  text.content = text.content.slice(mark.length);
  const lines = mark.endsWith('\n') ? 1 : 0;
  if (text.map) text.map = [text.map[0] + lines, text.map[1]];
  return text.content === '';
}

function applyTask(item: Token, text: Token): void {
  const [mark, box] = TASK_MARK.exec(text.content) ?? [];
  if (mark === undefined) return;
  item.meta = { done: box !== ' ' };
  text.content = text.content.slice(mark.length);
}

function applyHeadingId(heading: Token, text: Token): void {
  const { content } = text;
  const at = content.endsWith('}') ? content.lastIndexOf('{#') : -1;
  const id = content.slice(at + 2, -1);
  if (at < 1 || /[\s{}]/.test(id) || !/[ \t]/.test(content.charAt(at - 1))) return;
  heading.meta = { id };
  text.content = content.slice(0, at).trimEnd();
}

/** Takes the paragraph out of its block of HTML. Its text is Markdown, and becomes the content of `lead`. */
function applyDescription(block: Token, lead: Token): Token | undefined {
  const [paragraph, text = ''] = DESCRIPTION_PARAGRAPH.exec(block.content) ?? [];
  if (paragraph === undefined || !block.map) return undefined;
  const [from, to] = block.map;
  const lines = paragraph.trimEnd().split('\n').length;
  const leadingBlankLines = text.slice(0, text.length - text.trimStart().length).split('\n').length - 1;
  lead.content = text.trim();
  lead.map = [from + leadingBlankLines, from + lines];
  lead.children = [];
  lead.meta = { description: true, opening: from };
  block.content = block.content.slice(paragraph.length);
  block.map = [from + lines, to];
  return lead;
}
