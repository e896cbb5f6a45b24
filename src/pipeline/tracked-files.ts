/** Which files and folders a site was made from: what somebody who wants to know of changes has to listen to. */

import { posix } from 'node:path';
import { SourceFiles } from '../graph/source-files.js';
import type { Listing } from '../graph/list-folder.js';

/** Paths are relative to the root, without detours. They only ever become more. */
export class TrackedFiles extends SourceFiles {
  readonly files = new Set<string>();
  /** With all that lies below them. */
  readonly folders = new Set<string>();
  /** A config may write `./navigation/acme.ts`: how each path was asked for, where that is not how it is written here. */
  readonly #spellings = new Map<string, Set<string>>();

  override read(path: string): Uint8Array | undefined {
    this.#track(path);
    return super.read(path);
  }

  override fingerprint(path: string): string {
    this.#track(path);
    return super.fingerprint(path);
  }

  override list(folder: string): Listing {
    this.folders.add(posix.normalize(folder).replace(/\/$/, ''));
    return super.list(folder);
  }

  override listAliases(path: string): readonly string[] {
    return [path, ...(this.#spellings.get(path) ?? [])];
  }

  #track(path: string): void {
    if (this.files.has(path)) return;
    const normalized = posix.normalize(path);
    this.files.add(normalized);
    if (normalized === path) return;
    const spellings = this.#spellings.get(normalized) ?? new Set();
    this.#spellings.set(normalized, spellings.add(path));
  }
}
