/** Computes fingerprints of texts, bytes and plain data. Equal inputs have equal fingerprints; the order of keys counts. */

import { createHash, hash } from 'node:crypto';
import { encodeText } from './encode-text.js';
import { serialize } from './serialize.js';

/** 128 bits as 22 characters: for what is compared within one cache. */
export function computeFingerprint(content: string | Uint8Array): string {
  return formatFingerprint(hash('sha256', content, 'buffer'));
}

/** Not a part of a longer text: V8 would keep that in memory too. */
function formatFingerprint(digest: Buffer): string {
  return digest.toString('base64url', 0, FINGERPRINT_BYTES);
}

const FINGERPRINT_BYTES = 16;

/** Computes the fingerprint of bytes that come in pieces: that of all of them together. */
export class FingerprintBuilder {
  readonly #hash = createHash('sha256');

  add(bytes: Uint8Array): void {
    this.#hash.update(bytes);
  }

  finish(): string {
    return formatFingerprint(this.#hash.digest());
  }
}

/** All 256 bits in hexadecimal: for what is published. */
export function computeDigest(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex');
}

/** The content of a file, with its hash: SHA-256, hexadecimal. */
export interface HashedBytes {
  readonly bytes: Uint8Array;
  readonly hash: string;
}

/** The content of a file as it is published. A text becomes bytes at once: outside of V8's heap, they are not moved while they
 *  wait to be written. */
export function hashContent(content: string | Uint8Array | HashedBytes): HashedBytes {
  if (typeof content === 'object' && 'hash' in content) return content;
  const bytes = typeof content === 'string' ? encodeText(content) : content;
  return { bytes, hash: computeDigest(bytes) };
}

/** Of an environment variable: its value, which may be secret, cannot be read from it. */
export function fingerprintVariable(name: string): string {
  return computeFingerprint(serialize(process.env[name]));
}
