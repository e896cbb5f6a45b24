/** All file system operations that publishing uses, as one object. Tests replace it with one that fails. */

import { hash } from 'node:crypto';
import * as fs from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeFile } from './write-file.js';

export type FileKind = 'file' | 'folder' | 'link' | 'other';

interface FolderEntry {
  readonly name: string;
  readonly kind: FileKind;
}

/** What is at a path, without following a link. */
interface FileStatus {
  readonly kind: FileKind;
  readonly size: number;
  /** When the bytes were last written, in milliseconds. */
  readonly mtimeMs: number;
  /** The number of the file system it lies on. */
  readonly device: number;
}

/**
 * Small operations are synchronous: a system call of some microseconds costs less than a trip to the thread pool.
 * What waits for the device (`sync`) is not, nor is `write` where there are cores for it.
 */
export interface Disk {
  stat(path: string): FileStatus | undefined;
  /** What lies in a folder, by name. */
  list(folder: string): readonly FolderEntry[];
  /** A small text file; `undefined` where there is none. */
  read(path: string): string | undefined;
  /** SHA-256 of the bytes of a file, in hex; `undefined` where there is none. */
  hash(path: string): string | undefined;
  realPath(path: string): string | undefined;
  readLink(path: string): string;
  /** Fails if the folder must not be written. */
  assertWritable(folder: string): void;
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
  makeSymlink(target: string, path: string): void;
  /** A new small file; fails where one is already. */
  create(path: string, text: string): void;
  /** Sets the time of a file to now. */
  touch(path: string): void;
  /** Writes a whole file; gives its time. */
  write(path: string, bytes: Uint8Array): Promise<number>;
  /** Comes back when a file or folder has reached the device. */
  sync(path: string): Promise<void>;
  wait(ms: number): Promise<void>;
}

export const nodeDisk: Disk = {
  stat: (path) =>
    ignoreErrorCodes(NOT_FOUND_CODES, () => toFileStatus(fs.lstatSync(path, { throwIfNoEntry: false }))),
  list: (folder) =>
    fs
      .readdirSync(folder, { withFileTypes: true })
      .map((entry) => ({ name: entry.name, kind: getFileKind(entry) }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  read: (path) => ignoreErrorCodes(UNREADABLE_CODES, () => fs.readFileSync(path, 'utf8')),
  hash: (path) => ignoreErrorCodes(UNREADABLE_CODES, () => hash('sha256', fs.readFileSync(path))),
  realPath: (path) => ignoreErrorCodes(NOT_FOUND_CODES, () => fs.realpathSync.native(path)),
  readLink: (path) => fs.readlinkSync(path),
  assertWritable: (folder) => fs.accessSync(folder, fs.constants.W_OK),
  makeFolder,
  makeFolders,
  removeFolder: (path) => fs.rmdirSync(path),
  remove: (path) => fs.unlinkSync(path),
  rename: (from, to) => fs.renameSync(from, to),
  link: (from, to) => fs.linkSync(from, to),
  copy: (from, to) => fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE),
  makeSymlink: (target, path) => fs.symlinkSync(target, path),
  create: (path, text) => fs.writeFileSync(path, text, { flag: 'wx' }),
  touch: (path) => fs.utimesSync(path, new Date(), new Date()),
  write: writeFile,
  sync: syncPath,
  wait: (ms) => wait(ms),
};

const NOT_FOUND_CODES = ['ENOENT', 'ENOTDIR'];
const UNREADABLE_CODES = [...NOT_FOUND_CODES, 'EISDIR'];
/** What a file system answers that cannot flush a folder, or a system that cannot open one. */
const SYNC_UNSUPPORTED_CODES = ['EISDIR', 'EINVAL', 'EPERM', 'EACCES', 'ENOTSUP'];

/** The error code of a failed system call; `undefined` for any other error. */
export function getErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

function ignoreErrorCodes<Value>(codes: readonly string[], operation: () => Value): Value | undefined {
  try {
    return operation();
  } catch (error) {
    if (codes.includes(getErrorCode(error) ?? '')) return undefined;
    throw error;
  }
}

/** A link that stands there is refused: what is written below it would land elsewhere. */
function makeFolder(path: string): void {
  try {
    fs.mkdirSync(path);
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST' || !fs.lstatSync(path).isDirectory()) throw error;
  }
}

/** One by one: in some places, such as `/proc`, Node does not come back when it is asked for all at once. */
function makeFolders(path: string): string | undefined {
  if (fs.existsSync(path)) {
    makeFolder(path);
    return undefined;
  }
  const parent = dirname(path);
  const topmost = parent === path ? undefined : makeFolders(parent);
  makeFolder(path);
  return topmost ?? path;
}

function toFileStatus(stats: fs.Stats | undefined): FileStatus | undefined {
  if (!stats) return undefined;
  return { kind: getFileKind(stats), size: stats.size, mtimeMs: stats.mtimeMs, device: stats.dev };
}

function getFileKind(entry: fs.Dirent | fs.Stats): FileKind {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? 'link' : 'other';
}

function syncPath(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    fs.open(path, 'r', (openError, file) => {
      if (openError)
        return SYNC_UNSUPPORTED_CODES.includes(openError.code ?? '') ? resolve() : reject(openError);
      fs.fsync(file, (error) => {
        fs.close(file, () => undefined);
        if (error && !SYNC_UNSUPPORTED_CODES.includes(error.code ?? ''))
          reject(Object.assign(error, { path }));
        else resolve();
      });
    });
  });
}
