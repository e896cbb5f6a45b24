/** The lock of an output folder: only one docsgen process may write it at a time. */

import { hash } from 'node:crypto';
import { basename, dirname, join, relative } from 'node:path';
import { getErrorCode, type Disk } from '../disk/disk.js';
import { OutputLockedError, wrapDiskErrors } from '../output-error.js';
import {
  hasOwnerExited,
  findOtherHost,
  parseLockOwner,
  HEARTBEAT_MS,
  describeCurrentProcess,
  type LockOwner,
} from './lock-owner.js';
import { retryTransient } from '../disk/retry-transient.js';
import type { OutputTarget } from '../output-target.js';

export interface OutputLock {
  readonly target: OutputTarget;
  /** Gives the folder free. Tries that at once, so that it may also be called while the process exits. Never fails. */
  release(): Promise<void>;
}

/** A lock is created whole; a text that makes no sense can only be one that is being written where links are unknown. */
const PARTIAL_WRITE_MS = 500;

/** Makes this process the only docsgen that writes the target; throws `OutputLocked` at once if another one is. */
export async function acquireLock(target: OutputTarget): Promise<OutputLock> {
  return wrapDiskErrors(target, () => {
    const { disk, lockFile } = target;
    const createdFolder = disk.makeFolders(dirname(lockFile));
    const text = `${JSON.stringify(describeCurrentProcess(disk))}\n`;
    try {
      takeLockFile(lockFile, text, target);
    } catch (error) {
      ignoreDiskErrors(() => removeEmptyFolders(dirname(lockFile), createdFolder, disk));
      throw error;
    }
    ignoreDiskErrors(() => removeLeftovers(target));
    const heartbeat = setInterval(() => ignoreDiskErrors(() => disk.touch(lockFile)), HEARTBEAT_MS).unref();
    const release = async (): Promise<void> => {
      clearInterval(heartbeat);
      await retryBriefly(disk, () => {
        if (disk.read(lockFile) === text) disk.remove(lockFile);
        ignoreDiskErrors(() => removeEmptyFolders(dirname(lockFile), createdFolder, disk));
      });
    };
    return { target, release };
  });
}

/**
 * Creates the file at `path` with this text, or puts it in the place of one whose holder is gone. Two processes that find
 * the same dead holder must not both replace it: only the owner of the *claim*, a file named after the dead holder's
 * text, may. A claim is taken like a lock, so that one whose owner died does not stand in the way either.
 */
function takeLockFile(path: string, text: string, target: OutputTarget): void {
  const { disk } = target;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (createAtomically(path, text, disk)) return;
    const currentText = disk.read(path);
    if (currentText === undefined) continue;
    if (!isAbandoned(path, currentText, disk)) throw createLockedError(target, parseLockOwner(currentText));
    const claim = `${path}.${hash('sha256', currentText).slice(0, 16)}`;
    takeLockFile(claim, text, target);
    if (disk.read(path) === currentText) return disk.rename(claim, path);
    disk.remove(claim);
  }
  throw createLockedError(target, undefined);
}

/** By a link to a finished file, so that nobody ever reads half a lock; directly where links are unknown. */
function createAtomically(path: string, text: string, disk: Disk): boolean {
  const draft = `${path}.${hash('sha256', text).slice(0, 16)}-new`;
  try {
    disk.create(draft, text);
    disk.link(draft, path);
    return true;
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false;
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(getErrorCode(error) ?? '')) throw error;
    return createDirectly(path, text, disk);
  } finally {
    void retryBriefly(disk, () => disk.remove(draft));
  }
}

function createDirectly(path: string, text: string, disk: Disk): boolean {
  try {
    disk.create(path, text);
    return true;
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(path: string, text: string, disk: Disk): boolean {
  const mtimeMs = disk.stat(path)?.mtimeMs;
  if (mtimeMs === undefined) return false;
  const idleMs = Date.now() - mtimeMs;
  const lockOwner = parseLockOwner(text);
  return lockOwner ? hasOwnerExited(lockOwner, idleMs, disk) : Math.abs(idleMs) > PARTIAL_WRITE_MS;
}

function createLockedError(
  { displayName, lockFile }: OutputTarget,
  lockOwner: LockOwner | undefined,
): OutputLockedError {
  const host = lockOwner && findOtherHost(lockOwner);
  const ownerText = lockOwner ? ` (process ${lockOwner.pid}${host === undefined ? '' : ` on ${host}`})` : '';
  const lockPath = relative('.', lockFile).replaceAll('\\', '/');
  return new OutputLockedError({
    code: 'output/locked',
    severity: 'error',
    file: displayName,
    message: `The output folder ${displayName} is being written by another docsgen${ownerText}.`,
    hint: `Wait until it has finished. If none is running, delete ${lockPath}.`,
  });
}

/** Removes the drafts and claims of processes which died while they took this lock. */
function removeLeftovers({ lockFile, disk }: OutputTarget): void {
  const folder = dirname(lockFile);
  const leftovers = disk.list(folder).filter(({ name }) => name.startsWith(`${basename(lockFile)}.`));
  for (const { name } of leftovers) {
    const path = join(folder, name);
    const text = disk.read(path);
    if (text !== undefined && isAbandoned(path, text, disk)) disk.remove(path);
  }
}

/** Removes the empty folders from `folder` up to `top`, which were made for the lock alone. */
function removeEmptyFolders(folder: string, topFolder: string | undefined, disk: Disk): void {
  if (topFolder === undefined || folder.length < topFolder.length) return;
  disk.removeFolder(folder);
  removeEmptyFolders(dirname(folder), topFolder, disk);
}

/** Tries at once, and for a second longer unless that is hopeless: a process that lives on would keep itself out. */
async function retryBriefly(disk: Disk, operation: () => void): Promise<void> {
  await retryTransient(disk, operation, (code) => !['ENOENT', 'EACCES', 'EROFS'].includes(code)).catch(
    () => undefined,
  );
}

/** For what the next docsgen does anyway if it fails here: a lock whose holder has ended is taken over. */
function ignoreDiskErrors(operation: () => void): void {
  try {
    operation();
  } catch (error) {
    if (getErrorCode(error) === undefined) throw error;
  }
}
