/** Renders the config and the navigation of the new site. */

import type { NavigationEntry } from '../../site/navigation/entry.js';
import type { MigratedSite } from '../migrated-site.js';
import type { MigratedProduct } from '../model.js';

/** Checks that the source's tool did not make: they warn until somebody removes the line. */
const NEW_CHECKS = [
  'page/title-missing',
  'page/title-length',
  'page/description-missing',
  'page/description-length',
  'page/description-ending',
  'heading/missing-parent',
  'link/dead-anchor',
];

/** What the reference of packages says of pages that name components. */
const REFERENCE_CHECKS = ['api/undocumented', 'api/unknown-name'];

export function renderConfig(site: MigratedSite): string {
  const { config, products } = site.source;
  const { redirects, languages, ...settings } = config;
  const embeds = site.embedHosts.size > 0 ? { hosts: [...site.embedHosts].toSorted() } : undefined;
  const values = {
    ...settings,
    ...(languages && languages.length > 1 ? { languages } : {}),
    products: products.map(({ id, name, pathPrefix, packages = [] }) => ({
      id,
      name,
      pathPrefix,
      navigation: `navigation/${id}.ts`,
      packages: packages.length > 0 ? packages.map((one) => ({ name: one })) : undefined,
    })),
    embeds,
    markdown: site.source.dialect.mathFile !== undefined ? { math: true } : undefined,
    redirects: redirects.length > 0 ? redirects : undefined,
  };
  const isMui = site.source.dialect.kind === 'mui';
  const checks = [
    ...NEW_CHECKS,
    ...(isMui ? REFERENCE_CHECKS : []),
    ...(site.hasDeadLinks || isMui ? ['link/dead'] : []),
  ];
  const lines = checks.map((code) => `    '${code}': 'warning',`);
  return `import { defineConfig } from 'docsgen';

export default defineConfig({
${renderFields(values, 1)}
  // The former site did not check these. Remove a line once its warnings are gone.
  diagnostics: {
${lines.join('\n')}
  },
});
`;
}

export function renderNavigation({ entries }: MigratedProduct): string {
  return `import type { NavigationEntry } from 'docsgen';

const entries: NavigationEntry[] = ${renderValue(entries satisfies readonly NavigationEntry[], 0)};

export default entries;
`;
}

function renderFields(values: object, depth: number): string {
  const indent = '  '.repeat(depth);
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${indent}${renderKey(key)}: ${renderValue(value, depth)},`)
    .join('\n');
}

function renderKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}

/** A value as TypeScript, on one line where it fits. */
function renderValue(value: unknown, depth: number): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const flat = renderFlat(value);
  if (flat.length + depth * 2 < 90) return flat;
  const indent = '  '.repeat(depth);
  if (!Array.isArray(value)) return `{\n${renderFields(value, depth + 1)}\n${indent}}`;
  const items = value.map((item) => `${indent}  ${renderValue(item, depth + 1)},`);
  return `[\n${items.join('\n')}\n${indent}]`;
}

function renderFlat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(renderFlat).join(', ')}]`;
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([key, one]) => `${renderKey(key)}: ${renderFlat(one)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
