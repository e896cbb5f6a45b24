/** What happens in a site folder, as batches of changes. It outlives whatever is done to the folder. Knows nothing of builds. */

import { statSync, type Stats } from 'node:fs';
import { gatherBatches, MANY, type Batch } from './batches.js';
import { openWatcher, type Watcher } from './watcher.js';

export interface ChangeOptions {
  /** The site folder, absolute. */
  readonly root: string;
  /** Folders below it that are none of its content, absolute. */
  readonly except?: readonly string[];
  /** Looks at each file again and again, instead of being told by the system. */
  readonly poll?: boolean;
  /** Is told what a person should know: in a sentence. */
  readonly onNotice?: (notice: string) => void;
}

export interface Changes extends AsyncIterable<Batch> {
  /** From here on nothing is missed; the first batch says that anything may have changed before. */
  readonly ready: Promise<void>;
  /** Watches these files too; absolute. */
  add(files: Iterable<string>): void;
  /** Asks for a batch although nothing has changed. */
  ask(): void;
  close(): Promise<void>;
}

/** How often it is looked whether the folder itself is still the one that is watched. */
const PULSE = 500;

/** How long it must be quiet, after folders came or went or very much has changed, until all is looked at once more. */
const LATE = 250;

const POLLING_NOTICE =
  'The system cannot watch so many files, so they are looked at again and again instead. On Linux, raise fs.inotify.max_user_watches.';

/** Watches a folder until `close`. */
export function watchChanges({ root, except = [], poll = false, onNotice = () => undefined }: ChangeOptions): Changes {
  const batches = gatherBatches(isSettled);
  const singles = new Set<string>();
  const state: State = { poll, identity: identityOf(root), watcher: undefined, late: undefined };
  let isReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });

  const open = (): void => {
    const opened = openWatcher({
      root,
      except,
      poll: state.poll,
      onFile: (path) => batches.note(path),
      onFolder: () => {
        batches.noteEverything();
        lookLater();
      },
      onExhausted: () => {
        if (state.poll || state.watcher !== opened) return;
        state.poll = true;
        onNotice(POLLING_NOTICE);
        reopen();
      },
    });
    state.watcher = opened;
    opened.add(singles);
    void opened.ready.then(() => {
      isReady();
      batches.noteEverything();
    });
  };

  const reopen = (): void => {
    void state.watcher?.close();
    open();
  };

  // A folder is read before it is watched, and a burst overflows the system's queue: what was not told is looked for.
  const lookLater = (): void => {
    clearTimeout(state.late);
    state.late = setTimeout(() => {
      state.watcher?.catchUp();
      batches.noteEverything();
    }, LATE);
  };

  open();
  const pulse = setInterval(() => {
    const identity = identityOf(root);
    if (identity === state.identity) return;
    if (identity === undefined) onNotice('The site folder is gone. It is waited for.');
    else if (state.identity === undefined) onNotice('The site folder is there again.');
    state.identity = identity;
    if (identity === undefined) batches.noteEverything();
    else reopen();
  }, PULSE);

  return {
    ready,
    add(files) {
      for (const file of files) singles.add(file);
      state.watcher?.add(singles);
    },
    ask: () => batches.ask(),
    async close() {
      clearInterval(pulse);
      clearTimeout(state.late);
      batches.end();
      await state.watcher?.close();
    },
    async *[Symbol.asyncIterator]() {
      for await (const batch of batches) {
        if (batch.paths.size > MANY) lookLater();
        yield batch;
      }
    },
  };
}

interface State {
  poll: boolean;
  /** Which folder it is, whatever its name; `undefined` while there is none. */
  identity: string | undefined;
  watcher: Watcher | undefined;
  late: NodeJS.Timeout | undefined;
}

function identityOf(folder: string): string | undefined {
  const stats = statOf(folder);
  return stats?.isDirectory() ? `${stats.dev} ${stats.ino}` : undefined;
}

/** A file that is gone, or empty, may be one that is being saved. */
function isSettled(paths: ReadonlySet<string>): boolean {
  return [...paths].every((path) => (statOf(path)?.size ?? 0) > 0);
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
