/** Compiles one of docsgen's own scripts for browsers. */

import { resolve } from 'node:path';
import type { BrowserScriptInput } from '../../../bundle/compile-browser-script.js';
import type { Read, Step } from '../../../graph/step.js';
import { createSchemeModes } from '../../../site/color-schemes.js';
import { getSourceFolder } from '../../build-input.js';
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

type ScriptOptions = Omit<BrowserScriptInput, 'root' | 'entry' | 'preludes'>;

interface ScriptKey extends ScriptOptions {
  readonly name: string;
  readonly preludes: readonly string[];
}

/** The code of a script in `src/client/entries`. */
export async function compileScript(read: Read, name: string, options: ScriptOptions): Promise<string> {
  const modes = createSchemeModes((await read.step(config)).colorSchemes);
  const preludes = modes ? (SCHEME_PRELUDES[name] ?? []) : [];
  const constants = { ...options.constants, ...(preludes.length > 0 && { COLOR_SCHEMES: modes }) };
  return read.step(compiledScript, { ...options, name, preludes, constants });
}

/** The code of a script with what it is compiled from as the key: it is not compiled again because something else in the
 *  config has changed. */
export const compiledScript: Step<string, ScriptKey> = {
  name: 'compiled script',
  run: async (read, { name, preludes, ...options }) => {
    const { compileBrowserScript } = await import('../../../bundle/compile-browser-script.js');
    const clientFolder = resolve(getSourceFolder(read), 'client');
    const { code, ...compiled } = await compileBrowserScript({
      ...options,
      root: read.root,
      entry: resolve(clientFolder, 'entries', `${name}.ts`),
      preludes: preludes.map((prelude) => resolve(clientFolder, 'color-schemes', `${prelude}.ts`)),
    });
    trackCompiled(read, compiled);
    return code;
  },
};
