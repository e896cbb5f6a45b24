/** Making a folder and those above it, one by one: in some places, such as `/proc`, Node does not come back when it is asked
 *  for all at once. */

import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** One that is there already is as good; fails as the system does. */
export function createFolders(folder: string): void {
  if (existsSync(folder)) return;
  if (folder !== dirname(folder)) createFolders(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been quicker.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
