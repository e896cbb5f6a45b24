/** Reads files and listings and knows their fingerprints. Knows nothing of who reads them, or why.
 *  A fingerprint is right until `forget`: within one world nothing is looked at twice. Contents decide, never times. */

import { lstatSync, readFileSync, realpathSync, type Stats } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { normalize } from 'node:path/posix';
import { Problems } from '../report/problem.js';
import { fingerprintOf, serialise } from './fingerprint.js';
import { isMissing, isOutside, listFolder, type Listing } from './listing.js';

export type { Listing } from './listing.js';

/** What is at a path where no file can be read. */
export const ABSENT = '-';

const UNREADABLE = '!';

/** A way to the disk that can be replaced in tests. */
export interface Disk {
  readonly readFile: (path: string) => Uint8Array;
}

const realDisk: Disk = { readFile: (path) => readFileSync(path) };

/** So many bytes of what was read are held, for those who read it again in the same world. */
const HELD_BYTES = 32 * 1024 * 1024;

/** What may be another now: files, and folders whose listings differ. */
export interface Touched {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

/** The clock of a file system is this much behind, at most. */
const TICK = 15;

export class Files {
  readonly #fingerprints = new Map<string, string>();
  readonly #listings = new Map<string, Listing>();
  readonly #listingFingerprints = new Map<string, string>();
  readonly #held = new Map<string, Uint8Array>();
  #heldBytes = 0;
  isWatched = false;
  #hasLinks = false;

  constructor(
    /** Absolute; paths are relative to it. */
    readonly root: string,
    readonly disk: Disk = realDisk,
  ) {}

  /** The bytes of a file, wherever links lead; `undefined` where there is none. */
  read(path: string): Uint8Array | undefined {
    const held = this.#held.get(path);
    if (held) return held;
    const bytes = this.#bytes(path);
    this.#fingerprints.set(path, bytes ? fingerprintOf(bytes) : ABSENT);
    if (bytes) this.#hold(path, bytes);
    return bytes;
  }

  fingerprint(path: string): string {
    const known = this.#fingerprints.get(path);
    if (known !== undefined) return known;
    const fingerprint = this.#look(path);
    this.#fingerprints.set(path, fingerprint);
    return fingerprint;
  }

  /** Whether the file's real place is outside of the root, although its path is inside. */
  leadsOutside(path: string): boolean {
    try {
      return isOutside(realpathSync(this.root), realpathSync(join(this.root, path)));
    } catch {
      return false;
    }
  }

  list(folder: string): Listing {
    const known = this.#listings.get(folder);
    if (known) return known;
    const { hasLinks, ...listing } = listFolder(this.root, folder);
    this.#hasLinks ||= hasLinks;
    this.#listings.set(folder, listing);
    return listing;
  }

  listFingerprint(folder: string): string {
    const known = this.#listingFingerprints.get(folder);
    if (known !== undefined) return known;
    const fingerprint = fingerprintOf(serialise(this.list(folder)));
    this.#listingFingerprints.set(folder, fingerprint);
    return fingerprint;
  }

  /** Whether a file may have changed, come or gone since a time, where `isWatched`: what was read of it may be of another. */
  changedSince(path: string, time: number): boolean {
    if (!this.isWatched) return false;
    const found = lookAt(resolve(this.root, path)) ?? lookAt(dirname(resolve(this.root, path)));
    return found !== undefined && found.ctimeMs > time - TICK;
  }

  /** The ways in which a path is asked for. */
  namesOf(path: string): readonly string[] {
    return [path];
  }

  /** Forgets everything. */
  forget(): void {
    this.#listings.clear();
    this.#listingFingerprints.clear();
    this.#held.clear();
    this.#heldBytes = 0;
    this.#fingerprints.clear();
  }

  /** Forgets what these paths may have changed, and says what that is; `undefined`: it cannot be told, so all is forgotten. */
  forgetOnly(paths: Iterable<string>): Touched | undefined {
    const all = [...paths];
    // Behind a link, a file has more names than one.
    if (this.#hasLinks || all.some((path) => isLinkOrFolder(resolve(this.root, path)))) {
      this.forget();
      return undefined;
    }
    const files = all.flatMap((path) => this.namesOf(path));
    for (const file of files) {
      this.#fingerprints.delete(file);
      this.#heldBytes -= this.#held.get(file)?.byteLength ?? 0;
      this.#held.delete(file);
    }
    const folders = [...this.#listings].flatMap(([folder, { files: listed }]) =>
      all.some((path) => isBelow(path, folder) && listed.includes(path) !== isFile(resolve(this.root, path)))
        ? [folder]
        : [],
    );
    for (const folder of folders) {
      this.#listings.delete(folder);
      this.#listingFingerprints.delete(folder);
    }
    return { files, folders };
  }

  #hold(path: string, bytes: Uint8Array): void {
    if (this.#heldBytes + bytes.byteLength > HELD_BYTES) return;
    this.#heldBytes += bytes.byteLength;
    this.#held.set(path, bytes);
  }

  /** What cannot be read is told when a step reads it; until then it only differs from what was there. */
  #look(path: string): string {
    try {
      const bytes = this.#bytes(path);
      return bytes ? fingerprintOf(bytes) : ABSENT;
    } catch (error) {
      if (error instanceof Problems) return UNREADABLE;
      throw error;
    }
  }

  #bytes(path: string): Uint8Array | undefined {
    try {
      return this.disk.readFile(resolve(this.root, path));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw unreadable(path, error);
    }
  }
}

function unreadable(path: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) return error;
  const hint = 'Check its permissions and the disk, then build again.';
  const message = `The file cannot be read (${code})`;
  return new Problems([{ code: 'file/unreadable', severity: 'error', file: path, message, hint }]);
}

function isFile(path: string): boolean {
  return lookAt(path)?.isFile() === true;
}

function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isLinkOrFolder(path: string): boolean {
  const stats = lookAt(path);
  return stats?.isSymbolicLink() === true || stats?.isDirectory() === true;
}

/** Whether a path lies below a folder, however that is written. */
function isBelow(path: string, folder: string): boolean {
  const plain = normalize(folder).replace(/\/$/, '');
  return plain === '.' || plain === '' || path.startsWith(`${plain}/`);
}
