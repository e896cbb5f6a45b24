/** Remembers what imports of packages resolve to, from one call of esbuild to the next. An answer is right while the manifests
 *  from which it follows are the ones they were: those of the packages that may be meant, and those of the folders around the
 *  importing file. A file of a package changes only with its `package.json`. */

import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OnResolveResult } from 'esbuild';
import { toPackageName } from './package-folders.js';

interface ImportRequest {
  readonly specifier: string;
  /** As esbuild names it: an import and a call of `require` may lead to different files. */
  readonly kind: string;
  /** The folder from which packages are looked for, absolute. */
  readonly scope: string;
}

interface Resolution {
  readonly state: string;
  readonly result: OnResolveResult;
}

export class ResolutionCache {
  readonly #resolutions = new Map<string, Resolution>();

  /** The remembered answer, or the one of `resolve`. */
  async get(request: ImportRequest, resolve: () => Promise<OnResolveResult>): Promise<OnResolveResult> {
    const { specifier, kind, scope } = request;
    const key = [specifier, kind, scope].join('\n');
    const state = describeManifests(toPackageName(specifier), scope);
    const known = this.#resolutions.get(key);
    if (known?.state === state) return known.result;
    const result = await resolve();
    if (result.errors === undefined) this.#resolutions.set(key, { state, result });
    return result;
  }
}

/** The manifests of the folder and of all folders around it, and those of the package where it may lie in them. */
function describeManifests(name: string, folder: string): string {
  const files = ['package.json', '.pnp.cjs', join('node_modules', name, 'package.json')];
  const state = files.map((file) => describeFile(join(folder, file))).join();
  const parent = dirname(folder);
  return parent === folder ? state : `${state}\n${describeManifests(name, parent)}`;
}

function describeFile(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : '';
}
