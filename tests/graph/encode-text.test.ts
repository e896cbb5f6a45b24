import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeText } from '../../src/graph/encode-text.js';

test('a text is encoded in UTF-8, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(1, 3, 200_000), (text, times) => {
      const longText = text.repeat(Math.min(times, 2_000_000 / Math.max(1, text.length)));
      expect(Buffer.compare(encodeText(longText), new TextEncoder().encode(longText))).toBe(0);
    }),
    { numRuns: 50 },
  );
});

test('half of a pair of units becomes the replacement character', () => {
  expect(encodeText('a\uD83D')).toEqual(new Uint8Array([0x61, 0xef, 0xbf, 0xbd]));
});

test('the bytes of one text stay as they are when another one is encoded, and have a buffer of their own', () => {
  const first = encodeText('first');
  const second = encodeText('second');
  expect(new TextDecoder().decode(first)).toBe('first');
  expect(second.buffer.byteLength).toBe(6);
});
