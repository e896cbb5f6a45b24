/** Gathers single changes into batches. Knows nothing of where they come from. */

export interface Batch {
  /** Absolute paths of what may have changed. */
  readonly paths: ReadonlySet<string>;
  /** Anything else may have changed, too: where there is very much to tell, the system does not tell all. */
  readonly everything: boolean;
  /** A build is wanted even if nothing has changed. */
  readonly asked: boolean;
}

export interface Batches extends AsyncIterable<Batch> {
  note(path: string): void;
  /** Something happened of which it cannot be said what. */
  noteEverything(): void;
  /** Somebody wants a build. */
  ask(): void;
  /** The iteration ends when what is under way is done. */
  end(): void;
}

/** How long changes are waited for, in milliseconds: until `quiet` have passed without any, but never longer than `longest`. */
interface Pace {
  readonly quiet: number;
  readonly longest: number;
}

/** A person saves one file, and sees it at once. */
const SAVE: Pace = { quiet: 5, longest: 60 };

/** A program changes many, and is given time to finish. */
const BURST: Pace = { quiet: 150, longest: 5000 };

/** More changes than this are a burst. */
export const MANY = 40;

/** How long a file that is gone, or empty, is waited for: an editor may be about to write it again. */
const UNSETTLED = 100;

/** `isSettled` is asked, before a batch is given, whether all that it names looks finished. */
export function gatherBatches(isSettled: (paths: ReadonlySet<string>) => boolean): Batches {
  const state: State = {
    paths: new Set(),
    everything: false,
    asked: false,
    first: 0,
    last: 0,
    ended: false,
    wake: undefined,
  };
  const changed = (): void => {
    const now = performance.now();
    if (!isPending(state)) state.first = now;
    state.last = now;
    state.wake?.();
  };
  return {
    note(path) {
      changed();
      state.paths.add(path);
    },
    noteEverything() {
      changed();
      state.everything = true;
    },
    ask() {
      changed();
      state.asked = true;
    },
    end() {
      state.ended = true;
      state.wake?.();
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        while (!isPending(state) && !state.ended) await pause(state);
        while (!state.ended && remaining(state, isSettled) > 0)
          await pause(state, remaining(state, isSettled));
        if (state.ended) return;
        yield take(state);
      }
    },
  };
}

interface State {
  paths: Set<string>;
  everything: boolean;
  asked: boolean;
  /** When the first and the last change of the batch came. */
  first: number;
  last: number;
  ended: boolean;
  wake: (() => void) | undefined;
}

function isPending({ paths, everything, asked }: State): boolean {
  return paths.size > 0 || everything || asked;
}

/** How long the batch is still to be held back. */
function remaining(
  { paths, everything, first, last, asked }: State,
  isSettled: (paths: ReadonlySet<string>) => boolean,
): number {
  if (asked) return 0;
  const now = performance.now();
  const pace = paths.size > MANY || everything ? BURST : SAVE;
  const wait = Math.min(last + pace.quiet, first + pace.longest) - now;
  if (wait > 0 || now - first > UNSETTLED || pace === BURST) return wait;
  return isSettled(paths) ? 0 : SAVE.quiet;
}

function take(state: State): Batch {
  const { paths, everything, asked } = state;
  Object.assign(state, { paths: new Set(), everything: false, asked: false });
  return { paths, everything: everything || paths.size > MANY, asked };
}

/** Until something happens, or so many milliseconds have passed. */
function pause(state: State, ms?: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = ms === undefined ? undefined : setTimeout(resolve, Math.ceil(ms));
    state.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
