/** Which hosts a site's config opens its policy to. Pure. */

import type { CheckedConfig } from '../../config/schema.js';
import { contentSecurityPolicy, type OpenDirective } from '../../indexes/policy.js';

type Opened = readonly (readonly [OpenDirective, string | undefined])[];

/** Of what stands in the head of every page. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Third-party hosts only where the config names them, or names something that comes from them. */
export function policyOf(config: CheckedConfig, { scripts, styles }: InlineHashes): string {
  const hosts: Partial<Record<OpenDirective, string[]>> = {};
  for (const [directive, address] of openedBy(config)) {
    if (address) (hosts[directive] ??= []).push(originOf(address));
  }
  for (const [directive, all] of Object.entries(config.csp))
    (hosts[directive as OpenDirective] ??= []).push(...(all ?? []));
  return contentSecurityPolicy({ scriptHashes: scripts, styleHashes: styles, hosts });
}

function openedBy({ ads, analytics, fonts, stylesheets, search }: CheckedConfig): Opened {
  const { json, script } = ads?.network ?? {};
  const sheets = [fonts.icons, fonts.demoTheme, ...stylesheets.map(({ href }) => href)];
  return [
    ['connect-src', json],
    ['connect-src', search === false ? undefined : search.index],
    ['img-src', json],
    ['script-src', script],
    ['img-src', script],
    ...sheets.flatMap((sheet): Opened => [
      ['style-src', sheet],
      ['font-src', fontsOf(sheet)],
    ]),
    ...stylesheets.map(({ href, layer }) => ['connect-src', layer ? href : undefined] as const),
    ...(analytics.measurementId ? TAG : []),
  ];
}

/** The hosts of the global tag: its script, and where it reports to. */
const TAG: Opened = [
  ['script-src', 'https://www.googletagmanager.com'],
  ['img-src', 'https://www.googletagmanager.com'],
  ['connect-src', 'https://www.googletagmanager.com'],
  ['connect-src', 'https://*.google-analytics.com'],
  ['connect-src', 'https://*.analytics.google.com'],
];

/** A font host's sheets and its fonts may come from different hosts. */
function fontsOf(sheet: string | undefined): string | undefined {
  return sheet?.startsWith('https://fonts.googleapis.com/') ? 'https://fonts.gstatic.com' : sheet;
}

function originOf(address: string): string {
  return /^https:\/\/[^/?#]+/.exec(address)![0];
}
