/** Runs tasks one by one in a child process. The first task starts the process. A process that hangs or has exited is
 *  replaced. */

import { readCoreWait, startProcessTimer } from '../../environment/process-timer.js';
import { DemoProcess, type DemoProcessOptions } from './demo-process.js';
import type { CallFrame, WorkerReport, WorkerTask } from './worker-messages.js';

export interface DemoWorkerOptions extends DemoProcessOptions {
  /** The time limit of an evaluation with a rendering. Loading a package may take longer. Waiting for a core does not count. */
  readonly timeoutMs: number;
}

/** How a task ended. */
export type TaskOutcome =
  | { readonly kind: 'report'; readonly report: WorkerReport }
  /** Call frames are innermost first; none where the process did not answer. */
  | { readonly kind: 'timeout'; readonly elapsedMs: number; readonly callFrames: readonly CallFrame[] }
  | { readonly kind: 'memory' }
  | { readonly kind: 'exit'; readonly signal: string | null; readonly exitCode: number | null };

/** Some packages are thousands of files. */
const PACKAGE_TIMEOUT_FACTOR = 6;

/** How long to wait for the call frames of a process that hangs. */
const CALL_FRAMES_TIMEOUT_MS = 2000;

export class DemoWorker {
  readonly #options: DemoWorkerOptions;
  #process: DemoProcess | undefined;
  #isClosed = false;

  constructor(options: DemoWorkerOptions) {
    this.#options = options;
  }

  /** Runs a task. The next task can follow, however this one ends. */
  async run(task: WorkerTask): Promise<TaskOutcome> {
    const demoProcess = await this.#ensureProcess();
    const { outcome, isUsable } = await runTask(demoProcess, task, this.#options.timeoutMs);
    if (!isUsable) await this.restart();
    if (this.#isClosed) throw createClosedError();
    return outcome;
  }

  /** Kills the process: the next task starts a new one. */
  async restart(): Promise<void> {
    const demoProcess = this.#process;
    this.#process = undefined;
    await demoProcess?.kill();
  }

  /** Kills the process for good. A running task is rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.restart();
  }

  async #ensureProcess(): Promise<DemoProcess> {
    const start = (): Promise<DemoProcess> => DemoProcess.start(this.#options);
    if (this.#process?.hasExited) this.#process = undefined;
    const demoProcess = (this.#process ??= await start().catch(start));
    if (!this.#isClosed) return demoProcess;
    await demoProcess.kill();
    throw createClosedError();
  }
}

/** What unfinished tasks are rejected with when the renderer is closed. */
export function createClosedError(): Error {
  return new Error('The demo renderer is closed.');
}

interface TaskRun {
  readonly outcome: TaskOutcome;
  readonly isUsable: boolean;
}

function runTask(demoProcess: DemoProcess, task: WorkerTask, timeoutMs: number): Promise<TaskRun> {
  return new Promise((resolve) => {
    let elapsedMs = timeoutMs;
    let hasTimedOut = false;
    let stopTimer = (): void => undefined;
    const finish = (outcome: TaskOutcome): void => {
      stopTimer();
      resolve({ outcome, isUsable: outcome.kind === 'report' && !hasTimedOut });
    };
    const finishWithTimeout = (callFrames: readonly CallFrame[]): void =>
      finish({ kind: 'timeout', elapsedMs, callFrames });
    const readWaitMs = (): number => readCoreWait(demoProcess.pid);
    const startTimer = (limitMs: number): void => {
      if (hasTimedOut) return;
      stopTimer();
      elapsedMs = limitMs;
      const onExpire = (): void => {
        hasTimedOut = true;
        demoProcess.requestCallFrames();
        stopTimer = startProcessTimer({
          limitMs: CALL_FRAMES_TIMEOUT_MS,
          onExpire: () => finishWithTimeout([]),
          readWaitMs,
        });
      };
      stopTimer = startProcessTimer({ limitMs, onExpire, readWaitMs });
    };
    demoProcess.listen({
      onReport: (report) => {
        if (report.kind !== 'progress') finish({ kind: 'report', report });
        else startTimer(report.next === 'demo' ? timeoutMs : timeoutMs * PACKAGE_TIMEOUT_FACTOR);
      },
      onWatchdogMessage: (message) =>
        message.kind === 'memory' ? finish(message) : finishWithTimeout(message.callFrames),
      onExit: ({ signal, exitCode, stderrTail }) =>
        finish(/out of memory/i.test(stderrTail) ? { kind: 'memory' } : { kind: 'exit', signal, exitCode }),
    });
    startTimer(timeoutMs);
    demoProcess.send(task);
  });
}
