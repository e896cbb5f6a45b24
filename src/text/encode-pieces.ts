/** Encodes a text that comes in pieces, so that the whole text is never in memory. */

const INITIAL_BYTES = 65_536;

/** No character of UTF-16 has more bytes in UTF-8. */
const MAX_BYTES_PER_CHARACTER = 3;

/** In UTF-8. A piece must not end within a character of two units. */
export function encodePieces(pieces: Iterable<string>): Uint8Array {
  const encoder = new TextEncoder();
  let buffer = new Uint8Array(INITIAL_BYTES);
  let length = 0;
  for (const piece of pieces) {
    const neededBytes = length + piece.length * MAX_BYTES_PER_CHARACTER;
    if (neededBytes > buffer.length) {
      const larger = new Uint8Array(Math.max(neededBytes, buffer.length * 2));
      larger.set(buffer);
      buffer = larger;
    }
    length += encoder.encodeInto(piece, buffer.subarray(length)).written;
  }
  return buffer.subarray(0, length);
}
