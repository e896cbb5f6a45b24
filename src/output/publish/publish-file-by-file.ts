/**
 * Publishing file by file, where the folder cannot be replaced as a whole (a mount point, a parent that is not ours to
 * write) or need not be (a watch). A weaker promise than a swap: every file is whole at any time, but for some milliseconds
 * a reader may meet new pages beside old ones. A run that is cut there is finished by the next command, not undone.
 */

import { hash } from 'node:crypto';
import { OutputError, replaceErrorPath } from '../output-error.js';
import { createBlockedPathDiagnostic } from './foreign-files.js';
import { MANIFEST_NAME, readManifest, type Manifest } from '../manifest.js';
import { retryTransient, renameWithRetry } from '../disk/retry-transient.js';
import { removeFiles } from '../disk/remove-files.js';
import type { OutputTarget } from '../output-target.js';
import {
  createParentFolderMaker,
  listParentFolders,
  listTreeFiles,
  removeTree,
} from '../disk/folder-tree.js';

/** Where a file lies in a stage that is moved into place file by file: flat, since the folders of its path stand already. */
export function toStagedName(path: string): string {
  return hash('sha256', path);
}

/** Moves a finished stage, which holds the files to write and the manifest, into the published folder. */
export async function publishFileByFile(
  target: OutputTarget,
  previousManifest: Manifest,
  paths: readonly string[],
): Promise<void> {
  const { disk, stagingFolder, commitFolder } = target;
  await checkDestinations(target, previousManifest, paths);
  await retryTransient(disk, () => disk.sync(stagingFolder));
  // From here on there is no way back: recovery finishes what has this name.
  await renameWithRetry(disk, stagingFolder, commitFolder);
  await finishCommit(target);
}

/** Finishes moving the files of a commit into place; a part of them may have been moved already. */
export async function finishCommit(target: OutputTarget): Promise<void> {
  const { disk, folder, commitFolder } = target;
  const nextManifest = readManifest(commitFolder, disk);
  if (nextManifest) {
    const remainingNames = new Set(disk.list(commitFolder).map(({ name }) => name));
    const stagedPaths = [...nextManifest.keys()].filter((path) => remainingNames.has(toStagedName(path)));
    const removedPaths = [...(readManifest(folder, disk) ?? new Map()).keys()].filter(
      (path) => !nextManifest.has(path),
    );
    const blockingPaths = findBlockingPaths(removedPaths, nextManifest);
    await removeFiles(folder, [...blockingPaths], disk);
    const makeParentFolder = createParentFolderMaker(folder, disk);
    for (const path of stagedPaths.toSorted(comparePagesLast)) {
      await retryTransient(disk, () => makeParentFolder(path));
      const from = `${commitFolder}/${toStagedName(path)}`;
      await renameWithRetry(disk, from, `${folder}/${path}`).catch((error) => {
        throw replaceErrorPath(error, from, `${commitFolder}/${path}`);
      });
    }
    await removeFiles(
      folder,
      removedPaths.filter((path) => !blockingPaths.has(path)),
      disk,
    );
    await renameWithRetry(disk, `${commitFolder}/${MANIFEST_NAME}`, `${folder}/${MANIFEST_NAME}`);
    await retryTransient(disk, () => disk.sync(folder));
  }
  removeTree(commitFolder, disk);
}

/** Files that go, and stand where a folder is to be, or below a path that is to be a file. */
function findBlockingPaths(removedPaths: readonly string[], nextManifest: Manifest): ReadonlySet<string> {
  const folders = new Set([...nextManifest.keys()].flatMap(listParentFolders));
  return new Set(
    removedPaths.filter(
      (path) => folders.has(path) || listParentFolders(path).some((parent) => nextManifest.has(parent)),
    ),
  );
}

/** What pages refer to is there before them. */
export function comparePagesLast(a: string, b: string): number {
  return Number(a.endsWith('.html')) - Number(b.endsWith('.html')) || (a < b ? -1 : 1);
}

/** Refuses, while there still is a way back, what a rename could not do, or would do to somebody else's folder. */
async function checkDestinations(
  target: OutputTarget,
  previousManifest: Manifest,
  paths: readonly string[],
): Promise<void> {
  const { disk, folder } = target;
  const isAvailable = (parent: string): boolean => {
    const kind = disk.stat(`${folder}/${parent}`)?.kind;
    return kind === undefined || kind === 'folder' || previousManifest.has(parent);
  };
  const checked = new Set<string>();
  for (const path of paths) {
    for (const parent of listParentFolders(path)) {
      if (!checked.has(parent) && !isAvailable(parent))
        throw new OutputError(createBlockedPathDiagnostic(target, parent));
      checked.add(parent);
    }
    if (disk.stat(`${folder}/${path}`)?.kind !== 'folder') continue;
    const foreignFile = (await listTreeFiles(folder, disk, path)).find(
      (file) => !previousManifest.has(file.path),
    );
    if (foreignFile) throw new OutputError(createBlockedPathDiagnostic(target, foreignFile.path));
  }
}
