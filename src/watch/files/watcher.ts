/** What both ways to watch a folder have in common: by the events of the system, and by polling. */

export interface WatcherOptions {
  /** Absolute; everything below it is watched. */
  readonly root: string;
  /** Whether a path below the root is no content. */
  readonly isExcluded: (path: string) => boolean;
  /** Something may have happened to a file. */
  readonly onFile: (path: string) => void;
  /** A folder came or went: anything may have happened below it. */
  readonly onFolder: (path: string) => void;
  /** The system cannot watch so many folders. */
  readonly onExhausted: () => void;
}

/** Watches until `close`. It may report more than has changed, which does no harm: a build compares contents. */
export interface Watcher {
  readonly ready: Promise<void>;
  /** Watches single files outside of the root. */
  add(files: Iterable<string>): void;
  /** Watches folders that were created while their parent was being read. */
  rescan(): void;
  close(): Promise<void>;
}
