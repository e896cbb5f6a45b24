import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBufferPool } from '../../../src/output/disk/buffer-pool.js';

test('text is encoded as it always is, whatever was in the buffer before', () => {
  const buffers = createBufferPool();
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const { bytes, release: giveBack } = buffers.encode(text);
      expect(Buffer.from(bytes).equals(Buffer.from(text))).toBe(true);
      giveBack();
    }),
  );
});

test('a buffer that was given back is used again, one that is lent is not', () => {
  const buffers = createBufferPool();
  const first = buffers.encode('first');
  const second = buffers.encode('second');
  expect(second.bytes.buffer).not.toBe(first.bytes.buffer);
  first.release();
  expect(buffers.encode('third').bytes.buffer).toBe(first.bytes.buffer);
});

test('bytes are passed on as they are', () => {
  const bytes = new Uint8Array([1, 2]);
  expect(createBufferPool().encode(bytes).bytes).toBe(bytes);
});
