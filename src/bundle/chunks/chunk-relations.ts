/** Finds out which chunks a page loads together. A module may be in two chunks only if no page loads both. */

import type { Chunk, ChunkPlan } from './plan-chunks.js';

export interface ChunkRelations {
  /** Whether a page that loads `chunk` also loads a package of `other`. */
  readonly requires: (chunk: Chunk, other: Chunk) => boolean;
  /** The chunks for a module with these users; none if it stays with its package. */
  readonly findChunksFor: (users: readonly Chunk[]) => readonly Chunk[];
}

/** A module that more chunks use is worth a file that all pages share: whoever visits several pages loads it once. */
const MAX_COPIES = 3;

export function createChunkRelations({ packageChunks, pageChunks, folders }: ChunkPlan): ChunkRelations {
  const closures = [
    ...packageChunks.map((chunk) => [chunk, folders.collectWithDependencies(chunk.folders)] as const),
    ...pageChunks.map((chunk) => [chunk, folders.collectWithDependencies(chunk.packages)] as const),
  ];
  const requiredChunks = new Map<Chunk, ReadonlySet<Chunk>>(
    closures.map(([chunk, closure]) => [
      chunk,
      new Set(packageChunks.filter((other) => [...other.folders].some((folder) => closure.has(folder)))),
    ]),
  );
  const requires = (chunk: Chunk, other: Chunk): boolean => requiredChunks.get(chunk)?.has(other) === true;
  const overviews = new Set<Chunk>(pageChunks.filter(({ isOverview }) => isOverview));
  return {
    requires,
    findChunksFor: (users) => {
      // A user that requires another one finds the module there.
      const independentUsers = users.filter(
        (user) => !users.some((otherUser) => otherUser !== user && requires(user, otherUser)),
      );
      const packageUsers = independentUsers.filter((user) => packageChunks.includes(user));
      const counted = independentUsers.filter((user) => !overviews.has(user));
      // No page loads two page chunks, or a package that it does not require: each may have a copy of its own.
      return counted.length <= MAX_COPIES && packageUsers.length <= 1 ? independentUsers : [];
    },
  };
}
