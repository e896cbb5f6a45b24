/** Which hosts a site's config opens its policy to. Pure. */

import type { CheckedConfig } from '../../../config/schema.js';
import {
  createContentSecurityPolicy,
  type ExtensibleDirective,
} from '../../../hosting/content-security-policy.js';

type DirectiveSource = readonly (readonly [ExtensibleDirective, string | undefined])[];

/** Of what stands in the head of every page. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Third-party hosts only where the config names them, or names something that comes from them. */
export function createSitePolicy(config: CheckedConfig, { scripts, styles }: InlineHashes): string {
  const hosts: Partial<Record<ExtensibleDirective, string[]>> = {};
  for (const [directive, address] of listDirectiveSources(config)) {
    if (address) (hosts[directive] ??= []).push(parseOrigin(address));
  }
  for (const [directive, all] of Object.entries(config.csp))
    (hosts[directive as ExtensibleDirective] ??= []).push(...(all ?? []));
  return createContentSecurityPolicy({ scriptHashes: scripts, styleHashes: styles, hosts });
}

function listDirectiveSources({
  ads,
  analytics,
  fonts,
  stylesheets,
  search,
}: CheckedConfig): DirectiveSource {
  const { json, script } = ads?.network ?? {};
  const sheetAddresses = [fonts.icons, fonts.demoTheme, ...stylesheets.map(({ href }) => href)];
  return [
    ['connect-src', json],
    ['connect-src', search === false ? undefined : search.index],
    ['img-src', json],
    ['script-src', script],
    ['img-src', script],
    ...sheetAddresses.flatMap((sheet): DirectiveSource => [
      ['style-src', sheet],
      ['font-src', getFontHost(sheet)],
    ]),
    ...stylesheets.map(({ href, layer }) => ['connect-src', layer ? href : undefined] as const),
    ...(analytics.measurementId ? GOOGLE_TAG_SOURCES : []),
  ];
}

/** The hosts of the global tag: its script, and where it reports to. */
const GOOGLE_TAG_SOURCES: DirectiveSource = [
  ['script-src', 'https://www.googletagmanager.com'],
  ['img-src', 'https://www.googletagmanager.com'],
  ['connect-src', 'https://www.googletagmanager.com'],
  ['connect-src', 'https://*.google-analytics.com'],
  ['connect-src', 'https://*.analytics.google.com'],
];

/** A font host's sheets and its fonts may come from different hosts. */
function getFontHost(sheet: string | undefined): string | undefined {
  return sheet?.startsWith('https://fonts.googleapis.com/') ? 'https://fonts.gstatic.com' : sheet;
}

function parseOrigin(address: string): string {
  return /^https:\/\/[^/?#]+/.exec(address)![0];
}
