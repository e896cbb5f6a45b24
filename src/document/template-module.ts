/** The module that the templates are compiled to. */

import type { ComponentType, ReactNode } from 'react';
import { TEMPLATE_NAMES, type TemplateName } from '../kit/layout.js';
import type { PartialName, PartialProps } from '../kit/partials.js';

/** What `templates/index.ts` exports. */
export type TemplateModule = Readonly<Record<TemplateName, ComponentType>> & {
  readonly Root: ComponentType<{ readonly children: ReactNode }>;
  readonly GlobalStyle: ComponentType;
  readonly partials: { readonly [Name in PartialName]: ComponentType<PartialProps[Name]> };
  /** Props that make every style of a partial appear. */
  readonly samples: { readonly [Name in PartialName]: readonly PartialProps[Name][] };
  /** What `{{"component": "…"}}` can name. */
  readonly components: Readonly<Record<string, ComponentType<Readonly<Record<string, unknown>>>>>;
};

const TEMPLATE_EXPORTS = [...TEMPLATE_NAMES, 'Root', 'GlobalStyle', 'partials', 'samples', 'components'];

/** Throws if an export is missing: a site may have an `index.ts` of its own. */
export function parseTemplateModule(module: Readonly<Record<string, unknown>>): TemplateModule {
  if (isTemplateModule(module)) return module;
  const missing = TEMPLATE_EXPORTS.filter((name) => !module[name]);
  throw new Error(`index.ts does not export ${missing.join(', ')}`);
}

function isTemplateModule(module: Readonly<Record<string, unknown>>): module is TemplateModule {
  return TEMPLATE_EXPORTS.every((name) => module[name]);
}
