import { expect, test } from 'vitest';
import { matchesSource } from '../../src/hosting/matches-source.js';

test.each([
  ['https://a.example', 'https://a.example/x.png', true],
  ['https://a.example/', 'https://A.example/x.png?y', true],
  ['https://a.example', 'https://b.a.example/x.png', false],
  ['https://a.example', 'http://a.example/x.png', false],
  ['https://a.example', 'https://a.example:8443/x.png', false],
  ['https://a.example:443', 'https://a.example/x.png', true],
  ['https://*.a.example', 'https://b.a.example/x.png', true],
  ['https://*.a.example', 'https://a.example/x.png', false],
  ['https://*', 'https://a.example/x.png', true],
  ['https://a.example/img/', 'https://a.example/img/x.png', true],
  ['https://a.example/img/', 'https://a.example/x.png', false],
  ['https://a.example/x.png', 'https://a.example/x.png#z', true],
])('%s and %s', (source, address, isAllowed) => {
  expect(matchesSource(address, [source])).toBe(isAllowed);
});

test('a policy without sources allows nothing', () => {
  expect(matchesSource('https://a.example/', [])).toBe(false);
});
