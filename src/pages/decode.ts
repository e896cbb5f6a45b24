/** From the bytes of a source file to its text. Knows nothing of what the text is. */

import { positionAt, type Position } from '../report/locate.js';
import type { Problem } from '../report/problem.js';

/** The largest file that is read as text, where the config does not say otherwise. */
export const LARGEST_SOURCE = 1024 * 1024;

export type Decoded = { readonly text: string } | { readonly problems: readonly Problem[] };

const strict = new TextDecoder('utf-8', { fatal: true });

/** Strict UTF-8 without a byte order mark, every line ended by LF. `place` is the file as messages name it. */
export function decodeSource(bytes: Uint8Array, place: string, largest = LARGEST_SOURCE): Decoded {
  const refuse = (
    code: string,
    message: string,
    more: Partial<Position> & { hint?: string } = {},
  ): Decoded => ({
    problems: [{ code, severity: 'error', file: place, message, ...more }],
  });
  if (bytes.length > largest) {
    const hint = 'Split it, or keep generated text out of the pages folder.';
    return refuse('file/too-large', `${bytes.length} bytes are more than the ${largest} allowed`, {
      hint,
    });
  }
  const hint = 'Save the file as UTF-8.';
  if (isUtf16(bytes)) return refuse('file/utf16', 'the file is encoded as UTF-16', { hint });
  const text = decode(bytes);
  if (text === undefined) {
    const offset = firstInvalidByte(bytes);
    const before = strict.decode(bytes.subarray(0, offset));
    const value = bytes[offset]!.toString(16).padStart(2, '0').toUpperCase();
    const message = `the byte 0x${value} at offset ${offset} is not UTF-8`;
    return refuse('file/invalid-utf8', message, { ...positionAt(lf(before), lf(before).length), hint });
  }
  if (text === '')
    return refuse('file/empty', 'the file is empty', { hint: 'Write the page, or delete the file.' });
  const nul = text.indexOf('\0');
  if (nul >= 0) {
    const at = positionAt(lf(text.slice(0, nul)), lf(text.slice(0, nul)).length);
    return refuse('file/nul-character', 'the file contains a NUL character', { ...at, hint: 'Delete it.' });
  }
  return { text: lf(text) };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

function lf(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** By its byte order mark, or by a NUL in one of the first two bytes. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return bytes.length % 2 === 0 && bytes.length > 1 && (first === 0) !== (second === 0);
}

/** Called only for bytes that are not UTF-8. */
function firstInvalidByte(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const length = sequenceAt(bytes, at);
    if (length === 0) break;
    at += length;
  }
  return at;
}

/** The length of the well-formed sequence that starts at `at`; 0 if there is none (Unicode, table 3-7). */
function sequenceAt(bytes: Uint8Array, at: number): number {
  const lead = bytes[at]!;
  if (lead < 0x80) return 1;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  for (let i = 1; i < length; i += 1) {
    const next = bytes[at + i] ?? 0;
    const [low, high] = i === 1 ? [lowest, highest] : [0x80, 0xbf];
    if (next < low || next > high) return 0;
  }
  return length;
}
