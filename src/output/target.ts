/** Where an output folder really lies, and where the work on it is done. Knows nothing of what is published. */

import { basename, dirname, join, parse, resolve } from 'node:path';
import { codeOf, nodeDisk, type Disk } from './disk.js';
import { reporting } from './failure.js';

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
export interface Target {
  /** The real folder, absolute, with all links resolved. */
  readonly folder: string;
  /** The folder as it was asked for, absolute. */
  readonly asked: string;
  /** The folder as messages name it. */
  readonly shown: string;
  /** Whether the folder can be replaced as a whole; a mount point, or one whose parent is not ours to write, cannot. */
  readonly swaps: boolean;
  readonly lock: string;
  readonly stage: string;
  readonly commit: string;
  readonly old: string;
  readonly trash: string;
  readonly disk: Disk;
}

export interface TargetOptions {
  /** How messages name the folder; as it was given, if left out. */
  readonly shown?: string;
  readonly disk?: Disk;
}

/** The target that an output folder stands for. Nothing needs to exist yet, and nothing is written. */
export function targetAt(outDir: string, { shown = outDir, disk = nodeDisk }: TargetOptions = {}): Target {
  return reporting({ shown }, () => {
    const folder = realPathOf(outDir, disk);
    const swaps = canSwap(folder, disk);
    const beside = join(dirname(folder), `.${basename(folder)}.docsgen`);
    const work = swaps ? beside : join(folder, '.docsgen');
    return {
      folder,
      asked: resolve(outDir),
      shown: shown.replaceAll('\\', '/'),
      swaps,
      lock: `${work}-lock`,
      stage: `${work}-stage`,
      commit: `${work}-commit`,
      old: `${work}-old`,
      trash: `${work}-trash`,
      disk,
    };
  });
}

/** A path with all its links resolved, also where its last parts, or the end of a link, do not exist. */
export function realPathOf(path: string, disk: Disk, links = 0): string {
  const whole = resolve(path);
  if (whole === parse(whole).root) return whole;
  const parent = dirname(whole);
  const here = join(disk.realPath(parent) ?? realPathOf(parent, disk, links), basename(whole));
  if (links > 40 || disk.look(here)?.kind !== 'link') return here;
  return realPathOf(resolve(dirname(here), disk.readLink(here)), disk, links + 1);
}

function canSwap(folder: string, disk: Disk): boolean {
  const parent = dirname(folder);
  const above = disk.look(parent);
  if (above && !mayWrite(parent, disk)) return false;
  const here = disk.look(folder);
  if (!here || !above) return true;
  return here.device === above.device && !isMountPoint(folder, disk);
}

function mayWrite(folder: string, disk: Disk): boolean {
  try {
    disk.demandWritable(folder);
    return true;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) throw error;
    return false;
  }
}

/** A folder can be mounted from the same file system, so that the device alone does not tell. Linux lists its mounts. */
function isMountPoint(folder: string, disk: Disk): boolean {
  const mounts = disk.read('/proc/self/mountinfo') ?? '';
  return mounts.split('\n').some((line) => unescaped(line.split(' ')[4] ?? '') === folder);
}

function unescaped(path: string): string {
  return path.replace(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));
}
