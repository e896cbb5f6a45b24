/** Watches by looking at every file at intervals, where the system does not report changes. */

import { dirname } from 'node:path';
import { watch } from 'chokidar';
import { createIgnoreCheck, isBelow } from './ignored-files.js';
import type { Watcher, WatcherOptions } from './watcher.js';

/** Milliseconds between two looks at a file. */
const INTERVALS = { interval: 400, binaryInterval: 1000 };

export function pollFiles({ root, isExcluded, onFile, onFolder }: WatcherOptions): Watcher {
  const isIgnored = createIgnoreCheck(root, isExcluded);
  const outsideFiles = new Set<string>();
  const chokidar = watch(root, {
    ...INTERVALS,
    usePolling: true,
    ignored: (path) => isBelow(path, root) && isIgnored(path),
    atomic: false,
    ignoreInitial: true,
    ignorePermissionErrors: true,
  });
  chokidar.on('all', (event, path) => {
    if (event === 'addDir' || event === 'unlinkDir') onFolder(path);
    else onFile(path);
  });
  return {
    ready: new Promise((resolve) => chokidar.once('ready', resolve)),
    add(files) {
      const newFiles = [...files].filter((file) => !isBelow(file, root) && !outsideFiles.has(file));
      for (const file of newFiles) outsideFiles.add(file);
      const [first] = newFiles;
      if (first === undefined) return;
      chokidar.add(newFiles);
      // They may have changed since the build read them.
      onFolder(dirname(first));
    },
    rescan: () => undefined,
    close: () => chokidar.close(),
  };
}
