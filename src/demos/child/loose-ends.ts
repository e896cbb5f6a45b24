/** What a demo leaves running: timers and promises, and the errors that come of them.
 *  Knows whose they are by the asynchronous context that they were made in. */

import { AsyncLocalStorage } from 'node:async_hooks';

/** Timers that take longer than this are stopped, and what they would have done stays unknown. */
const PATIENCE_MS = 50;

interface Work {
  readonly errors: unknown[];
  readonly timers: Set<object>;
  isOver: boolean;
}

const TIMERS = ['setTimeout', 'setInterval', 'setImmediate'] as const;

export class LooseEnds {
  readonly #whose = new AsyncLocalStorage<Work>();
  readonly #wait = globalThis.setTimeout;
  readonly #soon = globalThis.setImmediate;

  /** From now on no error ends the process, and each timer belongs to the work that made it. */
  install(): void {
    const note = (error: unknown): void => void this.#whose.getStore()?.errors.push(error);
    process.on('uncaughtException', note);
    process.on('unhandledRejection', note);
    for (const name of TIMERS) this.#follow(name);
  }

  /** Does `work`, then waits until it has come to rest. Gives the errors that nobody caught. */
  async during(work: () => void): Promise<readonly unknown[]> {
    const mine: Work = { errors: [], timers: new Set(), isOver: false };
    this.#whose.run(mine, work);
    // Rejections are told at the end of a turn of the event loop.
    await new Promise((resolve) => this.#soon(resolve));
    for (let waited = 0; mine.timers.size > 0 && waited < PATIENCE_MS; waited += 5) {
      await new Promise((resolve) => this.#wait(resolve, 5));
    }
    mine.isOver = true;
    for (const timer of mine.timers) clearTimeout(timer as NodeJS.Timeout);
    return mine.errors;
  }

  /** Does something that is not the demo's own doing. */
  outside<T>(work: () => T): T {
    return this.#whose.exit(work);
  }

  #follow(name: (typeof TIMERS)[number]): void {
    const apply = (
      start: (...given: unknown[]) => object,
      self: unknown,
      [run, ...rest]: unknown[],
    ): object => {
      const work = this.#whose.getStore();
      if (!work || typeof run !== 'function') return Reflect.apply(start, self, [run, ...rest]);
      const follow = (...given: unknown[]): void => {
        if (name !== 'setInterval') work.timers.delete(timer);
        if (!work.isOver) Reflect.apply(run, undefined, given);
      };
      const timer = Reflect.apply(start, self, [follow, ...rest]);
      work.timers.add(timer);
      return timer;
    };
    const start = globalThis[name] as unknown as (...given: unknown[]) => object;
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: new Proxy(start, { apply }),
    });
  }
}
