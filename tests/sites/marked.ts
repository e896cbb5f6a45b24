/** Words that are marked, and what of a document is not: so is seen what a translated page says in English. */

import { parseDocument } from 'htmlparser2';
import { ENGLISH, type MessageKey } from '../../src/site/messages/messages.js';
import type { Element } from './dom.js';

/** All words of a language: its name, the key, English. */
export const marked = (language: string): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(ENGLISH).map(([key, word]) => [key, `⟦${language}:${key}|${word}⟧`])),
  );

/** The keys whose words of this language stand anywhere in a text. */
export function keysIn(text: string, language: string): ReadonlySet<MessageKey> {
  const found = text.matchAll(/⟦(\w+):([\w.-]+)\\?\|/g);
  return new Set(
    [...found]
      .filter(([, shownLanguage]) => shownLanguage === language)
      .map(([, , key]) => key as MessageKey),
  );
}

/** Attributes that a reader sees or hears. */
const SAID = [
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
  ...['title', 'alt', 'placeholder'],
];

/** What no reader reads, and what is code in any language. */
const SILENT = ['script', 'style', 'code', 'svg', 'iframe'];

const AUTHORS = /[\w.-]*zz[\w.-]*/gi;

export interface Unmarked {
  readonly language: string;
  /** What is called the same in every language. */
  readonly names: readonly string[];
}

/** What a document says without a mark of its language. The author's words are those with “zz” in them. */
export function unmarkedIn(html: string, { language, names }: Unmarked): readonly string[] {
  const found: string[] = [];
  const text = { depth: 0 };
  const look = (said: string, where: { depth: number }): void => {
    const rest = outside(said, where, language).replaceAll(AUTHORS, ' ').trim();
    const isName = names.includes(rest) || names.includes(said.trim());
    if (/\p{L}{2}/u.test(rest) && !isName) found.push(rest);
  };
  const walk = (node: Node): void => {
    if (node.type === 'text') look(node.data, text);
    if (!('attribs' in node)) return;
    for (const name of SAID) look(node.attribs[name] ?? '', { depth: 0 });
    if (
      node.name === 'meta' &&
      /description|title/.test(node.attribs['name'] ?? node.attribs['property'] ?? '')
    )
      look(node.attribs['content'] ?? '', { depth: 0 });
    if (!SILENT.includes(node.name)) for (const child of node.children) walk(child as Node);
  };
  for (const child of parseDocument(html).children) walk(child as Node);
  if (text.depth !== 0) found.push(`${text.depth} marks are open at the end`);
  return found;
}

/** The same of Markdown without blocks of an author's. */
export function unmarkedInMarkdown(markdown: string, { language, names }: Unmarked): readonly string[] {
  const plain = markdown.replaceAll(/```[\s\S]*?```|`[^`]*`|\]\([^)]*\)|<[^>]*>/g, ' ');
  const rest = outside(plain, { depth: 0 }, language).replaceAll(AUTHORS, ' ');
  return (rest.match(/[\p{L}-]{2,}/gu) ?? []).filter((word) => /\p{L}/u.test(word) && !names.includes(word));
}

type Node = Element | { readonly type: 'text'; readonly data: string };

/** A marked word may hold elements, and other marked words. What is marked as another language is not marked. */
function outside(said: string, where: { depth: number }, language: string): string {
  let rest = '';
  for (const [part] of said.matchAll(/⟦(\w*):?|⟧|[^⟦⟧]+/g)) {
    if (part.startsWith('⟦') && part !== `⟦${language}:`) rest += part;
    if (part.startsWith('⟦')) where.depth += 1;
    else if (part === '⟧') where.depth -= 1;
    else if (where.depth === 0) rest += part;
  }
  return rest;
}
