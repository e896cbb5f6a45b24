/** What the policy of a site with an ad network must allow: the hosts that the config names, and those that Carbon uses. */

import type { ExtensibleDirective } from './content-security-policy.js';

type PolicySource = readonly [directive: ExtensibleDirective, address: string];

/** The addresses of the network in a site's config. */
interface NetworkAddresses {
  readonly script?: string | undefined;
  readonly json?: string | undefined;
}

/** Carbon, and BuySellAds, to which it belongs. */
const CARBON_HOST = /^https:\/\/(?:[\w-]+\.)*(?:carbonads|buysellads)\.(?:com|net)(?=[:/?#]|$)/;

/** What any ad of Carbon's shows: its image, and the images that count. */
const CARBON_IMAGES: readonly PolicySource[] = [
  ['img-src', 'https://srv.carbonads.net'],
  ['img-src', 'https://srv.buysellads.com'],
  ['img-src', 'https://*.buysellads.net'],
  // Most advertisers count with it. Hosts of others are for the owner to add.
  ['img-src', 'https://ad.doubleclick.net'],
];

/** The script comes from one host and asks another for an ad: by a request, in older versions by a script. */
const CARBON_SCRIPTS: readonly PolicySource[] = [
  ['script-src', 'https://cdn.carbonads.com'],
  ['script-src', 'https://srv.carbonads.net'],
  ['connect-src', 'https://srv.carbonads.net'],
  ['img-src', 'https://cdn.carbonads.com'],
];

export function listAdNetworkSources({ script, json }: NetworkAddresses): readonly PolicySource[] {
  return [
    ...listSources(json, ['connect-src', 'img-src']),
    ...listSources(script, ['script-src', 'img-src']),
    ...(isCarbon(script) ? CARBON_SCRIPTS : []),
    ...(isCarbon(script) || isCarbon(json) ? CARBON_IMAGES : []),
  ];
}

/** Carbon's script writes HTML with `style` attributes, whose colors differ from ad to ad. It can set styles in any case. */
export function needsStyleAttributes({ script }: NetworkAddresses): boolean {
  return isCarbon(script);
}

function listSources(
  address: string | undefined,
  directives: readonly ExtensibleDirective[],
): readonly PolicySource[] {
  return address === undefined ? [] : directives.map((directive) => [directive, address]);
}

function isCarbon(address: string | undefined): boolean {
  return address !== undefined && CARBON_HOST.test(address);
}
