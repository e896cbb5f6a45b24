import { expect, test } from 'vitest';
import { computeFingerprint, FingerprintBuilder } from '../../src/graph/fingerprint.js';

test.each([[[]], [['']], [['a text']], [['a ', 'te', 'xt']], [['“', 'ä”']]])(
  'bytes that come in the pieces %j have the fingerprint of the whole',
  (pieces) => {
    const builder = new FingerprintBuilder();
    for (const piece of pieces) builder.add(Buffer.from(piece));
    expect(builder.finish()).toBe(computeFingerprint(pieces.join('')));
  },
);
