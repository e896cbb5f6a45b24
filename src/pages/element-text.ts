/** Which tokens of JSX are the text between two tags, and so no code at all. Knows nothing of colours. */

import type { CodeToken } from './grammars.js';

/**
 * For each token whether it stands in the text of an element, outside of braces. `undefined` where tags and braces do
 * not come out even: in a fragment of code, or where a type was taken for a tag.
 */
export function elementText(tokens: readonly CodeToken[]): readonly boolean[] | undefined {
  const texts: boolean[] = [];
  /** For each open element the braces that are open in it. */
  const open: number[] = [];
  for (const token of tokens) {
    const isTag = typeof token !== 'string' && token.type === 'tag';
    const inText = open.at(-1) === 0 && !isTag;
    texts.push(inText);
    if (isTag) {
      if (!followTag(kindOfTag(textOf(token)), open)) return undefined;
    } else if (open.length > 0 && (typeof token === 'string' || inText)) {
      open.push(open.pop()! + bracesIn(textOf(token)));
    }
  }
  return open.length === 0 ? texts : undefined;
}

/** The text of a token, whatever is in it. */
export function textOf(token: CodeToken): string {
  if (typeof token === 'string') return token;
  const { content } = token;
  return Array.isArray(content) ? content.map(textOf).join('') : textOf(content);
}

function kindOfTag(text: string): 'opening' | 'closing' | 'empty' {
  if (text.startsWith('</')) return 'closing';
  return text.endsWith('/>') ? 'empty' : 'opening';
}

function followTag(kind: 'opening' | 'closing' | 'empty', open: number[]): boolean {
  if (kind === 'opening') open.push(0);
  return kind !== 'closing' || open.pop() === 0;
}

function bracesIn(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 123) count += 1;
    else if (code === 125) count -= 1;
  }
  return count;
}
