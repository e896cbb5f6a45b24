/** Computes fingerprints of texts, bytes and plain data. Equal inputs have equal fingerprints; the order of keys counts. */

import { createHash, hash } from 'node:crypto';

const FINGERPRINT_LENGTH = 22;

/** 128 bits as 22 characters: for what is compared within one cache. */
export function computeFingerprint(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, FINGERPRINT_LENGTH);
}

/** Computes the fingerprint of bytes that come in pieces: that of all of them together. */
export class FingerprintBuilder {
  readonly #hash = createHash('sha256');

  add(bytes: Uint8Array): void {
    this.#hash.update(bytes);
  }

  finish(): string {
    return this.#hash.digest('base64url').slice(0, FINGERPRINT_LENGTH);
  }
}

/** All 256 bits in hexadecimal: for what is published. */
export function computeDigest(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex');
}

/** Of an environment variable: its value, which may be secret, cannot be read from it. */
export function fingerprintVariable(name: string): string {
  return computeFingerprint(serialize(process.env[name]));
}

/** A step's value as text. `undefined` is a value too. */
export function serialize(value: unknown): string {
  return value === undefined ? 'undefined' : JSON.stringify(value);
}

export function deserialize(text: string): unknown {
  return text === 'undefined' ? undefined : JSON.parse(text);
}
