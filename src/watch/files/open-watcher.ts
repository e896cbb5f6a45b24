/** Tells which paths something happened to. What is told too often is no change to a build, and does no harm. */

import { listenToFolders } from './listen-to-folders.js';
import { pollFiles } from './poll-files.js';

export interface WatcherOptions {
  /** Absolute; everything below it is watched. */
  readonly root: string;
  /** Tells what is none of its content although it lies in it. */
  readonly isExcluded: (path: string) => boolean;
  readonly poll: boolean;
  /** Something may have happened to a file. */
  readonly onFile: (path: string) => void;
  /** A folder came or went: anything may have happened below it. */
  readonly onFolder: (path: string) => void;
  /** The system cannot watch so much. */
  readonly onExhausted: () => void;
}

export interface Watcher {
  readonly ready: Promise<void>;
  /** Watches single files outside of the root. */
  add(files: Iterable<string>): void;
  /** Watches folders that were missed because they came while their parent was being read. */
  rescan(): void;
  close(): Promise<void>;
}

/** Watches until `close`; nothing is told of what is there at the start. */
export function openWatcher(options: WatcherOptions): Watcher {
  return options.poll ? pollFiles(options) : listenToFolders(options);
}
