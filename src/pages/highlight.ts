/**
 * Code as HTML with at most a dozen classes, never one within another and without inline styles:
 *
 *     c comment    k keyword, @rule      n number, true, null    f function      v variable, option
 *     s string     t tag, selector       a attribute, property   y type, class   m prologue, headline of a diff
 *     i inserted   d deleted
 */

import { elementText, textOf } from './element-text.js';
import { escapeText } from './escape.js';
import { hasElements, tokensOf, type CodeToken } from './grammars.js';
import { kindOf } from './script-grammar.js';

export { LANGUAGES } from './grammars.js';

/** What has no entry has the class of what it stands in; '' is the colour of plain code. */
const CLASSES: Readonly<Record<string, string>> = {
  comment: 'c',
  keyword: 'k',
  important: 'k',
  string: 's',
  'template-string': 's',
  'attr-value': 's',
  interpolation: '',
  script: '',
  number: 'n',
  boolean: 'n',
  entity: 'n',
  function: 'f',
  name: 't',
  selector: 't',
  'attr-name': 'a',
  property: 'a',
  key: 'a',
  'class-name': 'y',
  builtin: 'y',
  types: 'y',
  tag: '',
  variable: 'v',
  parameter: 'v',
  doctype: 'm',
  meta: 'm',
  inserted: 'i',
  deleted: 'd',
};

/** HTML to stand in `<pre><code>`; its text is exactly the code. */
export function highlight(code: string, language: string): string {
  const pen: Pen = { html: '', text: '', name: '', elements: hasElements(language) };
  writeAll(tokensOf(code, language), '', pen);
  flush(pen);
  return pen.html;
}

/** Joins neighbours of one colour, so that there is one element for each change of it. */
interface Pen {
  html: string;
  /** What is to be written in one colour. */
  text: string;
  /** The class of that colour. */
  name: string;
  readonly elements: boolean;
}

function writeAll(tokens: readonly CodeToken[], around: string, pen: Pen): void {
  const texts = pen.elements && tokens.length > 2 ? elementText(tokens) : undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (typeof token === 'string') write(token, around, pen);
    else if (texts?.[at]) write(textOf(token), around, pen);
    else writeToken(token, classOf(token) ?? around, pen);
  }
}

function writeToken({ content }: Exclude<CodeToken, string>, name: string, pen: Pen): void {
  if (typeof content === 'string') write(content, name, pen);
  else writeAll(Array.isArray(content) ? content : [content], name, pen);
}

function write(text: string, name: string, pen: Pen): void {
  if (name === pen.name) {
    pen.text += text;
    return;
  }
  flush(pen);
  pen.text = text;
  pen.name = name;
}

function flush(pen: Pen): void {
  if (pen.text === '') return;
  const html = escapeText(pen.text);
  pen.html += pen.name === '' ? html : `<span class="${pen.name}">${html}</span>`;
  pen.text = '';
}

function classOf({ type, content }: Exclude<CodeToken, string>): string | undefined {
  const isKind = (type === 'word' || type === 'value') && typeof content === 'string';
  return CLASSES[isKind ? kindOf(type, content) : type];
}
