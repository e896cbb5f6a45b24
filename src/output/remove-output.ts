/** Removes a published output, and nothing else. */

import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { checkExistingOutput } from './check-output-target.js';
import { wrapDiskErrors } from './output-error.js';
import { acquireLock } from './lock/acquire-lock.js';
import { MANIFEST_NAME, readManifest } from './manifest.js';
import { repairOutput, recoverOutput } from './recover-output.js';
import { removeFiles } from './disk/remove-files.js';
import { resolveOutputTarget, type OutputTarget, type OutputTargetOptions } from './output-target.js';

export interface RemovalResult {
  readonly removed: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Removes the files that we published, and the folder if nothing else is in it. A stranger's folder is a problem. */
export async function removeOutput(
  outDir: string,
  options: OutputTargetOptions = {},
): Promise<RemovalResult> {
  const target = resolveOutputTarget(outDir, options);
  await recoverOutput(target);
  if (!target.disk.stat(target.folder)) return { removed: false, diagnostics: [] };
  const lock = await acquireLock(target);
  try {
    return await wrapDiskErrors(target, () => removeOwnFiles(target));
  } finally {
    await lock.release();
  }
}

async function removeOwnFiles(target: OutputTarget): Promise<RemovalResult> {
  await repairOutput(target);
  const diagnostic = checkExistingOutput(target);
  if (diagnostic) return { removed: false, diagnostics: [diagnostic] };
  const { folder, disk } = target;
  const manifest = readManifest(folder, disk);
  if (!manifest) return { removed: false, diagnostics: [] };
  await removeFiles(folder, [...manifest.keys()], disk);
  // Last, so that a run that was cut can be taken up again.
  disk.remove(`${folder}/${MANIFEST_NAME}`);
  if (disk.list(folder).length === 0) disk.removeFolder(folder);
  return { removed: true, diagnostics: [] };
}
