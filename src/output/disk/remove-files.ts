/** Removes single files of an output, for when the folder is not replaced as a whole. */

import type { Disk } from './disk.js';
import { retryTransient } from './retry-transient.js';
import { listParentFolders } from './folder-tree.js';

/** Removes files below a root, and the folders that are empty then. A link in the way is not ours, and is not followed. */
export async function removeFiles(root: string, paths: readonly string[], disk: Disk): Promise<void> {
  const hasRealParents = createRealFolderCheck(root, disk);
  const candidates = new Set<string>();
  for (const path of paths) {
    if (!hasRealParents(path)) continue;
    const kind = disk.stat(`${root}/${path}`)?.kind;
    if (kind === 'file' || kind === 'link') await retryTransient(disk, () => disk.remove(`${root}/${path}`));
    for (const folder of listParentFolders(path)) candidates.add(folder);
  }
  const deepestFirst = [...candidates].toSorted((a, b) => (a < b ? 1 : -1));
  for (const folder of deepestFirst) {
    const isEmpty = disk.stat(`${root}/${folder}`) && disk.list(`${root}/${folder}`).length === 0;
    if (isEmpty) await retryTransient(disk, () => disk.removeFolder(`${root}/${folder}`));
  }
}

/** A function that tells whether all folders above a path are folders, and none a link to somewhere else. */
function createRealFolderCheck(root: string, disk: Disk): (path: string) => boolean {
  const cache = new Map<string, boolean>();
  const isFolder = (path: string): boolean => {
    const isRealFolder = cache.get(path) ?? disk.stat(`${root}/${path}`)?.kind === 'folder';
    cache.set(path, isRealFolder);
    return isRealFolder;
  };
  return (path) => listParentFolders(path).toReversed().every(isFolder);
}
