/** Finds the tokens of JSX that are text between two tags, not code. */

import type { CodeToken } from './grammars.js';

/**
 * For each token whether it is in the text of an element, outside of braces. `undefined` where tags and braces do
 * not come out even: in a fragment of code, or where a type was taken for a tag.
 */
export function findElementText(tokens: readonly CodeToken[]): readonly boolean[] | undefined {
  const textFlags: boolean[] = [];
  /** For each open element the braces that are open in it. */
  const openBraces: number[] = [];
  for (const token of tokens) {
    const isTag = typeof token !== 'string' && token.type === 'tag';
    const isElementText = openBraces.at(-1) === 0 && !isTag;
    textFlags.push(isElementText);
    if (isTag) {
      if (!trackTag(classifyTag(getTokenText(token)), openBraces)) return undefined;
    } else if (openBraces.length > 0 && (typeof token === 'string' || isElementText)) {
      openBraces.push((openBraces.pop() ?? 0) + countBraces(getTokenText(token)));
    }
  }
  return openBraces.length === 0 ? textFlags : undefined;
}

/** The text of a token, whatever is in it. */
export function getTokenText(token: CodeToken): string {
  if (typeof token === 'string') return token;
  const { content } = token;
  return Array.isArray(content) ? content.map(getTokenText).join('') : getTokenText(content);
}

function classifyTag(text: string): 'opening' | 'closing' | 'empty' {
  if (text.startsWith('</')) return 'closing';
  return text.endsWith('/>') ? 'empty' : 'opening';
}

function trackTag(kind: 'opening' | 'closing' | 'empty', openBraces: number[]): boolean {
  if (kind === 'opening') openBraces.push(0);
  return kind !== 'closing' || openBraces.pop() === 0;
}

function countBraces(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 123) count += 1;
    else if (code === 125) count -= 1;
  }
  return count;
}
