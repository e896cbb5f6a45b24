/** Reads files and listings and knows their fingerprints. Knows nothing of who reads them, or why.
 *  A fingerprint is right until `forget`: within one world nothing is looked at twice. Contents decide, never times. */

import { lstatSync, readFileSync, realpathSync, type Stats } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { normalize } from 'node:path/posix';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { computeFingerprint, serialize } from './fingerprint.js';
import { isMissing, isOutside, listFolder, type Listing } from './list-folder.js';

export type { Listing } from './list-folder.js';

/** What is at a path where no file can be read. */
export const ABSENT = '-';

const UNREADABLE = '!';

/** A way to the disk that can be replaced in tests. */
export interface FileSource {
  readonly readFile: (path: string) => Uint8Array;
}

const realFileSource: FileSource = { readFile: (path) => readFileSync(path) };

/** So many bytes of what was read are held, for those who read it again in the same world. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/** What may be another now: files, and folders whose listings differ. */
export interface ChangedPaths {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

/** The clock of a file system is this much behind, at most. */
const CLOCK_TOLERANCE_MS = 15;

export class SourceFiles {
  readonly #fingerprints = new Map<string, string>();
  readonly #listings = new Map<string, Listing>();
  readonly #listingFingerprints = new Map<string, string>();
  readonly #cachedContents = new Map<string, Uint8Array>();
  #cachedBytes = 0;
  isWatched = false;
  #hasLinks = false;

  constructor(
    /** Absolute; paths are relative to it. */
    readonly root: string,
    readonly source: FileSource = realFileSource,
  ) {}

  /** The bytes of a file, wherever links lead; `undefined` where there is none. */
  read(path: string): Uint8Array | undefined {
    const cached = this.#cachedContents.get(path);
    if (cached) return cached;
    const bytes = this.#readBytes(path);
    this.#fingerprints.set(path, bytes ? computeFingerprint(bytes) : ABSENT);
    if (bytes) this.#cacheContent(path, bytes);
    return bytes;
  }

  fingerprint(path: string): string {
    const cached = this.#fingerprints.get(path);
    if (cached !== undefined) return cached;
    const fingerprint = this.#readFingerprint(path);
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
    const cached = this.#listings.get(folder);
    if (cached) return cached;
    const { hasLinks, ...listing } = listFolder(this.root, folder);
    this.#hasLinks ||= hasLinks;
    this.#listings.set(folder, listing);
    return listing;
  }

  listFingerprint(folder: string): string {
    const cached = this.#listingFingerprints.get(folder);
    if (cached !== undefined) return cached;
    const fingerprint = computeFingerprint(serialize(this.list(folder)));
    this.#listingFingerprints.set(folder, fingerprint);
    return fingerprint;
  }

  /** Whether a file may have changed, come or gone since a time, where `isWatched`: what was read of it may be of another. */
  changedSince(path: string, time: number): boolean {
    if (!this.isWatched) return false;
    const stats = readStats(resolve(this.root, path)) ?? readStats(dirname(resolve(this.root, path)));
    return stats !== undefined && stats.ctimeMs > time - CLOCK_TOLERANCE_MS;
  }

  /** The ways in which a path is asked for. */
  listAliases(path: string): readonly string[] {
    return [path];
  }

  /** Forgets everything. */
  invalidateAll(): void {
    this.#listings.clear();
    this.#listingFingerprints.clear();
    this.#cachedContents.clear();
    this.#cachedBytes = 0;
    this.#fingerprints.clear();
  }

  /** Forgets what these paths may have changed, and says what that is; `undefined`: it cannot be told, so all is forgotten. */
  invalidate(paths: Iterable<string>): ChangedPaths | undefined {
    const allPaths = [...paths];
    // Behind a link, a file has more names than one.
    if (this.#hasLinks || allPaths.some((path) => isLinkOrFolder(resolve(this.root, path)))) {
      this.invalidateAll();
      return undefined;
    }
    const files = allPaths.flatMap((path) => this.listAliases(path));
    for (const file of files) {
      this.#fingerprints.delete(file);
      this.#cachedBytes -= this.#cachedContents.get(file)?.byteLength ?? 0;
      this.#cachedContents.delete(file);
    }
    const folders = [...this.#listings].flatMap(([folder, { files: listedFiles }]) =>
      allPaths.some(
        (path) => isBelow(path, folder) && listedFiles.includes(path) !== isFile(resolve(this.root, path)),
      )
        ? [folder]
        : [],
    );
    for (const folder of folders) {
      this.#listings.delete(folder);
      this.#listingFingerprints.delete(folder);
    }
    return { files, folders };
  }

  #cacheContent(path: string, bytes: Uint8Array): void {
    if (this.#cachedBytes + bytes.byteLength > MAX_CACHED_BYTES) return;
    this.#cachedBytes += bytes.byteLength;
    this.#cachedContents.set(path, bytes);
  }

  /** What cannot be read is told when a step reads it; until then it only differs from what was there. */
  #readFingerprint(path: string): string {
    try {
      const bytes = this.#readBytes(path);
      return bytes ? computeFingerprint(bytes) : ABSENT;
    } catch (error) {
      if (error instanceof DiagnosticError) return UNREADABLE;
      throw error;
    }
  }

  #readBytes(path: string): Uint8Array | undefined {
    try {
      return this.source.readFile(resolve(this.root, path));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw createUnreadableError(path, error);
    }
  }
}

function createUnreadableError(path: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) return error;
  const hint = 'Check its permissions and the disk, then build again.';
  const message = `The file cannot be read (${code})`;
  return new DiagnosticError([{ code: 'file/unreadable', severity: 'error', file: path, message, hint }]);
}

function isFile(path: string): boolean {
  return readStats(path)?.isFile() === true;
}

function readStats(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isLinkOrFolder(path: string): boolean {
  const stats = readStats(path);
  return stats?.isSymbolicLink() === true || stats?.isDirectory() === true;
}

/** Whether a path lies below a folder, however that is written. */
function isBelow(path: string, folder: string): boolean {
  const normalizedFolder = normalize(folder).replace(/\/$/, '');
  return normalizedFolder === '.' || normalizedFolder === '' || path.startsWith(`${normalizedFolder}/`);
}
