/** Converts the HTML of a page to the elements and attributes that docsgen accepts. */

import { classifyElement, isAllowedAttribute, isBlockElement } from '../../markdown/html/classify-element.js';
import { parseStyleAttribute } from '../../markdown/html/parse-style-attribute.js';
import type { Edit, MarkdownDocument } from '../text/document.js';
import type { PageConversion } from '../text/page-conversion.js';
import { quoteCode } from './component-context.js';
import { renderAttributes } from './html-attributes.js';
import { buildElements, scanTags, type MarkupElement, type Tag } from './scan-tags.js';

/** Elements that say the same to a reader. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  article: 'div',
  aside: 'div',
  center: 'div',
  font: 'span',
  footer: 'div',
  h1: 'h2',
  header: 'div',
  hgroup: 'div',
  label: 'span',
  main: 'div',
  nav: 'div',
  nobr: 'span',
  section: 'div',
  tt: 'code',
};

/** Elements whose content is no text. */
const WITHOUT_TEXT = new Set(['script', 'style', 'template']);

export function convertHtml(document: MarkdownDocument, conversion: PageConversion): MarkdownDocument {
  const removed = removeScripts(document, conversion);
  const { text, masked } = removed;
  const edits: Edit[] = [];
  const convert = (element: MarkupElement) => {
    edits.push(...convertElement(element, removed, conversion));
    for (const child of element.children) convert(child);
  };
  for (const element of buildElements(scanTags(text, masked))) convert(element);
  return removed.apply(edits);
}

function removeScripts(document: MarkdownDocument, conversion: PageConversion): MarkdownDocument {
  const found = document.masked.matchAll(/<(script|style|template)\b[^]*?<\/\1\s*>/gi);
  const edits = [...found].map(({ index, 0: source, 1: name = '' }): Edit => {
    const message = `<${name}> is left out`;
    const hint =
      name === 'style'
        ? 'Styles of a page belong to the theme, or to the demo that needs them.'
        : 'Put what it does into a demo beside the page.';
    conversion.report('migrate/script', document.locate(index), { message, hint });
    return { start: index, end: index + source.length, text: '' };
  });
  return document.apply(edits);
}

/** A paragraph ends where a block begins, so one around a block is a division. */
function chooseName({ tag, children }: MarkupElement): string {
  const name = tag.name.toLowerCase();
  const isAroundBlock = name === 'p' && children.some(containsBlock);
  return isAroundBlock ? 'div' : (REPLACEMENTS[name] ?? name);
}

function containsBlock(element: MarkupElement): boolean {
  return isBlockElement(chooseName(element)) || element.children.some(containsBlock);
}

function convertElement(
  element: MarkupElement,
  document: MarkdownDocument,
  conversion: PageConversion,
): readonly Edit[] {
  const { tag, close } = element;
  const name = tag.name.toLowerCase();
  if (name === 'codeblock' || name === 'featurelist') return [];
  if (name === 'iframe') return convertFrame({ tag, close }, document, conversion);
  const replacement = chooseName(element);
  if (WITHOUT_TEXT.has(name) || classifyElement(replacement) !== 'allowed') {
    const message = `<${tag.name}> is not an element that a page may have`;
    conversion.report('migrate/html', document.locate(tag.start), {
      message,
      hint: 'Say the same in Markdown, or make it a demo.',
    });
    const source = document.text.slice(tag.start, tag.end);
    if (!close) return [{ start: tag.start, end: tag.end, text: quoteCode(source) }];
    return [
      { start: tag.start, end: tag.end, text: '' },
      { start: close.start, end: close.end, text: '' },
    ];
  }
  const attributes = renderAttributes(tag, {
    accepts: (attribute, value) => isAccepted(replacement, attribute, value),
    reportLoss: (attribute) => {
      const message = `<${replacement}> may not have ${attribute}`;
      conversion.report('migrate/html', document.locate(tag.start), { message, hint: 'It is left out.' });
    },
  });
  if (attributes === undefined && replacement === tag.name) return [];
  const source = document.text.slice(tag.start, tag.end);
  const own = attributes ?? source.slice(1 + tag.name.length).replace(/\s*\/?>$/, '');
  const text = `<${replacement}${name === 'center' ? ' style="text-align: center"' : ''}${own}${tag.kind === 'self' ? ' />' : '>'}`;
  const edits: Edit[] = [{ start: tag.start, end: tag.end, text }];
  if (close && replacement !== tag.name)
    edits.push({ start: close.start, end: close.end, text: `</${replacement}>` });
  return edits;
}

function isAccepted(element: string, attribute: string, value: string | true): boolean {
  if (!isAllowedAttribute(element, attribute)) return false;
  if (attribute === 'style') return 'declarations' in parseStyleAttribute(value === true ? '' : value);
  if (attribute === 'target') return value === '_blank';
  return true;
}

/** A document of another host needs a title and a height, and its host in the config. */
function convertFrame(
  { tag, close }: Pick<MarkupElement, 'tag' | 'close'>,
  document: MarkdownDocument,
  conversion: PageConversion,
): readonly Edit[] {
  const source = getAttribute(tag, 'src');
  const host = /^https:\/\/[a-z0-9.-]+(?::\d+)?(?=\/|$|\?)/i.exec(source ?? '')?.[0];
  const at = document.locate(tag.start);
  if (source === undefined || host === undefined) {
    const message = 'the <iframe> is shown as code';
    conversion.report('migrate/html', at, { message, hint: 'Show the same as a demo, or as a link.' });
    const code = quoteCode(document.text.slice(tag.start, tag.end));
    return [{ start: tag.start, end: (close ?? tag).end, text: code }];
  }
  conversion.site.embedHosts.add(host.toLowerCase());
  const [title, height] = [getAttribute(tag, 'title'), getAttribute(tag, 'height')];
  if (title === undefined || !/^\d+(?:px)?$/.test(height ?? '')) {
    const message = 'the <iframe> got a title and a height';
    conversion.report('migrate/html', at, { message, hint: 'Say what it shows, and how high it is.' });
  }
  const pixels = /^\d+(?:px)?$/.test(height ?? '') ? Number.parseInt(height!, 10) : 400;
  const name = (title ?? host.slice('https://'.length)).replaceAll('"', '&quot;');
  const text = `<iframe src="${source}" title="${name}" height="${pixels}"></iframe>`;
  return [{ start: tag.start, end: (close ?? tag).end, text }];
}

function getAttribute({ attributes }: Tag, name: string): string | undefined {
  const value = attributes.find((attribute) => attribute.name.toLowerCase() === name)?.value;
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
