/** What demos have to know of an installed package. */

import type { Step } from '../../../graph/step.js';
import { findPackageManifests } from '../../installed-packages.js';

interface InstalledPackage {
  readonly version: string;
  /** The names of the packages that are to be installed beside it, without types. */
  readonly peers: readonly string[];
}

interface Manifest {
  readonly version?: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** By its name; nothing where it is not installed. */
export const installedPackage: Step<InstalledPackage | null, string> = {
  name: 'installed package',
  keepInMemory: true,
  run: (read, name) => {
    const bytes = findPackageManifests(read.root, name)
      .map((file) => read.bytes(file))
      .find((content) => content !== undefined);
    if (!bytes) return null;
    const { version = '*', peerDependencies = {} } = JSON.parse(new TextDecoder().decode(bytes)) as Manifest;
    return { version, peers: Object.keys(peerDependencies).filter((peer) => !peer.startsWith('@types/')) };
  },
};
