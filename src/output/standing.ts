/**
 * What a session has published and still holds the lock on: there, a few changed files are replaced one by one, and what has
 * not changed is not looked at. Every file is whole at any time, and the manifest is written last: a run that is cut in between
 * leaves files that are younger than it, which the next build writes again. Where files come or go, a manifest that lists the
 * old and the new ones is written before: what is cut then is ours in any case. Knows nothing of pages.
 */

import { MANIFEST, openManifest, type FileRecord, type Manifest, type OpenManifest } from './manifest.js';
import { reporting } from './failure.js';
import { patiently, renamePatiently } from './patience.js';
import { pagesLast } from './per-file.js';
import type { Stamps } from './previous.js';
import { removeFiles } from './removal.js';
import type { Target } from './target.js';

export interface Piece {
  readonly content: string | Uint8Array;
  readonly file: FileRecord;
}

export interface Standing {
  readonly files: Manifest;
  readonly stamps: Stamps;
  /** The size of all files together. */
  readonly bytes: number;
  /** When the manifest was written. */
  readonly time: number;
  /** Whether the folder still is what was published, as far as its manifest tells. */
  isStill(): boolean;
  holds(path: string, file: FileRecord): boolean;
  /** Puts these in the place of files that are there, or beside them, and removes those that are `gone`. `false`: somebody has
   *  changed the folder, or folders have to come, and nothing was done. */
  replace(pieces: ReadonlyMap<string, Piece>, gone?: readonly string[]): Promise<boolean>;
}

/** What stands in the target's folder after these files were published there. */
export function standingAt(target: Target, files: Manifest, stamps: Stamps): Standing {
  return new Published(target, files, stamps);
}

class Published implements Standing {
  readonly files: Map<string, FileRecord>;
  readonly stamps: Map<string, number>;
  readonly #target: Target;
  #manifest: OpenManifest | undefined;
  #seen: string | undefined;
  bytes: number;
  time = 0;

  constructor(target: Target, files: Manifest, stamps: Stamps) {
    this.#target = target;
    this.files = new Map(files);
    this.stamps = new Map(stamps);
    this.bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0);
    this.#seen = this.#look();
  }

  isStill(): boolean {
    return this.#seen !== undefined && this.#look() === this.#seen;
  }

  holds(path: string, { hash }: FileRecord): boolean {
    return this.files.get(path)?.hash === hash;
  }

  async replace(pieces: ReadonlyMap<string, Piece>, gone: readonly string[] = []): Promise<boolean> {
    const { disk, folder, stage } = this.#target;
    const paths = [...pieces.keys()].toSorted(pagesLast);
    if (paths.length + gone.length === 0) return true;
    return reporting(this.#target, async () => {
      if (!paths.every((path) => this.#hasPlace(path)) || !gone.every((path) => this.#isThere(path)))
        return false;
      disk.demandWritable(folder);
      // Whatever fails from here on, the next build looks through the folder.
      this.#seen = undefined;
      await patiently(disk, () => disk.makeFolder(stage));
      const texts = paths.map((path) => bytesOf(pieces.get(path)!.content));
      const times = await Promise.all(texts.map((bytes, at) => this.#write(String(at), bytes)));
      const fresh = paths.filter((path) => !this.files.has(path));
      if (fresh.length + gone.length > 0)
        await this.#announce(fresh.map((path) => [path, pieces.get(path)!.file]));
      for (const [at, path] of paths.entries()) {
        await renamePatiently(disk, `${stage}/${at}`, `${folder}/${path}`);
        this.#note(path, pieces.get(path)!.file, times[at]!);
      }
      await removeFiles(folder, gone, disk);
      for (const path of gone) this.#forget(path);
      await this.#publishManifest();
      await patiently(disk, () => disk.removeFolder(stage));
      this.#seen = this.#look();
      return true;
    });
  }

  /** Says that files will be there which are not yet: whatever happens from here on, they are not somebody else's. */
  async #announce(fresh: readonly (readonly [string, FileRecord])[]): Promise<void> {
    for (const [path, file] of fresh) {
      this.files.set(path, file);
      this.bytes += file.bytes;
    }
    this.#manifest = openManifest(this.files);
    await this.#publishManifest();
  }

  #forget(path: string): void {
    this.bytes -= this.files.get(path)!.bytes;
    this.files.delete(path);
    this.stamps.delete(path);
    this.#manifest = undefined;
  }

  async #publishManifest(): Promise<void> {
    const { disk, folder, stage } = this.#target;
    this.#manifest ??= openManifest(this.files);
    await this.#write(MANIFEST, this.#manifest.bytes());
    await renamePatiently(disk, `${stage}/${MANIFEST}`, `${folder}/${MANIFEST}`);
  }

  #isThere(path: string): boolean {
    const { disk, folder } = this.#target;
    return this.files.has(path) && disk.look(`${folder}/${path}`)?.kind === 'file';
  }

  /** Whether a file is there already, or can come to lie in a folder that is. */
  #hasPlace(path: string): boolean {
    if (this.files.has(path)) return this.#isThere(path);
    const { disk, folder } = this.#target;
    const parent = path.includes('/') ? `${folder}/${path.slice(0, path.lastIndexOf('/'))}` : folder;
    return disk.look(`${folder}/${path}`) === undefined && disk.look(parent)?.kind === 'folder';
  }

  #write(name: string, bytes: Uint8Array): Promise<number> {
    const { disk, stage } = this.#target;
    return patiently(disk, () => disk.write(`${stage}/${name}`, bytes));
  }

  #note(path: string, file: FileRecord, time: number): void {
    this.#manifest ??= openManifest(this.files);
    this.bytes += file.bytes - this.files.get(path)!.bytes;
    this.files.set(path, file);
    this.stamps.set(path, time);
    this.#manifest.set(path, file);
  }

  #look(): string | undefined {
    const { disk, folder } = this.#target;
    const found = disk.look(`${folder}/${MANIFEST}`);
    this.time = found?.time ?? 0;
    return found && `${found.kind} ${found.size} ${found.time}`;
  }
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content;
}
