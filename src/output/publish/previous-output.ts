/** Reads what was published before, and which of its files are still as we wrote them. */

import { MANIFEST_NAME, readManifest, type FileRecord, type Manifest } from '../manifest.js';
import type { OutputTarget } from '../output-target.js';

export interface PreviousOutput {
  /** Whether there is a folder at all. */
  readonly exists: boolean;
  /** `undefined` if nothing was published here yet. */
  readonly manifest: Manifest | undefined;
  /** The time of a published file; `undefined` if it is not there as we wrote it. */
  getMtime(path: string): number | undefined;
  /** Whether the file at a path was published with these bytes, and was not touched since. */
  isUnchanged(path: string, file: FileRecord): boolean;
}

/** The time at which each published file was written, in milliseconds. */
export type Mtimes = ReadonlyMap<string, number>;

/**
 * Reads what was published. A file counts as untouched if it has the size that the manifest gives, and the time that
 * `trusted` gives. Where `trusted` is silent, no later time than the manifest, which is written last: a hand that changes
 * a file makes it younger. So the answer is wrong only if the size stayed and the clock was set back in between.
 */
export function readPreviousOutput(
  { folder, disk }: OutputTarget,
  knownMtimes: Mtimes = new Map(),
): PreviousOutput {
  const manifest = readManifest(folder, disk);
  const manifestMtime = disk.stat(`${folder}/${MANIFEST_NAME}`)?.mtimeMs ?? 0;
  const checkedMtimes = new Map<string, number | undefined>();
  const checkMtime = (path: string): number | undefined => {
    const status = disk.stat(`${folder}/${path}`);
    if (status?.kind !== 'file' || status.size !== manifest?.get(path)?.bytes) return undefined;
    const knownMtime = knownMtimes.get(path);
    const isUntouched =
      knownMtime === undefined ? status.mtimeMs <= manifestMtime : status.mtimeMs === knownMtime;
    return isUntouched ? status.mtimeMs : undefined;
  };
  const getMtime = (path: string): number | undefined => {
    if (!checkedMtimes.has(path)) checkedMtimes.set(path, checkMtime(path));
    return checkedMtimes.get(path);
  };
  const isUnchanged = (path: string, file: FileRecord): boolean =>
    manifest?.get(path)?.hash === file.hash && getMtime(path) !== undefined;
  return { exists: disk.stat(folder) !== undefined, manifest, getMtime, isUnchanged };
}
