import { describe, expect, test } from 'vitest';
import { parseNetworkAd, findFirstEntry, type JsonObject } from '../../src/client/ads/parse-ad-response.js';
import {
  chooseAdState,
  createDraws,
  pickHouseAd,
  isCrawler,
  getAdLabel,
} from '../../src/client/ads/choose-ad-state.js';
import { isOwnHost } from '../../src/client/offline/is-own-host.js';

const good = { statlink: 'https://a.example/', company: 'A', description: 'B' };

describe('the entry that is used', () => {
  test.each([
    [{ ads: [{}, { statlink: '' }, good] }, good],
    [{ ads: [good, { ...good, company: 'Z' }] }, good],
    [{ ads: [] }, undefined],
    [{ ads: 'none' }, undefined],
    [{}, undefined],
    [null, undefined],
    [[good], undefined],
    ['text', undefined],
    [{ ads: [null, 1, 'x', []] }, undefined],
  ])('NET-01: of %j', (answer, entry) => {
    expect(findFirstEntry(answer)).toEqual(entry);
  });
});

describe('X13: what stands in an answer', () => {
  const addresses = [
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://a.example/',
    'ftp://a.example/',
    'blob:https://a.example/1',
    'vbscript:x',
    '/relative',
    'relative',
    '',
    'https://',
    'https://user:pass@a.example/',
    'https:a.example',
    '//',
    1,
    true,
    null,
    {},
    [],
    ['https://a.example/'],
    `https://a.example/${'x'.repeat(3000)}`,
    'file:///etc/passwd',
    'about:blank',
    '\u0000https://a.example/',
    'https://[::1',
    'wss://a.example/',
    'mailto:a@a.example',
    'view-source:https://a.example/',
  ];

  test.each(addresses)('a link %j makes no ad, and is no image', (address) => {
    expect(parseNetworkAd({ ...good, statlink: address })).toBeUndefined();
    const ad = parseNetworkAd({ ...good, image: address, statimp: address, pixel: address } as JsonObject)!;
    expect([ad.img, ad.pixels]).toEqual([undefined, []]);
  });

  test('ENT-05: an entry becomes link, image, company, description and pixels', () => {
    const entry = {
      ...good,
      image: 'https://a.example/i.png',
      statimp: 'https://a.example/s.gif',
      pixel: '',
      timestamp: 7,
    };
    expect(parseNetworkAd(entry)).toEqual({
      link: 'https://a.example/',
      img: 'https://a.example/i.png',
      company: 'A',
      description: 'B',
      pixels: ['https://a.example/s.gif'],
    });
  });

  test('an address without a scheme is one of https', () => {
    expect(parseNetworkAd({ ...good, statlink: '//a.example/x' })?.link).toBe('https://a.example/x');
  });

  test.each([
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['\u202Eevil\u2066', 'evil'],
    ['a\n\n\tb', 'a b'],
    [1, ''],
    [{ toString: () => 'x' }, ''],
    ['x'.repeat(1_000_000), 'x'.repeat(200)],
  ])('a text %j is only text', (text, shown) => {
    expect(parseNetworkAd({ ...good, description: text })?.description).toBe(shown);
  });

  test('of ten thousand pixels ten are loaded, and only the first place of the time is filled in', () => {
    const pixel = Array.from({ length: 10_000 }, (_, at) => `https://a.example/${at}`).join('||');
    expect(parseNetworkAd({ ...good, pixel })!.pixels).toHaveLength(10);
    const [one] = parseNetworkAd({
      ...good,
      pixel: 'https://a.example/?[timestamp]&[timestamp]',
      timestamp: "$&$'",
    })!.pixels;
    expect(decodeURIComponent(one!)).toBe("https://a.example/?$&$'&[timestamp]");
  });

  test('a name of an object’s own prototype changes nothing', () => {
    const answer = JSON.parse(
      `{"ads":[{"__proto__":{"statlink":"https://a.example/"},"company":"A"}]}`,
    ) as unknown;
    const entry = findFirstEntry(answer);
    expect(entry && parseNetworkAd(entry)).toBeUndefined();
    expect(({} as Record<string, unknown>)['statlink']).toBeUndefined();
  });

  test('without a word there is no ad', () => {
    expect(parseNetworkAd({ statlink: good.statlink })).toBeUndefined();
  });
});

describe('the ad slot’s choice', () => {
  const still = { isDisabled: false, hasNetwork: true, isBlocked: false, servesBackers: false };

  test.each([
    [{ isDisabled: true, isBlocked: true }, 'nothing'],
    [{ hasNetwork: false }, 'house'],
    [{ isBlocked: true }, 'house'],
    [{ servesBackers: true }, 'house-for-backers'],
    [{}, 'network'],
  ] as const)('ADS-01, ADS-02, ADS-04, ADS-05: %j', (change, shown) => {
    expect(chooseAdState({ ...still, ...change }, { isAppeal: false })).toBe(shown);
  });

  test('ADS-03: 20 % of ten thousand draws are the appeal, ADS-10: 20 % the shape without an image', () => {
    let seed = 1;
    const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const draws = Array.from({ length: 10_000 }, () => createDraws(random));
    const share = (test: (one: (typeof draws)[number]) => boolean): number =>
      draws.filter(test).length / 10_000;
    expect(share(({ isAppeal }) => isAppeal)).toBeCloseTo(0.2, 1);
    expect(share(({ shape }) => shape === 'inline')).toBeCloseTo(0.2, 1);
    expect(chooseAdState({ ...still, isBlocked: true }, { isAppeal: true })).toBe('appeal');
  });

  test('ADS-13: the label says what is shown, where, and in which shape', () => {
    expect(getAdLabel('network', 'image')).toBe('carbon-body-top-image');
    expect(getAdLabel('appeal', 'inline')).toBe('in-house-adblock-body-top-inline');
    expect(getAdLabel('house-for-backers', 'image')).toBe('in-house-carbon-body-top-image');
    expect(getAdLabel('nothing', 'image')).toBeUndefined();
  });

  test('ADS-09: each of the house’s ads can be drawn, and none beyond', () => {
    expect([0, 0.25, 0.5, 0.999_999].map((house) => pickHouseAd(['a', 'b', 'c', 'd'], { house }))).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    expect(pickHouseAd([], { house: 0.5 })).toBeUndefined();
  });

  test.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
    ['Some Spider', true],
    ['a crawling thing', true],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36', false],
  ])('ADS-01: “%s” is a crawler: %s', (agent, expected) => {
    expect(isCrawler(agent)).toBe(expected);
  });
});

describe('X5', () => {
  test.each([
    ['mui.com', true],
    ['MUI.com', true],
    ['v6.mui.com', true],
    ['evilmui.com', false],
    ['mui.com.evil.test', false],
    ['mui.community', false],
    ['localhost', false],
    ['127.0.0.1', false],
    ['', false],
    ['deploy-preview-1--mui.netlify.app', false],
    ['com', false],
    ['.mui.com.', false],
    ['mui-com.test', false],
  ])('SWK-01, W05: on %s a worker may be: %s', (host, expected) => {
    expect(isOwnHost(host, 'mui.com')).toBe(expected);
  });
});
