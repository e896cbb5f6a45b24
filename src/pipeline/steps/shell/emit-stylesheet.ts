/** Emits a stylesheet: its rules for light and dark apply to the further color schemes of the site too. */

import type { Read } from '../../../graph/step.js';
import { createSchemeModes, widenSchemeSelectors } from '../../../site/color-schemes.js';
import { config } from '../site/config.js';
import { emitHashedFile } from './emit-hashed-file.js';

/** Returns the file's address, with base. */
export async function emitStylesheet(read: Read, name: string, css: string): Promise<string> {
  const modes = createSchemeModes((await read.step(config)).colorSchemes);
  return emitHashedFile(read, name, modes ? widenSchemeSelectors(css, modes) : css);
}
