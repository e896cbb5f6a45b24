/** Lets events in between the steps of a build: answers of threads and other processes, and requests. Steps alone may follow each
 *  other for a second without a turn of the event loop, while a process waits for its next task. */

/** How long steps may run before events are looked at again, in milliseconds. */
const TURN_MS = 10;

export class EventTurns {
  #turnTime = 0;
  readonly #waiting: (() => void)[] = [];

  /** To be awaited after each run of a step. After a turn, those who wait go on one after the other, until it is time for the next
   *  one. */
  take(): void | Promise<void> {
    if (this.#waiting.length === 0 && !this.#isOver()) return;
    return new Promise((resolve) => {
      if (this.#waiting.push(resolve) === 1) setImmediate(this.#beginTurn);
    });
  }

  readonly #beginTurn = (): void => {
    this.#turnTime = performance.now();
    this.#resumeNext();
  };

  readonly #resumeNext = (): void => {
    this.#waiting.shift()?.();
    // A tick comes when what was resumed has nothing more to do.
    if (this.#waiting.length > 0) queueMicrotask(() => process.nextTick(this.#continue));
  };

  readonly #continue = (): void => {
    if (this.#isOver()) setImmediate(this.#beginTurn);
    else this.#resumeNext();
  };

  #isOver(): boolean {
    return performance.now() - this.#turnTime > TURN_MS;
  }
}
