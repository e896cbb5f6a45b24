/** Components that several tools have: tabs, cards, images and code. */

import { convertFenceInfo } from '../text/convert-fences.js';
import { encodeDestination } from '../text/encode-destination.js';
import type { Edit } from '../text/document.js';
import {
  getContent,
  getIndentation,
  isBlock,
  replaceTags,
  type ComponentContext,
  type ComponentConverter,
} from './component-context.js';
import { getTextAttribute, type MarkupElement, type Tag } from './scan-tags.js';

/** Leaves out the tags: what is between them says it all. */
export const unwrap: ComponentConverter = (element, { document }) =>
  replaceTags(element, document, { before: '', after: '' });

/** Leaves out the element with its content. */
export const remove: ComponentConverter = ({ tag, close }) => [
  { start: tag.start, end: (close ?? tag).end, text: '' },
];

/** Makes an element of HTML of a component. */
export function renameTo(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): ComponentConverter {
  return ({ tag, close }, { document }) => {
    const source = Object.entries(attributes).reduce(
      (text, [from, to]) => text.replace(new RegExp(`(\\s)${from}(?==)`), `$1${to}`),
      document.text.slice(tag.start, tag.end),
    );
    const edits: Edit[] = [{ start: tag.start, end: tag.end, text: source.replace(/^<[\w.-]+/, `<${name}`) }];
    return close ? [...edits, { start: close.start, end: close.end, text: `</${name}>` }] : edits;
  };
}

/** `<Admonition type="tip" title="…">` and `<Callout type="warning">`. */
export function convertCallout(
  severities: Readonly<Record<string, readonly [severity: string, title: string]>>,
): ComponentConverter {
  return (element, { document }) => {
    const { tag, close } = element;
    const type = getTextAttribute(tag, 'type') ?? 'default';
    const [severity, defaultTitle] = severities[type] ?? ['info', ''];
    const title = getTextAttribute(tag, 'title') ?? defaultTitle;
    if (!close || !isBlock(element, document)) return undefined;
    const indent = getIndentation(tag, document);
    return replaceTags(element, document, {
      before: `:::${`${severity} ${title}`.trim()}\n`,
      after: `\n${indent}:::`,
    });
  };
}

interface Tab {
  readonly element: MarkupElement;
  readonly label: string;
}

/** Tabs of code become `<codeblock>`; others become sections of which one is open. */
export function convertTabs(
  isTab: (tag: Tag) => boolean,
  getLabel: (tag: Tag, index: number, parent: Tag) => string | undefined,
): ComponentConverter {
  return (element, context) => {
    const tabs = element.children
      .filter(({ tag }) => isTab(tag))
      .map((child, index): Tab => ({
        element: child,
        label: getLabel(child.tag, index, element.tag) ?? `${index + 1}`,
      }));
    if (tabs.length === 0 || !element.close) return undefined;
    const areCode = tabs.every(
      (tab) =>
        /^\s*(`{3,}|~{3,})[^]*?\n\s*\1\s*$/.test(getContent(tab.element, context)) &&
        countFences(tab.element, context) === 2,
    );
    return areCode ? renderCodeTabs(element, tabs, context) : renderSections(element, tabs, context);
  };
}

function countFences({ tag, close }: MarkupElement, { document }: ComponentContext): number {
  const [first, last] = [document.lineAt(tag.end), document.lineAt(close?.start ?? tag.end)];
  return document.lines.slice(first, last + 1).filter(({ kind }) => kind === 'fence').length;
}

function renderCodeTabs(
  element: MarkupElement,
  tabs: readonly Tab[],
  { document }: ComponentContext,
): readonly Edit[] {
  const key = getTextAttribute(element.tag, 'groupId', 'storageKey', 'queryString') ?? '';
  const storage = /^[\w-]+$/.test(key) ? ` storageKey="${key}"` : '';
  const indentation = getIndentation(element.tag, document).length;
  const openings = tabs.flatMap(({ element: tab, label }): readonly Edit[] => {
    const line = document.lines.slice(document.lineAt(tab.tag.end)).find(({ kind }) => kind === 'fence')!;
    const [, prefix = '', info = ''] = /^([ \t]*(?:`{3,}|~{3,}))(.*)$/.exec(line.text) ?? [];
    const plain = convertFenceInfo(info.trim()).replace(/ ?title="[^"]*"/, '') || 'text';
    const [language, ...options] = plain.split(' ');
    const words = [language, `title="${label.replace(/[{}="'`]/g, '')}"`, ...options].join(' ');
    return [
      { start: line.start + prefix.length, end: line.start + line.text.length, text: words },
      ...replaceTags(tab, document, { before: '', after: '', indentation }),
    ];
  });
  return [
    ...replaceTags(element, document, { before: `<codeblock${storage}>\n`, after: '\n</codeblock>' }).slice(
      0,
      2,
    ),
    ...openings,
  ];
}

