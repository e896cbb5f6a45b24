/**
 * Code as HTML with at most a dozen classes, never one within another and without inline styles:
 *
 *     c comment    k keyword, @rule      n number, true, null    f function      v variable, option
 *     s string     t tag, selector       a attribute, property   y type, class   m prologue, headline of a diff
 *     i inserted   d deleted
 */

import { findElementText, getTokenText } from './find-element-text.js';
import { escapeText } from '../text/escape-html.js';
import { hasJsxElements, tokenizeCode, type CodeToken } from './grammars.js';
import { classifyWord } from './script-grammar.js';

/** A type without an entry has the class of the token around it; '' is the color of plain code. */
const CLASS_BY_TYPE: Readonly<Record<string, string>> = {
  comment: 'c',
  keyword: 'k',
  important: 'k',
  string: 's',
  'template-string': 's',
  'attr-value': 's',
  'string-literal': 's',
  char: 's',
  code: 's',
  regex: 's',
  interpolation: '',
  script: '',
  number: 'n',
  boolean: 'n',
  entity: 'n',
  constant: 'n',
  symbol: 'n',
  function: 'f',
  annotation: 'f',
  name: 't',
  selector: 't',
  'attr-name': 'a',
  property: 'a',
  key: 'a',
  'class-name': 'y',
  builtin: 'y',
  types: 'y',
  scalar: 'y',
  tag: '',
  variable: 'v',
  parameter: 'v',
  doctype: 'm',
  meta: 'm',
  inserted: 'i',
  deleted: 'd',
};

/** HTML for the inside of `<pre><code>`; its text is exactly the code. */
export function highlightCode(code: string, language: string): string {
  return highlightTokens(tokenizeCode(code, language), hasJsxElements(language));
}

/** `hasElements`: the code has JSX elements within it. */
export function highlightTokens(tokens: readonly CodeToken[], hasElements = false): string {
  let html = '';
  let currentClass = '';
  splitTokens(tokens, hasElements, (text, className) => {
    // Escaped before they are joined: V8 copies a text that was put together before it searches it.
    html += changeColor(currentClass, className) + escapeText(text);
    currentClass = className;
  });
  return html + changeColor(currentClass, '');
}

function changeColor(currentClass: string, className: string): string {
  if (className === currentClass) return '';
  return `${currentClass === '' ? '' : '</span>'}${className === '' ? '' : `<span class="${className}">`}`;
}

/** A part of code that has one color; the plain one has no class. */
export interface ColoredText {
  readonly text: string;
  readonly className: string;
}

/** Neighbors of one color are joined, so that there is one element for each change of it. */
export function splitByColor(code: string, language: string): readonly ColoredText[] {
  const parts: { text: string; readonly className: string }[] = [];
  splitTokens(tokenizeCode(code, language), hasJsxElements(language), (text, className) => {
    const last = parts.at(-1);
    if (last?.className === className) last.text += text;
    else parts.push({ text, className });
  });
  return parts;
}

/** Gets each text with the class of its color. Neighbors may have the same. */
type OnText = (text: string, className: string) => void;

interface Splitter {
  readonly onText: OnText;
  readonly hasElements: boolean;
}

function splitTokens(tokens: readonly CodeToken[], hasElements: boolean, onText: OnText): void {
  writeTokens(tokens, '', { onText, hasElements });
}

function writeTokens(tokens: readonly CodeToken[], outerClass: string, splitter: Splitter): void {
  const elementTextFlags = splitter.hasElements && tokens.length > 2 ? findElementText(tokens) : undefined;
  tokens.forEach((token, at) => {
    if (typeof token === 'string') writeText(token, outerClass, splitter);
    else if (elementTextFlags?.[at]) writeText(getTokenText(token), outerClass, splitter);
    else writeToken(token, getClassName(token) ?? outerClass, splitter);
  });
}

function writeToken({ content }: Exclude<CodeToken, string>, className: string, splitter: Splitter): void {
  if (typeof content === 'string') writeText(content, className, splitter);
  else writeTokens(Array.isArray(content) ? content : [content], className, splitter);
}

function writeText(text: string, className: string, { onText }: Splitter): void {
  if (text !== '') onText(text, className);
}

function getClassName({ type, content, alias }: Exclude<CodeToken, string>): string | undefined {
  const isWord = (type === 'word' || type === 'value') && typeof content === 'string';
  const className = CLASS_BY_TYPE[isWord ? classifyWord(type, content) : type];
  if (className !== undefined || !alias) return className;
  return [alias]
    .flat()
    .map((name) => CLASS_BY_TYPE[name])
    .find((name) => name !== undefined);
}
