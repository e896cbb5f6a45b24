/** Publishes a whole folder at once: the staging folder is completed with unchanged files and renamed into place. */

import { basename, dirname } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { toOutputDiagnostic } from '../output-error.js';
import { carryForeignFiles, linkOrCopy } from './foreign-files.js';
import type { Manifest } from '../manifest.js';
import { retryTransient, renameWithRetry } from '../disk/retry-transient.js';
import type { PreviousOutput } from './previous-output.js';
import type { OutputTarget } from '../output-target.js';
import { emptyTrash } from './empty-trash.js';
import { createParentFolderMaker } from '../disk/folder-tree.js';

/** Brings what did not change, and what is not ours, into the stage; gives the times of the files that had to be copied. */
export async function fillStagingFolder(
  target: OutputTarget,
  previous: PreviousOutput,
  files: Manifest,
): Promise<Map<string, number>> {
  const { disk, folder, stagingFolder } = target;
  const makeParentFolder = createParentFolderMaker(stagingFolder, disk);
  const copiedMtimes = new Map<string, number>();
  for (const [path, file] of files) {
    if (!previous.isUnchanged(path, file)) continue;
    await retryTransient(disk, () => makeParentFolder(path));
    const wasCopied = await linkOrCopy(target, `${folder}/${path}`, `${stagingFolder}/${path}`);
    if (wasCopied) copiedMtimes.set(path, disk.stat(`${stagingFolder}/${path}`)?.mtimeMs ?? 0);
  }
  const previousManifest = previous.manifest ?? new Map();
  if (previous.exists)
    await carryForeignFiles({ target, previousManifest, nextManifest: files, makeParentFolder });
  return copiedMtimes;
}

/** Puts a finished stage in the folder's place. If that fails, the folder is as it was. */
export async function swapFolder(
  { disk, folder, stagingFolder, formerFolder }: OutputTarget,
  exists: boolean,
): Promise<void> {
  await retryTransient(disk, () => disk.sync(stagingFolder));
  if (exists) await renameWithRetry(disk, folder, formerFolder);
  try {
    await renameWithRetry(disk, stagingFolder, folder);
  } catch (error) {
    // If the disk refuses this too, the next command does it.
    if (exists) await renameWithRetry(disk, formerFolder, folder).catch(() => undefined);
    throw error;
  }
}

/** Removes the former output after a swap. The new one is published, so that a failure is a warning only. */
export async function removeFormerFolder(target: OutputTarget): Promise<readonly Diagnostic[]> {
  const { disk, folder, formerFolder, trashFolder } = target;
  try {
    await retryTransient(disk, () => disk.sync(dirname(folder)));
    if (disk.stat(formerFolder)) await renameWithRetry(disk, formerFolder, trashFolder);
    await emptyTrash(target);
    return [];
  } catch (error) {
    const diagnostic = toOutputDiagnostic(error, target);
    if (!diagnostic) throw error;
    const message = `The site is published, but ${basename(trashFolder)} could not be removed: ${diagnostic.message}`;
    const hint = 'The next build tries again; you can also delete the folder yourself.';
    return [{ ...diagnostic, code: 'output/leftover', severity: 'warning', message, hint }];
  }
}
