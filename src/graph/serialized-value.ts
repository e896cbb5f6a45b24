/** The value of a step that another thread has serialized, so that this one need not. */

import { encodeText } from './encode-text.js';
import { computeFingerprint } from './fingerprint.js';
import { deserialize, serialize } from './serialize.js';

/** What crosses from thread to thread. */
export interface SerializedBytes {
  /** The serialized value in UTF-8. */
  readonly bytes: Uint8Array;
  readonly fingerprint: string;
}

/** A step may return it in place of its value; those who read the step get the value. */
export class SerializedValue<V> {
  constructor(readonly serialized: SerializedBytes) {}

  deserialize(): V {
    return deserialize(new TextDecoder().decode(this.serialized.bytes)) as V;
  }
}

export function serializeToBytes(value: unknown): SerializedBytes {
  const bytes = encodeText(serialize(value));
  return { bytes, fingerprint: computeFingerprint(bytes) };
}
