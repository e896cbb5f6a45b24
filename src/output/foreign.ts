/** Files in the output folder that are not ours: they are kept, and never written over by a folder. Knows nothing of pages. */

import type { Problem } from '../report/problem.js';
import { codeOf } from './disk.js';
import { OutputFailed } from './failure.js';
import { MANIFEST, type Manifest } from './manifest.js';
import { patiently } from './patience.js';
import type { Target } from './target.js';
import { foldersOf, leavesBelow, type Leaf } from './tree.js';

/** What a file system answers on which a file cannot have two names. */
const UNLINKABLE = ['EPERM', 'EXDEV', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

/** Gives a file a second name, or copies it where that cannot be; tells whether it was copied. */
export async function linkOrCopy({ disk }: Target, from: string, to: string): Promise<boolean> {
  try {
    disk.link(from, to);
    return false;
  } catch (error) {
    if (!UNLINKABLE.includes(codeOf(error) ?? '')) throw error;
  }
  await patiently(disk, () => disk.copy(from, to));
  return true;
}

export interface Carrying {
  readonly target: Target;
  readonly before: Manifest;
  readonly after: Manifest;
  /** Makes the folder of a path below the stage. */
  readonly makeFolder: (path: string) => void;
}

/** Brings every file that is not ours from the published folder into the stage, unless a file of ours takes its path. */
export async function carryForeign({ target, before, after, makeFolder }: Carrying): Promise<void> {
  const { folder, stage, disk } = target;
  const folders = new Set([...after.keys()].flatMap(foldersOf));
  for (const leaf of await foreignLeaves(target, before)) {
    const { path } = leaf;
    if (after.has(path)) continue;
    if (folders.has(path)) throw new OutputFailed(inTheWay(target, path));
    if (foldersOf(path).some((above) => after.has(above))) throw new OutputFailed(inTheWay(target, path));
    makeFolder(path);
    if (leaf.kind === 'link') disk.makeLink(disk.readLink(`${folder}/${path}`), `${stage}/${path}`);
    else await carry(target, leaf);
  }
}

/** The files below the published folder that our last manifest does not know. */
async function foreignLeaves({ folder, disk }: Target, before: Manifest): Promise<readonly Leaf[]> {
  const leaves = await leavesBelow(folder, disk);
  return leaves.filter(({ path }) => path !== MANIFEST && !before.has(path));
}

/** A pipe or socket that cannot be linked stays behind, and is moved after the swap. */
async function carry(target: Target, { path, kind }: Leaf): Promise<void> {
  const [from, to] = [`${target.folder}/${path}`, `${target.stage}/${path}`];
  try {
    target.disk.link(from, to);
  } catch (error) {
    const code = codeOf(error) ?? '';
    // Another disk that is mounted inside the output would be emptied when the former output is removed.
    if (code === 'EXDEV') throw new OutputFailed(elsewhere(target, path));
    if (!UNLINKABLE.includes(code)) throw error;
    if (kind === 'file') await patiently(target.disk, () => target.disk.copy(from, to));
  }
}

/** The problem of a file that is not ours and stands where the site needs a folder, or of a folder where it needs a file. */
export function inTheWay({ shown }: Target, path: string): Problem {
  return {
    code: 'output/foreign-file',
    severity: 'error',
    file: `${shown}/${path}`,
    message: `${shown}/${path} was not made by docsgen and stands in the way of a file of the site.`,
    hint: 'Move it out of the output folder, then build again.',
  };
}

function elsewhere({ shown }: Target, path: string): Problem {
  return {
    code: 'output/foreign-file',
    severity: 'error',
    file: `${shown}/${path}`,
    message: `${shown}/${path} was not made by docsgen and lies on another disk, so it cannot be kept while ${shown} is replaced.`,
    hint: 'Mount that disk outside of the output folder.',
  };
}
