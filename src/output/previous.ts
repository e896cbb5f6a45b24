/** What was published before, and how much of it still stands as it was written. Knows nothing of what comes next. */

import { MANIFEST, readManifest, type FileRecord, type Manifest } from './manifest.js';
import type { Target } from './target.js';

export interface Previous {
  /** Whether there is a folder at all. */
  readonly present: boolean;
  /** `undefined` if nothing was published here yet. */
  readonly manifest: Manifest | undefined;
  /** The time of a published file; `undefined` if it is not there as we wrote it. */
  timeOf(path: string): number | undefined;
  /** Whether the file at a path was published with these bytes, and was not touched since. */
  holds(path: string, file: FileRecord): boolean;
}

/** The time at which each published file was written, in milliseconds. */
export type Stamps = ReadonlyMap<string, number>;

/**
 * Reads what was published. A file counts as untouched if it has the size that the manifest gives, and the time that
 * `trusted` gives. Where `trusted` is silent, no later time than the manifest, which is written last: a hand that changes
 * a file makes it younger. So the answer is wrong only if the size stayed and the clock was set back in between.
 */
export function readPrevious({ folder, disk }: Target, trusted: Stamps = new Map()): Previous {
  const manifest = readManifest(folder, disk);
  const published = disk.look(`${folder}/${MANIFEST}`)?.time ?? 0;
  const known = new Map<string, number | undefined>();
  const look = (path: string): number | undefined => {
    const found = disk.look(`${folder}/${path}`);
    if (found?.kind !== 'file' || found.size !== manifest?.get(path)?.bytes) return undefined;
    const stamp = trusted.get(path);
    const untouched = stamp === undefined ? found.time <= published : found.time === stamp;
    return untouched ? found.time : undefined;
  };
  const timeOf = (path: string): number | undefined => {
    if (!known.has(path)) known.set(path, look(path));
    return known.get(path);
  };
  const holds = (path: string, file: FileRecord): boolean =>
    manifest?.get(path)?.hash === file.hash && timeOf(path) !== undefined;
  return { present: disk.look(folder) !== undefined, manifest, timeOf, holds };
}
