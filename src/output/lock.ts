/** One build per output folder: who may write it now. Knows nothing of what is written. */

import { hash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { codeOf, type Disk } from './disk.js';
import { OutputLocked, reporting } from './failure.js';
import { isGone, otherHost, parseHolder, PULSE, thisProcess, type Holder } from './holder.js';
import { patiently } from './patience.js';
import type { Target } from './target.js';

export interface Lock {
  readonly target: Target;
  /** Gives the folder free. Tries that at once, so that it may also be called while the process exits. Never fails. */
  release(): Promise<void>;
}

/** A lock is created whole; a text that makes no sense can only be one that is being written where links are unknown. */
const BEING_WRITTEN = 500;

/** Makes this process the only docsgen that writes the target; throws `OutputLocked` at once if another one is. */
export async function acquireLock(target: Target): Promise<Lock> {
  return reporting(target, () => {
    const { disk, lock } = target;
    const made = disk.makeFolders(dirname(lock));
    const text = `${JSON.stringify(thisProcess(disk))}\n`;
    try {
      take(lock, text, target);
    } catch (error) {
      quietly(() => removeFolders(dirname(lock), made, disk));
      throw error;
    }
    quietly(() => sweep(target));
    const pulse = setInterval(() => quietly(() => disk.touch(lock)), PULSE).unref();
    const release = async (): Promise<void> => {
      clearInterval(pulse);
      await insistently(disk, () => {
        if (disk.read(lock) === text) disk.remove(lock);
        quietly(() => removeFolders(dirname(lock), made, disk));
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
function take(path: string, text: string, target: Target): void {
  const { disk } = target;
  for (let round = 0; round < 20; round += 1) {
    if (createWhole(path, text, disk)) return;
    const seen = disk.read(path);
    if (seen === undefined) continue;
    if (!isAbandoned(path, seen, disk)) throw locked(target, parseHolder(seen));
    const claim = `${path}.${hash('sha256', seen).slice(0, 16)}`;
    take(claim, text, target);
    if (disk.read(path) === seen) return disk.rename(claim, path);
    disk.remove(claim);
  }
  throw locked(target, undefined);
}

/** By a link to a finished file, so that nobody ever reads half a lock; directly where links are unknown. */
function createWhole(path: string, text: string, disk: Disk): boolean {
  const draft = `${path}.${hash('sha256', text).slice(0, 16)}-new`;
  try {
    disk.create(draft, text);
    disk.link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error) ?? '')) throw error;
    return createDirectly(path, text, disk);
  } finally {
    void insistently(disk, () => disk.remove(draft));
  }
}

function createDirectly(path: string, text: string, disk: Disk): boolean {
  try {
    disk.create(path, text);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(path: string, text: string, disk: Disk): boolean {
  const time = disk.look(path)?.time;
  if (time === undefined) return false;
  const silent = Date.now() - time;
  const holder = parseHolder(text);
  return holder ? isGone(holder, silent, disk) : Math.abs(silent) > BEING_WRITTEN;
}

function locked({ shown, lock }: Target, holder: Holder | undefined): OutputLocked {
  const host = holder && otherHost(holder);
  const who = holder ? ` (process ${holder.pid}${host === undefined ? '' : ` on ${host}`})` : '';
  return new OutputLocked({
    code: 'output/locked',
    severity: 'error',
    file: shown,
    message: `The output folder ${shown} is being written by another docsgen${who}.`,
    hint: `Wait until it has finished. If none is running, delete ${basename(lock)}.`,
  });
}

/** Removes the drafts and claims of processes which died while they took this lock. */
function sweep({ lock, disk }: Target): void {
  const folder = dirname(lock);
  const leftovers = disk.list(folder).filter(({ name }) => name.startsWith(`${basename(lock)}.`));
  for (const { name } of leftovers) {
    const path = join(folder, name);
    const text = disk.read(path);
    if (text !== undefined && isAbandoned(path, text, disk)) disk.remove(path);
  }
}

/** Removes the empty folders from `folder` up to `top`, which were made for the lock alone. */
function removeFolders(folder: string, top: string | undefined, disk: Disk): void {
  if (top === undefined || folder.length < top.length) return;
  disk.removeFolder(folder);
  removeFolders(dirname(folder), top, disk);
}

/** Tries at once, and for a second longer unless that is hopeless: a process that lives on would keep itself out. */
async function insistently(disk: Disk, act: () => void): Promise<void> {
  await patiently(disk, act, (code) => !['ENOENT', 'EACCES', 'EROFS'].includes(code)).catch(() => undefined);
}

/** For what the next docsgen does anyway if it fails here: a lock whose holder has ended is taken over. */
function quietly(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
  }
}
