/** Resolves an output folder to its real path and to the working paths beside it. */

import { basename, dirname, join, parse, resolve } from 'node:path';
import { getErrorCode, nodeDisk, type Disk } from './disk/disk.js';
import { wrapDiskErrors } from './output-error.js';

/**
 * An output folder and the working paths of one build of it. They are siblings of the folder, and their mere existence
 * says how far a build came; no other journal is kept:
 *
 * - `stage`: a build has begun. The published folder is untouched, so the stage is dropped.
 * - `old` without the folder: a swap was cut between its two renames. `old` is whole and goes back.
 * - `old` beside the folder: the swap is done. `old` becomes `trash`.
 * - `trash`: the former output, of which some may be gone already.
 * - `commit`: a whole stage that is being moved into place file by file. It is finished.
 */
export interface OutputTarget {
  /** The real folder, absolute, with all links resolved. */
  readonly folder: string;
  /** The folder as it was asked for, absolute. */
  readonly requestedFolder: string;
  /** The folder as messages name it. */
  readonly displayName: string;
  /** Whether the folder can be replaced as a whole; a mount point, or one whose parent is not ours to write, cannot. */
  readonly isSwappable: boolean;
  readonly lockFile: string;
  readonly stagingFolder: string;
  readonly commitFolder: string;
  readonly formerFolder: string;
  readonly trashFolder: string;
  readonly disk: Disk;
}

export interface OutputTargetOptions {
  /** How messages name the folder; as it was given, if left out. */
  readonly displayName?: string;
  readonly disk?: Disk;
}

/** The target that an output folder stands for. Nothing needs to exist yet, and nothing is written. */
export function resolveOutputTarget(
  outDir: string,
  { displayName = outDir, disk = nodeDisk }: OutputTargetOptions = {},
): OutputTarget {
  return wrapDiskErrors({ displayName }, () => {
    const folder = resolveRealPath(outDir, disk);
    const isSwappable = canSwapFolder(folder, disk);
    const workPrefix = isSwappable ? getSiblingPrefix(folder) : join(folder, '.docsgen');
    return {
      folder,
      requestedFolder: resolve(outDir),
      displayName: displayName.replaceAll('\\', '/'),
      isSwappable,
      lockFile: `${workPrefix}-lock`,
      stagingFolder: `${workPrefix}-stage`,
      commitFolder: `${workPrefix}-commit`,
      formerFolder: `${workPrefix}-old`,
      trashFolder: `${workPrefix}-trash`,
      disk,
    };
  });
}

/** How the paths of the work on a folder begin, where they are beside it. */
export function getSiblingPrefix(folder: string): string {
  return join(dirname(folder), `.${basename(folder)}.docsgen`);
}

/** A path with all its links resolved, also where its last parts, or the end of a link, do not exist. */
export function resolveRealPath(path: string, disk: Disk, linkDepth = 0): string {
  const absolutePath = resolve(path);
  if (absolutePath === parse(absolutePath).root) return absolutePath;
  const parent = dirname(absolutePath);
  const resolvedPath = join(
    disk.realPath(parent) ?? resolveRealPath(parent, disk, linkDepth),
    basename(absolutePath),
  );
  if (linkDepth > 40 || disk.stat(resolvedPath)?.kind !== 'link') return resolvedPath;
  return resolveRealPath(resolve(dirname(resolvedPath), disk.readLink(resolvedPath)), disk, linkDepth + 1);
}

function canSwapFolder(folder: string, disk: Disk): boolean {
  const parent = dirname(folder);
  const parentStatus = disk.stat(parent);
  if (parentStatus && !isWritable(parent, disk)) return false;
  const status = disk.stat(folder);
  if (!status || !parentStatus) return true;
  return status.device === parentStatus.device && !isMountPoint(folder, disk);
}

function isWritable(folder: string, disk: Disk): boolean {
  try {
    disk.assertWritable(folder);
    return true;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(getErrorCode(error) ?? '')) throw error;
    return false;
  }
}

/** A folder can be mounted from the same file system, so that the device alone does not tell. Linux lists its mounts. */
function isMountPoint(folder: string, disk: Disk): boolean {
  const mounts = disk.read('/proc/self/mountinfo') ?? '';
  return mounts.split('\n').some((line) => unescapeMountPath(line.split(' ')[4] ?? '') === folder);
}

function unescapeMountPath(path: string): string {
  return path.replace(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));
}
