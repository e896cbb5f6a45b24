/** Emits a file below `_docsgen/` whose name contains the hash of its content. */

import { computeDigest } from '../../../graph/fingerprint.js';
import type { Read } from '../../../graph/step.js';
import { config } from '../site/config.js';

/** Returns the file's address, with base. */
export async function emitHashedFile(read: Read, name: string, content: string): Promise<string> {
  const { base } = await read.step(config);
  const dot = name.lastIndexOf('.');
  const path = `_docsgen/${name.slice(0, dot)}.${computeDigest(content).slice(0, 10)}${name.slice(dot)}`;
  read.emit(path, content);
  return `${base}${path}`;
}
