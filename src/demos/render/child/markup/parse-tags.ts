/** Parses the tags of HTML as React writes it. */

import { unescapeHtml } from '../../../../text/escape-html.js';

export interface HtmlTag {
  /** In lower case. */
  readonly name: string;
  readonly isClosing: boolean;
  /** A void element, or `<path/>`. */
  readonly isSelfClosing: boolean;
  /** The text between the name and the end of the tag. */
  readonly attributes: string;
  readonly start: number;
  /** The offset behind the last character. */
  readonly end: number;
  /** The text between the tag before and this one. */
  readonly text: string;
}

const TAG_PATTERN = /<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|<!--[^]*?-->/g;

const VOID_ELEMENTS = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Elements whose content is not HTML. */
const RAW_TEXT_ELEMENTS = new Set(['script', 'style', 'textarea', 'title', 'noscript', 'iframe']);

/** Every tag, in order. The content of raw text elements is skipped. */
export function parseTags(html: string): readonly HtmlTag[] {
  const tags: HtmlTag[] = [];
  let previousEnd = 0;
  let openRawElement: string | undefined;
  for (const match of html.matchAll(TAG_PATTERN)) {
    const [markup, slash, rawName, attributes = ''] = match;
    if (rawName === undefined) continue;
    const name = rawName.toLowerCase();
    const isClosing = slash === '/';
    if (openRawElement !== undefined && !(isClosing && name === openRawElement)) continue;
    const end = match.index + markup.length;
    const isSelfClosing = !isClosing && (VOID_ELEMENTS.has(name) || attributes.endsWith('/'));
    tags.push({
      name,
      isClosing,
      isSelfClosing,
      attributes,
      start: match.index,
      end,
      text: html.slice(previousEnd, match.index),
    });
    openRawElement = !isClosing && !isSelfClosing && RAW_TEXT_ELEMENTS.has(name) ? name : undefined;
    previousEnd = end;
  }
  return tags;
}

/** The unescaped value of an attribute, if the tag has it. */
export function getTagAttribute(tag: HtmlTag, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag.attributes)?.[1];
  return value === undefined ? undefined : unescapeHtml(value);
}
