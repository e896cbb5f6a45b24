/** Where the parts of an API page can be linked to. Knows nothing of how they look. */

import type { ComponentApi, FunctionApi } from '../package-api.js';
import { collectParameterRows, collectReturnRows } from './function-rows.js';

interface NamedItem {
  readonly name: string;
  readonly slug: string;
}

export type ApiSection =
  | 'demos'
  | 'import'
  | 'props'
  | 'slots'
  | 'classes'
  | 'css-variables'
  | 'inheritance'
  | 'theme-default-props'
  | 'parameters'
  | 'return-value'
  | 'source-code';

/** A section's anchor; on a page that holds several components, each puts its slug before it. */
export function sectionAnchor(section: ApiSection, item?: Pick<NamedItem, 'slug'>): string {
  return item ? `${item.slug}-${section}` : section;
}

/** `button-prop-variant` */
export function propAnchor({ slug }: Pick<NamedItem, 'slug'>, prop: string): string {
  return `${slug}-prop-${prop}`;
}

/** `button-classes-disabled`: by the class's key, as the comments of declarations link to it. */
export function classAnchor({ slug }: Pick<NamedItem, 'slug'>, key: string): string {
  return `${slug}-classes-${key}`;
}

/** `Autocomplete-css-listbox` */
export function slotAnchor({ name }: Pick<NamedItem, 'name'>, slot: string): string {
  return `${name.replaceAll('/', '-')}-css-${slot}`;
}

/** `accordion-variable-accordion-height` */
export function cssVariableAnchor({ slug }: Pick<NamedItem, 'slug'>, variable: string): string {
  return `${slug}-variable-${variable.replace(/^-+/, '')}`;
}

/** `use-autocomplete-parameters-options` */
export function parameterAnchor({ slug }: Pick<NamedItem, 'slug'>, parameter: string): string {
  return `${slug}-parameters-${parameter}`;
}

/** `use-autocomplete-return-value-value` */
export function returnAnchor({ slug }: Pick<NamedItem, 'slug'>, field: string): string {
  return `${slug}-return-value-${field}`;
}

/** Every anchor of the members of a component or function. */
export function collectMemberAnchors(api: ComponentApi | FunctionApi): readonly string[] {
  if (!('props' in api)) {
    return [
      ...Object.keys(collectParameterRows(api)).map((name) => parameterAnchor(api, name)),
      ...Object.keys(collectReturnRows(api)).map((name) => returnAnchor(api, name)),
    ];
  }
  return [
    ...Object.keys(api.props).map((name) => propAnchor(api, name)),
    ...api.slots.map(({ name }) => slotAnchor(api, name)),
    ...api.classes.map(({ key }) => classAnchor(api, key)),
    ...(api.cssVariables ?? []).map(({ name }) => cssVariableAnchor(api, name)),
  ];
}
