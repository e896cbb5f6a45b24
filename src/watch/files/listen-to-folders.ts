/**
 * Listens to what the system says of each folder. A folder is listened to before it is read, so that nothing comes in between;
 * what is in it is not looked at: a site of ten thousand files is watched by a few hundred folders.
 */

import { lstatSync, readdirSync, watch, type Dirent, type FSWatcher, type Stats } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createIgnoreCheck, isBelow } from './ignored-files.js';
import type { Watcher, WatcherOptions } from './open-watcher.js';

/** What the system answers when it has no more to give. */
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
  /** Files outside of the root, and the folders that are listened to for them. */
  readonly #outsideFiles = new Set<string>();
  readonly #outsideFolders = new Map<string, FSWatcher>();
  #isClosed = false;

  constructor(options: WatcherOptions) {
    this.#options = options;
    this.#isIgnored = createIgnoreCheck(options.root, options.isExcluded);
  }

  /** A folder and all below it, as far as they are not listened to already. */
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
    // They may have changed between the look at them and now.
    if (newFiles.length > 0) this.#options.onFolder(dirname(newFiles[0]!));
  }

  close(): void {
    this.#isClosed = true;
    for (const watcher of [...this.#folders.values(), ...this.#outsideFolders.values()]) watcher.close();
  }

  /** The folder of a file outside, or the nearest that there is above it. */
  #listenForFile(file: string): void {
    let folder = dirname(file);
    while (tryLstat(folder)?.isDirectory() !== true && folder !== dirname(folder)) folder = dirname(folder);
    this.#listen(this.#outsideFolders, folder, (_event, name) => this.#handleOutsideEvent(folder, name));
  }

  /** Whether the folder is there and is listened to. */
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
    if (EXHAUSTED_CODES.has((error as NodeJS.ErrnoException).code ?? ''))
      setImmediate(() => this.#isClosed || this.#options.onExhausted());
  }

  #handleEvent(folder: string, event: string, name: string | null): void {
    if (name === null) return this.#options.onFolder(folder);
    const path = join(folder, name);
    if (this.#isIgnored(path)) return;
    const isFolder = tryLstat(path)?.isDirectory() === true;
    if (!isFolder && name === basename(folder) && !tryLstat(folder)) return this.#changeFolder(folder);
    if (!isFolder && !this.#folders.has(path)) return this.#options.onFile(path);
    // Of a folder that stays, its time and its rights are no news.
    if (event === 'rename' || !isFolder) this.#changeFolder(path);
  }

  /** It came, it went, or another one is in its place. */
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
