import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRecentFinds } from '../../../src/client/search/recent-finds.js';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('location', new URL('https://docs.example/button/'));
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
});

afterEach(() => vi.unstubAllGlobals());

function readStored(ids: readonly unknown[]): readonly string[] {
  const finds = ids.map((id) => ({ id, kind: 'page', title: 'Button', within: '', product: '' }));
  stored.set('docs-recent-searches', JSON.stringify(finds));
  return readRecentFinds().map(({ id }) => id);
}

test('addresses of the site are recent finds', () => {
  const ids = ['/', '/button/', '/button/#sizes', '/button/#api:Button', '/a/?b=//other.example/'];
  expect(readStored(ids)).toEqual(ids);
});

test.each([
  ['begins with two slashes', '//other.example/login'],
  ['begins with a slash and a backslash', '/\\other.example/login'],
  ['has a tab between two slashes', '/\t/other.example/login'],
  ['has a line break between two slashes', '/\n/other.example/login'],
  ['has a scheme', 'https://other.example/login'],
  ['is a script', 'javascript:alert(1)'],
  ['cannot be parsed', '//['],
  ['is no text', 1],
])('an address that %s is left out, and the others stay', (_, id) => {
  expect(readStored([id, '/button/'])).toEqual(['/button/']);
});
