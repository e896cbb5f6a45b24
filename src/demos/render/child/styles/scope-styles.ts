/** Keeps a stylesheet to the demos of a page, and to what they open elsewhere in the document, such as a menu. What it says of
 *  the whole document holds for each demo, as far as elements inherit it. The specificity of its selectors stays as it is. */

import { parseRules, splitList, type CssRule } from './parse-css.js';

/** What a demo's scripts put into the body: whatever is not the shell's. */
const OPENED = 'body>:not([data-shell],:has(#main-content))';

/** Stand in for the root of the document. */
const DEMO_ROOTS = `:where(.demo,${OPENED})`;

const IN_DEMOS = `:where(.demo *,${OPENED},${OPENED} *)`;

/** At-rules that contain rules. */
const GROUPING_RULE = /^@(?:media|supports|container|layer|scope|starting-style|-moz-document)\b/;

export function scopeStyles(css: string): string {
  return parseRules(css).map(scopeRule).join('');
}

function scopeRule({ text, prelude, body }: CssRule): string {
  const selectors = prelude.replaceAll(/\/\*[^]*?\*\//g, '').trim();
  if (body === undefined || selectors === '') return text;
  if (GROUPING_RULE.test(selectors)) return `${selectors}{${scopeStyles(body)}}`;
  if (selectors.startsWith('@')) return `${selectors}{${body}}`;
  const list = splitList(selectors, ',');
  const isRootRule = list.every((selector) => ROOT_SUBJECT.test(selector.slice(findSubject(selector))));
  const declarations = isRootRule && !body.includes('{') ? dropBoxProperties(body) : body;
  return `${list.flatMap(scopeSelector).join(',')}{${declarations}}`;
}

function dropBoxProperties(body: string): string {
  return splitList(body, ';')
    .filter((declaration) => !BOX_PROPERTY.test(declaration))
    .join(';');
}

/** The document's root or body, as or in the last part of a selector; the root alone has the color scheme. */
const ROOT_SUBJECT = /(?:^|[(,\s])(?:html|body)(?![\w-])|:(?:root|host)(?![\w-])|\[data-mui-color-scheme\b/;

/** What no element inherits of the document: its box. */
const BOX_PROPERTY =
  /^\s*(?:(?:min-|max-)?(?:width|height|inline-size|block-size)|(?:overflow|background|margin|padding)(?:-[\w-]+)?|position|display)\s*:/;

const PSEUDO_ELEMENT = /::[\w-]|:(?:before|after|first-line|first-letter)(?![\w-])/;

function scopeSelector(selector: string): readonly string[] {
  const subjectStart = findSubject(selector);
  const subject = selector.slice(subjectStart);
  const pseudoStart = subject.search(PSEUDO_ELEMENT);
  const end = pseudoStart < 0 ? selector.length : subjectStart + pseudoStart;
  const [element, pseudoElement] = [selector.slice(0, end), selector.slice(end)];
  const scoped = `${element}${IN_DEMOS}${pseudoElement}`;
  if (!ROOT_SUBJECT.test(subject)) return [scoped];
  const atRoots = `${element} ${DEMO_ROOTS}${pseudoElement}`;
  // `:where(html, .theme)` may mean another element too.
  return subject.includes('(') ? [atRoots, scoped] : [atRoots];
}

/** Escapes, strings and brackets as a whole; all else character by character. */
const PARTS =
  /\\[^]|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|\[[^\]]*\]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^]/g;

/** Where the last part of a selector begins: behind its last combinator. */
function findSubject(selector: string): number {
  const combinators = [...selector.trim().matchAll(PARTS)].filter(([part]) => /^[\s>+~]$/.test(part));
  return (combinators.at(-1)?.index ?? -1) + 1;
}
