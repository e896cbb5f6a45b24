/** Removing files of ours where they stand, for when a folder is not replaced as a whole. Knows no manifest. */

import type { Disk } from './disk.js';
import { patiently } from './patience.js';
import { foldersOf } from './tree.js';

/** Removes files below a root, and the folders that are empty then. A link in the way is not ours, and is not followed. */
export async function removeFiles(root: string, paths: readonly string[], disk: Disk): Promise<void> {
  const isReal = realFolders(root, disk);
  const emptied = new Set<string>();
  for (const path of paths) {
    if (!isReal(path)) continue;
    const kind = disk.look(`${root}/${path}`)?.kind;
    if (kind === 'file' || kind === 'link') await patiently(disk, () => disk.remove(`${root}/${path}`));
    for (const folder of foldersOf(path)) emptied.add(folder);
  }
  const deepestFirst = [...emptied].toSorted((a, b) => (a < b ? 1 : -1));
  for (const folder of deepestFirst) {
    const isEmpty = disk.look(`${root}/${folder}`) && disk.list(`${root}/${folder}`).length === 0;
    if (isEmpty) await patiently(disk, () => disk.removeFolder(`${root}/${folder}`));
  }
}

/** A function that tells whether all folders above a path are folders, and none a link to somewhere else. */
function realFolders(root: string, disk: Disk): (path: string) => boolean {
  const known = new Map<string, boolean>();
  const isFolder = (path: string): boolean => {
    const answer = known.get(path) ?? disk.look(`${root}/${path}`)?.kind === 'folder';
    known.set(path, answer);
    return answer;
  };
  return (path) => foldersOf(path).toReversed().every(isFolder);
}
