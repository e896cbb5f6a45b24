/** Removes a former output, but keeps the foreign files in it. */

import { dirname } from 'node:path';
import { MANIFEST_NAME, readManifest, type Manifest } from '../manifest.js';
import { retryTransient, renameWithRetry } from '../disk/retry-transient.js';
import type { OutputTarget } from '../output-target.js';

/**
 * Removes the trash: what we wrote is deleted, what somebody else put there meanwhile is moved into the published folder
 * (unless something stands there by that name). The manifest goes last, so that a run that was cut can be taken up again.
 */
export async function emptyTrash(target: OutputTarget): Promise<void> {
  const { trashFolder, disk } = target;
  if (!disk.stat(trashFolder)) return;
  const ownFiles = readManifest(trashFolder, disk) ?? new Map();
  await emptyTrashFolder(target, ownFiles, '');
  if (disk.stat(`${trashFolder}/${MANIFEST_NAME}`))
    await retryTransient(disk, () => disk.remove(`${trashFolder}/${MANIFEST_NAME}`));
  await retryTransient(disk, () => disk.removeFolder(trashFolder));
}

async function emptyTrashFolder(target: OutputTarget, ownFiles: Manifest, prefix: string): Promise<void> {
  const { folder, trashFolder, disk } = target;
  for (const { name, kind } of await retryTransient(disk, () => disk.list(`${trashFolder}/${prefix}`))) {
    const path = `${prefix}${name}`;
    if (path === MANIFEST_NAME) continue;
    if (kind === 'folder') {
      await emptyTrashFolder(target, ownFiles, `${path}/`);
      await retryTransient(disk, () => disk.removeFolder(`${trashFolder}/${path}`));
    } else if (ownFiles.has(path) || disk.stat(`${folder}/${path}`)) {
      await retryTransient(disk, () => disk.remove(`${trashFolder}/${path}`));
    } else {
      disk.makeFolders(dirname(`${folder}/${path}`));
      await renameWithRetry(disk, `${trashFolder}/${path}`, `${folder}/${path}`);
    }
  }
}
