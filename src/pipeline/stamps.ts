/** The times at which published files were written, kept beside the cache from one build to the next. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from '../graph/fingerprint.js';
import type { Stamps } from '../output/previous.js';
import type { Folders } from './folders.js';

/** When each published file was written: tells a file that was changed by hand. Any doubt is silence. */
export function readStamps(folders: Folders): Stamps {
  try {
    return new Map(JSON.parse(readFileSync(stampsFile(folders)!, 'utf8')) as [string, number][]);
  } catch {
    return new Map();
  }
}

/** For the next build. */
export function writeStamps(folders: Folders, stamps: Stamps): void {
  const file = stampsFile(folders);
  if (file === undefined) return;
  try {
    writeFileSync(file, JSON.stringify([...stamps]));
  } catch {
    // The next build looks at times instead; nothing is lost.
  }
}

/** One for each output folder. */
function stampsFile({ cache, outDir }: Folders): string | undefined {
  return cache === undefined ? undefined : join(cache, `stamps-${fingerprintOf(outDir)}.json`);
}
