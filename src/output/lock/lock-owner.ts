/** Describes the process that holds a lock, and checks whether it is still running. */

import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Disk } from '../disk/disk.js';

export interface LockOwner {
  readonly pid: number;
  /** The machine, and on Linux the space of process numbers: two containers may share the name. */
  readonly host: string;
  /** When the machine and then the process started; a process number is used again, this pair is not. */
  readonly started?: string;
  /** One acquisition of one lock. */
  readonly id: string;
}

/** How often a holder shows that it lives; only other hosts need it. */
export const HEARTBEAT_MS = 15_000;

/** A holder on another host that was silent for so long is taken for dead. */
const OWNER_TIMEOUT_MS = 120_000;

/** This process, about to take a lock. */
export function describeCurrentProcess(disk: Disk): LockOwner {
  const state = readProcessState(process.pid, disk);
  return {
    pid: process.pid,
    host: readHostId(disk),
    ...(state && { started: state.started }),
    id: randomUUID(),
  };
}

/** Reads a lock's text; `undefined` if it is not one of ours, or not whole. */
export function parseLockOwner(text: string): LockOwner | undefined {
  const value = parseJson(text) as Partial<LockOwner> | undefined | null;
  if (typeof value !== 'object' || value === null) return undefined;
  const { pid, host, started, id } = value;
  const isValid =
    Number.isSafeInteger(pid) && Number(pid) > 0 && typeof host === 'string' && typeof id === 'string';
  if (!isValid || (started !== undefined && typeof started !== 'string')) return undefined;
  return value as LockOwner;
}

/** Whether the process that took a lock is surely gone; `silent` is how long ago it last touched the lock. */
export function hasOwnerExited(lockOwner: LockOwner, idleMs: number, disk: Disk): boolean {
  if (lockOwner.host !== readHostId(disk)) return idleMs > OWNER_TIMEOUT_MS;
  if (!isProcessAlive(lockOwner.pid)) return true;
  const state = readProcessState(lockOwner.pid, disk);
  if (!state || lockOwner.started === undefined) return false;
  return state.hasEnded || state.started !== lockOwner.started;
}

/** The machine's own name of the holder's host, for a message; `undefined` if it is this one. */
export function findOtherHost(lockOwner: LockOwner): string | undefined {
  const name = lockOwner.host.split(' ')[0];
  return name === hostname() ? undefined : name;
}

function readHostId(disk: Disk): string {
  return [hostname(), tryOperation(() => disk.readLink('/proc/self/ns/pid'))].filter(Boolean).join(' ');
}

function isProcessAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** From `/proc/<pid>/stat`, where there is one. A killed process whose parent does not collect it is `Z`, and still answers. */
function readProcessState(
  pid: number,
  disk: Disk,
): { readonly hasEnded: boolean; readonly started: string } | undefined {
  const stat = tryOperation(() => disk.read(`/proc/${pid}/stat`));
  const bootId = tryOperation(() => disk.read('/proc/sys/kernel/random/boot_id'));
  if (stat === undefined || bootId === undefined) return undefined;
  // The second field is the program's name in parentheses, which may hold spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { hasEnded: 'ZX'.includes(fields[0] ?? ''), started: `${bootId.trim()} ${fields[19]}` };
}

function tryOperation<Value>(operation: () => Value): Value | undefined {
  try {
    return operation();
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  return tryOperation(() => JSON.parse(text) as unknown);
}
