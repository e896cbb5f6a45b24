/** One child after another, each rendering demos one by one: started by the first task, replaced when it is stuck or dead.
 *  Knows nothing of what the reports mean. */

import { DemoProcess, type DemoProcessOptions } from './demo-process.js';
import type { WorkerReport, CodePosition, WorkerTask } from './worker-messages.js';

export interface DemoWorkerOptions extends DemoProcessOptions {
  /** How long an evaluation with a rendering may take. The loading of a package may take longer. */
  readonly timeoutMs: number;
}

/** How a task came to an end. */
export type TaskOutcome =
  | { readonly kind: 'report'; readonly report: WorkerReport }
  /** With the call frames at that time, innermost first; none where the child could not tell. */
  | { readonly kind: 'timeout'; readonly elapsedMs: number; readonly callFrames: CallFrames }
  | { readonly kind: 'memory' }
  | { readonly kind: 'death'; readonly signal: string | null; readonly exitCode: number | null };

type CallFrames = readonly (CodePosition & { readonly file: string })[];

/** Some packages are thousands of files. */
const PACKAGE_TIMEOUT_FACTOR = 6;

/** How long a stuck child may take to say where it is stuck. */
const CALL_FRAMES_TIMEOUT_MS = 500;

export class DemoWorker {
  readonly #options: DemoWorkerOptions;
  #demoProcess: DemoProcess | undefined;
  #isClosed = false;

  constructor(options: DemoWorkerOptions) {
    this.#options = options;
  }

  /** Has the task done by the child. Afterwards the lane can take the next one, however this one ended. */
  async run(task: WorkerTask): Promise<TaskOutcome> {
    const demoProcess = await this.#ensureProcess();
    const { outcome, isUsable } = await superviseTask(demoProcess, task, this.#options.timeoutMs);
    if (!isUsable) await this.restart();
    if (this.#isClosed) throw createClosedError();
    return outcome;
  }

  /** The next task will have a new child. */
  async restart(): Promise<void> {
    const demoProcess = this.#demoProcess;
    this.#demoProcess = undefined;
    await demoProcess?.kill();
  }

  /** Ends the child, if there is one, for good. A task that runs is rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.restart();
  }

  async #ensureProcess(): Promise<DemoProcess> {
    const start = (): Promise<DemoProcess> => DemoProcess.start(this.#options);
    if (this.#demoProcess?.hasExited) this.#demoProcess = undefined;
    const demoProcess = (this.#demoProcess ??= await start().catch(start));
    if (!this.#isClosed) return demoProcess;
    await demoProcess.kill();
    throw createClosedError();
  }
}

/** What a task is rejected with that the end of the host has overtaken. */
export function createClosedError(): Error {
  return new Error('The host of the demos is closed.');
}

interface SupervisedTask {
  readonly outcome: TaskOutcome;
  readonly isUsable: boolean;
}

function superviseTask(
  demoProcess: DemoProcess,
  task: WorkerTask,
  timeoutMs: number,
): Promise<SupervisedTask> {
  return new Promise((resolve) => {
    let currentLimitMs = timeoutMs;
    let hasTimedOut = false;
    let timer: NodeJS.Timeout;
    const finish = (outcome: TaskOutcome): void => {
      clearTimeout(timer);
      resolve({ outcome, isUsable: outcome.kind === 'report' && !hasTimedOut });
    };
    const finishWithTimeout = (callFrames: CallFrames): void =>
      finish({ kind: 'timeout', elapsedMs: currentLimitMs, callFrames });
    const restartTimer = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        hasTimedOut = true;
        demoProcess.requestCallFrames();
        timer = setTimeout(finishWithTimeout, CALL_FRAMES_TIMEOUT_MS, []);
      }, currentLimitMs);
    };
    const handleProgress = (next: 'demo' | 'package'): void => {
      if (hasTimedOut) return;
      currentLimitMs = next === 'demo' ? timeoutMs : timeoutMs * PACKAGE_TIMEOUT_FACTOR;
      restartTimer();
    };
    demoProcess.listen({
      onReport: (report) =>
        report.kind === 'alive' ? handleProgress(report.next) : finish({ kind: 'report', report }),
      onWatchdogMessage: (message) =>
        message.kind === 'memory' ? finish(message) : finishWithTimeout(message.callFrames),
      onExit: ({ signal, exitCode, stderrTail }) =>
        finish(/out of memory/i.test(stderrTail) ? { kind: 'memory' } : { kind: 'death', signal, exitCode }),
    });
    restartTimer();
    demoProcess.send(task);
  });
}
