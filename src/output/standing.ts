/**
 * What a session has published and still holds the lock on: there, a few changed files are replaced one by one, and what has
 * not changed is not looked at. Every file is whole at any time, and the manifest is written last: a run that is cut in between
 * leaves files that are younger than it, which the next build writes again. Knows nothing of pages.
 */

import type { Disk } from './disk.js';
import { MANIFEST, openManifest, type FileRecord, type Manifest, type OpenManifest } from './manifest.js';
import { reporting } from './failure.js';
import { patiently, renamePatiently } from './patience.js';
import { pagesLast } from './per-file.js';
import type { Stamps } from './previous.js';
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
  /** Puts these in the place of files that are there. `false`: somebody has changed the folder, and nothing was done. */
  replace(pieces: ReadonlyMap<string, Piece>): Promise<boolean>;
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

  async replace(pieces: ReadonlyMap<string, Piece>): Promise<boolean> {
    const { disk, folder, stage } = this.#target;
    const paths = [...pieces.keys()].toSorted(pagesLast);
    if (paths.length === 0) return true;
    return reporting(this.#target, async () => {
      if (!paths.every((path) => this.files.has(path) && isFile(`${folder}/${path}`, disk))) return false;
      disk.demandWritable(folder);
      await patiently(disk, () => disk.makeFolder(stage));
      const texts = paths.map((path) => bytesOf(pieces.get(path)!.content));
      const times = await Promise.all(texts.map((bytes, at) => this.#write(String(at), bytes)));
      for (const [at, path] of paths.entries()) {
        await renamePatiently(disk, `${stage}/${at}`, `${folder}/${path}`);
        this.#note(path, pieces.get(path)!.file, times[at]!);
      }
      await this.#write(MANIFEST, this.#manifest!.bytes());
      await renamePatiently(disk, `${stage}/${MANIFEST}`, `${folder}/${MANIFEST}`);
      this.#seen = this.#look();
      await patiently(disk, () => disk.removeFolder(stage));
      return true;
    });
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

function isFile(path: string, disk: Disk): boolean {
  return disk.look(path)?.kind === 'file';
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content;
}
