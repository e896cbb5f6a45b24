/** Distributes tasks over workers: decides when another worker is started and when a task is tried again. */

import { createClosedError, DemoWorker, type TaskOutcome, type DemoWorkerOptions } from './demo-worker.js';
import type { WorkerTask } from './worker-messages.js';

/** A new process loads all libraries again, and its code is slow at first: both take as long as rendering this many demos. */
const TASKS_PER_NEW_WORKER = 250;

interface WorkerLimits {
  /** The largest number of workers; one at least. */
  readonly concurrency: number;
  /** How many of the cores are taken by others at this moment: none by default. */
  readonly countBusyCores?: (() => number) | undefined;
}

interface QueuedTask {
  readonly task: WorkerTask;
  readonly resolve: (outcome: TaskOutcome) => void;
  readonly reject: (error: unknown) => void;
}

export class DemoWorkerPool {
  readonly #options: DemoWorkerOptions;
  readonly #limits: WorkerLimits;
  readonly #workers: DemoWorker[] = [];
  readonly #idleWorkers: DemoWorker[] = [];
  readonly #queue: QueuedTask[] = [];

  constructor(options: DemoWorkerOptions, limits: WorkerLimits) {
    this.#options = options;
    this.#limits = limits;
  }

  /** Whether a process was started. */
  get isStarted(): boolean {
    return this.#workers.length > 0;
  }

  run(task: WorkerTask): Promise<TaskOutcome> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ task, resolve, reject });
      this.#useWorker(this.#idleWorkers.pop() ?? this.#addWorker());
    });
  }

  /** Ends all processes; tasks that are not done are rejected. */
  async close(): Promise<void> {
    for (const { reject } of this.#queue.splice(0)) reject(createClosedError());
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }

  #addWorker(): DemoWorker | undefined {
    const isWorthwhile = this.#workers.length === 0 || this.#queue.length > TASKS_PER_NEW_WORKER;
    const { concurrency, countBusyCores } = this.#limits;
    const freeCores = Math.max(1, concurrency - (countBusyCores?.() ?? 0));
    if (!isWorthwhile || this.#workers.length >= freeCores) return undefined;
    const worker = new DemoWorker(this.#options);
    this.#workers.push(worker);
    return worker;
  }

  #useWorker(worker: DemoWorker | undefined): void {
    if (worker) void this.#processQueue(worker);
  }

  async #processQueue(worker: DemoWorker): Promise<void> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      await runWithRetry(worker, next.task).then(next.resolve, next.reject);
      // Meanwhile a core may have become free.
      this.#useWorker(this.#addWorker());
    }
    this.#idleWorkers.push(worker);
  }
}

/** Tries again after a signal, which may have come from outside. An exit without one is the task's own doing. */
async function runWithRetry(worker: DemoWorker, task: WorkerTask): Promise<TaskOutcome> {
  const firstOutcome = await worker.run(task);
  const isStale = firstOutcome.kind === 'report' && firstOutcome.report.kind === 'stale';
  if (isStale) await worker.restart();
  const isKilled = firstOutcome.kind === 'exit' && firstOutcome.signal !== null;
  const outcome = isKilled || isStale ? await worker.run(task) : firstOutcome;
  if (requiresRestart(outcome)) await worker.restart();
  return outcome;
}

function requiresRestart(outcome: TaskOutcome): boolean {
  if (outcome.kind !== 'report') return false;
  const { report } = outcome;
  return report.kind === 'failed' || (report.kind === 'demo' && report.needsRestart);
}
