/** A component's or hook's API as a section of a Markdown twin. Knows nothing of pages and addresses:
 *  how a link becomes absolute is given. */

import { fillPlaceholders } from '../../site/messages/fill-placeholders.js';
import type { Messages } from '../../site/messages/messages.js';
import { formatInheritanceNote, formatRootNote } from './component-notes.js';
import type { ClassApi, ComponentApi, Deprecation, FunctionApi, PropApi, SlotApi } from '../package-api.js';
import { collectParameterRows, collectReturnRows } from './function-rows.js';
import type { ApiSection } from './anchors.js';
import { formatCodeCell, formatMarkdownTable, formatTextCell } from './markdown-table.js';

export interface ReferenceMarkdownContext {
  /** Of the section's own heading; its parts stand one below. */
  readonly level: 1 | 2 | 3;
  /** The pages that show the component. */
  readonly demos?: readonly { readonly title: string; readonly href: string }[];
  /** Where the source can be read. */
  readonly sourceHref?: string;
  /** In the language of the page. */
  readonly messages: Messages;
  /** Makes the target of a link absolute. */
  readonly toAbsoluteUrl: (target: string) => string;
}

/** The section of a component. */
export function renderComponentMarkdown(component: ComponentApi, context: ReferenceMarkdownContext): string {
  const { name, description, deprecated, imports, props } = component;
  const { messages } = context;
  const formatHeading = createHeadingFormatter(context);
  const table = formatPropTable(props, messages);
  const parts = [
    `${'#'.repeat(context.level)} ${fillPlaceholders(messages['api.page'], { name })}`,
    deprecated === undefined ? '' : `> ${formatDeprecation(deprecated, messages)}`,
    description,
    formatDemoList(context),
    formatHeading('import'),
    formatImportBlock(imports),
    formatHeading('props'),
    table === '' ? fillPlaceholders(messages['api.noProps'], { name }) : table,
    ...formatComponentNotes(component, messages),
    ...withHeading(formatHeading('css-variables'), formatCssVariableTable(component, messages)),
    ...withHeading(formatHeading('slots'), formatSlotTable(component.slots, messages)),
    ...withHeading(formatHeading('classes'), formatClassTable(component.classes, messages)),
    ...withHeading(formatHeading('source-code'), formatSourceLink(name, context)),
  ];
  return makeLinksAbsolute(joinParagraphs(parts), context);
}

/** The section of a hook or function. */
export function renderFunctionMarkdown(api: FunctionApi, context: ReferenceMarkdownContext): string {
  const { name, description, deprecated, imports, returns } = api;
  const { messages } = context;
  const formatHeading = createHeadingFormatter(context);
  const parameters = formatPropTable(collectParameterRows(api), messages);
  const fields = formatPropTable(collectReturnRows(api), messages);
  const returnText = [formatCodeCell(returns.type), returns.description]
    .filter((part) => part !== '')
    .join(': ');
  const parts = [
    `${'#'.repeat(context.level)} ${fillPlaceholders(messages['api.page'], { name })}`,
    deprecated === undefined ? '' : `> ${formatDeprecation(deprecated, messages)}`,
    description,
    formatDemoList(context),
    formatHeading('import'),
    formatImportBlock(imports),
    ...withHeading(formatHeading('parameters'), parameters),
    formatHeading('return-value'),
    fields === '' ? returnText : fields,
    ...withHeading(formatHeading('source-code'), formatSourceLink(name, context)),
  ];
  return makeLinksAbsolute(joinParagraphs(parts), context);
}

function joinParagraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

function createHeadingFormatter({
  level,
  messages,
}: ReferenceMarkdownContext): (section: ApiSection) => string {
  return (section) => `${'#'.repeat(level + 1)} ${messages[`api.${section}`]}`;
}

function formatSourceLink(name: string, { sourceHref, messages }: ReferenceMarkdownContext): string {
  return sourceHref ? `[${fillPlaceholders(messages['api.sourceLink'], { name })}](${sourceHref})` : '';
}

/** A heading with what is below it; nothing where nothing is. */
function withHeading(heading: string, text: string): readonly string[] {
  return text === '' ? [] : [heading, text];
}

function formatDeprecation(deprecated: Deprecation, messages: Messages): string {
  return `**${messages['api.deprecated']}**${formatDeprecationReason(deprecated)}`;
}

/** The reason behind the word, on one line. */
export function formatDeprecationReason(deprecated: Deprecation): string {
  return deprecated === true ? '' : ` ${deprecated.replaceAll(/\s*\n\s*/g, ' ')}`;
}

