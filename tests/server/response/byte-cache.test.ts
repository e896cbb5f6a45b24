import { describe, expect, test } from 'vitest';
import { createByteCache } from '../../../src/server/response/byte-cache.js';

describe('byteCache', () => {
  test('forgets what was not asked for the longest', () => {
    const cache = createByteCache(40);
    for (const key of ['a', 'b', 'c', 'd']) cache.set(key, Buffer.alloc(10));
    cache.get('a');
    cache.set('e', Buffer.alloc(10));
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd', 'e']);
  });

  test('does not keep what is too large, nor anything twice', () => {
    const cache = createByteCache(40);
    cache.set('large', Buffer.alloc(11));
    for (let round = 0; round < 10; round += 1) cache.set('a', Buffer.alloc(10));
    for (const key of ['b', 'c', 'd']) cache.set(key, Buffer.alloc(10));
    expect(['large', 'a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  test('makes a thing once, however many ask', async () => {
    const cache = createByteCache(40);
    let made = 0;
    const make = async () => {
      made += 1;
      return Buffer.from('x');
    };
    const all = await Promise.all([
      cache.getOrCreate('a', make),
      cache.getOrCreate('a', make),
      cache.getOrCreate('a', make),
    ]);
    expect([made, new Set(all).size, await cache.getOrCreate('a', make)]).toEqual([1, 1, Buffer.from('x')]);
    expect(made).toBe(1);
  });

  test('tries again what failed', async () => {
    const cache = createByteCache(40);
    await expect(cache.getOrCreate('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.getOrCreate('a', () => Buffer.from('x'))).toEqual(Buffer.from('x'));
  });
});
