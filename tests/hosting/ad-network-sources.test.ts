import { describe, expect, test } from 'vitest';
import { listAdNetworkSources, needsStyleAttributes } from '../../src/hosting/ad-network-sources.js';

const hostsOf = (directive: string, network: Parameters<typeof listAdNetworkSources>[0]): readonly string[] =>
  listAdNetworkSources(network).flatMap(([name, address]) => (name === directive ? [address] : []));

const carbon = { script: 'https://cdn.carbonads.com/carbon.js?serve=X' };

describe('what the policy allows of an ad network', () => {
  test('ADS-05: Carbon’s script may ask for an ad and show it, from the hosts that it uses', () => {
    expect(hostsOf('script-src', carbon)).toEqual(
      expect.arrayContaining(['https://cdn.carbonads.com', 'https://srv.carbonads.net']),
    );
    expect(hostsOf('connect-src', carbon)).toEqual(['https://srv.carbonads.net']);
    expect(hostsOf('img-src', carbon)).toEqual(
      expect.arrayContaining([
        'https://srv.carbonads.net',
        'https://*.buysellads.net',
        'https://ad.doubleclick.net',
      ]),
    );
    expect(needsStyleAttributes(carbon)).toBe(true);
  });

  test('NET-04: of its JSON alone no script and no style is needed, but images are', () => {
    const network = { json: 'https://srv.buysellads.com/ads/X.json' };
    expect(hostsOf('script-src', network)).toEqual([]);
    expect(hostsOf('connect-src', network)).toEqual([network.json]);
    expect(hostsOf('img-src', network)).toEqual(
      expect.arrayContaining(['https://*.buysellads.net', 'https://ad.doubleclick.net']),
    );
    expect(needsStyleAttributes(network)).toBe(false);
  });

  test.each([
    'https://cdn.ads.example/carbon.js',
    'https://cdn.carbonads.com.evil.example/carbon.js',
    'https://evilcarbonads.com/carbon.js',
    'https://evil.example/cdn.carbonads.com/',
  ])('another network may use its own host alone: %s', (script) => {
    expect(listAdNetworkSources({ script })).toEqual([
      ['script-src', script],
      ['img-src', script],
    ]);
    expect(needsStyleAttributes({ script })).toBe(false);
  });
});
