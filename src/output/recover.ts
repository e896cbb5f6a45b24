/** Mending what a killed build left behind. Knows nothing of sites; touches nothing but our own working folders. */

import { OutputLocked, reporting } from './failure.js';
import { acquireLock } from './lock.js';
import { readManifest } from './manifest.js';
import { patiently, renamePatiently } from './patience.js';
import { finishCommit } from './per-file.js';
import type { Target } from './target.js';
import { emptyTrash } from './trash.js';
import { removeTree } from './tree.js';

/** `busy`: another docsgen is at work there, and what looks like a leftover is its own. */
export type Recovery = 'nothing-to-do' | 'mended' | 'busy';

/** To be called at the start of every command: brings the folder into the state before or after a build that was cut. */
export async function recover(target: Target): Promise<Recovery> {
  const { disk, lock, stage, commit, old, trash } = target;
  const isLeft = reporting(target, () => [lock, stage, commit, old, trash].some((path) => disk.look(path)));
  if (!isLeft) return 'nothing-to-do';
  try {
    const held = await acquireLock(target);
    try {
      await reporting(target, () => mend(target));
    } finally {
      await held.release();
    }
    return 'mended';
  } catch (error) {
    if (error instanceof OutputLocked) return 'busy';
    throw error;
  }
}

/** The same for one who holds the lock. */
export async function mend(target: Target): Promise<void> {
  const { disk, folder, stage, commit } = target;
  if (disk.look(commit)) await finishCommit(target);
  // Before `old` can become trash, an older trash must be gone. Without a folder it waits: it may hold what is not ours.
  if (disk.look(folder)) await emptyTrash(target);
  await mendSwap(target);
  if (disk.look(folder)) await emptyTrash(target);
  await patiently(disk, () => removeTree(stage, disk));
}

/** What `old` beside the folder, or without it, means is said in `target.ts`. */
async function mendSwap({ disk, folder, old, trash }: Target): Promise<void> {
  if (!disk.look(old)) return;
  const here = disk.look(folder);
  if (here?.kind === 'folder' && readManifest(folder, disk)) return renamePatiently(disk, old, trash);
  // Somebody made an empty folder meanwhile; one that is not empty is not ours, and is left to `checkTarget`.
  if (here?.kind === 'folder' && disk.list(folder).length === 0)
    await patiently(disk, () => disk.removeFolder(folder));
  if (!disk.look(folder)) await renamePatiently(disk, old, folder);
}
