/** Finds out which chunks a page loads together. A module may be in two chunks only if no page loads both. */

import type { Chunk, ChunkPlan } from './plan-chunks.js';

export interface ChunkRelations {
  /** Whether a page that loads `chunk` also loads a package of `other`. */
  readonly requires: (chunk: Chunk, other: Chunk) => boolean;
  /** The chunks for a module with these users; none if it stays with its package. */
  readonly findChunksFor: (users: readonly Chunk[]) => readonly Chunk[];
}

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
  return {
    requires,
    findChunksFor: (users) => {
      // A user that requires another one finds the module there.
      const independentUsers = users.filter(
        (user) => !users.some((otherUser) => otherUser !== user && requires(user, otherUser)),
      );
      const packageUsers = independentUsers.filter((user) => packageChunks.includes(user));
      // A page may have its own copy beside that of a package that it never loads.
      return independentUsers.length === 1 || (independentUsers.length === 2 && packageUsers.length === 1)
        ? independentUsers
        : [];
    },
  };
}
