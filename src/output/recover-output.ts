/** Repairs what a killed build left behind. Changes only our own working folders. */

import { OutputLockedError, wrapDiskErrors } from './output-error.js';
import { acquireLock } from './lock/acquire-lock.js';
import { readManifest } from './manifest.js';
import { retryTransient, renameWithRetry } from './disk/retry-transient.js';
import { finishCommit } from './publish/publish-file-by-file.js';
import type { OutputTarget } from './output-target.js';
import { emptyTrash } from './publish/empty-trash.js';
import { removeTree } from './disk/folder-tree.js';

/** `busy`: another docsgen is at work there, and what looks like a leftover is its own. */
type RecoveryStatus = 'nothing-to-do' | 'recovered' | 'busy';

/** To be called at the start of every command: brings the folder into the state before or after a build that was cut. */
export async function recoverOutput(target: OutputTarget): Promise<RecoveryStatus> {
  const { disk, lockFile, stagingFolder, commitFolder, formerFolder, trashFolder } = target;
  const hasLeftovers = wrapDiskErrors(target, () =>
    [lockFile, stagingFolder, commitFolder, formerFolder, trashFolder].some((path) => disk.stat(path)),
  );
  if (!hasLeftovers) return 'nothing-to-do';
  try {
    const outputLock = await acquireLock(target);
    try {
      await wrapDiskErrors(target, () => repairOutput(target));
    } finally {
      await outputLock.release();
    }
    return 'recovered';
  } catch (error) {
    if (error instanceof OutputLockedError) return 'busy';
    throw error;
  }
}

/** The same for one who holds the lock. */
export async function repairOutput(target: OutputTarget): Promise<void> {
  const { disk, folder, stagingFolder, commitFolder } = target;
  if (disk.stat(commitFolder)) await finishCommit(target);
  // Before `old` can become trash, an older trash must be gone. Without a folder it waits: it may hold what is not ours.
  if (disk.stat(folder)) await emptyTrash(target);
  await repairSwap(target);
  if (disk.stat(folder)) await emptyTrash(target);
  await retryTransient(disk, () => removeTree(stagingFolder, disk));
}

/** What `old` beside the folder, or without it, means is said in `target.ts`. */
async function repairSwap({ disk, folder, formerFolder, trashFolder }: OutputTarget): Promise<void> {
  if (!disk.stat(formerFolder)) return;
  const status = disk.stat(folder);
  if (status?.kind === 'folder' && readManifest(folder, disk))
    return renameWithRetry(disk, formerFolder, trashFolder);
  // Somebody made an empty folder meanwhile; one that is not empty is not ours, and is left to `checkTarget`.
  if (status?.kind === 'folder' && disk.list(folder).length === 0)
    await retryTransient(disk, () => disk.removeFolder(folder));
  if (!disk.stat(folder)) await renameWithRetry(disk, formerFolder, folder);
}
