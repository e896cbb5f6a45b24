/** Foreign files: files in the output folder that docsgen did not write. They are kept. */

import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { getErrorCode } from '../disk/disk.js';
import { OutputError } from '../output-error.js';
import { MANIFEST_NAME, type Manifest } from '../manifest.js';
import { retryTransient } from '../disk/retry-transient.js';
import type { OutputTarget } from '../output-target.js';
import { listParentFolders, listTreeFiles, type TreeFile } from '../disk/folder-tree.js';

/** What a file system answers on which a file cannot have two names. */
const LINK_UNSUPPORTED_CODES = ['EPERM', 'EXDEV', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

/** Gives a file a second name, or copies it where that cannot be; tells whether it was copied. */
export async function linkOrCopy({ disk }: OutputTarget, from: string, to: string): Promise<boolean> {
  try {
    disk.link(from, to);
    return false;
  } catch (error) {
    if (!LINK_UNSUPPORTED_CODES.includes(getErrorCode(error) ?? '')) throw error;
  }
  await retryTransient(disk, () => disk.copy(from, to));
  return true;
}

interface CarryOptions {
  readonly target: OutputTarget;
  readonly previousManifest: Manifest;
  readonly nextManifest: Manifest;
  /** Makes the folder of a path below the stage. */
  readonly makeParentFolder: (path: string) => void;
}

/** Brings every file that is not ours from the published folder into the stage, unless a file of ours takes its path. */
export async function carryForeignFiles({
  target,
  previousManifest,
  nextManifest,
  makeParentFolder,
}: CarryOptions): Promise<void> {
  const { folder, stagingFolder, disk } = target;
  const folders = new Set([...nextManifest.keys()].flatMap(listParentFolders));
  for (const file of await findForeignFiles(target, previousManifest)) {
    const { path } = file;
    if (nextManifest.has(path)) continue;
    if (folders.has(path)) throw new OutputError(createBlockedPathDiagnostic(target, path));
    if (listParentFolders(path).some((parent) => nextManifest.has(parent)))
      throw new OutputError(createBlockedPathDiagnostic(target, path));
    makeParentFolder(path);
    if (file.kind === 'link')
      disk.makeSymlink(disk.readLink(`${folder}/${path}`), `${stagingFolder}/${path}`);
    else await carryFile(target, file);
  }
}

/** The files below the published folder that our last manifest does not know. */
async function findForeignFiles(
  { folder, disk }: OutputTarget,
  previousManifest: Manifest,
): Promise<readonly TreeFile[]> {
  const files = await listTreeFiles(folder, disk);
  return files.filter(({ path }) => path !== MANIFEST_NAME && !previousManifest.has(path));
}

/** A pipe or socket that cannot be linked stays behind, and is moved after the swap. */
async function carryFile(target: OutputTarget, { path, kind }: TreeFile): Promise<void> {
  const [from, to] = [`${target.folder}/${path}`, `${target.stagingFolder}/${path}`];
  try {
    target.disk.link(from, to);
  } catch (error) {
    const code = getErrorCode(error) ?? '';
    // Another disk that is mounted inside the output would be emptied when the former output is removed.
    if (code === 'EXDEV') throw new OutputError(createOtherDiskDiagnostic(target, path));
    if (!LINK_UNSUPPORTED_CODES.includes(code)) throw error;
    if (kind === 'file') await retryTransient(target.disk, () => target.disk.copy(from, to));
  }
}

/** The problem of a file that is not ours and stands where the site needs a folder, or of a folder where it needs a file. */
export function createBlockedPathDiagnostic({ displayName }: OutputTarget, path: string): Diagnostic {
  return {
    code: 'output/foreign-file',
    severity: 'error',
    file: `${displayName}/${path}`,
    message: `${displayName}/${path} was not made by docsgen and is in the way of a file of the site.`,
    hint: 'Move it out of the output folder, then build again.',
  };
}

function createOtherDiskDiagnostic({ displayName }: OutputTarget, path: string): Diagnostic {
  return {
    code: 'output/foreign-file',
    severity: 'error',
    file: `${displayName}/${path}`,
    message: `${displayName}/${path} was not made by docsgen and is on another disk, so it cannot be kept while ${displayName} is replaced.`,
    hint: 'Mount that disk outside of the output folder.',
  };
}
