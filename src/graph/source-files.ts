/** Reads source files and folder listings, and computes their fingerprints. Each is read once until it is invalidated.
 *  Fingerprints depend on contents, never on times. */

import { lstatSync, type Stats } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { normalize } from 'node:path/posix';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { ContentCache } from './content-cache.js';
import { getErrorCode, isMissing } from './file-system.js';
import { computeFingerprint } from './fingerprint.js';
import { serialize } from './serialize.js';
import { listFolder, type Listing } from './list-folder.js';
import { readFile } from './read-file.js';
import { RealPaths } from './real-paths.js';

/** The fingerprint where there is no file. */
export const ABSENT = '-';

const UNREADABLE = '!';

/** The disk; tests replace it. */
interface FileSource {
  readonly readFile: (path: string) => Uint8Array;
}

/** Files that may have changed, and folders whose listings have. */
export interface ChangedPaths {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

/** The clock of a file system may be behind by this much. */
const CLOCK_TOLERANCE_MS = 15;

export class SourceFiles {
  readonly #fingerprints = new Map<string, string>();
  readonly #listings = new Map<string, Listing>();
  readonly #listingFingerprints = new Map<string, string>();
  readonly #cachedContents = new ContentCache();
  readonly #realPaths: RealPaths;
  /** Whether files may be removed while they are read: in a watch. */
  isWatched = false;
  #hasLinks = false;

  constructor(
    /** Absolute; paths are relative to it. */
    readonly root: string,
    readonly source: FileSource = { readFile },
  ) {
    this.#realPaths = new RealPaths(root);
  }

  /** The bytes of a file. Links are followed, also out of the root. `undefined` where there is none. */
  read(path: string): Uint8Array | undefined {
    const cached = this.#cachedContents.get(path);
    if (cached) return cached;
    const bytes = this.#readBytes(path);
    this.#fingerprints.set(path, bytes ? computeFingerprint(bytes) : ABSENT);
    if (bytes) this.#cachedContents.add(path, bytes);
    return bytes;
  }

  fingerprint(path: string): string {
    const cached = this.#fingerprints.get(path);
    if (cached !== undefined) return cached;
    const fingerprint = this.#readFingerprint(path);
    this.#fingerprints.set(path, fingerprint);
    return fingerprint;
  }

  /** Whether the real path of a file is outside of the root. */
  leadsOutside(path: string): boolean {
    return this.#realPaths.leadOutside(path);
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

  /** Whether a file may have been written or added since a time. In a watch, also whether it may have been removed: elsewhere the
   *  folder of a missing file is often as new, since the build itself adds its lock. */
  changedSince(path: string, time: number): boolean {
    const file = resolve(this.root, path);
    const stats = readStats(file) ?? (this.isWatched ? readStats(dirname(file)) : undefined);
    return stats !== undefined && stats.ctimeMs > time - CLOCK_TOLERANCE_MS;
  }

  /** The spellings with which a path is read. */
  listAliases(path: string): readonly string[] {
    return [path];
  }

  /** Drops everything that was read. */
  invalidateAll(): void {
    this.#listings.clear();
    this.#listingFingerprints.clear();
    this.#cachedContents.clear();
    this.#realPaths.clear();
    this.#fingerprints.clear();
  }

  /** Drops what a change of these paths affects, and returns that; `undefined`: everything was dropped. */
  invalidate(paths: Iterable<string>): ChangedPaths | undefined {
    const allPaths = [...paths];
    // With links, a file may have several paths.
    if (this.#hasLinks || allPaths.some((path) => isLinkOrFolder(resolve(this.root, path)))) {
      this.invalidateAll();
      return undefined;
    }
    const files = allPaths.flatMap((path) => this.listAliases(path));
    for (const file of files) {
      this.#fingerprints.delete(file);
      this.#cachedContents.delete(file);
    }
    const folders = [...this.#listings.keys()].filter((folder) => this.#isListingStale(folder, allPaths));
    for (const folder of folders) {
      this.#listings.delete(folder);
      this.#listingFingerprints.delete(folder);
    }
    return { files, folders };
  }

  #isListingStale(folder: string, changedPaths: readonly string[]): boolean {
    const listed = this.#listings.get(folder)?.files ?? [];
    return changedPaths.some(
      (path) =>
        isBelow(path, folder) &&
        listed.includes(path) !== (readStats(resolve(this.root, path))?.isFile() === true),
    );
  }

  /** An unreadable file is reported when a step reads it; here it only has another fingerprint. */
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
  const code = getErrorCode(error);
  if (code === undefined) return error;
  const hint = 'Check its permissions and the disk, then build again.';
  const message = `The file cannot be read (${code})`;
  return new DiagnosticError([{ code: 'file/unreadable', severity: 'error', file: path, message, hint }]);
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

/** Whether a path is below a folder, which may be written as `./a/`. */
function isBelow(path: string, folder: string): boolean {
  const normalizedFolder = normalize(folder).replace(/\/$/, '');
  return normalizedFolder === '.' || normalizedFolder === '' || path.startsWith(`${normalizedFolder}/`);
}
