/** Which packages go into which library file, so that no package is in two, and no file imports a later one.
 *  Knows packages by their folders; knows no module. */

import { basename } from 'node:path';
import type { PackageFolders } from '../package-folders.js';

export interface Chunk {
  /** For the file's name: `react`, `material`, `joy`. */
  readonly name: string;
  /** Absolute. */
  readonly folders: ReadonlySet<string>;
}

/** What every demo needs: React, and Emotion with what it brings along. */
export const FOUNDATION_PACKAGES = [
  'react',
  'react-dom',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
];

/**
 * From the top to the foundation. A package that demos import has a file of its own, with what it alone depends on;
 * what several of them depend on lies with React: every page with demos fetches both.
 */
export function planChunks(
  root: string,
  directPackages: Iterable<string>,
  folders: PackageFolders,
): readonly Chunk[] {
  const foundation = folders.collectWithDependencies(
    FOUNDATION_PACKAGES.flatMap((name) => folders.find(name, root) ?? []),
  );
  const packageFolders = [...new Set(directPackages)].filter((folder) => !foundation.has(folder)).sort();
  const closures = new Map(
    packageFolders.map((folder) => [folder, folders.collectWithDependencies([folder])]),
  );
  const findUsers = (folder: string): readonly string[] =>
    packageFolders.filter((candidate) => closures.get(candidate)!.has(folder));
  const hasOwnChunk = (folder: string): boolean =>
    findUsers(folder).length < 3 &&
    ![...closures.get(folder)!].some((candidate) => isInCycle(folder, candidate, folders));
  const ownChunkFolders = packageFolders
    .filter(hasOwnChunk)
    .sort((a, b) => closures.get(b)!.size - closures.get(a)!.size || (a < b ? -1 : 1));
  const members = new Map<string | undefined, string[]>();
  for (const folder of [...new Set([...closures.values()].flatMap((closure) => [...closure]))].sort()) {
    if (foundation.has(folder)) continue;
    const owningFolder =
      ownChunkFolders.find((candidate) => candidate === folder) ??
      findOwner(findUsers(folder), { ownChunkFolders, closures });
    members.set(owningFolder, [...(members.get(owningFolder) ?? []), folder]);
  }
  return [
    ...ownChunkFolders.map((folder) => ({ name: basename(folder), folders: new Set(members.get(folder)) })),
    { name: 'react', folders: new Set([...foundation, ...(members.get(undefined) ?? [])]) },
  ];
}

function isInCycle(folder: string, other: string, folders: PackageFolders): boolean {
  return other !== folder && folders.collectWithDependencies([other]).has(folder);
}

interface PackageGraph {
  readonly ownChunkFolders: readonly string[];
  readonly closures: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The one of the users that all the others build upon. */
function findOwner(
  users: readonly string[],
  { ownChunkFolders, closures }: PackageGraph,
): string | undefined {
  return users.find(
    (candidate) =>
      ownChunkFolders.includes(candidate) && users.every((other) => closures.get(other)!.has(candidate)),
  );
}
