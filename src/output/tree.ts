/** Walking through folders and removing them; links are never followed. Knows nothing of what is ours. */

import type { Disk, Kind } from './disk.js';
import { patiently } from './patience.js';

export interface Leaf {
  /** Below the root of the walk, with `/`. */
  readonly path: string;
  readonly kind: Exclude<Kind, 'folder'>;
}

/** Everything below a folder but the folders themselves, in the order of names. */
export async function leavesBelow(root: string, disk: Disk, below = ''): Promise<readonly Leaf[]> {
  const leaves: Leaf[] = [];
  const enter = async (folder: string): Promise<void> => {
    for (const { name, kind } of await patiently(disk, () =>
      disk.list(folder === '' ? root : `${root}/${folder}`),
    )) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (kind === 'folder') await enter(path);
      else leaves.push({ path, kind });
    }
  };
  await enter(below);
  return leaves;
}

/** Removes a folder and all that is in it; none at all is as good. */
export function removeTree(folder: string, disk: Disk): void {
  if (!disk.look(folder)) return;
  for (const { name, kind } of disk.list(folder)) {
    const path = `${folder}/${name}`;
    if (kind === 'folder') removeTree(path, disk);
    else disk.remove(path);
  }
  disk.removeFolder(folder);
}

/** The folders above a path, from the nearest to the topmost: `a/b/c` → `a/b`, `a`. */
export function foldersOf(path: string): readonly string[] {
  const folders: string[] = [];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
    folders.push(path.slice(0, end));
  return folders;
}

/** A function that makes the folder of a path below `root` once, and those above it. */
export function folderMaker(root: string, disk: Disk): (path: string) => void {
  const made = new Set<string>();
  const make = (folder: string): void => {
    if (made.has(folder)) return;
    const slash = folder.lastIndexOf('/');
    if (slash > 0) make(folder.slice(0, slash));
    disk.makeFolder(folder === '' ? root : `${root}/${folder}`);
    made.add(folder);
  };
  return (path) => {
    make('');
    make(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
  };
}
