/** Shares tasks out among lanes. Knows when another lane pays, and who gets a second chance; knows nothing of demos. */

import { createClosedError, DemoWorker, type TaskOutcome, type DemoWorkerOptions } from './demo-worker.js';
import type { WorkerTask } from './worker-messages.js';

/** A new child loads what the others have loaded already: that takes as long as rendering so many demos. */
const TASKS_PER_NEW_WORKER = 120;

interface QueuedTask {
  readonly task: WorkerTask;
  readonly resolve: (outcome: TaskOutcome) => void;
  readonly reject: (error: unknown) => void;
}

export class DemoWorkerPool {
  readonly #options: DemoWorkerOptions;
  readonly #maxWorkers: number;
  readonly #workers: DemoWorker[] = [];
  readonly #busyWorkers = new Set<DemoWorker>();
  #queue: QueuedTask[] = [];

  /** `most` lanes at the same time. */
  constructor(options: DemoWorkerOptions, maxWorkers: number) {
    this.#options = options;
    this.#maxWorkers = maxWorkers;
  }

  run(task: WorkerTask): Promise<TaskOutcome> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ task, resolve, reject });
      const worker =
        this.#workers.find((candidate) => !this.#busyWorkers.has(candidate)) ?? this.#addWorker();
      if (worker) void this.#processQueue(worker);
    });
  }

  /** Ends all children; tasks that are not done are rejected. */
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
    this.#busyWorkers.add(worker);
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      await runWithRetry(worker, next.task).then(next.resolve, next.reject);
    }
    this.#busyWorkers.delete(worker);
  }
}

/** A child that was killed may have been killed from outside; one that ended by itself has been ended by its task. */
async function runWithRetry(worker: DemoWorker, task: WorkerTask): Promise<TaskOutcome> {
  const firstOutcome = await worker.run(task);
  if (isStaleOutcome(firstOutcome)) await worker.restart();
  const isKilled = firstOutcome.kind === 'death' && firstOutcome.signal !== null;
  const outcome = isKilled || isStaleOutcome(firstOutcome) ? await worker.run(task) : firstOutcome;
  if (requiresRestart(outcome)) await worker.restart();
  return outcome;
}

function isStaleOutcome(outcome: TaskOutcome): boolean {
  return outcome.kind === 'report' && outcome.report.kind === 'stale';
}

function requiresRestart(outcome: TaskOutcome): boolean {
  if (outcome.kind !== 'report') return false;
  return outcome.report.kind === 'failed' || (outcome.report.kind === 'demo' && outcome.report.needsRestart);
}
