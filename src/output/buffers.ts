/** Text as bytes, in memory that is used again: fresh memory for each page costs more than the encoding. Knows no files. */

export interface Lent {
  readonly bytes: Uint8Array;
  /** The bytes may be written over from now on. */
  giveBack(): void;
}

export interface Buffers {
  encode(content: string | Uint8Array): Lent;
}

/** A buffer above this size is given back to the system after use. */
const KEPT = 4 * 1024 * 1024;

/** Buffers that grow to what is asked of them; as many as are lent at once. */
export function reusedBuffers(): Buffers {
  const free: Buffer[] = [];
  const lend = (size: number): Buffer => {
    const buffer = free.pop();
    return buffer && buffer.length >= size
      ? buffer
      : Buffer.allocUnsafeSlow(2 ** Math.ceil(Math.log2(size + 1)));
  };
  return {
    encode: (content) => {
      if (typeof content !== 'string') return { bytes: content, giveBack: () => undefined };
      const buffer = lend(Buffer.byteLength(content));
      const bytes = buffer.subarray(0, buffer.write(content));
      const giveBack = (): void => {
        if (buffer.length <= KEPT) free.push(buffer);
      };
      return { bytes, giveBack };
    },
  };
}
