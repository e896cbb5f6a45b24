/** The only door to chokidar: looks at every file again and again, where the system does not tell what happens. */

import { dirname } from 'node:path';
import { watch } from 'chokidar';
import { ignoring, isBelow } from './ignored.js';
import type { Watcher, Watching } from './watcher.js';

/** Milliseconds from one look at a file to the next. */
const INTERVALS = { interval: 400, binaryInterval: 1000 };

export function pollFiles({ root, isExcepted, onFile, onFolder }: Watching): Watcher {
  const isIgnored = ignoring(root, isExcepted);
  const singles = new Set<string>();
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
      const fresh = [...files].filter((file) => !isBelow(file, root) && !singles.has(file));
      for (const file of fresh) singles.add(file);
      if (fresh.length === 0) return;
      chokidar.add(fresh);
      // They may have changed between the look at them and now.
      onFolder(dirname(fresh[0]!));
    },
    catchUp: () => undefined,
    close: () => chokidar.close(),
  };
}
