/** Where packages lie, and what they say they depend on. Knows nothing of modules. */

import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the package that a file belongs to; `undefined` where it lies in none. */
export function findPackageFolder(file: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
}

export class PackageFolders {
  readonly #dependencies = new Map<string, readonly string[]>();

  /** Every `package.json` that was read, absolute, sorted. */
  get manifestFiles(): readonly string[] {
    return [...this.#dependencies.keys()].map((folder) => join(folder, 'package.json')).sort();
  }

  /** The folder of a package, seen from another folder, as Node looks for it. */
  find(name: string, from: string): string | undefined {
    for (let folder = from; ; folder = dirname(folder)) {
      const candidate = join(folder, 'node_modules', name);
      if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
      if (folder === dirname(folder)) return undefined;
    }
  }

  /** These packages and all that they depend on, by what their manifests say. */
  collectWithDependencies(folders: Iterable<string>): ReadonlySet<string> {
    const collected = new Set(folders);
    for (const folder of collected)
      for (const dependency of this.#readDependencies(folder)) collected.add(dependency);
    return collected;
  }

  #readDependencies(folder: string): readonly string[] {
    const cached = this.#dependencies.get(folder);
    if (cached) return cached;
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageManifest;
    const names = [manifest.dependencies, manifest.peerDependencies].flatMap((group) =>
      Object.keys(group ?? {}),
    );
    const dependencies = names.flatMap((name) => this.find(name, folder) ?? []);
    this.#dependencies.set(folder, dependencies);
    return dependencies;
  }
}

interface PackageManifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
