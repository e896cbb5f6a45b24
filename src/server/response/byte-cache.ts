/** Keeps bytes in memory, up to a limit: what was not used for the longest time goes first. An entry is always right: its
 *  key contains the hash of what it was made from. */

type CreateBytes = () => Buffer | Promise<Buffer>;

export interface ByteCache {
  get(key: string): Buffer | undefined;
  set(key: string, bytes: Buffer): void;
  /** The entry for a key, created where it is missing; concurrent calls share one creation. */
  getOrCreate(key: string, create: CreateBytes): Promise<Buffer>;
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

  const createEntry = async (key: string, create: CreateBytes): Promise<Buffer> => {
    try {
      const bytes = await create();
      set(key, bytes);
      return bytes;
    } finally {
      pending.delete(key);
    }
  };

  return {
    get,
    set,
    async getOrCreate(key, create) {
      const existing = get(key) ?? pending.get(key);
      if (existing) return existing;
      const created = createEntry(key, create);
      pending.set(key, created);
      return created;
    },
  };
}
