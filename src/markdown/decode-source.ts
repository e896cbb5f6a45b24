/** Decodes the bytes of a source file to its text. */

import { toPosition, type Position } from '../diagnostics/find-position.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';

/** The largest file that is read as text, where the config does not say otherwise. */
export const MAX_SOURCE_BYTES = 1024 * 1024;

type DecodeResult = { readonly text: string } | { readonly diagnostics: readonly Diagnostic[] };

const utf8Decoder = new TextDecoder('utf-8', { fatal: true });

/** Strict UTF-8 without a byte order mark, every line ended by LF. `displayPath` is the file as messages name it. */
export function decodeSource(
  bytes: Uint8Array,
  displayPath: string,
  maxBytes = MAX_SOURCE_BYTES,
): DecodeResult {
  const createFailure = (
    code: string,
    message: string,
    details: Partial<Position> & { hint?: string } = {},
  ): DecodeResult => ({
    diagnostics: [{ code, severity: 'error', file: displayPath, message, ...details }],
  });
  if (bytes.length > maxBytes) {
    const hint = 'Split it, or keep generated text out of the pages folder.';
    return createFailure('file/too-large', `${bytes.length} bytes are more than the ${maxBytes} allowed`, {
      hint,
    });
  }
  const hint = 'Save the file as UTF-8.';
  if (isUtf16(bytes)) return createFailure('file/utf16', 'the file is encoded as UTF-16', { hint });
  const text = tryDecodeUtf8(bytes);
  if (text === undefined) {
    const offset = findInvalidByte(bytes);
    const validText = normalizeLineBreaks(utf8Decoder.decode(bytes.subarray(0, offset)));
    const value = (bytes[offset] ?? 0).toString(16).padStart(2, '0').toUpperCase();
    const message = `the byte 0x${value} at offset ${offset} is not UTF-8`;
    return createFailure('file/invalid-utf8', message, {
      ...toPosition(validText, validText.length),
      hint,
    });
  }
  if (text === '')
    return createFailure('file/empty', 'the file is empty', { hint: 'Write the page, or delete the file.' });
  const nulOffset = text.indexOf('\0');
  if (nulOffset >= 0) {
    const validText = normalizeLineBreaks(text.slice(0, nulOffset));
    return createFailure('file/nul-character', 'the file contains a NUL character', {
      ...toPosition(validText, validText.length),
      hint: 'Delete it.',
    });
  }
  return { text: normalizeLineBreaks(text) };
}

function tryDecodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8Decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

function normalizeLineBreaks(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** By its byte order mark, or by a NUL in one of the first two bytes. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return bytes.length % 2 === 0 && bytes.length > 1 && (first === 0) !== (second === 0);
}

/** Called only for bytes that are not UTF-8. */
function findInvalidByte(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const length = measureSequence(bytes, at);
    if (length === 0) break;
    at += length;
  }
  return at;
}

/** The length of the well-formed sequence that starts at `at`; 0 if there is none (Unicode, table 3-7). */
function measureSequence(bytes: Uint8Array, at: number): number {
  const leadByte = bytes[at] ?? 0;
  if (leadByte < 0x80) return 1;
  const length = leadByte >= 0xf0 ? 4 : leadByte >= 0xe0 ? 3 : 2;
  if (leadByte < 0xc2 || leadByte > 0xf4) return 0;
  const minSecondByte = leadByte === 0xe0 ? 0xa0 : leadByte === 0xf0 ? 0x90 : 0x80;
  const maxSecondByte = leadByte === 0xed ? 0x9f : leadByte === 0xf4 ? 0x8f : 0xbf;
  for (let i = 1; i < length; i += 1) {
    const next = bytes[at + i] ?? 0;
    const [low, high] = i === 1 ? [minSecondByte, maxSecondByte] : [0x80, 0xbf];
    if (next < low || next > high) return 0;
  }
  return length;
}
