/** Finds out where files really are, behind links. What is known of a folder is right until `clear`: to be called when a folder or a
 *  link has changed. */

import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isOutside } from './file-system.js';

export class RealPaths {
  readonly #root: string;
  readonly #outsideFolders = new Map<string, boolean>();

  /** `root`: absolute; paths are relative to it. */
  constructor(root: string) {
    this.#root = root;
  }

  /** Whether the real path of a file is outside of the root. It is not where there is no file. */
  leadOutside(path: string): boolean {
    const file = join(this.#root, path);
    try {
      if (lstatSync(file).isSymbolicLink()) return this.#isOutside(file);
      // Most files are no links: the folder, which they share with others, decides.
      const folder = dirname(file);
      const isFolderOutside = this.#outsideFolders.get(folder) ?? this.#isOutside(folder);
      this.#outsideFolders.set(folder, isFolderOutside);
      return isFolderOutside;
    } catch {
      return false;
    }
  }

  clear(): void {
    this.#outsideFolders.clear();
  }

  #isOutside(path: string): boolean {
    return isOutside(realpathSync(this.#root), realpathSync(path));
  }
}
