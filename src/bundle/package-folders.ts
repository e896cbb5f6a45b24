/** Finds the folders of packages and of their dependencies. */

import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the package that a file belongs to, if any. */
export function findPackageFolder(file: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
}

/** The nearest folder, from this one on, that has a `package.json`; the folder itself where there is none. */
export function findManifestFolder(folder: string): string {
  for (let ancestor = folder; ; ancestor = dirname(ancestor)) {
    if (existsSync(join(ancestor, 'package.json'))) return ancestor;
    if (ancestor === dirname(ancestor)) return folder;
  }
}

/** `@mui/material` of `@mui/material/Button`. */
export function toPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

export class PackageFolders {
  readonly #dependencies = new Map<string, readonly string[]>();

  /** The `package.json` files that were read, absolute, sorted. */
  get manifestFiles(): readonly string[] {
    return [...this.#dependencies.keys()].map((folder) => join(folder, 'package.json')).sort();
  }

  /** The folder of the package that an import in the folder `from` resolves to in Node. */
  find(name: string, from: string): string | undefined {
    for (let folder = from; ; folder = dirname(folder)) {
      const candidate = join(folder, 'node_modules', name);
      if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
      if (folder === dirname(folder)) return undefined;
    }
  }

  /** The link to the package that an import in the folder `from` resolves to, if it is one. */
  findLink(name: string, from: string): string | undefined {
    for (let folder = from; ; folder = dirname(folder)) {
      const stats = lstatSync(join(folder, 'node_modules', name), { throwIfNoEntry: false });
      if (stats) return stats.isSymbolicLink() ? join(folder, 'node_modules', name) : undefined;
      if (folder === dirname(folder)) return undefined;
    }
  }

  /** These packages with all their dependencies and peer dependencies. */
  collectWithDependencies(folders: Iterable<string>): ReadonlySet<string> {
    const collected = new Set(folders);
    for (const folder of collected)
      for (const dependency of this.#readDependencies(folder)) collected.add(dependency);
    return collected;
  }

  #readDependencies(folder: string): readonly string[] {
    const cached = this.#dependencies.get(folder);
    if (cached) return cached;
    const manifest: PackageManifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const groups = [manifest.dependencies, manifest.peerDependencies];
    const names = groups.flatMap((group) => Object.keys(group ?? {}));
    const dependencies = names.flatMap((name) => this.find(name, folder) ?? []);
    this.#dependencies.set(folder, dependencies);
    return dependencies;
  }
}

interface PackageManifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
