/** Renders the API of a component, hook, function or type as a section of a Markdown copy. */

import { fillPlaceholders } from '../../site/messages/fill-placeholders.js';
import type { Messages } from '../../site/messages/messages.js';
import { formatInheritanceNote, formatRootNote } from './component-notes.js';
import {
  collectParameterRows,
  isComponentApi,
  isTypeApi,
  type ComponentApi,
  type Deprecation,
  type DocumentedApi,
  type FunctionApi,
  type PropApi,
} from '../package-api.js';
import type { ApiSection } from './anchors.js';
import {
  formatCodeCell,
  formatDeprecationReason,
  formatMarkdownTable,
  formatTextCell,
} from './markdown-table.js';

interface ReferenceMarkdownContext {
  /** The level of the section's heading. */
  readonly level: 1 | 2;
  /** The pages that show the component. */
  readonly demos: readonly { readonly title: string; readonly href: string }[];
  /** The address of the source. */
  readonly sourceHref?: string;
  /** In the language of the page. */
  readonly messages: Messages;
  /** Makes the target of a link absolute. */
  readonly toAbsoluteUrl: (target: string) => string;
}

/** The section as Markdown. */
export function renderItemMarkdown(api: DocumentedApi, context: ReferenceMarkdownContext): string {
  const { name, description, deprecated, imports } = api;
  const { messages, level, demos, sourceHref } = context;
  const formatSection = (section: ApiSection, text: string) =>
    text === '' ? '' : `${'#'.repeat(level + 1)} ${messages[`api.${section}`]}\n\n${text}`;
  const sourceLink = `[${fillPlaceholders(messages['api.sourceLink'], { name })}](${sourceHref})`;
  const importLines = ['```js', imports.join('\n// or\n'), '```'].join('\n');
  const parts = [
    `${'#'.repeat(level)} ${fillPlaceholders(messages['api.page'], { name })}`,
    deprecated === undefined ? '' : `> ${formatDeprecation(deprecated, messages)}`,
    description,
    demos.map(({ title, href }) => `- [${title}](${href})`).join('\n'),
    formatSection('import', importLines),
    ...formatMemberSections(api, messages, formatSection),
    formatSection('source-code', sourceHref ? sourceLink : ''),
  ];
  return makeLinksAbsolute(joinParagraphs(parts), context);
}

type FormatSection = (section: ApiSection, text: string) => string;

function formatMemberSections(
  api: DocumentedApi,
  messages: Messages,
  formatSection: FormatSection,
): readonly string[] {
  if (isComponentApi(api)) return formatComponentSections(api, messages, formatSection);
  if (isTypeApi(api)) return [formatSection('properties', formatPropTable(api.properties, messages))];
  return formatFunctionSections(api, messages, formatSection);
}

function formatComponentSections(
  component: ComponentApi,
  messages: Messages,
  formatSection: FormatSection,
): readonly string[] {
  const { name, props, inheritance, themeDefaultProps } = component;
  const propTable = formatPropTable(props, messages);
  return [
    formatSection(
      'props',
      propTable === '' ? fillPlaceholders(messages['api.noProps'], { name }) : propTable,
    ),
    formatRootNote(component, messages),
    inheritance ? formatInheritanceNote(name, inheritance, messages) : '',
    themeDefaultProps ? fillPlaceholders(messages['api.themeKey'], { name: `\`${themeDefaultProps}\`` }) : '',
    formatSection('css-variables', formatCssVariableTable(component, messages)),
    formatSection('slots', formatSlotTable(component, messages)),
    formatSection('classes', formatClassTable(component, messages)),
  ];
}

function formatFunctionSections(
  api: FunctionApi,
  messages: Messages,
  formatSection: FormatSection,
): readonly string[] {
  const { type, description, fields = {} } = api.returns;
  const typeText = [formatCodeCell(type), description].filter((part) => part !== '').join(': ');
  return [
    formatSection('parameters', formatPropTable(collectParameterRows(api), messages)),
    formatSection('return-value', formatPropTable(fields, messages) || typeText),
  ];
}

function joinParagraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

function formatDeprecation(deprecated: Deprecation, messages: Messages): string {
  return `**${messages['api.deprecated']}**${formatDeprecationReason(deprecated)}`;
}

type PropRow = Omit<PropApi, 'since'>;

function formatPropTable(rows: Readonly<Record<string, PropRow>>, messages: Messages): string {
  return formatMarkdownTable(
    formatColumnNames(['name', 'type', 'default', 'isRequired', 'description'], messages),
    Object.entries(rows).map(([name, row]) => [
      formatName(name, row, messages),
      formatCodeCell(row.type),
      formatCodeCell(row.default),
      messages[row.required ? 'api.yes' : 'api.no'],
      formatDescription(row, messages),
    ]),
  );
}

type ColumnKey = 'name' | 'type' | 'default' | 'isRequired' | 'description' | 'className' | 'ruleName';

function formatColumnNames(columns: readonly ColumnKey[], messages: Messages): readonly string[] {
  return columns.map((column) => formatTextCell(messages[`api.${column}`]));
}

type DescribedRow = Pick<PropRow, 'description' | 'deprecated' | 'params' | 'returns' | 'needsRef'>;

function formatName(name: string, { deprecated }: DescribedRow, messages: Messages): string {
  return deprecated ? formatTextCell(fillPlaceholders(messages['api.deprecatedName'], { name })) : name;
}

function formatDescription(row: DescribedRow, messages: Messages): string {
  const { description, deprecated, params = [], returns, needsRef } = row;
  const describedParameters = params.filter((parameter) => parameter.description !== '');
  const paragraphs = [
    description,
    needsRef ? messages['api.holdsRef'] : '',
    deprecated === undefined ? '' : formatDeprecation(deprecated, messages),
    describedParameters.map((parameter) => `- \`${parameter.name}\`: ${parameter.description}`).join('\n'),
    returns?.description ? fillPlaceholders(messages['api.returned'], { text: returns.description }) : '',
  ];
  return formatTextCell(joinParagraphs(paragraphs));
}

function formatCssVariableTable({ cssVariables = [] }: ComponentApi, messages: Messages): string {
  return formatMarkdownTable(
    formatColumnNames(['name', 'default', 'description'], messages),
    cssVariables.map((one) => [
      formatCodeCell(one.name),
      formatCodeCell(one.default),
      formatTextCell(one.description),
    ]),
  );
}

function formatSlotTable({ slots }: ComponentApi, messages: Messages): string {
  return formatMarkdownTable(
    formatColumnNames(['name', 'className', 'default', 'description'], messages),
    slots.map((slot) => [
      formatName(slot.name, slot, messages),
      formatCodeCell(slot.className && `.${slot.className}`),
      formatCodeCell(slot.default),
      formatDescription(slot, messages),
    ]),
  );
}

function formatClassTable({ classes }: ComponentApi, messages: Messages): string {
  return formatMarkdownTable(
    formatColumnNames(['className', 'ruleName', 'description'], messages),
    classes.map((one) => [
      formatName(formatCodeCell(`.${one.className}`), one, messages),
      one.isGlobal ? '-' : one.key,
      formatDescription(one, messages),
    ]),
  );
}

/** Markdown copies are read outside of the site. Code stays as it is. */
function makeLinksAbsolute(text: string, { toAbsoluteUrl }: ReferenceMarkdownContext): string {
  return text.replaceAll(/(`+)[\s\S]*?\1|\]\(([^)\s]+)/g, (match, ticks?: string, target?: string) =>
    ticks === undefined && target !== undefined ? `](${toAbsoluteUrl(target)}` : match,
  );
}
