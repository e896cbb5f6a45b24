/** Compiles one of docsgen's own scripts for browsers. */

import { resolve } from 'node:path';
import type { BrowserScriptInput } from '../../../bundle/compile-browser-script.js';
import type { Read } from '../../../graph/step.js';
import { readOption } from '../../build-input.js';
import { trackCompiled } from '../../track-inputs.js';

/** The code of a script in `src/client/entries`. */
export async function compileScript(
  read: Read,
  name: string,
  options: Omit<BrowserScriptInput, 'root' | 'entry'>,
): Promise<string> {
  const { compileBrowserScript } = await import('../../../bundle/compile-browser-script.js');
  const templates = resolve(read.root, readOption(read, 'builtInTemplates'));
  const entry = resolve(templates, '../src/client/entries', `${name}.ts`);
  const { code, ...compiled } = await compileBrowserScript({ root: read.root, entry, ...options });
  trackCompiled(read, compiled);
  return code;
}
