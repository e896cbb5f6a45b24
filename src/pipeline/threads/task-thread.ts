/** A thread that does tasks, as the main thread sees it. */

import { Worker } from 'node:worker_threads';
import { ProcessFailure } from '../../environment/process-failure.js';
import type { TaskArguments, TaskName, TaskResult, TaskRunner } from './tasks.js';
import type { ThreadReply, ThreadRequest } from './thread-messages.js';

interface PendingResult {
  readonly resolve: (result: object) => void;
  readonly reject: (error: Error) => void;
}

/** Below two gigabytes, V8 lets the heap grow to twice of what is in use before it collects garbage, not to four times. What is
 *  young is small: a task leaves little behind. The search index of 10,000 pages has 100 MB. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 2000, maxYoungGenerationSizeMb: 12 };

export class TaskThread implements TaskRunner {
  readonly #worker: Worker;
  readonly #pendingResults = new Map<number, PendingResult>();
  readonly #sharedIds = new Map<object, number>();
  #nextId = 0;
  #isReady = false;
  /** Why the thread has ended. */
  #failure: Error | undefined;

  constructor(file: string) {
    this.#worker = new Worker(file, { resourceLimits: RESOURCE_LIMITS });
    this.#worker.on('message', (message: ThreadReply) => this.#receive(message));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new ProcessFailure('A thread that builds pages has ended.')));
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** The number of tasks without a result. */
  get load(): number {
    return this.#pendingResults.size;
  }

  async run<Name extends TaskName>(
    task: Name,
    ...[input, shared]: TaskArguments<Name>
  ): Promise<TaskResult<Name>> {
    if (this.#failure) throw this.#failure;
    const id = this.#nextId;
    this.#nextId += 1;
    const sharedIds = Object.fromEntries(
      Object.entries<object>(shared ?? {}).map(([name, value]) => [name, this.#share(value)]),
    );
    const result = await new Promise<object>((resolve, reject) => {
      this.#pendingResults.set(id, { resolve, reject });
      this.#send({ kind: 'run', id, task, input, sharedIds });
    });
    return result as TaskResult<Name>;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #share(value: object): number {
    const knownId = this.#sharedIds.get(value);
    if (knownId !== undefined) return knownId;
    const sharedId = this.#sharedIds.size;
    this.#sharedIds.set(value, sharedId);
    this.#send({ kind: 'share', sharedId, value });
    return sharedId;
  }

  #send(request: ThreadRequest): void {
    this.#worker.postMessage(request, []);
  }

  #receive(message: ThreadReply): void {
    if (message.kind === 'ready') return void (this.#isReady = true);
    const pending = this.#pendingResults.get(message.id);
    this.#pendingResults.delete(message.id);
    if (message.kind === 'result') pending?.resolve(message.result);
    else pending?.reject(new Error(message.stack));
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#pendingResults.values()) reject(this.#failure);
    this.#pendingResults.clear();
  }
}
