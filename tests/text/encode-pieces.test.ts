import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodePieces } from '../../src/text/encode-pieces.js';

test('pieces give the bytes of the whole text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (pieces) => {
      expect(Buffer.from(encodePieces(pieces))).toEqual(Buffer.from(pieces.join('')));
    }),
  );
});

test.each([
  ['a piece that is larger than all before', ['a', '“ä”'.repeat(100_000)]],
  ['many pieces', Array.from({ length: 100_000 }, (_, at) => `${at}…`)],
])('%s finds room', (_, pieces) => {
  expect(Buffer.from(encodePieces(pieces)).equals(Buffer.from(pieces.join('')))).toBe(true);
});
