/** What a demo leaves running: timers and promises, and the errors that come of them.
 *  Knows whose they are by the asynchronous context that they were made in. */

import { AsyncLocalStorage } from 'node:async_hooks';

/** Timers that take longer than this are stopped, and what they would have done stays unknown. */
const MAX_WAIT_MS = 50;

interface TrackedWork {
  readonly errors: unknown[];
  readonly timers: Set<object>;
  isFinished: boolean;
}

const TIMERS = ['setTimeout', 'setInterval', 'setImmediate'] as const;

export class PendingWork {
  readonly #storage = new AsyncLocalStorage<TrackedWork>();
  readonly #originalSetTimeout = globalThis.setTimeout;
  readonly #originalSetImmediate = globalThis.setImmediate;

  /** From now on no error ends the process, and each timer belongs to the work that made it. */
  install(): void {
    const recordError = (error: unknown): void => void this.#storage.getStore()?.errors.push(error);
    process.on('uncaughtException', recordError);
    process.on('unhandledRejection', recordError);
    for (const name of TIMERS) this.#interceptTimer(name);
  }

  /** Does `work`, then waits until it has come to rest. Gives the errors that nobody caught. */
  async trackUntilIdle(work: () => void): Promise<readonly unknown[]> {
    const tracked: TrackedWork = { errors: [], timers: new Set(), isFinished: false };
    this.#storage.run(tracked, work);
    // Rejections are told at the end of a turn of the event loop.
    await new Promise((resolve) => this.#originalSetImmediate(resolve));
    for (let waitedMs = 0; tracked.timers.size > 0 && waitedMs < MAX_WAIT_MS; waitedMs += 5) {
      await new Promise((resolve) => this.#originalSetTimeout(resolve, 5));
    }
    tracked.isFinished = true;
    for (const timer of tracked.timers) clearTimeout(timer as NodeJS.Timeout);
    return tracked.errors;
  }

  /** Does something that is not the demo's own doing. */
  runUntracked<T>(work: () => T): T {
    return this.#storage.exit(work);
  }

  #interceptTimer(name: (typeof TIMERS)[number]): void {
    const apply = (
      startTimer: (...args: unknown[]) => object,
      self: unknown,
      [callback, ...rest]: unknown[],
    ): object => {
      const tracked = this.#storage.getStore();
      if (!tracked || typeof callback !== 'function')
        return Reflect.apply(startTimer, self, [callback, ...rest]);
      const runCallback = (...args: unknown[]): void => {
        if (name !== 'setInterval') tracked.timers.delete(timer);
        if (!tracked.isFinished) Reflect.apply(callback, undefined, args);
      };
      const timer = Reflect.apply(startTimer, self, [runCallback, ...rest]);
      tracked.timers.add(timer);
      return timer;
    };
    const startTimer = globalThis[name] as unknown as (...args: unknown[]) => object;
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: new Proxy(startTimer, { apply }),
    });
  }
}
