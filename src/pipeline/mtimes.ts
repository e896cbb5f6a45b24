/** The times at which published files were written, kept beside the cache from one build to the next. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeFingerprint } from '../graph/fingerprint.js';
import type { Mtimes } from '../output/publish/previous-output.js';
import type { Folders } from './resolve-folders.js';

/** When each published file was written: tells a file that was changed by hand. Any doubt is silence. */
export function readMtimes(folders: Folders): Mtimes {
  try {
    return new Map(JSON.parse(readFileSync(getMtimesFile(folders)!, 'utf8')) as [string, number][]);
  } catch {
    return new Map();
  }
}

/** For the next build. */
export function writeMtimes(folders: Folders, mtimes: Mtimes): void {
  const file = getMtimesFile(folders);
  if (file === undefined) return;
  try {
    writeFileSync(file, JSON.stringify([...mtimes]));
  } catch {
    // The next build looks at times instead; nothing is lost.
  }
}

/** One for each output folder. */
function getMtimesFile({ cache, outDir }: Folders): string | undefined {
  return cache === undefined ? undefined : join(cache, `stamps-${computeFingerprint(outDir)}.json`);
}
