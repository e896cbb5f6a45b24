/**
 * What a session has published and still holds the lock on: there, a few changed files are replaced one by one, and what has
 * not changed is not looked at. Every file is whole at any time, and the manifest is written last: a run that is cut in between
 * leaves files that are younger than it, which the next build writes again. Where files come or go, a manifest that lists the
 * old and the new ones is written before: what is cut then is ours in any case.
 */

import {
  MANIFEST_NAME,
  createManifestWriter,
  type FileRecord,
  type Manifest,
  type ManifestWriter,
  type OutputFile,
} from './manifest.js';
import { wrapDiskErrors } from './output-error.js';
import { retryTransient, renameWithRetry } from './disk/retry-transient.js';
import { comparePagesLast } from './publish/publish-file-by-file.js';
import type { Mtimes } from './publish/previous-output.js';
import { removeFiles } from './disk/remove-files.js';
import type { OutputTarget } from './output-target.js';

export interface PublishedOutput {
  readonly files: Manifest;
  readonly mtimes: Mtimes;
  /** The size of all files together. */
  readonly bytes: number;
  /** When the manifest was written. */
  readonly manifestMtime: number;
  /** Whether the folder still is what was published, as far as its manifest tells. */
  isIntact(): boolean;
  hasFile(path: string, file: FileRecord): boolean;
  /** Puts these in the place of files that are there, or beside them, and removes those that are `gone`. `false`: somebody has
   *  changed the folder, or folders have to come, and nothing was done. */
  replaceFiles(
    changedFiles: ReadonlyMap<string, OutputFile>,
    removedPaths?: readonly string[],
  ): Promise<boolean>;
}

/** What stands in the target's folder after these files were published there. */
export function openPublishedOutput(target: OutputTarget, files: Manifest, mtimes: Mtimes): PublishedOutput {
  return new PublishedFolder(target, files, mtimes);
}

class PublishedFolder implements PublishedOutput {
  readonly files: Map<string, FileRecord>;
  readonly mtimes: Map<string, number>;
  readonly #target: OutputTarget;
  #manifest: ManifestWriter | undefined;
  #manifestState: string | undefined;
  bytes: number;
  manifestMtime = 0;

  constructor(target: OutputTarget, files: Manifest, mtimes: Mtimes) {
    this.#target = target;
    this.files = new Map(files);
    this.mtimes = new Map(mtimes);
    this.bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0);
    this.#manifestState = this.#readManifestState();
  }

  isIntact(): boolean {
    return this.#manifestState !== undefined && this.#readManifestState() === this.#manifestState;
  }

  hasFile(path: string, { hash }: FileRecord): boolean {
    return this.files.get(path)?.hash === hash;
  }

  async replaceFiles(
    changedFiles: ReadonlyMap<string, OutputFile>,
    removedPaths: readonly string[] = [],
  ): Promise<boolean> {
    const { disk, folder, stagingFolder } = this.#target;
    const paths = [...changedFiles.keys()].toSorted(comparePagesLast);
    if (paths.length + removedPaths.length === 0) return true;
    return wrapDiskErrors(this.#target, async () => {
      if (!paths.every((path) => this.#canWrite(path)) || !removedPaths.every((path) => this.#exists(path)))
        return false;
      disk.assertWritable(folder);
      // Whatever fails from here on, the next build looks through the folder.
      this.#manifestState = undefined;
      await retryTransient(disk, () => disk.makeFolder(stagingFolder));
      const contents = paths.map((path) => toBytes(changedFiles.get(path)!.content));
      const writtenMtimes = await Promise.all(
        contents.map((bytes, index) => this.#writeStaged(String(index), bytes)),
      );
      const addedPaths = paths.filter((path) => !this.files.has(path));
      if (addedPaths.length + removedPaths.length > 0)
        await this.#announceFiles(addedPaths.map((path) => [path, changedFiles.get(path)!.file]));
      for (const [index, path] of paths.entries()) {
        await renameWithRetry(disk, `${stagingFolder}/${index}`, `${folder}/${path}`);
        this.#recordFile(path, changedFiles.get(path)!.file, writtenMtimes[index]!);
      }
      await removeFiles(folder, removedPaths, disk);
      for (const path of removedPaths) this.#forgetFile(path);
      await this.#publishManifest();
      await retryTransient(disk, () => disk.removeFolder(stagingFolder));
      this.#manifestState = this.#readManifestState();
      return true;
    });
  }

  /** Says that files will be there which are not yet: whatever happens from here on, they are not somebody else's. */
  async #announceFiles(addedPaths: readonly (readonly [string, FileRecord])[]): Promise<void> {
    for (const [path, file] of addedPaths) {
      this.files.set(path, file);
      this.bytes += file.bytes;
    }
    this.#manifest = createManifestWriter(this.files);
    await this.#publishManifest();
  }

  #forgetFile(path: string): void {
    this.bytes -= this.files.get(path)!.bytes;
    this.files.delete(path);
    this.mtimes.delete(path);
    this.#manifest = undefined;
  }

  async #publishManifest(): Promise<void> {
    const { disk, folder, stagingFolder } = this.#target;
    this.#manifest ??= createManifestWriter(this.files);
    await this.#writeStaged(MANIFEST_NAME, this.#manifest.bytes());
    await renameWithRetry(disk, `${stagingFolder}/${MANIFEST_NAME}`, `${folder}/${MANIFEST_NAME}`);
  }

  #exists(path: string): boolean {
    const { disk, folder } = this.#target;
    return this.files.has(path) && disk.stat(`${folder}/${path}`)?.kind === 'file';
  }

  /** Whether a file is there already, or can come to lie in a folder that is. */
  #canWrite(path: string): boolean {
    if (this.files.has(path)) return this.#exists(path);
    const { disk, folder } = this.#target;
    const parent = path.includes('/') ? `${folder}/${path.slice(0, path.lastIndexOf('/'))}` : folder;
    return disk.stat(`${folder}/${path}`) === undefined && disk.stat(parent)?.kind === 'folder';
  }

  #writeStaged(name: string, bytes: Uint8Array): Promise<number> {
    const { disk, stagingFolder } = this.#target;
    return retryTransient(disk, () => disk.write(`${stagingFolder}/${name}`, bytes));
  }

  #recordFile(path: string, file: FileRecord, mtimeMs: number): void {
    this.#manifest ??= createManifestWriter(this.files);
    this.bytes += file.bytes - this.files.get(path)!.bytes;
    this.files.set(path, file);
    this.mtimes.set(path, mtimeMs);
    this.#manifest.set(path, file);
  }

  #readManifestState(): string | undefined {
    const { disk, folder } = this.#target;
    const status = disk.stat(`${folder}/${MANIFEST_NAME}`);
    this.manifestMtime = status?.mtimeMs ?? 0;
    return status && `${status.kind} ${status.size} ${status.mtimeMs}`;
  }
}

function toBytes(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content;
}