function renderSections(
  element: MarkupElement,
  tabs: readonly Tab[],
  { document, conversion }: ComponentContext,
): readonly Edit[] {
  const at = document.locate(element.tag.start);
  const message = 'the tabs are sections now, and one of them is open';
  conversion.report('migrate/tabs', at, {
    message,
    hint: 'Only code can be in tabs. Keep the sections, or give each its heading.',
  });
  const name = `tabs-${at.line}`;
  const sections = tabs.flatMap(({ element: tab, label }, index) => {
    const open = index === 0 ? ' open' : '';
    const summary = label.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return replaceTags(tab, document, {
      before: `<details name="${name}"${open}>\n<summary>${summary}</summary>\n\n`,
      after: '\n\n</details>\n',
      indentation: getIndentation(element.tag, document).length,
    });
  });
  return [...replaceTags(element, document, { before: '', after: '' }).slice(0, 2), ...sections];
}

/** `<Card title="…" href="…" />` is an item of a list. */
export const convertCard: ComponentConverter = (element, context) => {
  const { tag, close } = element;
  const title = getTextAttribute(tag, 'title', 'label');
  const href = getTextAttribute(tag, 'href', 'to', 'link');
  if (title === undefined) return undefined;
  const text = getContent(element, context)
    .replace(/<[^>]*>|\{[^}]*\}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const link = href === undefined ? `**${title}**` : `[${title}](${encodeDestination(href)})`;
  const item = `- ${link}${text === '' ? '' : `: ${text}`}`;
  return [{ start: tag.start, end: (close ?? tag).end, text: item }];
};

/** `<CodeBlock language="js">{Source}</CodeBlock>`, whose code is a text, or a file that the page imports as text. */
export const convertCodeBlock: ComponentConverter = (element, context) => {
  const { tag, close } = element;
  const { conversion, document } = context;
  const content = getContent(element, context).trim();
  const info = convertFenceInfo(
    [getTextAttribute(tag, 'language') ?? 'text', renderTitle(tag)].filter(Boolean).join(' '),
  );
  const name = /^\{\s*(\w+)\s*\}$/.exec(content)?.[1];
  const imported = name === undefined ? undefined : conversion.imports.get(name);
  const file =
    imported &&
    conversion.site.resolveFile(imported.specifier.replace(/^.*!/, '').replace(/\?raw$/, ''), imported.from);
  const template = /^\{\s*`([^]*)`\s*\}$/.exec(content)?.[1];
  const code =
    file === undefined
      ? (template ?? (/[{<]/.test(content) ? undefined : content))
      : conversion.site.tree.read(file);
  if (code === undefined || !isBlock(element, document)) return undefined;
  const marks = code.includes('```') ? '````' : '```';
  const text = `${marks}${info}\n${code.replace(/^\n|\s+$/g, '')}\n${marks}`;
  return [{ start: tag.start, end: (close ?? tag).end, text }];
};

function renderTitle(tag: Tag): string {
  const title = getTextAttribute(tag, 'title');
  return title === undefined ? '' : `title="${title}"`;
}
