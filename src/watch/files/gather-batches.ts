/** Gathers single changes into batches. Knows nothing of where they come from. */

export interface ChangeBatch {
  /** Absolute paths of what may have changed. */
  readonly paths: ReadonlySet<string>;
  /** Anything else may have changed, too: where there is very much to tell, the system does not tell all. */
  readonly scanAll: boolean;
  /** A build is wanted even if nothing has changed. */
  readonly isRequested: boolean;
}

export interface BatchQueue extends AsyncIterable<ChangeBatch> {
  addPath(path: string): void;
  /** Something happened of which it cannot be said what. */
  addFullScan(): void;
  /** Somebody wants a build. */
  requestBuild(): void;
  /** The iteration ends when what is under way is done. */
  close(): void;
}

/** How long changes are waited for, in milliseconds: until `quiet` have passed without any, but never longer than `longest`. */
interface DebounceDelays {
  readonly quietMs: number;
  readonly maxMs: number;
}

/** A person saves one file, and sees it at once. */
const SAVE_DELAYS: DebounceDelays = { quietMs: 5, maxMs: 60 };

/** A program changes many, and is given time to finish. */
const BURST_DELAYS: DebounceDelays = { quietMs: 150, maxMs: 5000 };

/** More changes than this are a burst. */
export const BURST_SIZE = 40;

/** How long a file that is gone, or empty, is waited for: an editor may be about to write it again. */
const SETTLE_TIMEOUT_MS = 100;

/** `isSettled` is asked, before a batch is given, whether all that it names looks finished. */
export function gatherBatches(isSettled: (paths: ReadonlySet<string>) => boolean): BatchQueue {
  const state: BatchState = {
    paths: new Set(),
    scanAll: false,
    isRequested: false,
    firstChangeAt: 0,
    lastChangeAt: 0,
    isEnded: false,
    resume: undefined,
  };
  const recordChange = (): void => {
    const now = performance.now();
    if (!isPending(state)) state.firstChangeAt = now;
    state.lastChangeAt = now;
    state.resume?.();
  };
  return {
    addPath(path) {
      recordChange();
      state.paths.add(path);
    },
    addFullScan() {
      recordChange();
      state.scanAll = true;
    },
    requestBuild() {
      recordChange();
      state.isRequested = true;
    },
    close() {
      state.isEnded = true;
      state.resume?.();
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        while (!isPending(state) && !state.isEnded) await waitForChange(state);
        while (!state.isEnded && remainingDelay(state, isSettled) > 0)
          await waitForChange(state, remainingDelay(state, isSettled));
        if (state.isEnded) return;
        yield takeBatch(state);
      }
    },
  };
}

interface BatchState {
  paths: Set<string>;
  scanAll: boolean;
  isRequested: boolean;
  /** When the first and the last change of the batch came. */
  firstChangeAt: number;
  lastChangeAt: number;
  isEnded: boolean;
  resume: (() => void) | undefined;
}

function isPending({ paths, scanAll, isRequested }: BatchState): boolean {
  return paths.size > 0 || scanAll || isRequested;
}

/** How long the batch is still to be held back. */
function remainingDelay(
  { paths, scanAll, firstChangeAt, lastChangeAt, isRequested }: BatchState,
  isSettled: (paths: ReadonlySet<string>) => boolean,
): number {
  if (isRequested) return 0;
  const now = performance.now();
  const delays = paths.size > BURST_SIZE || scanAll ? BURST_DELAYS : SAVE_DELAYS;
  const delay = Math.min(lastChangeAt + delays.quietMs, firstChangeAt + delays.maxMs) - now;
  if (delay > 0 || now - firstChangeAt > SETTLE_TIMEOUT_MS || delays === BURST_DELAYS) return delay;
  return isSettled(paths) ? 0 : SAVE_DELAYS.quietMs;
}

function takeBatch(state: BatchState): ChangeBatch {
  const { paths, scanAll, isRequested } = state;
  Object.assign(state, { paths: new Set(), scanAll: false, isRequested: false });
  return { paths, scanAll: scanAll || paths.size > BURST_SIZE, isRequested };
}

/** Until something happens, or so many milliseconds have passed. */
function waitForChange(state: BatchState, ms?: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = ms === undefined ? undefined : setTimeout(resolve, Math.ceil(ms));
    state.resume = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
