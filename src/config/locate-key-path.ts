/** Finds a key of the config in its source. */

import { toPosition, type Position } from '../diagnostics/find-position.js';

/** The position of the last key of the path in the source. Each key is looked for after the one before it. */
export function locateKeyPath(keys: readonly string[], text: string): Position | undefined {
  let offset = 0;
  let keyOffset: number | undefined;
  for (const key of keys) {
    if (/^\d+$/.test(key)) continue;
    const pattern = new RegExp(`(?<=^|[{,\\s])(['"]?)${key.replace(/[^\w-]/g, '.')}\\1\\s*[:,}]`);
    const match = pattern.exec(text.slice(offset));
    if (!match) break;
    keyOffset = offset + match.index;
    offset = keyOffset + key.length;
  }
  return keyOffset === undefined ? undefined : toPosition(text, keyOffset);
}
