/** A component's or hook's API as a section of a Markdown twin (behaviour 2.19). Knows nothing of pages and addresses:
 *  how a link becomes absolute is given. */

import { filled } from '../../site/filled.js';
import type { Words } from '../../site/words.js';
import { inheritanceNote, rootNote } from './component-notes.js';
import type { ClassApi, ComponentApi, Deprecation, FunctionApi, PropApi, SlotApi } from './describe.js';
import { parameterRows, returnRows } from './function-rows.js';
import type { ApiSection } from './anchors.js';
import { codeCell, markdownTable, textCell } from './markdown-table.js';

export interface MarkdownContext {
  /** Of the section's own heading; its parts stand one below. */
  readonly level: 1 | 2 | 3;
  /** The pages that show the component. */
  readonly demos?: readonly { readonly title: string; readonly href: string }[];
  /** Where the source can be read. */
  readonly sourceHref?: string;
  /** In the language of the page. */
  readonly words: Words;
  /** Makes the target of a link absolute. */
  readonly absolute: (target: string) => string;
}

/** The section of a component. */
export function componentMarkdown(component: ComponentApi, context: MarkdownContext): string {
  const { name, description, deprecated, imports, props } = component;
  const { words } = context;
  const heading = headingsIn(context);
  const table = propTable(props, words);
  const parts = [
    `${'#'.repeat(context.level)} ${filled(words['api.page'], { name })}`,
    deprecated === undefined ? '' : `> ${deprecationOf(deprecated, words)}`,
    description,
    demoList(context),
    heading('import'),
    importBlock(imports),
    heading('props'),
    table === '' ? filled(words['api.noProps'], { name }) : table,
    ...notes(component, words),
    ...behind(heading('css-variables'), cssVariableTable(component, words)),
    ...behind(heading('slots'), slotTable(component.slots, words)),
    ...behind(heading('classes'), classTable(component.classes, words)),
    ...behind(heading('source-code'), sourceLink(name, context)),
  ];
  return absoluteLinks(join(parts), context);
}

/** The section of a hook or function. */
export function functionMarkdown(described: FunctionApi, context: MarkdownContext): string {
  const { name, description, deprecated, imports, returns } = described;
  const { words } = context;
  const heading = headingsIn(context);
  const parameters = propTable(parameterRows(described), words);
  const fields = propTable(returnRows(described), words);
  const returned = [codeCell(returns.type), returns.description].filter((part) => part !== '').join(': ');
  const parts = [
    `${'#'.repeat(context.level)} ${filled(words['api.page'], { name })}`,
    deprecated === undefined ? '' : `> ${deprecationOf(deprecated, words)}`,
    description,
    demoList(context),
    heading('import'),
    importBlock(imports),
    ...behind(heading('parameters'), parameters),
    heading('return-value'),
    fields === '' ? returned : fields,
    ...behind(heading('source-code'), sourceLink(name, context)),
  ];
  return absoluteLinks(join(parts), context);
}

function join(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

function headingsIn({ level, words }: MarkdownContext): (section: ApiSection) => string {
  return (section) => `${'#'.repeat(level + 1)} ${words[`api.${section}`]}`;
}

function sourceLink(name: string, { sourceHref, words }: MarkdownContext): string {
  return sourceHref ? `[${filled(words['api.sourceLink'], { name })}](${sourceHref})` : '';
}

/** A heading with what is below it; nothing where nothing is. */
function behind(heading: string, text: string): readonly string[] {
  return text === '' ? [] : [heading, text];
}

function deprecationOf(deprecated: Deprecation, words: Words): string {
  return `**${words['api.deprecated']}**${reasonOf(deprecated)}`;
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

function propTable(rows: Readonly<Record<string, Row>>, words: Words): string {
  return markdownTable(
    headsOf(['name', 'type', 'default', 'isRequired', 'description'], words),
    Object.entries(rows).map(([name, row]) => [
      nameOf(name, row, words),
      codeCell(row.type),
      codeCell(row.default),
      words[row.required ? 'api.yes' : 'api.no'],
      textCell(descriptionOf(row, words)),
    ]),
  );
}

type Head = 'name' | 'type' | 'default' | 'isRequired' | 'description' | 'className' | 'ruleName';

function headsOf(heads: readonly Head[], words: Words): readonly string[] {
  return heads.map((head) => textCell(words[`api.${head}`]));
}

function nameOf(name: string, { deprecated }: Pick<Row, 'deprecated'>, words: Words): string {
  return deprecated ? textCell(filled(words['api.deprecatedName'], { name })) : name;
}

function descriptionOf(row: Row, words: Words): string {
  const { description, deprecated, params = [], returns, needsRef } = row;
  const told = params.filter((parameter) => parameter.description !== '');
  const reason = deprecated === undefined ? '' : deprecationOf(deprecated, words);
  const list = told.map((parameter) => `- \`${parameter.name}\`: ${parameter.description}`).join('\n');
  const ref = needsRef ? words['api.holdsRef'] : '';
  return join([
    description,
    ref,
    reason,
    list,
    returns?.description ? filled(words['api.returned'], { text: returns.description }) : '',
  ]);
}

function notes(component: ComponentApi, words: Words): readonly string[] {
  const { name, inheritance, themeDefaultProps } = component;
  return [
    rootNote(component, words),
    inheritance ? inheritanceNote(name, inheritance, words) : '',
    themeDefaultProps ? filled(words['api.themeKey'], { name: `\`${themeDefaultProps}\`` }) : '',
  ];
}

function cssVariableTable({ cssVariables = [] }: ComponentApi, words: Words): string {
  const rows = cssVariables.map((one) => [
    codeCell(one.name),
    codeCell(one.default),
    textCell(one.description),
  ]);
  return markdownTable(headsOf(['name', 'default', 'description'], words), rows);
}

function slotTable(slots: readonly SlotApi[], words: Words): string {
  return markdownTable(
    headsOf(['name', 'className', 'default', 'description'], words),
    slots.map((slot) => [
      nameOf(slot.name, slot, words),
      codeCell(slot.className && `.${slot.className}`),
      codeCell(slot.default),
      textCell(descriptionOf({ ...slot, type: '', required: false }, words)),
    ]),
  );
}

function classTable(classes: readonly ClassApi[], words: Words): string {
  return markdownTable(
    headsOf(['className', 'ruleName', 'description'], words),
    classes.map((one) => [
      nameOf(codeCell(`.${one.className}`), one, words),
      one.isGlobal ? '-' : one.key,
      textCell(descriptionOf({ ...one, type: '', required: false }, words)),
    ]),
  );
}

/** A twin is read away from the site. Code is left as it is. */
function absoluteLinks(text: string, { absolute }: MarkdownContext): string {
  return text.replaceAll(/(`+)[\s\S]*?\1|\]\(([^)\s]+)/g, (whole, ticks?: string, target?: string) =>
    ticks === undefined && target !== undefined ? `](${absolute(target)}` : whole,
  );
}
