/** Gathers single changes into batches, each of which causes one build. */

export interface ChangeBatch {
  /** Absolute paths of what may have changed. */
  readonly paths: ReadonlySet<string>;
  /** Other files may have changed too: the system drops events where there are very many. */
  readonly scanAll: boolean;
  /** A build is wanted even if nothing has changed. */
  readonly isRequested: boolean;
}

/** A batch is complete after `quietMs` without a change, and after `maxMs` in any case. */
interface DebounceDelays {
  readonly quietMs: number;
  readonly maxMs: number;
}

/** A person saves one file, and sees it at once. */
const SAVE_DELAYS: DebounceDelays = { quietMs: 5, maxMs: 60 };

/** A program changes many files, and gets time to finish. */
const BURST_DELAYS: DebounceDelays = { quietMs: 150, maxMs: 5000 };

/** More changes than this are a burst. */
export const BURST_SIZE = 40;

/** How long to wait for a file that is gone or empty: an editor may be about to write it again. */
const SETTLE_TIMEOUT_MS = 100;

/** Iterating it yields the batches until it is closed. */
export class BatchQueue implements AsyncIterable<ChangeBatch> {
  readonly #isSettled: (paths: ReadonlySet<string>) => boolean;
  #paths = new Set<string>();
  #scanAll = false;
  #isRequested = false;
  #isClosed = false;
  /** When the first and the last change of the batch came. */
  #firstChangeAt = 0;
  #lastChangeAt = 0;
  #resume: () => void = () => undefined;

  /** `isSettled` says whether all files of a batch look finished. */
  constructor(isSettled: (paths: ReadonlySet<string>) => boolean) {
    this.#isSettled = isSettled;
  }

  addPath(path: string): void {
    this.#recordChange();
    this.#paths.add(path);
  }

  /** Something unknown has changed. */
  addFullScan(): void {
    this.#recordChange();
    this.#scanAll = true;
  }

  requestBuild(): void {
    this.#recordChange();
    this.#isRequested = true;
  }

  close(): void {
    this.#isClosed = true;
    this.#resume();
  }

  async *[Symbol.asyncIterator](): AsyncIterator<ChangeBatch> {
    while (!this.#isClosed) {
      const delayMs = this.#remainingDelay();
      if (delayMs > 0) await this.#waitForChange(delayMs);
      else yield this.#takeBatch();
    }
  }

  #recordChange(): void {
    this.#lastChangeAt = performance.now();
    if (!this.#isPending()) this.#firstChangeAt = this.#lastChangeAt;
    this.#resume();
  }

  #isPending(): boolean {
    return this.#paths.size > 0 || this.#scanAll || this.#isRequested;
  }

  /** How long to hold the batch back: for ever while it is empty. */
  #remainingDelay(): number {
    if (this.#isRequested) return 0;
    if (!this.#isPending()) return Number.POSITIVE_INFINITY;
    const now = performance.now();
    const isBurst = this.#paths.size > BURST_SIZE || this.#scanAll;
    const { quietMs, maxMs } = isBurst ? BURST_DELAYS : SAVE_DELAYS;
    const delayMs = Math.min(this.#lastChangeAt + quietMs, this.#firstChangeAt + maxMs) - now;
    if (delayMs > 0 || isBurst || now - this.#firstChangeAt > SETTLE_TIMEOUT_MS) return delayMs;
    return this.#isSettled(this.#paths) ? 0 : quietMs;
  }

  #takeBatch(): ChangeBatch {
    const paths = this.#paths;
    const scanAll = this.#scanAll || paths.size > BURST_SIZE;
    const isRequested = this.#isRequested;
    this.#paths = new Set();
    this.#scanAll = false;
    this.#isRequested = false;
    return { paths, scanAll, isRequested };
  }

  #waitForChange(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = Number.isFinite(ms) ? setTimeout(resolve, Math.ceil(ms)) : undefined;
      this.#resume = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
