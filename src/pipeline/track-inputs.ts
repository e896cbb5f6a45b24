/** Tracks files that tools have read for a step. */

import { relative } from 'node:path';
import type { Read } from '../graph/step.js';

/** Notes files by their absolute paths. */
export function trackInputs(read: Read): (paths: readonly string[]) => void {
  return (paths) => {
    for (const path of paths) read.trackFile(relative(read.root, path));
  };
}
