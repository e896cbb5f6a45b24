/** Distributes tasks over workers: decides when another worker is started and when a task is tried again. */

import { createClosedError, DemoWorker, type TaskOutcome, type DemoWorkerOptions } from './demo-worker.js';
import type { WorkerTask } from './worker-messages.js';

/** A new process loads all libraries again, and its code is slow at first: both take as long as rendering this many demos. */
const TASKS_PER_NEW_WORKER = 250;

interface QueuedTask {
  readonly task: WorkerTask;
  readonly resolve: (outcome: TaskOutcome) => void;
  readonly reject: (error: unknown) => void;
}

export class DemoWorkerPool {
  readonly #options: DemoWorkerOptions;
  readonly #maxWorkers: number;
  readonly #workers: DemoWorker[] = [];
  readonly #idleWorkers: DemoWorker[] = [];
  readonly #queue: QueuedTask[] = [];

  constructor(options: DemoWorkerOptions, maxWorkers: number) {
    this.#options = options;
    this.#maxWorkers = maxWorkers;
  }

  run(task: WorkerTask): Promise<TaskOutcome> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ task, resolve, reject });
      const worker = this.#idleWorkers.pop() ?? this.#addWorker();
      if (worker) void this.#processQueue(worker);
    });
  }

  /** Ends all processes; tasks that are not done are rejected. */
  async close(): Promise<void> {
    for (const { reject } of this.#queue.splice(0)) reject(createClosedError());
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }

  #addWorker(): DemoWorker | undefined {
    const isWorthwhile = this.#workers.length === 0 || this.#queue.length > TASKS_PER_NEW_WORKER;
    if (!isWorthwhile || this.#workers.length >= this.#maxWorkers) return undefined;
    const worker = new DemoWorker(this.#options);
    this.#workers.push(worker);
    return worker;
  }

  async #processQueue(worker: DemoWorker): Promise<void> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      await runWithRetry(worker, next.task).then(next.resolve, next.reject);
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
