/** Which process holds a lock, and whether it still lives. Knows nothing of where locks lie. */

import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Disk } from './disk.js';

export interface Holder {
  readonly pid: number;
  /** The machine, and on Linux the space of process numbers: two containers may share the name. */
  readonly host: string;
  /** When the machine and then the process started; a process number is used again, this pair is not. */
  readonly started?: string;
  /** One acquisition of one lock. */
  readonly id: string;
}

/** How often a holder shows that it lives; only other hosts need it. */
export const PULSE = 15_000;

/** A holder on another host that was silent for so long is taken for dead. */
const SILENCE = 120_000;

/** This process, about to take a lock. */
export function thisProcess(disk: Disk): Holder {
  const state = stateOf(process.pid, disk);
  return { pid: process.pid, host: hostOf(disk), ...(state && { started: state.started }), id: randomUUID() };
}

/** Reads a lock's text; `undefined` if it is not one of ours, or not whole. */
export function parseHolder(text: string): Holder | undefined {
  const value = parseJson(text) as Partial<Holder> | undefined | null;
  if (typeof value !== 'object' || value === null) return undefined;
  const { pid, host, started, id } = value;
  const whole =
    Number.isSafeInteger(pid) && Number(pid) > 0 && typeof host === 'string' && typeof id === 'string';
  if (!whole || (started !== undefined && typeof started !== 'string')) return undefined;
  return value as Holder;
}

/** Whether the process that took a lock is surely gone; `silent` is how long ago it last touched the lock. */
export function isGone(holder: Holder, silent: number, disk: Disk): boolean {
  if (holder.host !== hostOf(disk)) return silent > SILENCE;
  if (!answers(holder.pid)) return true;
  const state = stateOf(holder.pid, disk);
  if (!state || holder.started === undefined) return false;
  return state.ended || state.started !== holder.started;
}

/** The machine's own name of the holder's host, for a message; `undefined` if it is this one. */
export function otherHost(holder: Holder): string | undefined {
  const name = holder.host.split(' ')[0];
  return name === hostname() ? undefined : name;
}

function hostOf(disk: Disk): string {
  return [hostname(), attempt(() => disk.readLink('/proc/self/ns/pid'))].filter(Boolean).join(' ');
}

function answers(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** From `/proc/<pid>/stat`, where there is one. A killed process whose parent does not collect it is `Z`, and still answers. */
function stateOf(pid: number, disk: Disk): { readonly ended: boolean; readonly started: string } | undefined {
  const stat = attempt(() => disk.read(`/proc/${pid}/stat`));
  const boot = attempt(() => disk.read('/proc/sys/kernel/random/boot_id'));
  if (stat === undefined || boot === undefined) return undefined;
  // The second field is the program's name in parentheses, which may hold spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { ended: 'ZX'.includes(fields[0] ?? ''), started: `${boot.trim()} ${fields[19]}` };
}

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  return attempt(() => JSON.parse(text) as unknown);
}
