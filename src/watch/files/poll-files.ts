/** The only door to chokidar: looks at every file again and again, where the system does not tell what happens. */

import { dirname } from 'node:path';
import { watch } from 'chokidar';
import { createIgnoreCheck, isBelow } from './ignored-files.js';
import type { Watcher, WatcherOptions } from './open-watcher.js';

/** Milliseconds from one look at a file to the next. */
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
      if (newFiles.length === 0) return;
      chokidar.add(newFiles);
      // They may have changed between the look at them and now.
      onFolder(dirname(newFiles[0]!));
    },
    rescan: () => undefined,
    close: () => chokidar.close(),
  };
}
