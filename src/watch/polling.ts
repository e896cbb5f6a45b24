/** Looks at every file again and again, where the system does not tell: what it was the last time is compared with what it is. */

import { lstatSync, readdirSync, type Dirent } from 'node:fs';
import { dirname, join } from 'node:path';
import { ignoring, isBelow } from './ignored.js';
import type { Watcher, Watching } from './watcher.js';

/** Milliseconds from one look to the next. */
const INTERVAL = 400;

/** A look may take this share of the time, where there are very many files. */
const SHARE = 0.1;

const FOLDER = 'folder';

export function pollFiles({ root, isExcepted, onFile, onFolder }: Watching): Watcher {
  const isIgnored = ignoring(root, isExcepted);
  const singles = new Set<string>();
  const look = (): ReadonlyMap<string, string> => {
    const seen = new Map<string, string>();
    lookBelow(root, isIgnored, seen);
    for (const file of singles) seen.set(file, stateOf(file));
    return seen;
  };
  const compare = (): void => {
    const began = performance.now();
    const seen = look();
    for (const path of new Set([...state.seen.keys(), ...seen.keys()])) {
      const [before, after] = [state.seen.get(path), seen.get(path)];
      if (before === after || (before === undefined && singles.has(path))) continue;
      if (before === FOLDER || after === FOLDER) onFolder(path);
      else onFile(path);
    }
    state.seen = seen;
    state.timer = setTimeout(compare, Math.max(INTERVAL, (performance.now() - began) / SHARE));
  };
  const state = { seen: look(), timer: setTimeout(compare, INTERVAL) };
  return {
    ready: Promise.resolve(),
    add(files) {
      const fresh = [...files].filter((file) => !isBelow(file, root) && !singles.has(file));
      for (const file of fresh) singles.add(file);
      // They may have changed between the look at them and now.
      if (fresh.length > 0) onFolder(dirname(fresh[0]!));
    },
    catchUp: () => undefined,
    close: async () => clearTimeout(state.timer),
  };
}

function lookBelow(folder: string, isIgnored: (path: string) => boolean, seen: Map<string, string>): void {
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (isIgnored(path)) continue;
    if (entry.isDirectory()) {
      seen.set(path, FOLDER);
      lookBelow(path, isIgnored, seen);
    } else seen.set(path, stateOf(path));
  }
}

/** Another one after every change, also of a file that is put in the place of another. */
function stateOf(file: string): string {
  try {
    const { ino, size, mtimeMs, ctimeMs } = lstatSync(file);
    return [ino, size, mtimeMs, ctimeMs].join(' ');
  } catch {
    return '';
  }
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
