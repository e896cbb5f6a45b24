/** Where packages lie, and what they say they depend on. Knows nothing of modules. */

import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the package that a file belongs to; `undefined` where it lies in none. */
export function packageOfFile(file: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
}

export class PackageFolders {
  readonly #dependencies = new Map<string, readonly string[]>();

  /** Every `package.json` that was read, absolute, sorted. */
  get inputs(): readonly string[] {
    return [...this.#dependencies.keys()].map((folder) => join(folder, 'package.json')).sort();
  }

  /** The folder of a package, seen from another folder, as Node looks for it. */
  find(name: string, from: string): string | undefined {
    for (let folder = from; ; folder = dirname(folder)) {
      const found = join(folder, 'node_modules', name);
      if (existsSync(join(found, 'package.json'))) return realpathSync(found);
      if (folder === dirname(folder)) return undefined;
    }
  }

  /** These packages and all that they depend on, by what their manifests say. */
  closureOf(folders: Iterable<string>): ReadonlySet<string> {
    const found = new Set(folders);
    for (const folder of found) for (const dependency of this.#dependenciesOf(folder)) found.add(dependency);
    return found;
  }

  #dependenciesOf(folder: string): readonly string[] {
    const known = this.#dependencies.get(folder);
    if (known) return known;
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const names = [manifest.dependencies, manifest.peerDependencies].flatMap((one) => Object.keys(one ?? {}));
    const dependencies = names.flatMap((name) => this.find(name, folder) ?? []);
    this.#dependencies.set(folder, dependencies);
    return dependencies;
  }
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
