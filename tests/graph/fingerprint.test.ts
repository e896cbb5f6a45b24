import { expect, test } from 'vitest';
import {
  computeDigest,
  computeFingerprint,
  FingerprintBuilder,
  hashContent,
} from '../../src/graph/fingerprint.js';

test.each([[[]], [['']], [['a text']], [['a ', 'te', 'xt']], [['“', 'ä”']]])(
  'bytes that come in the pieces %j have the fingerprint of the whole',
  (pieces) => {
    const builder = new FingerprintBuilder();
    for (const piece of pieces) builder.add(Buffer.from(piece));
    expect(builder.finish()).toBe(computeFingerprint(pieces.join('')));
  },
);

test('a fingerprint has 22 characters, and the same for a text and its bytes', () => {
  expect(computeFingerprint('“ä”')).toMatch(/^[\w-]{22}$/);
  expect(computeFingerprint('“ä”')).toBe(computeFingerprint(Buffer.from('“ä”')));
  expect(computeFingerprint('a')).not.toBe(computeFingerprint('b'));
});

test('the content of a file is hashed once: text and bytes alike, and not again where the hash is known', () => {
  const hashed = hashContent('“ä”');
  expect(hashed.hash).toBe(computeDigest('“ä”'));
  expect(Buffer.from(hashed.bytes).toString()).toBe('“ä”');
  expect(hashContent(Buffer.from('“ä”')).hash).toBe(hashed.hash);
  expect(hashContent(hashed)).toBe(hashed);
});
