/** What happens in a site folder, as batches of changes. It outlives whatever is done to the folder. Knows nothing of builds. */

import { statSync, type Stats } from 'node:fs';
import { gatherBatches, MANY, type Batch } from './batches.js';
import { openWatcher, type Watcher } from './watcher.js';

export interface ChangeOptions {
  /** The site folder, absolute. */
  readonly root: string;
  /** Tells what is none of its content although it lies in it; paths are absolute. */
  readonly isExcepted?: (path: string) => boolean;
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
export function watchChanges(options: ChangeOptions): Changes {
  return new FolderChanges(options);
}

class FolderChanges implements Changes {
  readonly ready: Promise<void>;
  readonly #options: ChangeOptions;
  readonly #batches = gatherBatches(isSettled);
  /** Files outside of the folder. */
  readonly #singles = new Set<string>();
  readonly #pulse: NodeJS.Timeout;
  #isReady: () => void = () => undefined;
  #polls: boolean;
  /** Which folder it is, whatever its name; `undefined` while there is none. */
  #identity: string | undefined;
  #watcher: Watcher;
  #late: NodeJS.Timeout | undefined;

  constructor(options: ChangeOptions) {
    this.#options = options;
    this.#polls = options.poll === true;
    this.#identity = identityOf(options.root);
    this.ready = new Promise((resolve) => {
      this.#isReady = resolve;
    });
    this.#watcher = this.#open();
    this.#pulse = setInterval(() => this.#look(), PULSE);
  }

  add(files: Iterable<string>): void {
    for (const file of files) this.#singles.add(file);
    this.#watcher.add(this.#singles);
  }

  ask(): void {
    this.#batches.ask();
  }

  async close(): Promise<void> {
    clearInterval(this.#pulse);
    clearTimeout(this.#late);
    this.#batches.end();
    await this.#watcher.close();
  }

  async *[Symbol.asyncIterator](): AsyncIterator<Batch> {
    for await (const batch of this.#batches) {
      if (batch.paths.size > MANY) this.#lookLater();
      yield batch;
    }
  }

  #open(): Watcher {
    const { root, isExcepted = () => false } = this.#options;
    const watcher = openWatcher({
      root,
      isExcepted,
      poll: this.#polls,
      onFile: (path) => this.#batches.note(path),
      onFolder: () => {
        this.#batches.noteEverything();
        this.#lookLater();
      },
      onExhausted: () => {
        if (this.#watcher === watcher) this.#poll();
      },
    });
    watcher.add(this.#singles);
    void watcher.ready.then(() => {
      this.#isReady();
      this.#batches.noteEverything();
    });
    return watcher;
  }

  #reopen(): void {
    void this.#watcher.close();
    this.#watcher = this.#open();
  }

  #poll(): void {
    if (this.#polls) return;
    this.#polls = true;
    this.#options.onNotice?.(POLLING_NOTICE);
    this.#reopen();
  }

  /** A folder is read before it is watched, and a burst overflows the system's queue: what was not told is looked for. */
  #lookLater(): void {
    clearTimeout(this.#late);
    this.#late = setTimeout(() => {
      this.#watcher.catchUp();
      this.#batches.noteEverything();
    }, LATE);
  }

  #look(): void {
    const identity = identityOf(this.#options.root);
    const former = this.#identity;
    if (identity === former) return;
    this.#identity = identity;
    if (identity === undefined) this.#options.onNotice?.('The site folder is gone. It is waited for.');
    else if (former === undefined) this.#options.onNotice?.('The site folder is there again.');
    if (identity === undefined) this.#batches.noteEverything();
    else this.#reopen();
  }
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
