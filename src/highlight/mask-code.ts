/** Replaces parts of code by blanks, so that the rest can be searched. Offsets and lines stay. */

import { findElementText, getTokenText } from './find-element-text.js';
import { tokenizeCode, type CodeToken } from './grammars.js';

/** What is no code: comments, templates and the text of elements. */
const TEXT_TYPES = new Set(['comment', 'template-string']);

/** Regular expressions count as strings. */
const TEXT_AND_STRING_TYPES = new Set([...TEXT_TYPES, 'string', 'attr-value']);

/** The code without what is no code; the strings stay. */
export function maskText(code: string): string {
  return maskTokens(tokenizeCode(code, 'tsx'), TEXT_TYPES);
}

/** The code without what is no code, and without the strings. */
export function maskTextAndStrings(code: string): string {
  return maskTokens(tokenizeCode(code, 'tsx'), TEXT_AND_STRING_TYPES);
}

function maskTokens(tokens: readonly CodeToken[], hiddenTypes: ReadonlySet<string>): string {
  const elementTextFlags = findElementText(tokens);
  const parts = tokens.map((token, index) => {
    if (typeof token === 'string') return token;
    if (elementTextFlags?.[index] || hiddenTypes.has(token.type))
      return replaceWithBlanks(getTokenText(token));
    if (typeof token.content === 'string') return token.content;
    return maskTokens(Array.isArray(token.content) ? token.content : [token.content], hiddenTypes);
  });
  return parts.join('');
}

function replaceWithBlanks(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
