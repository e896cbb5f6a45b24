/** Creates the tables of a component, hook, function or type. */

import { fillPlaceholders } from '../../site/messages/fill-placeholders.js';
import { renderPropNotes, findPlanInDescription, type TableContext } from './prop-notes.js';
import {
  classAnchor,
  cssVariableAnchor,
  parameterAnchor,
  propAnchor,
  propertyAnchor,
  returnAnchor,
  slotAnchor,
} from './anchors.js';
import {
  collectParameterRows,
  type ComponentApi,
  type Deprecation,
  type FunctionApi,
  type PropApi,
  type TypeApi,
} from '../package-api.js';
import { renderProseCell, type ProseContext } from './render-prose.js';
import type { ReferenceTable, ReferenceKind, ReferenceRow } from '../../markdown/reference-table.js';

/** The tables of a component that have rows. */
export function createComponentTables(
  component: ComponentApi,
  context: TableContext,
): readonly ReferenceTable[] {
  const { props, slots, classes, cssVariables = [] } = component;
  return createTables(component.name, context, [
    [
      'props',
      Object.entries(props).map(([name, prop]) => {
        const row = createValueRow(propAnchor(component, name), name, { prop, context });
        const notes = renderPropNotes(name, component, context);
        return notes === '' ? row : { ...row, description: appendNotes(row.description, notes) };
      }),
    ],
    [
      'css-variables',
      cssVariables.map(({ name, default: fallback, description }) => ({
        id: cssVariableAnchor(component, name),
        name,
        default: fallback,
        description: renderProseCell(description, context),
      })),
    ],
    [
      'slots',
      slots.map((slot) => ({
        id: slotAnchor(component, slot.name),
        name: slot.name,
        key: slot.className,
        default: slot.default,
        ...createTextFields(slot, context),
      })),
    ],
    [
      'classes',
      classes.map((one) => ({
        id: classAnchor(component, one.className),
        name: one.className,
        key: one.key,
        isGlobal: one.isGlobal,
        ...createTextFields(one, context),
      })),
    ],
  ]);
}

/** The tables of a hook or function that have rows. */
export function createFunctionTables(api: FunctionApi, context: ProseContext): readonly ReferenceTable[] {
  return createTables(api.name, context, [
    [
      'parameters',
      Object.entries(collectParameterRows(api)).map(([name, prop]) =>
        createValueRow(parameterAnchor(api, name), name, { prop, context }),
      ),
    ],
    [
      'return-value',
      Object.entries(api.returns.fields ?? {}).map(([name, prop]) =>
        createValueRow(returnAnchor(api, name), name, { prop, context }),
      ),
    ],
  ]);
}

/** The table of an interface or object type. */
export function createTypeTables(api: TypeApi, context: ProseContext): readonly ReferenceTable[] {
  return createTables(api.name, context, [
    [
      'properties',
      Object.entries(api.properties).map(([name, prop]) =>
        createValueRow(propertyAnchor(api, name), name, { prop, context }),
      ),
    ],
  ]);
}

function createTables(
  name: string,
  { messages }: ProseContext,
  tables: readonly (readonly [ReferenceKind, readonly ReferenceRow[]])[],
): readonly ReferenceTable[] {
  return tables.flatMap(([kind, rows]) => {
    const label = fillPlaceholders(messages['api.of'], { section: messages[`api.${kind}`], name });
    return rows.length === 0 ? [] : [{ kind, label, rows }];
  });
}

function createValueRow(
  id: string,
  name: string,
  { prop, context }: { readonly prop: PropApi; readonly context: ProseContext },
): ReferenceRow {
  const { type, required, default: fallback, params = [], returns, since } = prop;
  const describedParameters = params.filter(({ description }) => description !== '');
  const renderCell = (markdown: string) => renderProseCell(markdown, context);
  return {
    id,
    name,
    required,
    type,
    default: fallback,
    ...createTextFields(prop, context),
    arguments:
      describedParameters.length === 0
        ? undefined
        : describedParameters.map((parameter) => ({
            name: parameter.name,
            type: parameter.type,
            description: renderCell(parameter.description),
          })),
    returns: returns?.description
      ? { type: returns.type, description: renderCell(returns.description) }
      : undefined,
    since,
  };
}

function createTextFields(
  { description, deprecated }: { readonly description: string; readonly deprecated?: Deprecation },
  context: ProseContext,
): Pick<ReferenceRow, 'description' | 'plan' | 'deprecated'> {
  return {
    description: renderProseCell(description, context),
    plan: findPlanInDescription(description),
    deprecated: deprecated === true ? '' : deprecated && renderProseCell(deprecated, context),
  };
}

/** In a paragraph behind several paragraphs, else on a line behind the only one. */
function appendNotes(description: string, notes: string): string {
  if (description === '') return notes;
  return /^<p>|<\/(?:p|ul|ol|pre|table)>$/.test(description)
    ? `${description}\n<p>${notes}</p>`
    : `${description}<br>${notes}`;
}
