/** Which library files meet in a page: a module may lie in two that never do. Pure. */

import type { Chunk } from './plan-chunks.js';
import type { PackageFolders } from '../package-folders.js';

/** A consumer; the file that is made for it has no package of its own. */
export interface ConsumerChunk {
  readonly chunk: Chunk;
  /** The paths of the modules that no other consumer needs. */
  readonly exclusivePaths: ReadonlySet<string>;
  /** The folders of the packages of which it needs something, absolute. */
  readonly packages: readonly string[];
}

export interface ChunkRelations {
  /** Whether whoever fetches the one fetches a package of the other as well. */
  readonly requires: (one: Chunk, other: Chunk) => boolean;
  /** Where a module lies that these need; nowhere of its own: none. */
  readonly findChunksFor: (users: readonly Chunk[]) => readonly Chunk[];
}

export interface ChunkPlan {
  /** From the top to the foundation. */
  readonly chunks: readonly Chunk[];
  readonly consumerChunks: readonly ConsumerChunk[];
  readonly folders: PackageFolders;
}

export function createChunkRelations({ chunks, consumerChunks, folders }: ChunkPlan): ChunkRelations {
  const closures = new Map([
    ...chunks.map((chunk) => [chunk, folders.collectWithDependencies(chunk.folders)] as const),
    ...consumerChunks.map(
      ({ chunk, packages }) => [chunk, folders.collectWithDependencies(packages)] as const,
    ),
  ]);
  const requiredChunks = new Map(
    [...closures].map(([chunk, closure]) => [
      chunk,
      new Set(chunks.filter((other) => [...other.folders].some((folder) => closure.has(folder)))),
    ]),
  );
  const requires = (chunk: Chunk, other: Chunk): boolean => requiredChunks.get(chunk)?.has(other) === true;
  return {
    requires,
    findChunksFor: (users) => {
      // What comes with another one finds its modules there.
      const independentUsers = users.filter(
        (user) => !users.some((otherUser) => otherUser !== user && requires(user, otherUser)),
      );
      const packageChunks = independentUsers.filter((user) => chunks.includes(user));
      // A consumer may have its own copy beside that of a package that its page never meets.
      return independentUsers.length === 1 || (independentUsers.length === 2 && packageChunks.length === 1)
        ? independentUsers
        : [];
    },
  };
}
