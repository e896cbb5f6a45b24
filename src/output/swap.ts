/** Publishing all at once: the stage is completed with what did not change, and takes the folder's place. Knows no pages. */

import { basename, dirname } from 'node:path';
import type { Problem } from '../report/problem.js';
import { problemOf } from './failure.js';
import { carryForeign, linkOrCopy } from './foreign.js';
import type { Manifest } from './manifest.js';
import { patiently, renamePatiently } from './patience.js';
import type { Previous } from './previous.js';
import type { Target } from './target.js';
import { emptyTrash } from './trash.js';
import { folderMaker } from './tree.js';

/** Brings what did not change, and what is not ours, into the stage; gives the times of the files that had to be copied. */
export async function fillStage(
  target: Target,
  previous: Previous,
  files: Manifest,
): Promise<Map<string, number>> {
  const { disk, folder, stage } = target;
  const makeFolder = folderMaker(stage, disk);
  const copied = new Map<string, number>();
  for (const [path, file] of files) {
    if (!previous.holds(path, file)) continue;
    await patiently(disk, () => makeFolder(path));
    const wasCopied = await linkOrCopy(target, `${folder}/${path}`, `${stage}/${path}`);
    if (wasCopied) copied.set(path, disk.look(`${stage}/${path}`)?.time ?? 0);
  }
  const before = previous.manifest ?? new Map();
  if (previous.present) await carryForeign({ target, before, after: files, makeFolder });
  return copied;
}

/** Puts a finished stage in the folder's place. If that fails, the folder is as it was. */
export async function swapIn({ disk, folder, stage, old }: Target, present: boolean): Promise<void> {
  await patiently(disk, () => disk.sync(stage));
  if (present) await renamePatiently(disk, folder, old);
  try {
    await renamePatiently(disk, stage, folder);
  } catch (error) {
    // If the disk refuses this too, the next command does it.
    if (present) await renamePatiently(disk, old, folder).catch(() => undefined);
    throw error;
  }
}

/** Removes the former output after a swap. The new one is published, so that a failure is a warning only. */
export async function retire(target: Target): Promise<readonly Problem[]> {
  const { disk, folder, old, trash } = target;
  try {
    await patiently(disk, () => disk.sync(dirname(folder)));
    if (disk.look(old)) await renamePatiently(disk, old, trash);
    await emptyTrash(target);
    return [];
  } catch (error) {
    const problem = problemOf(error, target);
    if (!problem) throw error;
    const message = `The site is published, but ${basename(trash)} could not be removed: ${problem.message}`;
    const hint = 'The next build tries again; the folder may also be deleted by hand.';
    return [{ ...problem, code: 'output/leftover', severity: 'warning', message, hint }];
  }
}
