/**
 * Publishing file by file, where the folder cannot be replaced as a whole (a mount point, a parent that is not ours to
 * write) or need not be (a watch). A weaker promise than a swap: every file is whole at any time, but for some milliseconds
 * a reader may meet new pages beside old ones. A run that is cut there is finished by the next command, not undone.
 */

import { hash } from 'node:crypto';
import { OutputFailed, renamed } from './failure.js';
import { inTheWay } from './foreign.js';
import { MANIFEST, readManifest, type Manifest } from './manifest.js';
import { patiently, renamePatiently } from './patience.js';
import { removeFiles } from './removal.js';
import type { Target } from './target.js';
import { folderMaker, foldersOf, leavesBelow, removeTree } from './tree.js';

/** Where a file lies in a stage that is moved into place file by file: flat, since the folders of its path stand already. */
export function stagedName(path: string): string {
  return hash('sha256', path);
}

/** Moves a finished stage, which holds the files to write and the manifest, into the published folder. */
export async function publishFiles(
  target: Target,
  before: Manifest,
  paths: readonly string[],
): Promise<void> {
  const { disk, stage, commit } = target;
  await checkWay(target, before, paths);
  await patiently(disk, () => disk.sync(stage));
  // From here on there is no way back: recovery finishes what has this name.
  await renamePatiently(disk, stage, commit);
  await finishCommit(target);
}

/** Finishes moving the files of a commit into place; a part of them may have been moved already. */
export async function finishCommit(target: Target): Promise<void> {
  const { disk, folder, commit } = target;
  const after = readManifest(commit, disk);
  if (after) {
    const left = new Set(disk.list(commit).map(({ name }) => name));
    const staged = [...after.keys()].filter((path) => left.has(stagedName(path)));
    const gone = [...(readManifest(folder, disk) ?? new Map()).keys()].filter((path) => !after.has(path));
    const blocking = blockers(gone, after);
    await removeFiles(folder, [...blocking], disk);
    const makeFolder = folderMaker(folder, disk);
    for (const path of staged.toSorted(pagesLast)) {
      await patiently(disk, () => makeFolder(path));
      const from = `${commit}/${stagedName(path)}`;
      await renamePatiently(disk, from, `${folder}/${path}`).catch((error) => {
        throw renamed(error, from, `${commit}/${path}`);
      });
    }
    await removeFiles(
      folder,
      gone.filter((path) => !blocking.has(path)),
      disk,
    );
    await renamePatiently(disk, `${commit}/${MANIFEST}`, `${folder}/${MANIFEST}`);
    await patiently(disk, () => disk.sync(folder));
  }
  removeTree(commit, disk);
}

/** Files that go, and stand where a folder is to be, or below a path that is to be a file. */
function blockers(gone: readonly string[], after: Manifest): ReadonlySet<string> {
  const folders = new Set([...after.keys()].flatMap(foldersOf));
  return new Set(
    gone.filter((path) => folders.has(path) || foldersOf(path).some((above) => after.has(above))),
  );
}

/** What pages refer to is there before them. */
export function pagesLast(a: string, b: string): number {
  return Number(a.endsWith('.html')) - Number(b.endsWith('.html')) || (a < b ? -1 : 1);
}

/** Refuses, while there still is a way back, what a rename could not do, or would do to somebody else's folder. */
async function checkWay(target: Target, before: Manifest, paths: readonly string[]): Promise<void> {
  const { disk, folder } = target;
  const isFree = (above: string): boolean => {
    const kind = disk.look(`${folder}/${above}`)?.kind;
    return kind === undefined || kind === 'folder' || before.has(above);
  };
  const checked = new Set<string>();
  for (const path of paths) {
    for (const above of foldersOf(path)) {
      if (!checked.has(above) && !isFree(above)) throw new OutputFailed(inTheWay(target, above));
      checked.add(above);
    }
    if (disk.look(`${folder}/${path}`)?.kind !== 'folder') continue;
    const stranger = (await leavesBelow(folder, disk, path)).find((leaf) => !before.has(leaf.path));
    if (stranger) throw new OutputFailed(inTheWay(target, stranger.path));
  }
}
