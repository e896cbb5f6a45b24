/** Bytes that were made once, within a bound: what was not asked for the longest goes first. Knows nothing of what they are.
 *  An entry is right for ever: its key says what it was made of, by hash. */

export interface ByteCache {
  get(key: string): Buffer | undefined;
  set(key: string, bytes: Buffer): void;
  /** What is remembered, or else is made; two who ask at once get one and the same. */
  make(key: string, make: () => Buffer | Promise<Buffer>): Promise<Buffer>;
}

/** Holds at most `limit` bytes; what is larger than a quarter of that is not kept. */
export function createByteCache(limit: number): ByteCache {
  const entries = new Map<string, Buffer>();
  const pending = new Map<string, Promise<Buffer>>();
  let size = 0;

  const get = (key: string): Buffer | undefined => {
    const bytes = entries.get(key);
    if (!bytes) return undefined;
    entries.delete(key);
    entries.set(key, bytes);
    return bytes;
  };

  const set = (key: string, bytes: Buffer): void => {
    if (entries.has(key) || bytes.length > limit / 4) return;
    entries.set(key, bytes);
    size += bytes.length;
    for (const [oldest, removed] of entries) {
      if (size <= limit) break;
      entries.delete(oldest);
      size -= removed.length;
    }
  };

  const createEntry = async (key: string, make: () => Buffer | Promise<Buffer>): Promise<Buffer> => {
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
      const existing = get(key) ?? pending.get(key);
      if (existing) return existing;
      const created = createEntry(key, make);
      pending.set(key, created);
      return created;
    },
  };
}
