/** A component's or hook's API as a section of a Markdown twin (behaviour 2.19). Knows nothing of pages and addresses:
 *  how a link becomes absolute is given. */

import { SYSTEM_PAGE } from './additions.js';
import type { ClassApi, ComponentApi, Deprecation, FunctionApi, PropApi, SlotApi } from './describe.js';
import { parameterRows, returnRows } from './function-rows.js';
import { codeCell, markdownTable, textCell } from './markdown-table.js';

export interface MarkdownContext {
  /** Of the section's own heading; its parts stand one below. */
  readonly level: 1 | 2 | 3;
  /** The pages that show the component. */
  readonly demos?: readonly { readonly title: string; readonly href: string }[];
  /** Where the source can be read. */
  readonly sourceHref?: string;
  /** Makes the target of a link absolute. */
  readonly absolute: (target: string) => string;
}

/** The section of a component. */
export function componentMarkdown(component: ComponentApi, context: MarkdownContext): string {
  const { name, description, deprecated, imports, props } = component;
  const heading = (text: string) => `${'#'.repeat(context.level + 1)} ${text}`;
  const table = propTable(props);
  const parts = [
    `${'#'.repeat(context.level)} ${name} API`,
    deprecated === undefined ? '' : `> **Deprecated.**${reasonOf(deprecated)}`,
    description,
    demoList(context),
    heading('Import'),
    importBlock(imports),
    heading('Props'),
    table === '' ? `${name} has no props of its own.` : table,
    ...notes(component),
    ...behind(heading('CSS variables'), cssVariableTable(component)),
    ...behind(heading('Slots'), slotTable(component.slots)),
    ...behind(heading('CSS classes'), classTable(component.classes)),
    ...behind(
      heading('Source code'),
      context.sourceHref ? `[The source of ${name}](${context.sourceHref})` : '',
    ),
  ];
  return absoluteLinks(join(parts), context);
}

/** The section of a hook or function. */
export function functionMarkdown(described: FunctionApi, context: MarkdownContext): string {
  const { name, description, deprecated, imports, returns } = described;
  const heading = (text: string) => `${'#'.repeat(context.level + 1)} ${text}`;
  const parameters = propTable(parameterRows(described));
  const fields = propTable(returnRows(described));
  const returned = [codeCell(returns.type), returns.description].filter((part) => part !== '').join(': ');
  const parts = [
    `${'#'.repeat(context.level)} ${name} API`,
    deprecated === undefined ? '' : `> **Deprecated.**${reasonOf(deprecated)}`,
    description,
    demoList(context),
    heading('Import'),
    importBlock(imports),
    ...behind(heading('Parameters'), parameters),
    heading('Return value'),
    fields === '' ? returned : fields,
    ...behind(
      heading('Source code'),
      context.sourceHref ? `[The source of ${name}](${context.sourceHref})` : '',
    ),
  ];
  return absoluteLinks(join(parts), context);
}

function join(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A heading with what is below it; nothing where nothing is. */
function behind(heading: string, text: string): readonly string[] {
  return text === '' ? [] : [heading, text];
}

/** The reason behind the word, on one line. */
export function reasonOf(deprecated: Deprecation): string {
  return deprecated === true ? '' : ` ${deprecated.replaceAll(/\s*\n\s*/g, ' ')}`;
}

function demoList({ demos = [] }: MarkdownContext): string {
  return demos.map(({ title, href }) => `- [${title}](${href})`).join('\n');
}

function importBlock(imports: readonly string[]): string {
  return imports.length === 0 ? '' : ['```js', imports.join('\n// or\n'), '```'].join('\n');
}

type Row = Pick<
  PropApi,
  'type' | 'required' | 'default' | 'description' | 'deprecated' | 'params' | 'returns' | 'needsRef'
>;

function propTable(rows: Readonly<Record<string, Row>>): string {
  return markdownTable(
    ['Name', 'Type', 'Default', 'Required', 'Description'],
    Object.entries(rows).map(([name, row]) => [
      row.deprecated ? `${name} (deprecated)` : name,
      codeCell(row.type),
      codeCell(row.default),
      row.required ? 'Yes' : 'No',
      textCell(descriptionOf(row)),
    ]),
  );
}

function descriptionOf({ description, deprecated, params = [], returns, needsRef }: Row): string {
  const told = params.filter((parameter) => parameter.description !== '');
  const reason = deprecated === undefined ? '' : `**Deprecated.**${reasonOf(deprecated)}`;
  const list = told.map((parameter) => `- \`${parameter.name}\`: ${parameter.description}`).join('\n');
  const ref = needsRef ? 'It must be able to hold a ref.' : '';
  return join([
    description,
    ref,
    reason,
    list,
    returns?.description ? `Returns: ${returns.description}` : '',
  ]);
}

function notes(component: ComponentApi): readonly string[] {
  const { name, forwardsRefTo, spread, systemProps, inheritance, themeDefaultProps } = component;
  const root = inheritance ? `[${inheritance.component}](${inheritance.pathname})` : 'the root element';
  return [
    forwardsRefTo
      ? `A \`ref\` is forwarded to the root element (\`${forwardsRefTo}\`).`
      : `${name} takes no \`ref\`.`,
    spread ? `Props that are not listed are passed to ${root}.` : '',
    systemProps ? `${name} takes all [system properties](${SYSTEM_PAGE}) as props too.` : '',
    themeDefaultProps ? `The theme gives it default props under \`${themeDefaultProps}\`.` : '',
  ];
}

function cssVariableTable({ cssVariables = [] }: ComponentApi): string {
  const rows = cssVariables.map((one) => [
    codeCell(one.name),
    codeCell(one.default),
    textCell(one.description),
  ]);
  return markdownTable(['Name', 'Default', 'Description'], rows);
}

function slotTable(slots: readonly SlotApi[]): string {
  return markdownTable(
    ['Name', 'Class name', 'Default', 'Description'],
    slots.map((slot) => [
      slot.deprecated ? `${slot.name} (deprecated)` : slot.name,
      codeCell(slot.className && `.${slot.className}`),
      codeCell(slot.default),
      textCell(descriptionOf({ ...slot, type: '', required: false })),
    ]),
  );
}

function classTable(classes: readonly ClassApi[]): string {
  return markdownTable(
    ['Class name', 'Rule name', 'Description'],
    classes.map((one) => [
      `${codeCell(`.${one.className}`)}${one.deprecated ? ' (deprecated)' : ''}`,
      one.isGlobal ? '-' : one.key,
      textCell(descriptionOf({ ...one, type: '', required: false })),
    ]),
  );
}

/** A twin is read away from the site. Code is left as it is. */
function absoluteLinks(text: string, { absolute }: MarkdownContext): string {
  return text.replaceAll(/(`+)[\s\S]*?\1|\]\(([^)\s]+)/g, (whole, ticks?: string, target?: string) =>
    ticks === undefined && target !== undefined ? `](${absolute(target)}` : whole,
  );
}
