/** Reads a file or its status where that is possible. For files that others may be replacing at the same time. */

import { readFileSync, statSync, type Stats } from 'node:fs';

/** The bytes of a file; `undefined` where it cannot be read. */
export function tryReadBytes(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** The text of a file; `undefined` where it cannot be read. */
export function tryReadText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** The status of a file, with links followed; `undefined` where there is none. */
export function tryStat(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
