/** Reads files and listings and knows their fingerprints. Knows nothing of who reads them, or why.
 *  A fingerprint is right until `forget`: within one world nothing is looked at twice. Contents decide, never times. */

import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Problems } from '../report/problem.js';
import { fingerprintOf, serialise } from './fingerprint.js';

/** What lies below a folder; paths relative to the root, with `/`, sorted. */
export interface Listing {
  readonly files: readonly string[];
  /** Links that are not followed. */
  readonly refused: readonly { readonly path: string; readonly reason: 'outside' | 'cycle' | 'broken' }[];
}

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

export class Files {
  readonly #fingerprints = new Map<string, string>();
  readonly #listings = new Map<string, Listing>();
  readonly #held = new Map<string, Uint8Array>();
  #heldBytes = 0;

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
    const listing = listFolder(this.root, folder);
    this.#listings.set(folder, listing);
    return listing;
  }

  listFingerprint(folder: string): string {
    return fingerprintOf(serialise(this.list(folder)));
  }

  /** Forgets what is known, of these paths or of all. */
  forget(paths?: Iterable<string>): void {
    this.#listings.clear();
    this.#held.clear();
    this.#heldBytes = 0;
    if (!paths) this.#fingerprints.clear();
    else for (const path of paths) this.#fingerprints.delete(path);
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

function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return (
    code === 'ENOENT' ||
    code === 'ENOTDIR' ||
    code === 'EISDIR' ||
    code === 'ENAMETOOLONG' ||
    code === 'ELOOP'
  );
}

function isOutside(root: string, path: string): boolean {
  const below = relative(root, path);
  return below === '..' || below.startsWith(`..${sep}`) || resolve(below) === below;
}

function listFolder(root: string, folder: string): Listing {
  const files: string[] = [];
  const refused: { path: string; reason: 'outside' | 'cycle' | 'broken' }[] = [];
  const realRoot = realpathSync(root);

  const walk = (path: string): void => {
    for (const entry of entriesOf(join(root, path))) {
      const below = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isSymbolicLink()) {
        const reason = whyRefused(realRoot, join(root, below));
        if (reason) refused.push({ path: below, reason });
        else if (statSync(join(root, below)).isDirectory()) walk(below);
        else files.push(below);
      } else if (entry.isDirectory()) walk(below);
      else if (entry.isFile()) files.push(below);
    }
  };

  walk(folder);
  return { files: files.sort(), refused: refused.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

function entriesOf(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function whyRefused(realRoot: string, path: string): 'outside' | 'cycle' | 'broken' | undefined {
  try {
    const target = realpathSync(path);
    if (isOutside(realRoot, target)) return 'outside';
    const isFolder = lstatSync(target).isDirectory();
    return isFolder && `${realpathSync(dirname(path))}${sep}`.startsWith(`${target}${sep}`)
      ? 'cycle'
      : undefined;
  } catch {
    return 'broken';
  }
}
