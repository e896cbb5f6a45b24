/** Bytes that were made once, within a bound: what was not asked for the longest goes first. Knows nothing of what they are.
 *  An entry is right for ever: its key says what it was made of, by hash. */

export interface ByteCache {
  get(key: string): Buffer | undefined;
  set(key: string, bytes: Buffer): void;
  /** What is remembered, or else is made; two who ask at once get one and the same. */
  make(key: string, make: () => Buffer | Promise<Buffer>): Promise<Buffer>;
}

/** Holds at most `limit` bytes; what is larger than a quarter of that is not kept. */
export function byteCache(limit: number): ByteCache {
  const kept = new Map<string, Buffer>();
  const pending = new Map<string, Promise<Buffer>>();
  let size = 0;

  const get = (key: string): Buffer | undefined => {
    const bytes = kept.get(key);
    if (!bytes) return undefined;
    kept.delete(key);
    kept.set(key, bytes);
    return bytes;
  };

  const set = (key: string, bytes: Buffer): void => {
    if (kept.has(key) || bytes.length > limit / 4) return;
    kept.set(key, bytes);
    size += bytes.length;
    for (const [oldest, gone] of kept) {
      if (size <= limit) break;
      kept.delete(oldest);
      size -= gone.length;
    }
  };

  const start = async (key: string, make: () => Buffer | Promise<Buffer>): Promise<Buffer> => {
    try {
      const bytes = await make();
      set(key, bytes);
      return bytes;
    } finally {
      pending.delete(key);
    }
  };

  return {
    get,
    set,
    async make(key, make) {
      const known = get(key) ?? pending.get(key);
      if (known) return known;
      const made = start(key, make);
      pending.set(key, made);
      return made;
    },
  };
}
