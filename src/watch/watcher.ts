/**
 * The only door to chokidar. Tells which paths something happened to, as soon as the system says so. What chokidar says of
 * a file comes late, and not at all where a second change follows the first within 50 ms; so it is asked for its `raw`
 * events, and for folders only what it says itself. What is told too often is no change to a build, and does no harm.
 */

import { readdirSync, statSync, type Dirent } from 'node:fs';
import { dirname, join } from 'node:path';
import { watch as watchPaths, type FSWatcher } from 'chokidar';
import { isEditorFile } from './editor-files.js';

export interface Watching {
  /** Absolute; everything below it is watched. */
  readonly root: string;
  /** Tells what is none of its content although it lies in it. */
  readonly isExcepted: (path: string) => boolean;
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
  catchUp(): void;
  close(): Promise<void>;
}

/** Folders in which packages and histories lie: nobody writes content there, and they are large. */
const NEVER = new Set(['node_modules', '.git', '.hg', '.svn']);

/** Where the system does not tell, each file is looked at so often. */
const POLLING = { interval: 400, binaryInterval: 1000 };

export function openWatcher(watching: Watching): Watcher {
  const { root, poll } = watching;
  const state: State = { watching, singles: new Set(), folders: new Set(), isReady: false };
  const chokidar = watchPaths(root, {
    ...(poll ? { usePolling: true, ...POLLING } : { usePolling: false }),
    ignored: (path) => isIgnored(state, path),
    atomic: false,
    ignoreInitial: false,
    ignorePermissionErrors: true,
  });
  listen(chokidar, state);
  return {
    ready: new Promise((resolve) => chokidar.once('ready', resolve)),
    add(files) {
      const fresh = [...files].filter((file) => !state.singles.has(file) && !isBelow(file, root));
      for (const file of fresh) state.singles.add(file);
      // The folder, not the file: an editor may put another file in its place.
      for (const folder of new Set(fresh.map(dirname))) {
        if (!state.folders.has(folder) && isFolder(folder)) chokidar.add(folder);
      }
    },
    catchUp() {
      for (const folder of foldersBelow(root, state)) if (!state.folders.has(folder)) chokidar.add(folder);
    },
    close: () => chokidar.close(),
  };
}

interface State {
  readonly watching: Watching;
  /** Files outside of the root that are watched each for itself. */
  readonly singles: Set<string>;
  /** Folders that are watched. */
  readonly folders: Set<string>;
  /** What is there at the start is no news. */
  isReady: boolean;
}

function listen(chokidar: FSWatcher, state: State): void {
  const { onFile, onFolder, onExhausted } = state.watching;
  const tell = (path: string): void => {
    if (!isIgnored(state, path)) onFile(path);
  };
  chokidar.on('ready', () => {
    state.isReady = true;
  });
  chokidar.on('all', (event, path) => {
    if (event === 'addDir') state.folders.add(path);
    if (event === 'unlinkDir') state.folders.delete(path);
    if (!state.isReady) return;
    if (event === 'addDir' || event === 'unlinkDir') onFolder(path);
    else if (state.watching.poll) tell(path);
  });
  chokidar.on('raw', (_event, name, details) => {
    const { watchedPath } = details as { readonly watchedPath?: string };
    const isInFolder = watchedPath !== undefined && state.folders.has(watchedPath);
    const path = isInFolder ? join(watchedPath, name ?? '') : (watchedPath ?? name);
    if (!state.folders.has(path)) tell(path);
  });
  chokidar.on('error', (error) => {
    if (['ENOSPC', 'EMFILE', 'ENFILE'].includes((error as NodeJS.ErrnoException).code ?? '')) onExhausted();
  });
}

function isIgnored({ watching: { root, isExcepted }, singles }: State, path: string): boolean {
  if (path === root) return false;
  if (!isBelow(path, root)) return !singles.has(path) && ![...singles].some((file) => isBelow(file, path));
  if (isExcepted(path)) return true;
  const below = path.slice(root.length + 1).split(/[/\\]/);
  return below.some((step) => NEVER.has(step)) || isEditorFile(below.at(-1)!);
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder) && /[/\\]/.test(path[folder.length] ?? '');
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function foldersBelow(folder: string, state: State): readonly string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory() && !isIgnored(state, join(folder, entry.name)))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return [path, ...foldersBelow(path, state)];
    });
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
