/** A queue of files that are written while the caller goes on. */

import type { Disk } from './disk.js';
import { replaceErrorPath } from '../output-error.js';
import { retryTransient } from './retry-transient.js';
import { createParentFolderMaker } from './folder-tree.js';

export interface WriteQueue {
  /** Queues a file below the root. Bytes must not be changed until `idle`. What fails is reported by `idle`. */
  write(path: string, content: string | Uint8Array): void;
  /** The content of a file that is not written yet. */
  find(path: string): string | Uint8Array | undefined;
  /** Comes back as soon as more may be queued without piling up memory. */
  drain(): Promise<void>;
  /** Comes back when all is written, with the time of each file; throws the first failure. */
  waitForIdle(): Promise<ReadonlyMap<string, number>>;
  /** Forgets what is queued, takes no more, and comes back when nothing is being written. */
  stop(): Promise<void>;
}

interface WriteJob {
  readonly path: string;
  readonly content: string | Uint8Array;
}

interface QueueState {
  readonly queue: WriteJob[];
  readonly active: Set<WriteJob>;
  readonly mtimes: Map<string, number>;
  readonly failures: unknown[];
  isOpen: boolean;
  /** Those who wait for the queue to be empty. */
  waiters: (() => void)[];
}

interface QueueContext {
  readonly root: string;
  readonly disk: Disk;
  readonly makeParentFolder: (path: string) => void;
  readonly toFileName: (path: string) => string;
}

/** Files in work at once: enough to keep the pool's threads fed, few enough for a limit of 64 open files. */
const MAX_PARALLEL_WRITES = 16;

/** So many files may wait for the disk. */
const MAX_QUEUED_FILES = 64;

/** A writer below a root folder, which it makes when the first file comes; `nameOf` says where a file lies there meanwhile. */
export function openWriteQueue(
  root: string,
  disk: Disk,
  toFileName: (path: string) => string = (path) => path,
): WriteQueue {
  const context: QueueContext = {
    root,
    disk,
    makeParentFolder: createParentFolderMaker(root, disk),
    toFileName,
  };
  const state: QueueState = {
    queue: [],
    active: new Set(),
    mtimes: new Map(),
    failures: [],
    isOpen: true,
    waiters: [],
  };
  const { queue, active, mtimes, failures } = state;
  const waitForChange = (): Promise<void> => new Promise((resolve) => state.waiters.push(resolve));
  const waitForActive = async (): Promise<void> => {
    while (active.size > 0) await waitForChange();
  };
  return {
    write: (path, content) => {
      if (!state.isOpen || failures.length > 0) return;
      queue.push({ path, content });
      startNext(state, context);
    },
    find: (path) => [...active, ...queue].find((job) => job.path === path)?.content,
    drain: async () => {
      while (queue.length > MAX_QUEUED_FILES) await waitForChange();
    },
    waitForIdle: async () => {
      await waitForActive();
      if (failures.length > 0) throw failures[0];
      return mtimes;
    },
    stop: async () => {
      state.isOpen = false;
      queue.length = 0;
      await waitForActive();
    },
  };
}

/** Starts what there is a lane for, and wakes those who wait once nothing is queued. */
function startNext(state: QueueState, context: QueueContext): void {
  while (state.queue.length > 0 && state.active.size < MAX_PARALLEL_WRITES) void runNext(state, context);
  if (state.queue.length > 0) return;
  const pendingWaiters = state.waiters;
  state.waiters = [];
  for (const resume of pendingWaiters) resume();
}

async function runNext(state: QueueState, context: QueueContext): Promise<void> {
  const { root, disk, makeParentFolder, toFileName } = context;
  const job = state.queue.shift();
  if (!job) return;
  state.active.add(job);
  const bytes = typeof job.content === 'string' ? Buffer.from(job.content) : job.content;
  const name = toFileName(job.path);
  try {
    await retryTransient(disk, () => makeParentFolder(name));
    const mtimeMs = await retryTransient(disk, () => disk.write(`${root}/${name}`, bytes));
    state.mtimes.set(job.path, mtimeMs);
  } catch (error) {
    state.failures.push(replaceErrorPath(error, `${root}/${name}`, `${root}/${job.path}`));
    state.queue.length = 0;
  }
  state.active.delete(job);
  startNext(state, context);
}
