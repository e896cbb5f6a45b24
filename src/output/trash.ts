/** Removing a former output without losing what is not ours. Knows nothing of how it came to be the former one. */

import { dirname } from 'node:path';
import { MANIFEST, readManifest, type Manifest } from './manifest.js';
import { patiently, renamePatiently } from './patience.js';
import type { Target } from './target.js';

/**
 * Removes the trash: what we wrote is deleted, what somebody else put there meanwhile is moved into the published folder
 * (unless something stands there by that name). The manifest goes last, so that a run that was cut can be taken up again.
 */
export async function emptyTrash(target: Target): Promise<void> {
  const { trash, disk } = target;
  if (!disk.look(trash)) return;
  const ours = readManifest(trash, disk) ?? new Map();
  await emptyFolder(target, ours, '');
  if (disk.look(`${trash}/${MANIFEST}`)) await patiently(disk, () => disk.remove(`${trash}/${MANIFEST}`));
  await patiently(disk, () => disk.removeFolder(trash));
}

async function emptyFolder(target: Target, ours: Manifest, below: string): Promise<void> {
  const { folder, trash, disk } = target;
  for (const { name, kind } of await patiently(disk, () => disk.list(`${trash}/${below}`))) {
    const path = `${below}${name}`;
    if (path === MANIFEST) continue;
    if (kind === 'folder') {
      await emptyFolder(target, ours, `${path}/`);
      await patiently(disk, () => disk.removeFolder(`${trash}/${path}`));
    } else if (ours.has(path) || disk.look(`${folder}/${path}`)) {
      await patiently(disk, () => disk.remove(`${trash}/${path}`));
    } else {
      disk.makeFolders(dirname(`${folder}/${path}`));
      await renamePatiently(disk, `${trash}/${path}`, `${folder}/${path}`);
    }
  }
}
