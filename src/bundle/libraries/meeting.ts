/** Which library files meet in a page: a module may lie in two that never do. Pure. */

import type { Layer } from './layers.js';
import type { PackageFolders } from '../package-folders.js';

/** A consumer; the file that is made for it has no package of its own. */
export interface Party {
  readonly layer: Layer;
  /** The paths of the modules that no other consumer needs. */
  readonly alone: ReadonlySet<string>;
  /** The folders of the packages of which it needs something, absolute. */
  readonly packages: readonly string[];
}

export interface Meeting {
  /** Whether whoever fetches the one fetches a package of the other as well. */
  readonly comesWith: (one: Layer, other: Layer) => boolean;
  /** Where a module lies that these need; nowhere of its own: none. */
  readonly homesFor: (users: readonly Layer[]) => readonly Layer[];
}

export interface Parties {
  /** From the top to the foundation. */
  readonly layers: readonly Layer[];
  readonly parties: readonly Party[];
  readonly folders: PackageFolders;
}

export function meetingOf({ layers, parties, folders }: Parties): Meeting {
  const closures = new Map([
    ...layers.map((layer) => [layer, folders.closureOf(layer.folders)] as const),
    ...parties.map(({ layer, packages }) => [layer, folders.closureOf(packages)] as const),
  ]);
  const fellows = new Map(
    [...closures].map(([one, closure]) => [
      one,
      new Set(layers.filter((other) => [...other.folders].some((folder) => closure.has(folder)))),
    ]),
  );
  const comesWith = (one: Layer, other: Layer): boolean => fellows.get(one)?.has(other) === true;
  return {
    comesWith,
    homesFor: (users) => {
      // What comes with another one finds its modules there.
      const all = users.filter((one) => !users.some((other) => other !== one && comesWith(one, other)));
      const packages = all.filter((one) => layers.includes(one));
      // A consumer may have its own copy beside that of a package that its page never meets.
      return all.length === 1 || (all.length === 2 && packages.length === 1) ? all : [];
    },
  };
}
