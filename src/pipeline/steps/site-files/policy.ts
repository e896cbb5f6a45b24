/** Creates the site's content security policy from the config. */

import type { CheckedConfig } from '../../../config/schema.js';
import type { OtherHosts } from '../../../markdown/page.js';
import type { MediaSources } from '../../threads/parse-source.js';
import { listAdNetworkSources, needsStyleAttributes } from '../../../hosting/ad-network-sources.js';
import {
  createContentSecurityPolicy,
  TEXT_TYPES_POLICY,
  WORKER_TYPES_POLICY,
  type ExtensibleDirective,
} from '../../../hosting/content-security-policy.js';

type DirectiveSource = readonly [directive: ExtensibleDirective, address: string | undefined];

/** Of what is inline in the head of every page. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A document that has a policy of its own, by its path below the base. */
export interface DocumentPolicy {
  readonly path: string;
  readonly policy: string;
}

const EXTENSIBLE_DIRECTIVES = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
] as const satisfies readonly ExtensibleDirective[];

/** Allows other hosts only where the config names them, or names something that is loaded from them. The site's own
 *  addresses begin with a slash, and are allowed in any case. */
export function createSitePolicy(
  config: CheckedConfig,
  { scripts, styles }: InlineHashes,
  pageHosts: OtherHosts = { frames: [], images: [] },
): string {
  return createContentSecurityPolicy({
    scriptHashes: scripts,
    styleHashes: styles,
    hosts: addPageHosts(collectHosts(config), pageHosts),
    allowsStyleAttributes: config.ads?.network && needsStyleAttributes(config.ads.network),
    trustedTypes: listTrustedTypes(config),
  });
}

/** The policies of Trusted Types that the pages allow. None is required where scripts of other hosts run, which write HTML,
 *  or where the config says so. */
function listTrustedTypes(config: CheckedConfig): readonly string[] | undefined {
  const names = config.csp['trusted-types'];
  if (names === false || collectHosts(config)['script-src']?.length) return undefined;
  return [TEXT_TYPES_POLICY, ...(config.serviceWorker?.enabled ? [WORKER_TYPES_POLICY] : []), ...names];
}

/** Where the policy of all pages allows media from. A site that sends a policy of its own allows what that says. */
export function listMediaSources(config: CheckedConfig): MediaSources | undefined {
  const headerNames = Object.values(config.headers).flatMap((headers) => Object.keys(headers));
  if (headerNames.some((name) => name.toLowerCase() === 'content-security-policy')) return undefined;
  const ownHost = config.url === undefined ? [] : [config.url];
  return { image: [...ownHost, ...(collectHosts(config)['img-src'] ?? [])], video: ownHost };
}

/** Where the documents of isolated demos lie, below `_docsgen`. */
export const ISOLATED_FOLDER = 'isolated/';

/** The policy of the documents of isolated demos, whose libraries insert style elements and write HTML. */
export function createIsolatedPolicy(config: CheckedConfig, { scripts }: InlineHashes): string {
  const hosts = collectHosts(config);
  return createContentSecurityPolicy({ scriptHashes: scripts, allowsInlineStyles: true, hosts });
}

/** A page that shows other hosts has a policy of its own that names them. */
function addPageHosts(hosts: HostsByDirective, { frames, images }: OtherHosts): HostsByDirective {
  const addTo = (directive: ExtensibleDirective, added: readonly string[]) => ({
    [directive]: [...(hosts[directive] ?? []), ...added],
  });
  return {
    ...hosts,
    ...addTo('frame-src', frames),
    ...addTo('img-src', images),
    ...addTo('media-src', images),
  };
}

type HostsByDirective = Readonly<Record<string, readonly string[]>>;

function collectHosts(config: CheckedConfig): HostsByDirective {
  const sources = listDirectiveSources(config);
  const hosts = EXTENSIBLE_DIRECTIVES.map((directive) => {
    const addresses = sources.flatMap(([name, address]) =>
      name === directive && address && !address.startsWith('/') ? [address] : [],
    );
    return [directive, [...addresses.map(parseOrigin), ...(config.csp[directive] ?? [])]] as const;
  });
  return Object.fromEntries(hosts);
}

function parseOrigin(address: string): string {
  return /^https:\/\/[^/?#]+/.exec(address)?.[0] ?? address;
}

function listDirectiveSources(config: CheckedConfig): readonly DirectiveSource[] {
  const { ads, analytics, fonts, stylesheets, search, logo, products } = config;
  const sheets = [fonts.icons, fonts.demoTheme, ...stylesheets.map(({ href }) => href)];
  return [
    ['connect-src', search === false ? undefined : search.index],
    ...(ads?.network ? listAdNetworkSources(ads.network) : []),
    ...[
      ...listLogos(logo),
      ...products.map((product) => product.logo),
      ...(ads?.inHouse ?? []).map(({ img }) => img),
    ].map((image): DirectiveSource => ['img-src', image]),
    ...sheets.flatMap((sheet): readonly DirectiveSource[] => [
      ['style-src', sheet],
      ['font-src', getFontHost(sheet)],
    ]),
    ...stylesheets.map(({ href, layer }): DirectiveSource => ['connect-src', layer ? href : undefined]),
    ...(analytics.measurementId ? GOOGLE_TAG_SOURCES : []),
  ];
}

function listLogos(logo: CheckedConfig['logo']): readonly (string | undefined)[] {
  return typeof logo === 'object' ? [logo.light, logo.dark] : [logo];
}

/** The hosts of Google's tag: its script, and where it reports to. */
const GOOGLE_TAG_SOURCES: readonly DirectiveSource[] = [
  ['script-src', 'https://www.googletagmanager.com'],
  ['img-src', 'https://www.googletagmanager.com'],
  ['connect-src', 'https://www.googletagmanager.com'],
  ['connect-src', 'https://*.google-analytics.com'],
  ['connect-src', 'https://*.analytics.google.com'],
];

/** A font service may have its stylesheets and its fonts on different hosts. */
function getFontHost(sheet: string | undefined): string | undefined {
  return sheet?.startsWith('https://fonts.googleapis.com/') ? 'https://fonts.gstatic.com' : sheet;
}
