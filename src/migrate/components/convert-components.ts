/** Converts the components of a page: those that are known, those that become demos, and the others to markers. */

import type { Edit, MarkdownDocument } from '../text/document.js';
import type { PageConversion } from '../text/page-conversion.js';
import {
  getContent,
  getIndentation,
  isBlock,
  quoteCode,
  renderMarker,
  replaceTags,
  type ComponentContext,
  type ComponentConverter,
} from './component-context.js';
import { createDemo } from './create-demo.js';
import { buildElements, scanTags, type MarkupElement } from './scan-tags.js';

/** Components within components are converted in rounds, from the outside. */
const MAX_ROUNDS = 24;

export type ComponentTable = Readonly<Record<string, ComponentConverter>>;

export function convertComponents(
  document: MarkdownDocument,
  conversion: PageConversion,
  table: ComponentTable,
): MarkdownDocument {
  let current = document;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const context = { document: current, conversion };
    const elements = findOuterComponents(buildElements(scanTags(current.text, current.masked)), table);
    if (elements.length === 0) break;
    current = current.apply(elements.flatMap((element) => convertElement(element, context, table)));
  }
  return current;
}

/** Names of components begin with a capital letter, contain a dot or a hyphen, or are in the table. */
function findOuterComponents(
  elements: readonly MarkupElement[],
  table: ComponentTable,
): readonly MarkupElement[] {
  return elements.flatMap((element) => {
    const { name } = element.tag;
    const isComponent = name === '' || /^[A-Z]|[.-]/.test(name) || Object.hasOwn(table, name);
    return isComponent ? [element] : findOuterComponents(element.children, table);
  });
}

function convertElement(
  element: MarkupElement,
  context: ComponentContext,
  table: ComponentTable,
): readonly Edit[] {
  const { name } = element.tag;
  if (name === '') return replaceTags(element, context.document, { before: '', after: '' });
  const known = Object.hasOwn(table, name) ? table[name] : undefined;
  const edits = known?.(element, context) ?? createDemo(element, context);
  return edits ?? leaveToPerson(element, context);
}

/** What is between the tags stays in the page; the tag is shown as code, so that nobody overlooks it. */
function leaveToPerson(element: MarkupElement, context: ComponentContext): readonly Edit[] {
  const { tag, close } = element;
  const { document, conversion } = context;
  const imported = conversion.imports.get(tag.name.split('.')[0]!);
  const origin = imported ? ` of ${imported.specifier}` : '';
  const isKeptText = close !== undefined && !isBlock(element, document);
  conversion.report('migrate/component', document.locate(tag.start), {
    message: `the component <${tag.name}>${origin} is ${isKeptText ? 'plain text' : 'shown as code'}`,
    hint: 'Turn it into a demo next to the page, say the same in Markdown, or write a template component.',
  });
  const content = getContent(element, context);
  if (/^\s*\{[^]*\}\s*$/.test(content)) return showWhole(element, document);
  const source = document.text.slice(tag.start, tag.end);
  if (!isBlock(element, document)) {
    if (!close) return [{ start: tag.start, end: tag.end, text: quoteCode(source) }];
    return replaceTags(element, document, { before: '', after: '' });
  }
  const marker = renderMarker(source, getIndentation(tag, document)).slice(1).trimStart();
  if (!close) return [{ start: tag.start, end: tag.end, text: marker }];
  const gap = content.includes('\n') ? '\n' : '\n\n';
  return replaceTags(element, document, { before: marker + gap, after: '\n' });
}

/** What a function of the page renders is no text. */
function showWhole(element: MarkupElement, document: MarkdownDocument): readonly Edit[] {
  const { start } = element.tag;
  const { end } = element.close ?? element.tag;
  const source = document.text.slice(start, end);
  const indentation = getIndentation(element.tag, document);
  const isAlone = isBlock(element, document);
  return [{ start, end, text: isAlone ? renderMarker(source, indentation).trim() : quoteCode(source) }];
}
