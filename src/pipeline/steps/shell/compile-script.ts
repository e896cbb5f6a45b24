/** Compiles one of docsgen's own scripts for browsers. */

import { resolve } from 'node:path';
import type { BrowserScriptInput } from '../../../bundle/compile-browser-script.js';
import type { Read } from '../../../graph/step.js';
import { createSchemeModes } from '../../../site/color-schemes.js';
import { readOption } from '../../build-input.js';
import { trackCompiled } from '../../track-inputs.js';
import { config } from '../site/config.js';

/** What comes before scripts, on a site with color schemes besides light and dark. Those of other sites contain none of it. */
const SCHEME_PRELUDES: Readonly<Record<string, readonly string[]>> = {
  boot: ['add-to-preferences'],
  later: ['add-to-preferences', 'keep-chosen-scheme'],
  demos: ['widen-inserted-rules'],
  frame: ['add-to-preferences', 'keep-chosen-scheme', 'widen-inserted-rules'],
  sandbox: ['widen-inserted-rules', 'follow-page-scheme'],
};

/** The code of a script in `src/client/entries`. */
export async function compileScript(
  read: Read,
  name: string,
  { constants, ...options }: Omit<BrowserScriptInput, 'root' | 'entry' | 'preludes'>,
): Promise<string> {
  const { compileBrowserScript } = await import('../../../bundle/compile-browser-script.js');
  const templates = resolve(read.root, readOption(read, 'builtInTemplates'));
  const clientFolder = resolve(templates, '../src/client');
  const modes = createSchemeModes((await read.step(config)).colorSchemes);
  const preludes = modes && SCHEME_PRELUDES[name];
  const { code, ...compiled } = await compileBrowserScript({
    root: read.root,
    entry: resolve(clientFolder, 'entries', `${name}.ts`),
    ...options,
    ...(preludes && {
      preludes: preludes.map((prelude) => resolve(clientFolder, 'color-schemes', `${prelude}.ts`)),
    }),
    constants: { ...constants, ...(preludes && { COLOR_SCHEMES: modes }) },
  });
  trackCompiled(read, compiled);
  return code;
}
