import { expect, test } from 'vitest';
import { ContentCache } from '../../src/graph/content-cache.js';

const content = (size: number) => new Uint8Array(size);

test('the contents that were added last are kept, as many as there is room for', () => {
  const cache = new ContentCache(10);
  for (const path of ['a', 'b', 'c']) cache.add(path, content(4));
  expect(['a', 'b', 'c'].map((path) => cache.get(path)?.byteLength)).toEqual([undefined, 4, 4]);
});

test('a content that is added again counts once, and a deleted one not at all', () => {
  const cache = new ContentCache(10);
  cache.add('a', content(4));
  cache.add('b', content(4));
  cache.add('a', content(6));
  expect(['a', 'b'].map((path) => cache.get(path)?.byteLength)).toEqual([6, 4]);
  cache.delete('a');
  cache.add('c', content(6));
  expect(['a', 'b', 'c'].map((path) => cache.get(path)?.byteLength)).toEqual([undefined, 4, 6]);
});

test('one that is larger than the cache is not kept, and clearing makes room', () => {
  const cache = new ContentCache(10);
  cache.add('a', content(11));
  expect(cache.get('a')).toBeUndefined();
  cache.add('b', content(10));
  cache.clear();
  cache.add('c', content(10));
  expect(['b', 'c'].map((path) => cache.get(path)?.byteLength)).toEqual([undefined, 10]);
});
