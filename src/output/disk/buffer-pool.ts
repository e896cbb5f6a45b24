/** Encodes text into reused buffers: fresh memory for each page costs more than the encoding. */

interface PooledBytes {
  readonly bytes: Uint8Array;
  /** The bytes may be written over from now on. */
  release(): void;
}

export interface BufferPool {
  encode(content: string | Uint8Array): PooledBytes;
}

/** A buffer above this size is given back to the system after use. */
const MAX_POOLED_SIZE = 4 * 1024 * 1024;

/** Buffers that grow to what is asked of them; as many as are lent at once. */
export function createBufferPool(): BufferPool {
  const freeBuffers: Buffer[] = [];
  const takeBuffer = (size: number): Buffer => {
    const buffer = freeBuffers.pop();
    return buffer && buffer.length >= size
      ? buffer
      : Buffer.allocUnsafeSlow(2 ** Math.ceil(Math.log2(size + 1)));
  };
  return {
    encode: (content) => {
      if (typeof content !== 'string') return { bytes: content, release: () => undefined };
      const buffer = takeBuffer(Buffer.byteLength(content));
      const bytes = buffer.subarray(0, buffer.write(content));
      const release = (): void => {
        if (buffer.length <= MAX_POOLED_SIZE) freeBuffers.push(buffer);
      };
      return { bytes, release };
    },
  };
}
