/** Watches by the events of the system for each folder. A folder is watched before it is read, so that no change is missed in
 *  between. Files need no watcher of their own: a site of ten thousand files needs a few hundred. */

import { lstatSync, readdirSync, watch, type Dirent, type FSWatcher, type Stats } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { getErrorCode } from '../../output/disk/disk.js';
import { createIgnoreCheck, isBelow } from './ignored-files.js';
import type { Watcher, WatcherOptions } from './watcher.js';

/** The errors of a system that can watch no more folders. */
const EXHAUSTED_CODES = new Set(['ENOSPC', 'EMFILE', 'ENFILE']);

export function listenToFolders(options: WatcherOptions): Watcher {
  const listener = new FolderListener(options);
  listener.addFolder(options.root);
  return {
    ready: new Promise((resolve) => setImmediate(resolve)),
    add: (files) => listener.addFiles(files),
    rescan: () => listener.addFolder(options.root),
    close: async () => listener.close(),
  };
}

class FolderListener {
  readonly #options: WatcherOptions;
  readonly #isIgnored: (path: string) => boolean;
  readonly #folders = new Map<string, FSWatcher>();
  /** Files outside of the root, and the folders that are watched for them. */
  readonly #outsideFiles = new Set<string>();
  readonly #outsideFolders = new Map<string, FSWatcher>();
  #isClosed = false;

  constructor(options: WatcherOptions) {
    this.#options = options;
    this.#isIgnored = createIgnoreCheck(options.root, options.isExcluded);
  }

  /** Watches a folder and all below it that is not watched yet. */
  addFolder(folder: string): void {
    if (!this.#listen(this.#folders, folder, (event, name) => this.#handleEvent(folder, event, name))) return;
    for (const entry of readEntries(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !this.#isIgnored(path)) this.addFolder(path);
    }
  }

  addFiles(files: Iterable<string>): void {
    const newFiles = [...files].filter(
      (file) => !this.#outsideFiles.has(file) && !isBelow(file, this.#options.root),
    );
    for (const file of newFiles) {
      this.#outsideFiles.add(file);
      this.#listenForFile(file);
    }
    const [first] = newFiles;
    // They may have changed since the build read them.
    if (first !== undefined) this.#options.onFolder(dirname(first));
  }

  close(): void {
    this.#isClosed = true;
    for (const watcher of [...this.#folders.values(), ...this.#outsideFolders.values()]) watcher.close();
  }

  /** Watches the folder of a file outside, or the nearest one above it that exists. */
  #listenForFile(file: string): void {
    let folder = dirname(file);
    while (tryLstat(folder)?.isDirectory() !== true && folder !== dirname(folder)) folder = dirname(folder);
    this.#listen(this.#outsideFolders, folder, (_event, name) => this.#handleOutsideEvent(folder, name));
  }

  /** Watches one folder; `false` where that is not possible. */
  #listen(
    watchers: Map<string, FSWatcher>,
    folder: string,
    onEvent: (event: string, name: string | null) => void,
  ): boolean {
    if (this.#isClosed) return false;
    if (watchers.has(folder)) return true;
    try {
      const watcher = watch(folder, onEvent);
      watcher.on('error', (error) => this.#handleError(error, folder));
      watchers.set(folder, watcher);
      return true;
    } catch (error) {
      this.#handleError(error, folder);
      return false;
    }
  }

  #handleError(error: unknown, folder: string): void {
    for (const watchers of [this.#folders, this.#outsideFolders]) {
      watchers.get(folder)?.close();
      watchers.delete(folder);
    }
    if (EXHAUSTED_CODES.has(getErrorCode(error) ?? ''))
      setImmediate(() => this.#isClosed || this.#options.onExhausted());
  }

  #handleEvent(folder: string, event: string, name: string | null): void {
    if (name === null) return this.#options.onFolder(folder);
    const path = join(folder, name);
    if (this.#isIgnored(path)) return;
    const isFolder = tryLstat(path)?.isDirectory() === true;
    if (!isFolder && name === basename(folder) && !tryLstat(folder)) return this.#changeFolder(folder);
    if (!isFolder && !this.#folders.has(path)) return this.#options.onFile(path);
    // A new time or new permissions of a folder are no change.
    if (event === 'rename' || !isFolder) this.#changeFolder(path);
  }

  /** A folder came, went, or was replaced. */
  #changeFolder(folder: string): void {
    for (const [path, watcher] of this.#folders) {
      if (path !== folder && !isBelow(path, folder)) continue;
      watcher.close();
      this.#folders.delete(path);
    }
    if (tryLstat(folder)?.isDirectory()) this.addFolder(folder);
    this.#options.onFolder(folder);
  }

  #handleOutsideEvent(folder: string, name: string | null): void {
    const path = name === null ? folder : join(folder, name);
    const isGone = !tryLstat(folder);
    if (isGone) {
      this.#outsideFolders.get(folder)?.close();
      this.#outsideFolders.delete(folder);
    }
    for (const file of this.#outsideFiles) {
      const isAffected = file === path || isBelow(file, isGone ? folder : path);
      if (!isAffected) continue;
      if (file !== path || isGone) this.#listenForFile(file);
      this.#options.onFile(file);
    }
  }
}

function tryLstat(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}

function readEntries(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
