/** From the API of a component or function to the rows of its tables. Knows nothing of the page around them. */

import { fillPlaceholders } from '../../site/messages/fill-placeholders.js';
import { renderPropNotes, findPlanInDescription, type TableContext } from './prop-notes.js';
import {
  classAnchor,
  cssVariableAnchor,
  parameterAnchor,
  propAnchor,
  returnAnchor,
  slotAnchor,
} from './anchors.js';
import type { ComponentApi, Deprecation, FunctionApi, PropApi } from '../package-api.js';
import { collectParameterRows, collectReturnRows } from './function-rows.js';
import { renderProseCell, type ProseContext } from './render-prose.js';
import type { ReferenceTable, ReferenceKind, ReferenceRow } from '../../markdown/reference-table.js';

/** The tables of a component; one without rows is left out. */
export function createComponentTables(
  component: ComponentApi,
  context: TableContext,
): readonly ReferenceTable[] {
  const { name, slots, classes, cssVariables = [] } = component;
  const renderCell = (markdown: string) => renderProseCell(markdown, context);
  const tables: readonly ReferenceTable[] = [
    {
      kind: 'props',
      label: formatTableLabel('props', name, context),
      rows: Object.keys(component.props).map((prop) => createPropRow(component, prop, context)),
    },
    {
      kind: 'css-variables',
      label: formatTableLabel('css-variables', name, context),
      rows: cssVariables.map((one) => ({
        id: cssVariableAnchor(component, one.name),
        name: one.name,
        ...(one.default === undefined ? {} : { default: one.default }),
        description: renderCell(one.description),
      })),
    },
    {
      kind: 'slots',
      label: formatTableLabel('slots', name, context),
      rows: slots.map((slot) => ({
        id: slotAnchor(component, slot.name),
        name: slot.name,
        ...(slot.className === undefined ? {} : { key: slot.className }),
        ...(slot.default === undefined ? {} : { default: slot.default }),
        description: renderCell(slot.description),
        ...createPlanField(slot),
        ...createDeprecatedField(slot.deprecated, context),
      })),
    },
    {
      kind: 'classes',
      label: formatTableLabel('classes', name, context),
      rows: classes.map((one) => ({
        id: classAnchor(component, one.key),
        name: one.className,
        key: one.key,
        isGlobal: one.isGlobal,
        description: renderCell(one.description),
        ...createPlanField(one),
        ...createDeprecatedField(one.deprecated, context),
      })),
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

function createPropRow(component: ComponentApi, prop: string, context: TableContext): ReferenceRow {
  const row = createValueRow(propAnchor(component, prop), [prop, component.props[prop]!], context);
  const notes = renderPropNotes(prop, component, context);
  return notes === '' ? row : { ...row, description: appendNotes(row.description, notes) };
}

/** The tables of a hook or function; one without rows is left out. */
export function createFunctionTables(api: FunctionApi, context: ProseContext): readonly ReferenceTable[] {
  const { name } = api;
  const tables: readonly ReferenceTable[] = [
    {
      kind: 'parameters',
      label: formatTableLabel('parameters', name, context),
      rows: Object.entries(collectParameterRows(api)).map(([parameter, one]) =>
        createValueRow(parameterAnchor(api, parameter), [parameter, one], context),
      ),
    },
    {
      kind: 'return-value',
      label: formatTableLabel('return-value', name, context),
      rows: Object.entries(collectReturnRows(api)).map(([field, one]) =>
        createValueRow(returnAnchor(api, field), [field, one], context),
      ),
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

function createValueRow(
  id: string,
  [name, one]: readonly [string, PropApi],
  context: ProseContext,
): ReferenceRow {
  const describedParameters = (one.params ?? []).filter(({ description }) => description !== '');
  return {
    id,
    name,
    required: one.required,
    type: one.type,
    ...(one.default === undefined ? {} : { default: one.default }),
    description: renderProseCell(one.description, context),
    ...createPlanField(one),
    ...createDeprecatedField(one.deprecated, context),
    ...(describedParameters.length === 0
      ? {}
      : {
          arguments: describedParameters.map((argument) => ({
            name: argument.name,
            type: argument.type,
            description: renderProseCell(argument.description, context),
          })),
        }),
    ...(one.returns?.description
      ? {
          returns: { type: one.returns.type, description: renderProseCell(one.returns.description, context) },
        }
      : {}),
    ...(one.since === undefined ? {} : { since: one.since }),
  };
}

function formatTableLabel(kind: ReferenceKind, name: string, { messages }: ProseContext): string {
  return fillPlaceholders(messages['api.of'], { section: messages[`api.${kind}`], name });
}

/** A paragraph of its own behind several, else on the line of the only one. */
function appendNotes(description: string, notes: string): string {
  if (description === '') return notes;
  return /^<p>|<\/(?:p|ul|ol|pre|table)>$/.test(description)
    ? `${description}\n<p>${notes}</p>`
    : `${description}<br>${notes}`;
}

function createPlanField(one: Pick<PropApi, 'description'>): Pick<ReferenceRow, 'plan'> {
  const plan = findPlanInDescription(one);
  return plan ? { plan } : {};
}

function createDeprecatedField(
  deprecated: Deprecation | undefined,
  context: ProseContext,
): Pick<ReferenceRow, 'deprecated'> {
  if (deprecated === undefined) return {};
  return { deprecated: deprecated === true ? '' : renderProseCell(deprecated, context) };
}
