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

export { LANGUAGES } from './grammars.js';

/** What has no entry has the class of what it stands in; '' is the colour of plain code. */
const CLASSES: Readonly<Record<string, string>> = {
  comment: 'c',
  keyword: 'k',
  important: 'k',
  string: 's',
  'template-string': 's',
  regex: 's',
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
  const writer = new Writer(hasElements(language));
  writer.writeAll(tokensOf(code, language), '');
  return writer.html();
}

/** Joins neighbours of one colour, so that there is one element for each change of it. */
class Writer {
  #html = '';
  #text = '';
  #class = '';

  constructor(readonly elements: boolean) {}

  writeAll(tokens: readonly CodeToken[], around: string): void {
    const texts = this.elements && tokens.length > 2 ? elementText(tokens) : undefined;
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at]!;
      if (typeof token === 'string') this.#write(token, around);
      else if (texts?.[at]) this.#write(textOf(token), around);
      else this.#writeToken(token, CLASSES[token.type] ?? around);
    }
  }

  html(): string {
    this.#flush();
    return this.#html;
  }

  #writeToken({ content }: Exclude<CodeToken, string>, name: string): void {
    if (typeof content === 'string') this.#write(content, name);
    else this.writeAll(Array.isArray(content) ? content : [content], name);
  }

  #write(text: string, name: string): void {
    if (name !== this.#class) {
      this.#flush();
      this.#class = name;
    }
    this.#text += text;
  }

  #flush(): void {
    if (this.#text === '') return;
    const html = escapeText(this.#text);
    this.#html += this.#class === '' ? html : `<span class="${this.#class}">${html}</span>`;
    this.#text = '';
  }
}
