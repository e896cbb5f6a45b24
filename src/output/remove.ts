/** Removing a published output, and nothing else. Knows nothing of builds. */

import type { Problem } from '../report/problem.js';
import { standingProblem } from './check-target.js';
import { reporting } from './failure.js';
import { acquireLock } from './lock.js';
import { MANIFEST, readManifest } from './manifest.js';
import { mend, recover } from './recover.js';
import { removeFiles } from './removal.js';
import { targetAt, type Target, type TargetOptions } from './target.js';

export interface Removal {
  readonly removed: boolean;
  readonly problems: readonly Problem[];
}

/** Removes the files that we published, and the folder if nothing else is in it. A stranger's folder is a problem. */
export async function removeOwned(outDir: string, options: TargetOptions = {}): Promise<Removal> {
  const target = targetAt(outDir, options);
  await recover(target);
  if (!target.disk.look(target.folder)) return { removed: false, problems: [] };
  const lock = await acquireLock(target);
  try {
    return await reporting(target, () => removeOurs(target));
  } finally {
    await lock.release();
  }
}

async function removeOurs(target: Target): Promise<Removal> {
  await mend(target);
  const problem = standingProblem(target);
  if (problem) return { removed: false, problems: [problem] };
  const { folder, disk } = target;
  const manifest = readManifest(folder, disk);
  if (!manifest) return { removed: false, problems: [] };
  await removeFiles(folder, [...manifest.keys()], disk);
  // Last, so that a run that was cut can be taken up again.
  disk.remove(`${folder}/${MANIFEST}`);
  if (disk.list(folder).length === 0) disk.removeFolder(folder);
  return { removed: true, problems: [] };
}
