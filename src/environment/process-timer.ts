/** A time limit for another process. Where the system tells it, the time in which the process waits for a free core does not
 *  count: a busy machine does not make work look endless. */

import { readFileSync } from 'node:fs';

interface ProcessTimerOptions {
  readonly limitMs: number;
  /** Is called once, unless the timer is stopped before. */
  readonly onExpire: () => void;
  /** How long the process has waited for a core since it started, in milliseconds. */
  readonly readWaitMs: () => number;
}

/** With this many times the limit, the process has expired in any case. */
const MAX_FACTOR = 12;

/** Starts the timer. Returns a function that stops it. */
export function startProcessTimer({ limitMs, onExpire, readWaitMs }: ProcessTimerOptions): () => void {
  const startedAt = performance.now();
  const waitedBefore = readWaitMs();
  const check = (): void => {
    const waitedMs = Math.min(readWaitMs() - waitedBefore, limitMs * (MAX_FACTOR - 1));
    const remainingMs = limitMs + waitedMs - (performance.now() - startedAt);
    if (remainingMs < 1) onExpire();
    else timer = setTimeout(check, remainingMs);
  };
  let timer = setTimeout(check, limitMs);
  return () => clearTimeout(timer);
}

/** How long the main thread of a process has waited for a core, in milliseconds; 0 where the system does not tell. */
export function readCoreWait(pid: number | undefined): number {
  try {
    const [, waitNs = '0'] = readFileSync(`/proc/${pid ?? 0}/schedstat`, 'utf8').split(' ');
    return Number(waitNs) / 1e6;
  } catch {
    return 0;
  }
}
