/** Emits a file below `_docsgen/` whose name contains the hash of its content. */

import { computeDigest } from '../../../graph/fingerprint.js';
import type { Read } from '../../../graph/step.js';
import { config } from '../site/config.js';

const HASHED_FILE = /^_docsgen\/.*\.[\da-f]{8,}\.\w+$/;

/** Whether the name of an output contains the hash of its content: under this path there is never another content. */
export function isHashedFile(path: string): boolean {
  return HASHED_FILE.test(path);
}

/** Returns the file's address, with base. */
export async function emitHashedFile(read: Read, name: string, content: string): Promise<string> {
  const { base } = await read.step(config);
  const dot = name.lastIndexOf('.');
  const path = `_docsgen/${name.slice(0, dot)}.${computeDigest(content).slice(0, 10)}${name.slice(dot)}`;
  read.emit(path, content);
  return `${base}${path}`;
}
