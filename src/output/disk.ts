/** Every touch of the file system that publishing makes, as one object. Knows nothing of outputs; tests put a failing one in its place. */

import * as fs from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export type Kind = 'file' | 'folder' | 'link' | 'other';

export interface Entry {
  readonly name: string;
  readonly kind: Kind;
}

/** What is at a path, without following a link. */
export interface Look {
  readonly kind: Kind;
  readonly size: number;
  /** When the bytes were last written, in milliseconds. */
  readonly time: number;
  /** The number of the file system it lies on. */
  readonly device: number;
}

/**
 * Small operations are synchronous: a system call of some microseconds costs less than a trip to the thread pool.
 * What waits for the device (`write`, `sync`) is not.
 */
export interface Disk {
  look(path: string): Look | undefined;
  /** What lies in a folder, by name. */
  list(folder: string): readonly Entry[];
  /** A small text file; `undefined` where there is none. */
  read(path: string): string | undefined;
  realPath(path: string): string | undefined;
  readLink(path: string): string;
  /** Fails if the folder must not be written. */
  demandWritable(folder: string): void;
  /** Makes one folder; one that stands already is as good. */
  makeFolder(path: string): void;
  /** Makes a folder and those above it; gives the topmost one that it made. */
  makeFolders(path: string): string | undefined;
  /** Removes an empty folder. */
  removeFolder(path: string): void;
  remove(path: string): void;
  rename(from: string, to: string): void;
  link(from: string, to: string): void;
  copy(from: string, to: string): void;
  makeLink(target: string, path: string): void;
  /** A new small file; fails where one is already. */
  create(path: string, text: string): void;
  /** Sets the time of a file to now. */
  touch(path: string): void;
  /** Writes a whole file on the thread pool; gives its time. */
  write(path: string, bytes: Uint8Array): Promise<number>;
  /** Comes back when a file or folder has reached the device. */
  sync(path: string): Promise<void>;
  wait(ms: number): Promise<void>;
}

export const nodeDisk: Disk = {
  look: (path) => unless(ABSENT, () => lookOf(fs.lstatSync(path, { throwIfNoEntry: false }))),
  list: (folder) =>
    fs
      .readdirSync(folder, { withFileTypes: true })
      .map((entry) => ({ name: entry.name, kind: kindOf(entry) }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  read: (path) => unless(UNREADABLE, () => fs.readFileSync(path, 'utf8')),
  realPath: (path) => unless(ABSENT, () => fs.realpathSync.native(path)),
  readLink: (path) => fs.readlinkSync(path),
  demandWritable: (folder) => fs.accessSync(folder, fs.constants.W_OK),
  makeFolder,
  makeFolders,
  removeFolder: (path) => fs.rmdirSync(path),
  remove: (path) => fs.unlinkSync(path),
  rename: (from, to) => fs.renameSync(from, to),
  link: (from, to) => fs.linkSync(from, to),
  copy: (from, to) => fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE),
  makeLink: (target, path) => fs.symlinkSync(target, path),
  create: (path, text) => fs.writeFileSync(path, text, { flag: 'wx' }),
  touch: (path) => fs.utimesSync(path, new Date(), new Date()),
  write: writeWhole,
  sync: syncPath,
  wait: (ms) => wait(ms),
};

const ABSENT = ['ENOENT', 'ENOTDIR'];
const UNREADABLE = [...ABSENT, 'EISDIR'];
/** What a file system answers that cannot flush a folder, or a system that cannot open one. */
const NO_FOLDER_SYNC = ['EISDIR', 'EINVAL', 'EPERM', 'EACCES', 'ENOTSUP'];

/** The error code of a failed system call; `undefined` for any other error. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

function unless<Value>(codes: readonly string[], act: () => Value): Value | undefined {
  try {
    return act();
  } catch (error) {
    if (codes.includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}

/** A link that stands there is refused: what is written below it would land elsewhere. */
function makeFolder(path: string): void {
  try {
    fs.mkdirSync(path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || !fs.lstatSync(path).isDirectory()) throw error;
  }
}

/** One by one: in some places, such as `/proc`, Node does not come back when it is asked for all at once. */
function makeFolders(path: string): string | undefined {
  if (fs.existsSync(path)) {
    makeFolder(path);
    return undefined;
  }
  const parent = dirname(path);
  const made = parent === path ? undefined : makeFolders(parent);
  makeFolder(path);
  return made ?? path;
}

function lookOf(stats: fs.Stats | undefined): Look | undefined {
  if (!stats) return undefined;
  return { kind: kindOf(stats), size: stats.size, time: stats.mtimeMs, device: stats.dev };
}

function kindOf(entry: fs.Dirent | fs.Stats): Kind {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? 'link' : 'other';
}

/** By callbacks: a promise of `node:fs` for each of the three calls doubles the work of the main thread. */
function writeWhole(path: string, bytes: Uint8Array): Promise<number> {
  return new Promise((resolve, reject) => {
    fs.open(path, 'w', (openError, file) => {
      if (openError) return reject(openError);
      const end = (writeError: Error | null): void => {
        try {
          const time = fs.fstatSync(file).mtimeMs;
          fs.closeSync(file);
          if (writeError) reject(Object.assign(writeError, { path }));
          else resolve(time);
        } catch (error) {
          reject(Object.assign(error as Error, { path }));
        }
      };
      writeFrom(file, bytes, end);
    });
  });
}

/** A disk that fills up takes a part of the bytes first, and refuses the rest on the next call. */
function writeFrom(file: number, bytes: Uint8Array, end: (error: Error | null) => void): void {
  if (bytes.length === 0) return end(null);
  fs.write(file, bytes, 0, bytes.length, null, (error, written) => {
    if (error || written === bytes.length) end(error);
    else writeFrom(file, bytes.subarray(written), end);
  });
}

function syncPath(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    fs.open(path, 'r', (openError, file) => {
      if (openError) return NO_FOLDER_SYNC.includes(openError.code ?? '') ? resolve() : reject(openError);
      fs.fsync(file, (error) => {
        fs.close(file, () => undefined);
        if (error && !NO_FOLDER_SYNC.includes(error.code ?? '')) reject(Object.assign(error, { path }));
        else resolve();
      });
    });
  });
}
