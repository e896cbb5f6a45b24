/** A queue of files to be written on the thread pool while the caller goes on. Knows nothing of what the files are. */

import { reusedBuffers, type Buffers } from './buffers.js';
import type { Disk } from './disk.js';
import { renamed } from './failure.js';
import { patiently } from './patience.js';
import { folderMaker } from './tree.js';

export interface Writer {
  /** Queues a file below the root. Bytes must not be changed until `idle`. What fails is told by `idle`. */
  write(path: string, content: string | Uint8Array): void;
  /** Comes back as soon as more may be queued without piling up memory. */
  room(): Promise<void>;
  /** Comes back when all is written, with the time of each file; throws the first failure. */
  idle(): Promise<ReadonlyMap<string, number>>;
  /** Forgets what is queued, takes no more, and comes back when nothing is being written. */
  stop(): Promise<void>;
}

interface Job {
  readonly path: string;
  readonly content: string | Uint8Array;
}

interface State {
  readonly queue: Job[];
  readonly active: Set<Job>;
  readonly times: Map<string, number>;
  readonly failures: unknown[];
  isOpen: boolean;
  /** Those who wait for the queue to be empty. */
  waiting: (() => void)[];
}

interface Place {
  readonly root: string;
  readonly disk: Disk;
  readonly buffers: Buffers;
  readonly makeFolder: (path: string) => void;
  readonly nameOf: (path: string) => string;
}

/** Files in work at once: enough to keep the pool's threads fed, few enough for a limit of 64 open files. */
const LANES = 16;

/** A writer below a root folder, which it makes when the first file comes; `nameOf` says where a file lies there meanwhile. */
export function openWriter(
  root: string,
  disk: Disk,
  nameOf: (path: string) => string = (path) => path,
): Writer {
  const place: Place = { root, disk, buffers: reusedBuffers(), makeFolder: folderMaker(root, disk), nameOf };
  const state: State = {
    queue: [],
    active: new Set(),
    times: new Map(),
    failures: [],
    isOpen: true,
    waiting: [],
  };
  const { queue, active, times, failures } = state;
  const change = (): Promise<void> => new Promise((resolve) => state.waiting.push(resolve));
  const rest = async (): Promise<void> => {
    while (active.size > 0) await change();
  };
  return {
    write: (path, content) => {
      if (!state.isOpen || failures.length > 0) return;
      queue.push({ path, content });
      next(state, place);
    },
    room: async () => {
      if (queue.length > 0) await change();
    },
    idle: async () => {
      await rest();
      if (failures.length > 0) throw failures[0];
      return times;
    },
    stop: async () => {
      state.isOpen = false;
      queue.length = 0;
      await rest();
    },
  };
}

/** Starts what there is a lane for, and wakes those who wait once nothing is queued. */
function next(state: State, place: Place): void {
  while (state.queue.length > 0 && state.active.size < LANES) void work(state, place);
  if (state.queue.length > 0) return;
  const awake = state.waiting;
  state.waiting = [];
  for (const wake of awake) wake();
}

async function work(state: State, place: Place): Promise<void> {
  const { root, disk, buffers, makeFolder, nameOf } = place;
  const job = state.queue.shift();
  if (!job) return;
  state.active.add(job);
  const lent = buffers.encode(job.content);
  const name = nameOf(job.path);
  try {
    await patiently(disk, () => makeFolder(name));
    const time = await patiently(disk, () => disk.write(`${root}/${name}`, lent.bytes));
    state.times.set(job.path, time);
  } catch (error) {
    state.failures.push(renamed(error, `${root}/${name}`, `${root}/${job.path}`));
    state.queue.length = 0;
  }
  lent.giveBack();
  state.active.delete(job);
  next(state, place);
}
