/** Code with some of it blanked out, so that what is left can be searched. Offsets and lines stay. Knows no syntax itself. */

import { elementText, textOf } from './element-text.js';
import { tokensOf, type CodeToken } from './grammars.js';

/** What is no code: comments, templates and the text of elements. */
const TEXT = new Set(['comment', 'template-string']);

/** Regular expressions count as strings. */
const TEXT_AND_STRINGS = new Set([...TEXT, 'string', 'attr-value']);

/** The code without what is no code; the strings stay. */
export function withoutText(code: string): string {
  return mask(tokensOf(code, 'tsx'), TEXT);
}

/** The code without what is no code, and without the strings. */
export function withoutStrings(code: string): string {
  return mask(tokensOf(code, 'tsx'), TEXT_AND_STRINGS);
}

function mask(tokens: readonly CodeToken[], hidden: ReadonlySet<string>): string {
  const texts = elementText(tokens);
  const parts = tokens.map((token, index) => {
    if (typeof token === 'string') return token;
    if (texts?.[index] || hidden.has(token.type)) return blank(textOf(token));
    if (typeof token.content === 'string') return token.content;
    return mask(Array.isArray(token.content) ? token.content : [token.content], hidden);
  });
  return parts.join('');
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
