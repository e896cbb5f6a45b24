/** The components of Nextra, and what becomes of them. */

import type { ComponentConverter, ComponentContext } from '../components/component-context.js';
import { isBlock } from '../components/component-context.js';
import type { ComponentTable } from '../components/convert-components.js';
import { getTextAttribute, type MarkupElement, type Tag } from '../components/scan-tags.js';
import {
  convertCallout,
  convertCard,
  convertTabs,
  remove,
  renameTo,
  unwrap,
} from '../components/shared-components.js';

const CALLOUT_TYPES = {
  default: ['info', ''],
  error: ['error', ''],
  important: ['warning', 'Important'],
  info: ['info', ''],
  warning: ['warning', ''],
} as const;

/** `items={['npm', 'pnpm']}`, or objects with a `label`. */
function listLabels({ attributes }: Tag): readonly string[] {
  const value = attributes.find(({ name }) => name === 'items')?.value;
  if (typeof value !== 'object') return [];
  const hasObjects = /\blabel\s*:/.test(value.expression);
  const pattern = hasObjects ? /\blabel\s*:\s*(["'`])(.*?)\1/g : /(["'`])(.*?)\1/g;
  return Array.from(value.expression.matchAll(pattern), ([, , label]) => label!);
}

const convertNextraTabs = convertTabs(
  ({ name }) => name === 'Tabs.Tab' || name === 'Tab',
  (tag, index, parent) => getTextAttribute(tag, 'label') ?? listLabels(parent)[index],
);

/** `<FileTree>` is a block of text with a line for each file. */
const convertFileTree: ComponentConverter = (element, context) => {
  if (!element.close || !isBlock(element, context.document)) return undefined;
  const lines = listFiles(element, '', context);
  const text = ['```text', ...lines, '```'].join('\n');
  return lines.length === 0 ? undefined : [{ start: element.tag.start, end: element.close.end, text }];
};

function listFiles(
  { children }: MarkupElement,
  indent: string,
  context: ComponentContext,
): readonly string[] {
  return children.flatMap((child) => {
    const name = getTextAttribute(child.tag, 'name') ?? '…';
    if (/\bFolder$/.test(child.tag.name))
      return [`${indent}${name}/`, ...listFiles(child, `${indent}  `, context)];
    return /\bFile$/.test(child.tag.name) ? [indent + name] : listFiles(child, indent, context);
  });
}

export const NEXTRA_COMPONENTS: ComponentTable = {
  Bleed: unwrap,
  Callout: convertCallout(CALLOUT_TYPES),
  Card: convertCard,
  Cards: unwrap,
  'Cards.Card': convertCard,
  Collapse: unwrap,
  Details: renameTo('details'),
  FileTree: convertFileTree,
  Head: remove,
  Image: renameTo('img'),
  Link: renameTo('a'),
  Steps: unwrap,
  Summary: renameTo('summary'),
  Table: renameTo('table'),
  Tabs: convertNextraTabs,
  Td: renameTo('td'),
  Th: renameTo('th'),
  Tr: renameTo('tr'),
};
