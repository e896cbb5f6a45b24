/** Which packages go into which library file, so that no package is in two, and no file imports a later one.
 *  Knows packages by their folders; knows no module. */

import { basename } from 'node:path';
import type { PackageFolders } from '../package-folders.js';

export interface Layer {
  /** For the file's name: `react`, `material`, `joy`. */
  readonly name: string;
  /** Absolute. */
  readonly folders: ReadonlySet<string>;
}

/** What every demo needs: React, and Emotion with what it brings along. */
export const FOUNDATION = ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@emotion/cache'];

/**
 * From the top to the foundation. A package that demos import has a file of its own, with what it alone depends on;
 * what several of them depend on lies with React: every page with demos fetches both.
 */
export function planLayers(
  root: string,
  direct: Iterable<string>,
  folders: PackageFolders,
): readonly Layer[] {
  const foundation = folders.closureOf(FOUNDATION.flatMap((name) => folders.find(name, root) ?? []));
  const wanted = [...new Set(direct)].filter((folder) => !foundation.has(folder)).sort();
  const closures = new Map(wanted.map((folder) => [folder, folders.closureOf([folder])]));
  const usersOf = (folder: string): readonly string[] =>
    wanted.filter((one) => closures.get(one)!.has(folder));
  const isOwn = (folder: string): boolean =>
    usersOf(folder).length < 3 && ![...closures.get(folder)!].some((one) => isInCircle(folder, one, folders));
  const own = wanted
    .filter(isOwn)
    .sort((a, b) => closures.get(b)!.size - closures.get(a)!.size || (a < b ? -1 : 1));
  const members = new Map<string | undefined, string[]>();
  for (const folder of [...new Set([...closures.values()].flatMap((closure) => [...closure]))].sort()) {
    if (foundation.has(folder)) continue;
    const owner = own.find((one) => one === folder) ?? ownerAmong(usersOf(folder), { own, closures });
    members.set(owner, [...(members.get(owner) ?? []), folder]);
  }
  return [
    ...own.map((folder) => ({ name: basename(folder), folders: new Set(members.get(folder)) })),
    { name: 'react', folders: new Set([...foundation, ...(members.get(undefined) ?? [])]) },
  ];
}

function isInCircle(folder: string, other: string, folders: PackageFolders): boolean {
  return other !== folder && folders.closureOf([other]).has(folder);
}

interface Planned {
  readonly own: readonly string[];
  readonly closures: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The one of the users that all the others build upon. */
function ownerAmong(users: readonly string[], { own, closures }: Planned): string | undefined {
  return users.find((one) => own.includes(one) && users.every((other) => closures.get(other)!.has(one)));
}
