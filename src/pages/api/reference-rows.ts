/** From the API of a component or function to the rows of its tables. Knows nothing of the page around them. */

import { filled } from '../../site/filled.js';
import { additionTo, planOf, type Surroundings } from './additions.js';
import {
  classAnchor,
  cssVariableAnchor,
  parameterAnchor,
  propAnchor,
  returnAnchor,
  slotAnchor,
} from './anchors.js';
import type { ComponentApi, Deprecation, FunctionApi, PropApi } from './describe.js';
import { parameterRows, returnRows } from './function-rows.js';
import { cellOf, type ProseGiven } from './prose.js';
import type { Reference, ReferenceKind, ReferenceRow } from './reference.js';

/** The tables of a component; one without rows is left out. */
export function componentTables(component: ComponentApi, around: Surroundings): readonly Reference[] {
  const { name, slots, classes, cssVariables = [] } = component;
  const text = (markdown: string) => cellOf(markdown, around);
  const tables: readonly Reference[] = [
    {
      kind: 'props',
      label: labelOf('props', name, around),
      rows: Object.keys(component.props).map((prop) => propRow(component, prop, around)),
    },
    {
      kind: 'css-variables',
      label: labelOf('css-variables', name, around),
      rows: cssVariables.map((one) => ({
        id: cssVariableAnchor(component, one.name),
        name: one.name,
        ...(one.default === undefined ? {} : { default: one.default }),
        description: text(one.description),
      })),
    },
    {
      kind: 'slots',
      label: labelOf('slots', name, around),
      rows: slots.map((slot) => ({
        id: slotAnchor(component, slot.name),
        name: slot.name,
        ...(slot.className === undefined ? {} : { key: slot.className }),
        ...(slot.default === undefined ? {} : { default: slot.default }),
        description: text(slot.description),
        ...planned(slot),
        ...deprecation(slot.deprecated, around),
      })),
    },
    {
      kind: 'classes',
      label: labelOf('classes', name, around),
      rows: classes.map((one) => ({
        id: classAnchor(component, one.key),
        name: one.className,
        key: one.key,
        isGlobal: one.isGlobal,
        description: text(one.description),
        ...planned(one),
        ...deprecation(one.deprecated, around),
      })),
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

function propRow(component: ComponentApi, prop: string, around: Surroundings): ReferenceRow {
  const row = valueRow(propAnchor(component, prop), [prop, component.props[prop]!], around);
  const addition = additionTo(prop, component, around);
  return addition === '' ? row : { ...row, description: appended(row.description, addition) };
}

/** The tables of a hook or function; one without rows is left out. */
export function functionTables(described: FunctionApi, given: ProseGiven): readonly Reference[] {
  const { name } = described;
  const tables: readonly Reference[] = [
    {
      kind: 'parameters',
      label: labelOf('parameters', name, given),
      rows: Object.entries(parameterRows(described)).map(([parameter, one]) =>
        valueRow(parameterAnchor(described, parameter), [parameter, one], given),
      ),
    },
    {
      kind: 'return-value',
      label: labelOf('return-value', name, given),
      rows: Object.entries(returnRows(described)).map(([field, one]) =>
        valueRow(returnAnchor(described, field), [field, one], given),
      ),
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

function valueRow(id: string, [name, one]: readonly [string, PropApi], given: ProseGiven): ReferenceRow {
  const told = (one.params ?? []).filter(({ description }) => description !== '');
  return {
    id,
    name,
    required: one.required,
    type: one.type,
    ...(one.default === undefined ? {} : { default: one.default }),
    description: cellOf(one.description, given),
    ...planned(one),
    ...deprecation(one.deprecated, given),
    ...(told.length === 0
      ? {}
      : {
          arguments: told.map((argument) => ({
            name: argument.name,
            type: argument.type,
            description: cellOf(argument.description, given),
          })),
        }),
    ...(one.returns?.description
      ? { returns: { type: one.returns.type, description: cellOf(one.returns.description, given) } }
      : {}),
    ...(one.since === undefined ? {} : { since: one.since }),
  };
}

function labelOf(kind: ReferenceKind, name: string, { words }: ProseGiven): string {
  return filled(words['api.of'], { section: words[`api.${kind}`], name });
}

/** A paragraph of its own behind several, else on the line of the only one. */
function appended(description: string, addition: string): string {
  if (description === '') return addition;
  return /^<p>|<\/(?:p|ul|ol|pre|table)>$/.test(description)
    ? `${description}\n<p>${addition}</p>`
    : `${description}<br>${addition}`;
}

function planned(one: Pick<PropApi, 'description'>): Pick<ReferenceRow, 'plan'> {
  const plan = planOf(one);
  return plan ? { plan } : {};
}

function deprecation(
  deprecated: Deprecation | undefined,
  given: ProseGiven,
): Pick<ReferenceRow, 'deprecated'> {
  if (deprecated === undefined) return {};
  return { deprecated: deprecated === true ? '' : cellOf(deprecated, given) };
}
