/** Watches a site folder and yields batches of changes. It goes on when the folder is removed, renamed or replaced. */

import { tryStat } from '../../output/disk/try-read.js';
import { BatchQueue, BURST_SIZE, type ChangeBatch } from './gather-batches.js';
import { listenToFolders } from './listen-to-folders.js';
import { pollFiles } from './poll-files.js';
import type { Watcher } from './watcher.js';

export interface WatchChangesOptions {
  /** The site folder, absolute. */
  readonly root: string;
  /** Whether a path (absolute) in the folder is no content. */
  readonly isExcluded?: (path: string) => boolean;
  /** Looks at each file at intervals instead of waiting for events of the system. */
  readonly poll?: boolean;
  /** Receives sentences for the user. */
  readonly onNotice?: (notice: string) => void;
}

export interface ChangeWatcher extends AsyncIterable<ChangeBatch> {
  /** After this no change is missed; the first batch says that anything may have changed before. */
  readonly ready: Promise<void>;
  /** Watches these files too; absolute. */
  add(files: Iterable<string>): void;
  /** Asks for a batch although nothing has changed. */
  requestBuild(): void;
  close(): Promise<void>;
}

/** How often to check whether the folder itself is still the one that is watched. */
const FOLDER_CHECK_INTERVAL_MS = 500;

/** How long to wait, after folders came or went or very much has changed, before everything is looked at once more. */
const RESCAN_DELAY_MS = 250;

const POLLING_NOTICE =
  'The system cannot watch so many files, so docsgen looks at them at intervals instead. On Linux, raise fs.inotify.max_user_watches.';

/** Watches a folder until `close`. */
export function watchChanges(options: WatchChangesOptions): ChangeWatcher {
  return new FolderChangeWatcher(options);
}

class FolderChangeWatcher implements ChangeWatcher {
  readonly ready: Promise<void>;
  readonly #options: WatchChangesOptions;
  readonly #batches = new BatchQueue(isSettled);
  /** Files outside of the folder. */
  readonly #outsideFiles = new Set<string>();
  readonly #folderCheckTimer: NodeJS.Timeout;
  #resolveReady: () => void = () => undefined;
  #isPolling: boolean;
  /** Identifies the folder, whatever its name; `undefined` while there is none. */
  #folderId: string | undefined;
  #watcher: Watcher;
  #rescanTimer: NodeJS.Timeout | undefined;

  constructor(options: WatchChangesOptions) {
    this.#options = options;
    this.#isPolling = options.poll === true;
    this.#folderId = readFolderId(options.root);
    this.ready = new Promise((resolve) => {
      this.#resolveReady = resolve;
    });
    this.#watcher = this.#open();
    this.#folderCheckTimer = setInterval(() => this.#checkFolder(), FOLDER_CHECK_INTERVAL_MS);
  }

  add(files: Iterable<string>): void {
    for (const file of files) this.#outsideFiles.add(file);
    this.#watcher.add(this.#outsideFiles);
  }

  requestBuild(): void {
    this.#batches.requestBuild();
  }

  async close(): Promise<void> {
    clearInterval(this.#folderCheckTimer);
    clearTimeout(this.#rescanTimer);
    this.#batches.close();
    await this.#watcher.close();
  }

  async *[Symbol.asyncIterator](): AsyncIterator<ChangeBatch> {
    for await (const batch of this.#batches) {
      if (batch.paths.size > BURST_SIZE) this.#scheduleRescan();
      yield batch;
    }
  }

  #open(): Watcher {
    const { root, isExcluded = () => false } = this.#options;
    const watcher = (this.#isPolling ? pollFiles : listenToFolders)({
      root,
      isExcluded,
      onFile: (path) => this.#batches.addPath(path),
      onFolder: () => {
        this.#batches.addFullScan();
        this.#scheduleRescan();
      },
      onExhausted: () => {
        if (this.#watcher === watcher) this.#startPolling();
      },
    });
    watcher.add(this.#outsideFiles);
    void watcher.ready.then(() => {
      this.#resolveReady();
      this.#batches.addFullScan();
    });
    return watcher;
  }

  #reopen(): void {
    void this.#watcher.close();
    this.#watcher = this.#open();
  }

  #startPolling(): void {
    if (this.#isPolling) return;
    this.#isPolling = true;
    this.#options.onNotice?.(POLLING_NOTICE);
    this.#reopen();
  }

  /** Finds what was missed: new folders are read before they are watched, and a burst overflows the system's queue. */
  #scheduleRescan(): void {
    clearTimeout(this.#rescanTimer);
    this.#rescanTimer = setTimeout(() => {
      this.#watcher.rescan();
      this.#batches.addFullScan();
    }, RESCAN_DELAY_MS);
  }

  #checkFolder(): void {
    const folderId = readFolderId(this.#options.root);
    const previousId = this.#folderId;
    if (folderId === previousId) return;
    this.#folderId = folderId;
    if (folderId === undefined) this.#options.onNotice?.('The site folder is gone. docsgen waits for it.');
    else if (previousId === undefined) this.#options.onNotice?.('The site folder is there again.');
    if (folderId === undefined) this.#batches.addFullScan();
    else this.#reopen();
  }
}

function readFolderId(folder: string): string | undefined {
  const stats = tryStat(folder);
  return stats?.isDirectory() ? `${stats.dev} ${stats.ino}` : undefined;
}

/** A file that is gone or empty may be one that is being saved. */
function isSettled(paths: ReadonlySet<string>): boolean {
  return [...paths].every((path) => (tryStat(path)?.size ?? 0) > 0);
}