function formatDemoList({ demos = [] }: ReferenceMarkdownContext): string {
  return demos.map(({ title, href }) => `- [${title}](${href})`).join('\n');
}

function formatImportBlock(imports: readonly string[]): string {
  return imports.length === 0 ? '' : ['```js', imports.join('\n// or\n'), '```'].join('\n');
}

type PropRow = Pick<
  PropApi,
  'type' | 'required' | 'default' | 'description' | 'deprecated' | 'params' | 'returns' | 'needsRef'
>;

function formatPropTable(rows: Readonly<Record<string, PropRow>>, messages: Messages): string {
  return formatMarkdownTable(
    formatColumnNames(['name', 'type', 'default', 'isRequired', 'description'], messages),
    Object.entries(rows).map(([name, row]) => [
      formatName(name, row, messages),
      formatCodeCell(row.type),
      formatCodeCell(row.default),
      messages[row.required ? 'api.yes' : 'api.no'],
      formatTextCell(formatDescription(row, messages)),
    ]),
  );
}

type ColumnKey = 'name' | 'type' | 'default' | 'isRequired' | 'description' | 'className' | 'ruleName';

function formatColumnNames(columns: readonly ColumnKey[], messages: Messages): readonly string[] {
  return columns.map((column) => formatTextCell(messages[`api.${column}`]));
}

function formatName(name: string, { deprecated }: Pick<PropRow, 'deprecated'>, messages: Messages): string {
  return deprecated ? formatTextCell(fillPlaceholders(messages['api.deprecatedName'], { name })) : name;
}

function formatDescription(row: PropRow, messages: Messages): string {
  const { description, deprecated, params = [], returns, needsRef } = row;
  const describedParameters = params.filter((parameter) => parameter.description !== '');
  const reason = deprecated === undefined ? '' : formatDeprecation(deprecated, messages);
  const list = describedParameters
    .map((parameter) => `- \`${parameter.name}\`: ${parameter.description}`)
    .join('\n');
  const refNote = needsRef ? messages['api.holdsRef'] : '';
  return joinParagraphs([
    description,
    refNote,
    reason,
    list,
    returns?.description ? fillPlaceholders(messages['api.returned'], { text: returns.description }) : '',
  ]);
}

function formatComponentNotes(component: ComponentApi, messages: Messages): readonly string[] {
  const { name, inheritance, themeDefaultProps } = component;
  return [
    formatRootNote(component, messages),
    inheritance ? formatInheritanceNote(name, inheritance, messages) : '',
    themeDefaultProps ? fillPlaceholders(messages['api.themeKey'], { name: `\`${themeDefaultProps}\`` }) : '',
  ];
}

function formatCssVariableTable({ cssVariables = [] }: ComponentApi, messages: Messages): string {
  const rows = cssVariables.map((one) => [
    formatCodeCell(one.name),
    formatCodeCell(one.default),
    formatTextCell(one.description),
  ]);
  return formatMarkdownTable(formatColumnNames(['name', 'default', 'description'], messages), rows);
}

function formatSlotTable(slots: readonly SlotApi[], messages: Messages): string {
  return formatMarkdownTable(
    formatColumnNames(['name', 'className', 'default', 'description'], messages),
    slots.map((slot) => [
      formatName(slot.name, slot, messages),
      formatCodeCell(slot.className && `.${slot.className}`),
      formatCodeCell(slot.default),
      formatTextCell(formatDescription({ ...slot, type: '', required: false }, messages)),
    ]),
  );
}

function formatClassTable(classes: readonly ClassApi[], messages: Messages): string {
  return formatMarkdownTable(
    formatColumnNames(['className', 'ruleName', 'description'], messages),
    classes.map((one) => [
      formatName(formatCodeCell(`.${one.className}`), one, messages),
      one.isGlobal ? '-' : one.key,
      formatTextCell(formatDescription({ ...one, type: '', required: false }, messages)),
    ]),
  );
}

/** A twin is read away from the site. Code is left as it is. */
function makeLinksAbsolute(text: string, { toAbsoluteUrl }: ReferenceMarkdownContext): string {
  return text.replaceAll(/(`+)[\s\S]*?\1|\]\(([^)\s]+)/g, (match, ticks?: string, target?: string) =>
    ticks === undefined && target !== undefined ? `](${toAbsoluteUrl(target)}` : match,
  );
}
