/** The anchors on an API page. */

import {
  collectParameterRows,
  isComponentApi,
  isTypeApi,
  type ComponentApi,
  type DocumentedApi,
  type FunctionApi,
} from '../package-api.js';

type Item = Pick<DocumentedApi, 'name' | 'slug'>;

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
  | 'properties'
  | 'source-code';

/** The anchor of a section. On a page with several items, the slug of the item precedes it. */
export function sectionAnchor(section: ApiSection, item?: Item): string {
  return item ? `${item.slug}-${section}` : section;
}

/** `button-prop-variant` */
export function propAnchor({ slug }: Item, prop: string): string {
  return `${slug}-prop-${prop}`;
}

/** `button-classes-MuiButton-contained` */
export function classAnchor({ slug }: Item, className: string): string {
  return `${slug}-classes-${className}`;
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

/** `grid-col-def-properties-field` */
export function propertyAnchor({ slug }: Item, property: string): string {
  return `${slug}-properties-${property}`;
}

/** The anchors of all members of a component, hook, function or type, by the hashes that lead to them. */
export function collectMemberAnchors(api: DocumentedApi): Readonly<Record<string, string>> {
  const anchors = listMemberAnchors(api);
  const byHash = Object.fromEntries(anchors.map((anchor) => [anchor, anchor]));
  return isComponentApi(api) ? { ...listFormerClassAnchors(api), ...byHash } : byHash;
}

function listMemberAnchors(api: DocumentedApi): readonly string[] {
  if (isComponentApi(api)) return listComponentAnchors(api);
  if (isTypeApi(api)) return Object.keys(api.properties).map((name) => propertyAnchor(api, name));
  return listFunctionAnchors(api);
}

function listComponentAnchors(api: ComponentApi): readonly string[] {
  return [
    ...Object.keys(api.props).map((name) => propAnchor(api, name)),
    ...api.slots.map(({ name }) => slotAnchor(api, name)),
    ...api.classes.map(({ className }) => classAnchor(api, className)),
    ...(api.cssVariables ?? []).map(({ name }) => cssVariableAnchor(api, name)),
  ];
}

function listFunctionAnchors(api: FunctionApi): readonly string[] {
  return [
    ...Object.keys(collectParameterRows(api)).map((name) => parameterAnchor(api, name)),
    ...Object.keys(api.returns.fields ?? {}).map((name) => returnAnchor(api, name)),
  ];
}

/** Comments link to classes by their keys, behind the slug or the name: `AccordionSummary-classes-content`. */
function listFormerClassAnchors(api: ComponentApi): Readonly<Record<string, string>> {
  return Object.fromEntries(
    api.classes.flatMap(({ key, className }) => {
      const anchor = classAnchor(api, className);
      return [api.slug, api.name].map((item) => [`${item}-classes-${key}`, anchor] as const);
    }),
  );
}
