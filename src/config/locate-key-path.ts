/** Finds keys of the config in its source. */

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

interface FieldSource {
  readonly text: string;
  /** Which of several such fields, from 0. */
  readonly nth: number;
}

/** The position of a field that has this text as its value, such as `id: 'acme'`. */
export function locateField(key: string, value: string, { text, nth }: FieldSource): Position | undefined {
  const escaped = value.replaceAll(/[^\w-]/g, '\\$&');
  const pattern = new RegExp(`(?<=^|[{,\\s])(['"]?)${key}\\1\\s*:\\s*(['"\`])${escaped}\\2`, 'g');
  const match = [...text.matchAll(pattern)][nth];
  return match && toPosition(text, match.index);
}
