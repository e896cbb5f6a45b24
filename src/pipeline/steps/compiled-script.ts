/** A script of docsgen's own for browsers, compiled. */

import { relative, resolve } from 'node:path';
import type { BrowserScript } from '../../bundle/browser.js';
import type { Read } from '../../graph/step.js';
import { given } from '../given.js';

/** The code of a script in `src/islands`. */
export async function compiled(
  read: Read,
  name: string,
  options: Omit<BrowserScript, 'root' | 'entry'>,
): Promise<string> {
  const { compileForBrowser } = await import('../../bundle/browser.js');
  const entry = resolve(read.root, given(read, 'ownTemplates'), '../src/islands', `${name}.ts`);
  const { code, inputs } = await compileForBrowser({ root: read.root, entry, ...options });
  for (const input of inputs) read.note(relative(read.root, input));
  return code;
}
