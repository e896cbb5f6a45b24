/** Tracks what a demo leaves running, timers and promises, and the errors that come of them.
 *  Asynchronous context tells which work a timer or an error belongs to. */

import { AsyncLocalStorage } from 'node:async_hooks';

/** Timers that take longer than this are cleared. */
const MAX_WAIT_MS = 50;

interface TrackedWork {
  readonly errors: unknown[];
  readonly timers: Set<NodeJS.Timeout>;
  isFinished: boolean;
}

const TIMERS = ['setTimeout', 'setInterval', 'setImmediate'] as const;

export class PendingWork {
  readonly #storage = new AsyncLocalStorage<TrackedWork>();
  readonly #originalSetTimeout = globalThis.setTimeout;
  readonly #originalSetImmediate = globalThis.setImmediate;

  /** Keeps errors from ending the process, and assigns each timer to the work that made it. */
  install(): void {
    const recordError = (error: unknown): void => void this.#storage.getStore()?.errors.push(error);
    process.on('uncaughtException', recordError);
    process.on('unhandledRejection', recordError);
    for (const name of TIMERS) this.#interceptTimer(name);
  }

  /** Runs `work`, then waits until its timers are done. Returns the errors that were not caught. */
  async trackUntilIdle(work: () => void): Promise<readonly unknown[]> {
    const tracked: TrackedWork = { errors: [], timers: new Set(), isFinished: false };
    this.#storage.run(tracked, work);
    // Rejections are reported at the end of a turn of the event loop.
    await new Promise((resolve) => this.#originalSetImmediate(resolve));
    for (let waitedMs = 0; tracked.timers.size > 0 && waitedMs < MAX_WAIT_MS; waitedMs += 5) {
      await new Promise((resolve) => this.#originalSetTimeout(resolve, 5));
    }
    tracked.isFinished = true;
    for (const timer of tracked.timers) clearTimeout(timer);
    return tracked.errors;
  }

  /** Runs something that is not the demo's own work. */
  runUntracked<T>(work: () => T): T {
    return this.#storage.exit(work);
  }

  #interceptTimer(name: (typeof TIMERS)[number]): void {
    const value = new Proxy(globalThis[name], {
      apply: (startTimer: Function, self, [callback, ...rest]) => {
        const tracked = this.#storage.getStore();
        if (!tracked || typeof callback !== 'function')
          return Reflect.apply(startTimer, self, [callback, ...rest]);
        const runCallback = (...args: unknown[]): void => {
          if (name !== 'setInterval') tracked.timers.delete(timer);
          if (!tracked.isFinished) Reflect.apply(callback, undefined, args);
        };
        const timer: NodeJS.Timeout = Reflect.apply(startTimer, self, [runCallback, ...rest]);
        tracked.timers.add(timer);
        return timer;
      },
    });
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  }
}
