/** Encodes a text in UTF-8. */

const BUFFER_BYTES = 1024 * 1024;

/** No character of UTF-16 has more bytes in UTF-8. */
const MAX_BYTES_PER_CHARACTER = 3;

const encoder = new TextEncoder();

/** What is encoded is written here first: memory that is new, and three times as large as needed, takes longer than the encoding. */
const buffer = new Uint8Array(BUFFER_BYTES);

/** The bytes have a buffer of their own. */
export function encodeText(text: string): Uint8Array {
  if (text.length > BUFFER_BYTES / MAX_BYTES_PER_CHARACTER) return encoder.encode(text);
  const { written } = encoder.encodeInto(text, buffer);
  return buffer.slice(0, written);
}
