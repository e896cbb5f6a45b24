/**
 * Listens to what the system says of each folder. A folder is listened to before it is read, so that nothing comes in between;
 * what is in it is not looked at: a site of ten thousand files is watched by a few hundred folders.
 */

import { lstatSync, readdirSync, watch, type Dirent, type FSWatcher, type Stats } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ignoring, isBelow } from './ignored.js';
import type { Watcher, Watching } from './watcher.js';

/** What the system answers when it has no more to give. */
const EXHAUSTED = new Set(['ENOSPC', 'EMFILE', 'ENFILE']);

export function listenTo(watching: Watching): Watcher {
  const listener = new Listener(watching);
  listener.enter(watching.root);
  return {
    ready: new Promise((resolve) => setImmediate(resolve)),
    add: (files) => listener.add(files),
    catchUp: () => listener.enter(watching.root),
    close: async () => listener.close(),
  };
}

class Listener {
  readonly #watching: Watching;
  readonly #isIgnored: (path: string) => boolean;
  readonly #folders = new Map<string, FSWatcher>();
  /** Files outside of the root, and the folders that are listened to for them. */
  readonly #singles = new Set<string>();
  readonly #outside = new Map<string, FSWatcher>();
  #isClosed = false;

  constructor(watching: Watching) {
    this.#watching = watching;
    this.#isIgnored = ignoring(watching.root, watching.isExcepted);
  }

  /** A folder and all below it, as far as they are not listened to already. */
  enter(folder: string): void {
    if (!this.#listen(this.#folders, folder, (event, name) => this.#happened(folder, event, name))) return;
    for (const entry of entriesOf(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !this.#isIgnored(path)) this.enter(path);
    }
  }

  add(files: Iterable<string>): void {
    const fresh = [...files].filter(
      (file) => !this.#singles.has(file) && !isBelow(file, this.#watching.root),
    );
    for (const file of fresh) {
      this.#singles.add(file);
      this.#attend(file);
    }
    // They may have changed between the look at them and now.
    if (fresh.length > 0) this.#watching.onFolder(dirname(fresh[0]!));
  }

  close(): void {
    this.#isClosed = true;
    for (const watcher of [...this.#folders.values(), ...this.#outside.values()]) watcher.close();
  }

  /** The folder of a file outside, or the nearest that there is above it. */
  #attend(file: string): void {
    let folder = dirname(file);
    while (lookAt(folder)?.isDirectory() !== true && folder !== dirname(folder)) folder = dirname(folder);
    this.#listen(this.#outside, folder, (_event, name) => this.#happenedOutside(folder, name));
  }

  /** Whether the folder is there and is listened to. */
  #listen(
    all: Map<string, FSWatcher>,
    folder: string,
    tell: (event: string, name: string | null) => void,
  ): boolean {
    if (this.#isClosed) return false;
    if (all.has(folder)) return true;
    try {
      const watcher = watch(folder, tell);
      watcher.on('error', (error) => this.#fail(error, folder));
      all.set(folder, watcher);
      return true;
    } catch (error) {
      this.#fail(error, folder);
      return false;
    }
  }

  #fail(error: unknown, folder: string): void {
    for (const all of [this.#folders, this.#outside]) {
      all.get(folder)?.close();
      all.delete(folder);
    }
    if (EXHAUSTED.has((error as NodeJS.ErrnoException).code ?? ''))
      setImmediate(() => this.#isClosed || this.#watching.onExhausted());
  }

  #happened(folder: string, event: string, name: string | null): void {
    if (name === null) return this.#watching.onFolder(folder);
    const path = join(folder, name);
    if (this.#isIgnored(path)) return;
    const isFolder = lookAt(path)?.isDirectory() === true;
    if (!isFolder && name === basename(folder) && !lookAt(folder)) return this.#changeFolder(folder);
    if (!isFolder && !this.#folders.has(path)) return this.#watching.onFile(path);
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
    if (lookAt(folder)?.isDirectory()) this.enter(folder);
    this.#watching.onFolder(folder);
  }

  #happenedOutside(folder: string, name: string | null): void {
    const path = name === null ? folder : join(folder, name);
    const isGone = !lookAt(folder);
    if (isGone) {
      this.#outside.get(folder)?.close();
      this.#outside.delete(folder);
    }
    for (const file of this.#singles) {
      const isAbout = file === path || isBelow(file, isGone ? folder : path);
      if (!isAbout) continue;
      if (file !== path || isGone) this.#attend(file);
      this.#watching.onFile(file);
    }
  }
}

function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
