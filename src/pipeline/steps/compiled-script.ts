/** A script of docsgen's own for browsers, compiled. */

import { relative, resolve } from 'node:path';
import type { BrowserScriptInput } from '../../bundle/browser.js';
import type { Read } from '../../graph/step.js';
import { readOption } from '../given.js';

/** The code of a script in `src/islands`. */
export async function compileScript(
  read: Read,
  name: string,
  options: Omit<BrowserScriptInput, 'root' | 'entry'>,
): Promise<string> {
  const { compileBrowserScript: compileForBrowser } = await import('../../bundle/browser.js');
  const entry = resolve(read.root, readOption(read, 'builtInTemplates'), '../src/islands', `${name}.ts`);
  const { code, inputs } = await compileForBrowser({ root: read.root, entry, ...options });
  for (const input of inputs) read.trackFile(relative(read.root, input));
  return code;
}
