import { expect, test } from 'vitest';
import { encodeDestination } from '../../../src/migrate/text/encode-destination.js';

test.each([
  ['/a/b/?c#d', '/a/b/?c#d'],
  ['/a b/', '/a%20b/'],
  ['/a%20b/', '/a%20b/'],
  ['/a (b)/<c>/', '/a%20%28b%29/%3Cc%3E/'],
  ['/ü/\u00a0/', '/ü/%C2%A0/'],
])('%j is written as %j in a link', (address, expected) => {
  expect(encodeDestination(address)).toBe(expected);
});
