/** The anchors on an API page. */

import { collectParameterRows, isComponentApi, type ComponentApi, type FunctionApi } from '../package-api.js';

type Item = Pick<ComponentApi | FunctionApi, 'name' | 'slug'>;

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

/** The anchor of a section. On a page with several items, the slug of the item precedes it. */
export function sectionAnchor(section: ApiSection, item?: Item): string {
  return item ? `${item.slug}-${section}` : section;
}

/** `button-prop-variant` */
export function propAnchor({ slug }: Item, prop: string): string {
  return `${slug}-prop-${prop}`;
}

/** `button-classes-disabled`: with the key of the class, because comments link to it. */
export function classAnchor({ slug }: Item, key: string): string {
  return `${slug}-classes-${key}`;
}

/** `Autocomplete-css-listbox` */
export function slotAnchor({ name }: Item, slot: string): string {
  return `${name.replaceAll('/', '-')}-css-${slot}`;
}

/** `accordion-variable-accordion-height` */
export function cssVariableAnchor({ slug }: Item, variable: string): string {
  return `${slug}-variable-${variable.replace(/^-+/, '')}`;
}

/** `use-autocomplete-parameters-options` */
export function parameterAnchor({ slug }: Item, parameter: string): string {
  return `${slug}-parameters-${parameter}`;
}

/** `use-autocomplete-return-value-value` */
export function returnAnchor({ slug }: Item, field: string): string {
  return `${slug}-return-value-${field}`;
}

/** The anchors of all members of a component, hook or function. */
export function collectMemberAnchors(api: ComponentApi | FunctionApi): readonly string[] {
  if (!isComponentApi(api)) {
    return [
      ...Object.keys(collectParameterRows(api)).map((name) => parameterAnchor(api, name)),
      ...Object.keys(api.returns.fields ?? {}).map((name) => returnAnchor(api, name)),
    ];
  }
  return [
    ...Object.keys(api.props).map((name) => propAnchor(api, name)),
    ...api.slots.map(({ name }) => slotAnchor(api, name)),
    ...api.classes.map(({ key }) => classAnchor(api, key)),
    ...(api.cssVariables ?? []).map(({ name }) => cssVariableAnchor(api, name)),
  ];
}
