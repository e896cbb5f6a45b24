/** Lists, makes and removes folder trees. Links are never followed. */

import type { Disk, FileKind } from './disk.js';
import { retryTransient } from './retry-transient.js';

export interface TreeFile {
  /** Below the root of the walk, with `/`. */
  readonly path: string;
  readonly kind: Exclude<FileKind, 'folder'>;
}

/** Everything below a folder but the folders themselves, in the order of names. */
export async function listTreeFiles(
  root: string,
  disk: Disk,
  startFolder = '',
): Promise<readonly TreeFile[]> {
  const files: TreeFile[] = [];
  const walk = async (folder: string): Promise<void> => {
    for (const { name, kind } of await retryTransient(disk, () =>
      disk.list(folder === '' ? root : `${root}/${folder}`),
    )) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (kind === 'folder') await walk(path);
      else files.push({ path, kind });
    }
  };
  await walk(startFolder);
  return files;
}

/** Removes a folder and all that is in it; none at all is as good. */
export function removeTree(folder: string, disk: Disk): void {
  if (!disk.stat(folder)) return;
  for (const { name, kind } of disk.list(folder)) {
    const path = `${folder}/${name}`;
    if (kind === 'folder') removeTree(path, disk);
    else disk.remove(path);
  }
  disk.removeFolder(folder);
}

/** The folders above a path, from the nearest to the topmost: `a/b/c` → `a/b`, `a`. */
export function listParentFolders(path: string): readonly string[] {
  const folders: string[] = [];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
    folders.push(path.slice(0, end));
  return folders;
}

/** A function that makes the folder of a path below `root` once, and those above it. */
export function createParentFolderMaker(root: string, disk: Disk): (path: string) => void {
  const createdFolders = new Set<string>();
  const makeFolderOnce = (folder: string): void => {
    if (createdFolders.has(folder)) return;
    const slash = folder.lastIndexOf('/');
    if (slash > 0) makeFolderOnce(folder.slice(0, slash));
    disk.makeFolder(folder === '' ? root : `${root}/${folder}`);
    createdFolders.add(folder);
  };
  return (path) => {
    makeFolderOnce('');
    makeFolderOnce(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
  };
}
